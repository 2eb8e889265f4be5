// PGN, the file format of chess games.
//
//     pgn::Reader reader(source);
//     Game game;
//     while (reader.next(game)) { ... }
//     pgn::write(game, {}, out);
//
// Besides the standard: Variant tag with castling by X-FEN and Shredder-FEN, clock comments, moves
// in the letters of other languages, as people write them. PGN has no sign for a game that both
// sides lose: it is written as * with the tag Result "0-0".
#pragma once

#include "notation/chess/write.hpp"
#include "notation/text/dialect.hpp"
#include "notation/text/reader.hpp"
#include "notation/text/writer.hpp"

#include <string>

namespace kodeks::notation::pgn {

struct Options {
    // Defects of a set-up position to live with; they are reported as warnings.
    games::Defects tolerated = games::tolerable_defects();
    const chess::Letters* letters = nullptr; // of the moves to read besides SAN; English if none
    chess::Style style = chess::pgn_style(); // of the moves to write
};

class Dialect final : public text::Dialect {
public:
    explicit Dialect(Options options = {}) : options_(options) {}

    void begin(Game& game) const override;
    bool set_up(Game& game, std::string_view fen) const override;
    std::optional<Message> read_move(const games::Position& position, std::string_view word,
                                     text::Reading& reading) const override;
    void finish(Game& game) const override;
    std::optional<Outcome> outcome(std::string_view word) const override;
    std::optional<Outcome> outcome_of_last(std::string_view word) const override;
    bool is_null_move(std::string_view word) const override;
    std::optional<std::uint8_t> mark(std::string_view word) const override;
    std::vector<Tag> tags_to_write(const Game& game) const override;
    void write_move(const games::Position& position, const games::Move& move,
                    const games::Route& route, std::string& out) const override;
    std::string_view outcome_text(Outcome outcome) const override;

private:
    Options options_;
};

class Reader final : public GameReader {
public:
    explicit Reader(ByteSource& source, Options options = {}, text::Limits limits = {})
        : dialect_(options), reader_(source, dialect_, limits) {}

    bool next(Game& game) override { return reader_.next(game); }

private:
    Dialect dialect_;
    text::TextReader reader_;
};

void write(const Game& game, const Options& options, std::string& out);

} // namespace kodeks::notation::pgn
