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

// Nobody protested, and the time for it has passed (RU:5.3.8).
Refused check_admission(const Clerk& clerk, Day claimed) {
    const auto& rules = clerk.rules().claims;
    if (clerk.state().protest) {
        return referee::refusal("letter_protested", rules.protested);
    }
    if (clerk.on() <= claimed + rules.protest_within) {
        return referee::refusal("letter_protest_open", rules.protested);
    }
    return std::nullopt;
}

void admit(Clerk& clerk, Side accused) {
    clerk.put(ClaimClosed{});
    clerk.rule(referee::ruling("letter_overstep_admitted", accused, clerk.rules().claims.protested)
                   .citing(clerk.rules().claims.decided));
    clerk.finish(referee::won_by(games::opponent(accused), "time"));
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
    for (const Material one : claim.lacks) {
        clerk.rule("letter_material_" + std::string(ledger::word(one)), side,
                   clerk.rules().claims.claimed);
    }
    if (!claim.headman_told) {
        clerk.rule("letter_headman_not_told", side, clerk.rules().claims.headman);
    }
    return std::nullopt;
}

Refused on(Clerk& clerk, const Decide& decision) {
    const OverstepClaimed claimed = *clerk.state().claim;
    if (clerk.on() < claimed.on) {
        return referee::refusal("letter_dates", clerk.rules().dates.order);
    }
    const Side accused = clerk.state().last->by;
    const Side claimant = games::opponent(accused);
    const bool protested = clerk.state().protest.has_value();
    const rulebook::Articles by_protest =
        protested ? clerk.rules().claims.protested : rulebook::Articles{};
    if (decision.admitted) {
        if (const Refused refused = check_admission(clerk, claimed.on)) {
            return refused;
        }
        admit(clerk, accused);
        return std::nullopt;
    }
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
                       .citing(clerk.rules().thinking.overstep)
                       .citing(by_protest));
        clerk.finish(referee::won_by(claimant, "time"));
        return std::nullopt;
    }
    clerk.charge(claimant, clerk.rules().penalty.days, Charge::penalty);
    clerk.rule(referee::ruling("letter_claim_rejected", claimant, clerk.rules().claims.decided,
                               {.count = clerk.rules().penalty.days.value})
                   .citing(by_protest));
    return send_kept_reply(clerk, claimed);
}

} // namespace kodeks::correspondence
