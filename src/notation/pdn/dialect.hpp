// What makes a game text PDN: which game it is (GameType, or Variant for games without a number),
// draughts moves, results on both scales.
//
// A dialect belongs to one reader or writer: it keeps a list of moves to work with.
#pragma once

#include "games/variant.hpp"
#include "notation/pdn/game_type.hpp"
#include "notation/text/dialect.hpp"

namespace kodeks::notation::pdn {

class PdnDialect final : public text::Dialect {
public:
    // The game of texts that do not say which they are.
    explicit PdnDialect(const games::Variant& otherwise)
        : PdnDialect(otherwise, scale_of(otherwise)) {}

    // Also with another scale for the results to write.
    PdnDialect(const games::Variant& otherwise, Scale scale)
        : otherwise_(otherwise), scale_(scale) {}

    void begin(Game& game) const override;
    bool set_up(Game& game, std::string_view fen) const override;
    std::optional<Message> read_move(const games::Position& position, std::string_view word,
                                     text::Reading& reading) const override;
    void finish(Game& game) const override;
    std::optional<Outcome> outcome(std::string_view word) const override;
    bool is_null_move(std::string_view word) const override;
    std::optional<std::uint8_t> mark(std::string_view word) const override;
    std::vector<Tag> tags_to_write(const Game& game) const override;
    void write_move(const games::Position& position, const games::Move& move,
                    const games::Route& route, std::string& out) const override;
    std::string_view outcome_text(Outcome outcome) const override;

private:
    const games::Variant& otherwise_;
    Scale scale_;
    mutable games::MoveList legal_;      // only to save making one for every move
    mutable bool tags_say_game_ = false; // those of the game begun last; for messages
};

} // namespace kodeks::notation::pdn
