// What differs between the file formats of games. Everything else about them (tags, comments,
// variations, numbers, glyphs, results, recovery) is the same text and is read by text/reader.hpp
// and written by text/writer.hpp for all of them.
#pragma once

#include "notation/game.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kodeks::notation::text {

// Whether a word could have been meant otherwise. What is only possible is worth a word in a text
// that has shown before that it does not keep to the letter.
enum class Doubt : std::uint8_t { none, possible, certain };

// One move as read.
struct Reading {
    games::Move move;
    Doubt doubt = Doubt::none;
    std::optional<Message> remark; // with a doubt: what was taken for what, and why
    games::Route route;            // empty unless the text told the way
    std::uint8_t nag = 0;          // of a mark written at the move ("e4!"), 0 for none
};

class Dialect {
public:
    virtual ~Dialect() = default;

    // Chooses `variant`, `setup` and `start` by the tags of the game. What is wrong is reported; a
    // game without a start keeps its moves as text.
    virtual void begin(Game& game) const = 0;

    // Begins the game from a position written before its first move; what is wrong with it is
    // reported. False when the format has no such thing.
    virtual bool set_up(Game& game, std::string_view fen) const = 0;

    // Reads one word as a legal move of the position, marks included. Gives back what is wrong, or
    // nothing when `reading` holds the move. The fast path of a reader: it should not allocate
    // for a move that is right.
    virtual std::optional<Message> read_move(const games::Position& position, std::string_view word,
                                             Reading& reading) const = 0;

    // Called behind the last move of a game, to draw conclusions from tags and result together.
    virtual void finish(Game& game) const = 0;

    // "1-0", "*", "2-0" ... when the word is a result in this format. In files the word never ends
    // in the middle: `1-18` is not asked as `1-1`.
    virtual std::optional<Outcome> outcome(std::string_view word) const = 0;

    // The same for the last word of a game, asked only where no legal move is written so: "0-0"
    // of a game that both lost.
    virtual std::optional<Outcome> outcome_of_last(std::string_view) const { return std::nullopt; }

    // Whether the word stands for a move that was not made ("--", "Z0"), as analysts write.
    virtual bool is_null_move(std::string_view word) const = 0;

    // A mark that stands alone behind a move ("!?"): its glyph; 0 for a word to pass over ("e.p.").
    virtual std::optional<std::uint8_t> mark(std::string_view word) const = 0;

    // The tags of a game that is to be written: what the format demands besides those it has.
    virtual std::vector<Tag> tags_to_write(const Game& game) const = 0;
    virtual void write_move(const games::Position& position, const games::Move& move,
                            const games::Route& route, std::string& out) const = 0;
    // `unstated` is written as `unfinished`: a game text ends with a result.
    virtual std::string_view outcome_text(Outcome outcome) const = 0;
};

} // namespace kodeks::notation::text
