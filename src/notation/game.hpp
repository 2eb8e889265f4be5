// A whole game as PGN, PDN and score sheets know it: tags, where it starts, the moves with
// variations, how it ended, and what its reader had to say about the text.
//
// A reader never throws a game away. What it understood is here; the rest is kept as text
// (Notes::unread) and every trouble has a Diagnostic with line and column.
#pragma once

#include "base/result.hpp"
#include "games/position.hpp"
#include "games/variant.hpp"
#include "notation/move_tree.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::notation {

struct Tag {
    std::string name;
    std::string value;
    Place place = {}; // of its bracket, if it was read

    friend bool operator==(const Tag& a, const Tag& b) {
        return a.name == b.name && a.value == b.value;
    }
};

enum class Outcome : std::uint8_t {
    unstated,   // the text ends without a word about it
    unfinished, // "*": the game goes on, or nobody knows
    white_wins,
    black_wins,
    draw,
    both_lose, // 0-0
};

enum class Severity : std::uint8_t { warning, error };

struct Diagnostic {
    Severity severity = Severity::error;
    Fault fault; // place, message and excerpt; the source's name is left to the owner of the source

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

struct Game {
    std::vector<Tag> tags; // in the order written
    const games::Variant* variant = nullptr;
    games::Setup setup;                   // the start, with its counters
    std::optional<games::Position> start; // empty when no position could be made of the setup
    MoveTree moves;
    Outcome outcome = Outcome::unstated;
    std::vector<Diagnostic> diagnostics;
    Place place; // where the game begins in its text

    // The value of the first tag of this name; nullptr when there is none.
    const std::string* tag(std::string_view name) const;
    bool has_errors() const;
    // Back to an empty game; memory is kept for the next one.
    void clear();
};

// The position after a node, played from the start, which must exist.
games::Position position_after(const Game& game, NodeId node);

// Games one after another. Memory does not grow with the number of games.
class GameReader {
public:
    virtual ~GameReader() = default;

    // Replaces `game` by the next one; false when there is none left.
    virtual bool next(Game& game) = 0;
};

} // namespace kodeks::notation
