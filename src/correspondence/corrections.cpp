// Putting mistakes in letters right: what was unclear is repeated, an impossible move replaced.
#include "correspondence/clerk.hpp"
#include "correspondence/line.hpp"

#include <algorithm>

namespace kodeks::correspondence {

// Saying so costs nothing for three days.
Refused on(Clerk& clerk, const Unclear& unclear) {
    const Side side = *side_of(clerk.by);
    const auto& moves = clerk.rules().moves;
    if (!clerk.game.last || clerk.game.last->by == side) {
        return referee::refusal("letter_nothing_open", moves.unclear);
    }
    if (const Refused refused = check_received(clerk, unclear.received)) {
        return refused;
    }
    const Days taken = days_charged(unclear.received, clerk.on, clerk.game.breaks);
    const Days charged = std::max(Days{0}, taken - moves.notice);
    clerk.charge(side, charged);
    clerk.game.phase = Phase::correcting;
    clerk.game.corrector = clerk.game.last->by;
    clerk.rule("letter_unclear", clerk.game.last->by, moves.unclear);
    clerk.rule("letter_notice_days", side, moves.unclear, {.count = charged.value});
    return std::nullopt;
}

// An impossible move is replaced at the cost of its sender; what was unclear is only repeated.
Refused on(Clerk& clerk, const Correction& correction) {
    const Side side = *side_of(clerk.by);
    if (clerk.game.corrector != side) {
        return referee::refusal("letter_correction_first", clerk.rules().moves.impossible);
    }
    if (const Refused refused = check_received(clerk, correction.received)) {
        return refused;
    }
    const bool replaces = games::side_to_move(clerk.game.position) == side;
    const WrittenMove written =
        replaces ? read_written(clerk.game.position, correction.move) : WrittenMove{};
    if (replaces != (written.understood == Understood::as_written) ||
        (!replaces && !correction.move.empty())) {
        return referee::refusal("letter_no_replacement", clerk.rules().moves.impossible);
    }
    clerk.game.phase = Phase::playing;
    clerk.game.corrector.reset();
    clerk.game.last->on = clerk.on;
    clerk.game.last->stopped_play = true;
    if (!replaces) {
        clerk.rule("letter_repeated_clearly", side, clerk.rules().moves.unclear);
        return std::nullopt;
    }
    const Days days = days_charged(correction.received, clerk.on, clerk.game.breaks);
    clerk.charge(side, days);
    clerk.rule("letter_replaced", side, clerk.rules().moves.impossible,
               {.count = days.value, .move = written.move});
    clerk.play(written.move);
    if (!clerk.ends_on_board()) {
        clerk.note_overstep(side);
    }
    return std::nullopt;
}

} // namespace kodeks::correspondence
