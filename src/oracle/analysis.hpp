// What can be proved about a position, laid out for somebody who studies it: what each side can
// still reach, what every move is worth, and a line as evidence. It is for games that are over;
// whoever asks for it during a game is refused long before (server/tools/study.hpp).
#pragma once

#include "oracle/oracle.hpp"

#include <array>
#include <optional>
#include <vector>

namespace kodeks::truth {

// For the side to move; `open` when nobody has proved it.
enum class Worth : std::uint8_t { loss, draw, win, open };

struct MoveWorth {
    games::Move move;
    Worth worth = Worth::open;  // for the player of the move
    std::optional<int> plies{}; // to the end of the game, where a table tells
};

struct Analysis {
    std::array<Known, 2> possible{Known::open, Known::open}; // can win, the opponent helping
    std::array<Known, 2> forced{Known::open, Known::open};   // can win against the best defence
    Worth worth = Worth::open;
    std::optional<int> plies{};
    bool from_table = false;
    std::vector<MoveWorth> moves{};       // every legal one; best first where they are known
    std::vector<games::Move> line{};      // best play of both, or the series that mates
    std::optional<games::Side> line_of{}; // whose win the line is; nobody's: best play of both
};

class Analyst {
public:
    virtual ~Analyst() = default;

    virtual Analysis analyse(const games::Position& position) const = 0;
};

} // namespace kodeks::truth
