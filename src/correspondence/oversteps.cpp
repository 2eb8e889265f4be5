// Oversteps of time: the partner claims, the arbiter decides.
#include "correspondence/clerk.hpp"
#include "correspondence/line.hpp"

namespace kodeks::correspondence {

namespace {

// The reply the arbiter has kept goes to the partner as if it had been sent with the claim.
Refused send_kept_reply(Clerk& clerk, const Command& claimed) {
    const auto& claim = std::get<OverstepClaim>(claimed.act);
    Clerk then{clerk.game, clerk.rulings, claimed.on, claimed.by};
    return on(then, Letter{.received = claim.received, .moves = {claim.move}});
}

} // namespace

Refused on(Clerk& clerk, const OverstepClaim& claim) {
    const Side side = *side_of(clerk.by);
    if (!clerk.game.last || clerk.game.last->by == side) {
        return referee::refusal("letter_claim_before_reply", clerk.rules().claims.claimed);
    }
    if (const Refused refused = check_received(clerk, claim.received)) {
        return refused;
    }
    if (read_written(clerk.game.position, claim.move).understood != Understood::as_written) {
        return referee::refusal("letter_claim_needs_move", clerk.rules().claims.claimed);
    }
    clerk.game.phase = Phase::claimed;
    clerk.game.claim = Command{clerk.on, clerk.by, claim};
    clerk.rule("letter_overstep_claimed", clerk.game.last->by, clerk.rules().claims.claimed);
    return std::nullopt;
}

Refused on(Clerk& clerk, const Decision& decision) {
    const Command claimed = *clerk.game.claim;
    if (clerk.on < claimed.on) {
        return referee::refusal("letter_dates", clerk.rules().dates.order);
    }
    const Side accused = clerk.game.last->by;
    const Side claimant = games::opponent(accused);
    clerk.game.claim.reset();
    clerk.game.phase = Phase::playing;
    if (!decision.complete) {
        clerk.rule("letter_claim_incomplete", claimant, clerk.rules().claims.incomplete);
        return std::nullopt;
    }
    if (clerk.game.has_overstepped(accused)) {
        clerk.rule("letter_overstep_confirmed", accused, clerk.rules().claims.decided,
                   {.count = clerk.game.of(accused).used.value,
                    .limit = clerk.game.allowed(accused).value});
        clerk.rulings.back().citing(clerk.rules().thinking.overstep);
        clerk.finish(referee::won_by(claimant, "time"));
        return std::nullopt;
    }
    clerk.charge(claimant, clerk.rules().penalty.days);
    clerk.rule("letter_claim_rejected", claimant, clerk.rules().claims.decided,
               {.count = clerk.rules().penalty.days.value});
    return send_kept_reply(clerk, claimed);
}

} // namespace kodeks::correspondence
