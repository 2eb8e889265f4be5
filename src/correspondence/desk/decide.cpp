// Who may do what, and when; then the duty that answers.
#include "base/check.hpp"
#include "correspondence/desk/clerk.hpp"
#include "correspondence/state/invariants.hpp"

namespace kodeks::correspondence {

namespace {

template <class A>
constexpr bool is_arbiters = std::is_same_v<A, Decide>;

template <class A>
constexpr bool is_anybodys = std::is_same_v<A, TakeBreak>;

// When an act has its place: letters while play goes on, corrections while one is due.
template <class A>
Phase phase_of(Phase now) {
    if constexpr (std::is_same_v<A, Correction>) {
        return Phase::correcting;
    } else if constexpr (std::is_same_v<A, Decide>) {
        return Phase::claimed;
    } else if constexpr (std::is_same_v<A, TakeBreak>) {
        return now;
    } else {
        return Phase::playing;
    }
}

Refusal why_not(const Clerk& clerk) {
    switch (clerk.state().phase) {
    case Phase::correcting:
        return referee::refusal("letter_correction_first", clerk.rules().moves.unclear);
    case Phase::claimed:
        return referee::refusal("letter_claim_open", clerk.rules().claims.claimed);
    case Phase::playing:
    case Phase::finished:
        break;
    }
    return referee::refusal("letter_nothing_open");
}

template <class A>
Refused may_act(const Clerk& clerk) {
    if (is_arbiters<A> && clerk.by() != Actor::arbiter) {
        return referee::refusal("officials_only");
    }
    if (!is_arbiters<A> && !is_anybodys<A> && clerk.by() == Actor::arbiter) {
        return referee::refusal("players_only");
    }
    const Phase phase = clerk.state().phase;
    if (phase == Phase::finished) {
        return referee::refusal("over", clerk.game_rules().results.closed);
    }
    if (phase != phase_of<A>(phase)) {
        return why_not(clerk);
    }
    return std::nullopt;
}

} // namespace

Decision decide(const State& state, const Command& command, const World& world) {
    KODEKS_ASSERT(state.opened() && world.letters != nullptr && world.game.rules.game != nullptr);
    KODEKS_ASSERT(state.settings.edition == world.letters->edition);
    Clerk clerk(state, command, world);
    clerk.put(Said{command});
    const Refused refused = std::visit(
        [&]<class A>(const A& act) {
            const Refused early = may_act<A>(clerk);
            return early ? early : on(clerk, act);
        },
        command.act);
    if (refused) {
        return *refused;
    }
    check_invariants(clerk.state());
    return ledger::Accepted<Event>{clerk.take_events()};
}

} // namespace kodeks::correspondence
