#include "notation/pdn/pdn.hpp"

namespace kodeks::notation::pdn {

namespace {

bool is_bare_star(const Game& game) {
    return game.outcome == Outcome::unfinished && game.tags.empty() && game.moves.size() == 1 &&
           !game.moves.has_notes(root);
}

} // namespace

// Files written by the grammar of PDN 3.0 separate games by a star, also behind a result: such a
// star is no game.
bool PdnReader::next(Game& game) {
    if (!reader_.next(game)) {
        return false;
    }
    if (after_result_ && is_bare_star(game) && !reader_.next(game)) {
        return false;
    }
    after_result_ = game.outcome != Outcome::unfinished && game.outcome != Outcome::unstated;
    return true;
}

void write_pdn(const Game& game, std::string& out, text::Layout layout) {
    const bool known = game.variant != nullptr;
    const PdnDialect dialect(known ? *game.variant : usual_variant(),
                             known ? scale_of(*game.variant) : Scale::one_point);
    text::write_game(game, dialect, layout, out);
}

} // namespace kodeks::notation::pdn
