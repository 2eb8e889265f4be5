#include "notation/check.hpp"

namespace kodeks::notation {

namespace {

void report(Game& game, const char* key) {
    game.diagnostics.push_back({Severity::error, {Message{key, {}}, {}, game.place, {}}});
}

// The only outcome a finished position allows.
Outcome forced_by(const games::Ending& ending) {
    if (!ending.winner) {
        return Outcome::draw;
    }
    return *ending.winner == games::Side::white ? Outcome::white_wins : Outcome::black_wins;
}

} // namespace

void check_end(Game& game, const Outcome* tag_outcome) {
    if (tag_outcome != nullptr && game.outcome != Outcome::unstated &&
        *tag_outcome != game.outcome) {
        report(game, "notation.result_contradicts_tag");
    }
    const NodeId last = game.moves.last_of_main_line();
    if (!game.start || !game.moves.notes_of(last).unread.empty()) {
        return;
    }
    const games::Ending ending = games::ending(position_after(game, last));
    if (ending.over() && game.outcome != Outcome::unstated && game.outcome != forced_by(ending)) {
        report(game, "notation.result_contradicts_end");
    }
}

} // namespace kodeks::notation
