// Putting mistakes in letters right: what was unclear is repeated, an impossible move replaced.
#include "correspondence/desk/clerk.hpp"
#include "correspondence/end/endings.hpp"
#include "correspondence/letters/line.hpp"

#include <algorithm>

namespace kodeks::correspondence {

// Saying so costs nothing for three days.
Refused on(Clerk& clerk, const Unclear& unclear) {
    const Side side = *side_of(clerk.by());
    const auto& moves = clerk.rules().moves;
    if (!clerk.state().last || clerk.state().last->by == side) {
        return referee::refusal("letter_nothing_open", moves.unclear);
    }
    if (const Refused refused = check_received(clerk, unclear.received)) {
        return refused;
    }
    const Days taken = days_charged(unclear.received, clerk.on(), clerk.state().breaks);
    const Days charged = std::max(Days{0}, taken - moves.notice);
    const Side sender = clerk.state().last->by;
    clerk.charge(side, charged, Charge::notice);
    clerk.put(PhaseChanged{Phase::correcting, sender});
    clerk.rule("letter_unclear", sender, moves.unclear);
    clerk.rule("letter_notice_days", side, moves.unclear, {.count = charged.value});
    return std::nullopt;
}

// An impossible move is replaced at the cost of its sender; what was unclear is only repeated.
Refused on(Clerk& clerk, const Correction& correction) {
    const Side side = *side_of(clerk.by());
    if (clerk.state().corrector != side) {
        return referee::refusal("letter_correction_first", clerk.rules().moves.impossible);
    }
    if (const Refused refused = check_received(clerk, correction.received)) {
        return refused;
    }
    const bool replaces = clerk.state().to_move() == side;
    const WrittenMove written =
        replaces ? read_written(*clerk.state().position, correction.move) : WrittenMove{};
    if (replaces != (written.understood == Understood::as_written) ||
        (!replaces && !correction.move.empty())) {
        return referee::refusal("letter_no_replacement", clerk.rules().moves.impossible);
    }
    clerk.go_on();
    clerk.put(LetterCorrected{clerk.on()});
    if (!replaces) {
        clerk.rule("letter_repeated_clearly", side, clerk.rules().moves.unclear);
        return std::nullopt;
    }
    const Days days = days_charged(correction.received, clerk.on(), clerk.state().breaks);
    clerk.charge(side, days, Charge::replacing);
    clerk.rule("letter_replaced", side, clerk.rules().moves.impossible,
               {.count = days.value, .move = written.move});
    clerk.put(MovePlayed{written.move});
    if (!ends(clerk)) {
        clerk.note_overstep(side);
        look_for_open_draws(clerk);
    }
    return std::nullopt;
}

} // namespace kodeks::correspondence
