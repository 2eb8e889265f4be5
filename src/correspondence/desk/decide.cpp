// Who may do what, and when; then the duty that answers.
#include "base/check.hpp"
#include "correspondence/desk/clerk.hpp"
#include "correspondence/state/invariants.hpp"
#include "ledger/carry_out.hpp"

namespace kodeks::correspondence {

namespace {

// Whose act it is; the sentence tells who could have done it.
Refused right_to(const Declared& declared, Actor by) {
    if (declared.by.has(by)) {
        return std::nullopt;
    }
    const bool officials_may = declared.by.has(Actor::arbiter);
    return referee::refusal(officials_may                       ? "officials_only"
                            : declared.by.has(Actor::white)     ? "players_only"
                            : declared.by.has(Actor::organiser) ? "letter_organiser_only"
                                                                : "program_only");
}

bool is_the_moment(When when, Phase phase) {
    switch (when) {
    case When::any_time:
    case When::before_the_end:
        return true;
    case When::in_play:
        return phase == Phase::playing;
    case When::correcting:
        return phase == Phase::correcting;
    case When::claimed:
        return phase == Phase::claimed;
    case When::asked:
        return phase == Phase::asked;
    case When::after_the_end:
        return phase == Phase::finished;
    }
    return false;
}

Refusal why_not(const Clerk& clerk) {
    switch (clerk.state().phase) {
    case Phase::correcting:
        return referee::refusal("letter_correction_first", clerk.rules().moves.unclear);
    case Phase::claimed:
        return referee::refusal("letter_claim_open", clerk.rules().claims.claimed);
    case Phase::asked:
        return referee::refusal("question_open");
    case Phase::playing:
    case Phase::finished:
        break;
    }
    return referee::refusal("letter_nothing_open");
}

Refused may_act(const Clerk& clerk, const Declared& declared) {
    if (const Refused refused = right_to(declared, clerk.by())) {
        return refused;
    }
    const Phase phase = clerk.state().phase;
    const bool later = declared.when == When::any_time || declared.when == When::after_the_end;
    if (phase == Phase::finished && !later) {
        return referee::refusal("over", clerk.game_rules().results.closed);
    }
    if (declared.when == When::after_the_end && phase != Phase::finished) {
        return referee::refusal("not_over");
    }
    return is_the_moment(declared.when, phase) ? std::nullopt : Refused(why_not(clerk));
}

} // namespace

Decision decide(const State& state, const Command& command, const World& world) {
    KODEKS_ASSERT(state.opened() && world.letters != nullptr && world.game.rules.game != nullptr);
    KODEKS_ASSERT(world.game.oracle != nullptr);
    KODEKS_ASSERT(state.settings.edition == world.letters->edition);
    Clerk clerk(state, command, world);
    clerk.put(Said{command});
    const Refused refused = command.act.visit([&]<class A>(const A& act) {
        const Refused early = may_act(clerk, A::declared);
        return early ? early : on(clerk, act);
    });
    if (clerk.oracle().unanswered()) {
        return ledger::NeedsProof{*clerk.oracle().unanswered()};
    }
    if (refused) {
        return *refused;
    }
    check_invariants(state, clerk.state());
    return ledger::Accepted<Event>{clerk.take_events()};
}

Decision carry_out(State& state, const Command& command, const World& world,
                   const truth::Oracle& prover, std::vector<Event>& events) {
    return ledger::carry_out(
        state, command, events, [&](const Command& one) { return decide(state, one, world); },
        [&](const truth::Query& query) {
            return Command{command.on, Actor::program,
                           Prove{referee::proof_of(query, truth::ask(prover, query))}};
        });
}

} // namespace kodeks::correspondence
