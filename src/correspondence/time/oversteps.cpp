// Oversteps of time: the partner claims, the arbiter decides.
#include "correspondence/desk/clerk.hpp"
#include "correspondence/letters/line.hpp"

namespace kodeks::correspondence {

namespace {

// The reply the arbiter has kept goes to the partner as if it had been sent with the claim.
Refused send_kept_reply(Clerk& clerk, const OverstepClaimed& claimed) {
    clerk.turn_back_to(claimed.on, claimed.by == Side::white ? Actor::white : Actor::black);
    const OverstepClaim& claim = *claimed.claim;
    return on(clerk, Letter{.received = claim.received, .moves = {claim.move}});
}

} // namespace

Refused on(Clerk& clerk, const OverstepClaim& claim) {
    const Side side = *side_of(clerk.by());
    if (!clerk.state().last || clerk.state().last->by == side) {
        return referee::refusal("letter_claim_before_reply", clerk.rules().claims.claimed);
    }
    if (const Refused refused = check_received(clerk, claim.received)) {
        return refused;
    }
    if (read_written(*clerk.state().position, claim.move).understood != Understood::as_written) {
        return referee::refusal("letter_claim_needs_move", clerk.rules().claims.claimed);
    }
    clerk.put(OverstepClaimed{side, clerk.on(), claim});
    clerk.put(PhaseChanged{Phase::claimed});
    clerk.rule("letter_overstep_claimed", clerk.state().last->by, clerk.rules().claims.claimed);
    return std::nullopt;
}

Refused on(Clerk& clerk, const Decide& decision) {
    const OverstepClaimed claimed = *clerk.state().claim;
    if (clerk.on() < claimed.on) {
        return referee::refusal("letter_dates", clerk.rules().dates.order);
    }
    const Side accused = clerk.state().last->by;
    const Side claimant = games::opponent(accused);
    clerk.put(ClaimClosed{});
    clerk.go_on();
    if (!decision.complete) {
        clerk.rule("letter_claim_incomplete", claimant, clerk.rules().claims.incomplete);
        return std::nullopt;
    }
    if (clerk.state().has_overstepped(accused)) {
        clerk.rule(referee::ruling("letter_overstep_confirmed", accused,
                                   clerk.rules().claims.decided,
                                   {.count = clerk.state().of(accused).used.value,
                                    .limit = clerk.state().allowed(accused).value})
                       .citing(clerk.rules().thinking.overstep));
        clerk.finish(referee::won_by(claimant, "time"));
        return std::nullopt;
    }
    clerk.charge(claimant, clerk.rules().penalty.days, Charge::penalty);
    clerk.rule("letter_claim_rejected", claimant, clerk.rules().claims.decided,
               {.count = clerk.rules().penalty.days.value});
    return send_kept_reply(clerk, claimed);
}

} // namespace kodeks::correspondence
