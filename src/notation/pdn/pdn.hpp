// Games of draughts as PDN 3.0: reading them one after another, and writing them.
//
//     PdnReader reader(source, *find_variant("..."));   // the game of texts without a GameType
//     for (Game game; reader.next(game);) { ... }
//
// Reading never throws a game away (notation/game.hpp) and needs memory for one game. Writing a
// game and reading it back gives the same game.
#pragma once

#include "notation/pdn/dialect.hpp"
#include "notation/text/reader.hpp"
#include "notation/text/writer.hpp"

namespace kodeks::notation::pdn {

class PdnReader final : public GameReader {
public:
    PdnReader(ByteSource& source, const games::Variant& otherwise, text::Limits limits = {})
        : dialect_(otherwise), reader_(source, dialect_, limits) {}

    bool next(Game& game) override;

private:
    PdnDialect dialect_;
    text::TextReader reader_;
    bool after_result_ = false;
};

// Appends the game as text. A game of an unknown variant keeps its tags and its moves as text.
void write_pdn(const Game& game, std::string& out, text::Layout layout = {});

} // namespace kodeks::notation::pdn
