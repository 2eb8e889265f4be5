// Can the diagram have arisen? Black has just moved, so some position and some legal black move
// must lead to it; and where white pieces stand en prise in a zadacha, a quiet one.
#include "composition/examine/examination.hpp"
#include "composition/examine/retro.hpp"

namespace kodeks::composition {

namespace {

constexpr std::size_t enough = 1; // one last move proves it; quiet ones are found first

bool is_en_prise(const games::Position& diagram) {
    return games::capture_available(with_to_move(diagram, games::Side::black));
}

} // namespace

void check_last_move(Hearing& hearing) {
    const games::Position& diagram = hearing.composition().diagram;
    const rulebook::CompositionRules& rules = hearing.rules();
    const LastMoves moves = last_moves(diagram, enough);
    if (!moves.found.empty()) {
        const LastMove& last = moves.found.front();
        hearing.rule("last-move", Weight::note, {rules.legal_diagram},
                     {.text = move_text(last.before, last.move)});
    } else {
        hearing.rule(moves.complete ? "no-last-move" : "last-move-open",
                     moves.complete ? Weight::defect : Weight::open, {rules.legal_diagram});
    }
    if (hearing.composition().genre == Genre::zadacha && is_en_prise(diagram)) {
        const bool quiet = !moves.found.empty() && !moves.found.front().move.is_capture();
        hearing.rule(quiet ? "en-prise-from-quiet" : "en-prise-deduction",
                     quiet ? Weight::note : Weight::defect, {rules.locks.en_prise},
                     {.count = quiet ? 0 : rules.locks.en_prise_points});
    }
}

} // namespace kodeks::composition
