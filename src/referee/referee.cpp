#include "referee/referee.hpp"

#include "base/check.hpp"
#include "referee/desk/workers.hpp"
#include "referee/office/assistants.hpp"
#include "referee/state/invariants.hpp"

#include <algorithm>
#include <type_traits>

namespace kodeks::referee {

namespace {

// Whether pieces may be moved now. Somebody absent: whoever is there may begin alone, or has to
// wait, as the rulebook says (FIDE:6.6, UA:V.9.4.4, RU:3.7.3#2).
Answer may_play(const Desk& desk) {
    const State& state = desk.state();
    if (state.phase == Phase::waiting) {
        const auto& lateness = desk.rules().lateness;
        const bool here = state.of(*side_of(desk.by())).is(Mark::present);
        const auto& drawn = desk.rules().duties.micro_matches.opening_late;
        if (state.settings.regulations.drawn_opening && !drawn.empty()) { // in both's presence
            return refusal("opponent_absent", drawn);
        }
        return here && lateness.plays_alone ? std::nullopt
                                            : Answer(refusal("opponent_absent", lateness.alone));
    }
    if (state.phase == Phase::resuming) {
        return refusal("envelope_first", desk.rules().adjourning.opened);
    }
    if (state.phase != Phase::playing) {
        return refusal(state.question ? "question_open" : "not_in_play");
    }
    if (state.chore) {
        const bool pieces = state.chore->task == Task::pieces;
        return refusal("chore_first", pieces ? desk.rules().irregularities.displaced
                                             : desk.rules().duties.recording.incomplete);
    }
    return std::nullopt;
}

// Nothing is claimed when the game is over. A flag that falls after a move that ended the game
// comes too late although the clock was not pressed (FIDE:6.2.1.1, RU:3.8.12).
Refusal over(const Desk& desk, const Action& action) {
    const State& state = desk.state();
    const auto* const claim = action.get_if<Claim>();
    if (claim != nullptr && claim->kind == ClaimKind::flag && state.position &&
        games::ending(*state.position).over() && state.settings.end_needs_no_press) {
        return refusal("over", desk.rules().losing.end_without_press);
    }
    return refusal("over", desk.rules().results.closed);
}

// Whose act it is; the sentence tells who could have done it, the article why those who watch may
// not (FIDE:12.7).
Answer right_to(const Desk& desk, const Declared& declared, Actor by) {
    if (declared.by.has(by)) {
        return std::nullopt;
    }
    const bool of_players = declared.by.has(Actor::white);
    const bool of_officials = declared.by.has(Actor::arbiter);
    return refusal(of_players && of_officials ? "not_for_spectators"
                   : of_players               ? "players_only"
                   : of_officials             ? "officials_only"
                                              : "program_only",
                   by == Actor::spectator ? desk.rules().duties.spectators : rulebook::Articles{});
}

Answer right_moment(const Desk& desk, const Action& action) {
    const State& state = desk.state();
    const Declared& declared = declared_of(action);
    if (declared.when == When::any_time) {
        return std::nullopt;
    }
    if (declared.when == When::after_the_end && !state.over()) {
        return refusal("not_over");
    }
    if (declared.when != When::after_the_end && state.over()) {
        return over(desk, action);
    }
    if (state.phase == Phase::cancelled) {
        return refusal("cancelled");
    }
    if (declared.waits_for_answer && state.question) {
        return refusal("question_open");
    }
    const bool moves = action.is<Make>() || action.is<Move>();
    if (moves && state.phase == Phase::sealing) {
        return std::nullopt;
    }
    return declared.when == When::in_play ? may_play(desk) : std::nullopt;
}

Answer may_act(const Desk& desk, const Command& command) {
    if (command.at < desk.state().clock.since) {
        return refusal("time_goes_back");
    }
    if (Answer refused = right_to(desk, declared_of(command.action), command.by)) {
        return refused;
    }
    if (Answer refused = right_moment(desk, command.action)) {
        return refused;
    }
    return is_assistant(command.by) ? assistant_may(desk, command.by, command.action)
                                    : std::nullopt;
}

bool asks_about_flags(const Action& action) {
    const auto* const claim = action.get_if<Claim>();
    return action.is<Look>() || action.is<NoticeFlag>() ||
           (claim != nullptr && claim->kind == ClaimKind::flag);
}

// A digital arbiter always looks at the clocks (FIDE:6.8): a flag that fell before the command is
// decided first. Nobody waits for a proof twice.
bool flag_comes_first(Desk& desk, const Action& action) {
    return desk.state().settings.regulations.flags == Flags::observed && !action.is<Prove>() &&
           flags_count(desk) && decide_flag(desk);
}

// A ruling without an article: the rulebook does not provide for the act.
bool stands_on_nothing(const std::vector<Event>& events) {
    return std::ranges::any_of(events, [](const Event& event) {
        const auto* const given = event.get_if<RulingGiven>();
        return given != nullptr && given->ruling->articles.empty();
    });
}

template <class A>
bool tells_all(const A& act) {
    if constexpr (requires { act.tells_all(); }) {
        return act.tells_all();
    } else {
        return A::declared.telling == Telling::by_its_facts;
    }
}

Answer do_work(Desk& desk, const Command& command) {
    return command.action.visit([&](const auto& act) -> Answer {
        if (!tells_all(act)) {
            desk.put(Said{command.by, command.action});
        }
        return on(desk, act);
    });
}

Refusal own(const Desk& desk, Refusal refusal) {
    desk.own(refusal.articles);
    return refusal;
}

} // namespace

Decision decide(const State& state, const Command& command, const World& world) {
    KODEKS_ASSERT(state.opened() && world.rules.game != nullptr && world.oracle != nullptr);
    Desk desk(state, command, world);
    if (const Answer refused = may_act(desk, command)) {
        return own(desk, *refused);
    }
    const bool late = flag_comes_first(desk, command.action);
    const Answer refused = late ? std::nullopt : do_work(desk, command);
    if (desk.oracle().unanswered()) {
        return ledger::NeedsProof{*desk.oracle().unanswered()};
    }
    if (refused) {
        return own(desk, *refused);
    }
    if (stands_on_nothing(desk.events())) {
        return refusal("not_in_rulebook");
    }
    check_invariants(state, desk.state());
    if (late && !asks_about_flags(command.action)) {
        return ledger::Superseded<Event>{desk.take_events()};
    }
    return ledger::Accepted<Event>{desk.take_events()};
}

namespace {

void fold_all(State& state, const Decision& decision, std::vector<Event>& events) {
    for (const Event& event : decision.events()) {
        apply(state, event);
        events.push_back(event);
    }
}

void prove(State& state, const Proof& proof, Instant at, const World& world,
           std::vector<Event>& events) {
    fold_all(state, decide(state, {at, Actor::program, Prove{proof}}, world), events);
}

} // namespace

Decision carry_out(State& state, const Command& command, const World& world,
                   const truth::Oracle& prover, std::vector<Event>& events) {
    constexpr int proofs_max = 32; // no decision asks so much
    for (int i = 0; i < proofs_max; ++i) {
        Decision decision = decide(state, command, world);
        if (const truth::Query* const query = decision.query()) {
            prove(state, proof_of(*query, truth::ask(prover, *query)), command.at, world, events);
            continue;
        }
        fold_all(state, decision, events);
        while (state.wanted) {
            const truth::Query query = wanted_query(state);
            prove(state, proof_of(query, truth::ask(prover, query)), command.at, world, events);
        }
        return decision;
    }
    KODEKS_ASSERT(false);
    return refusal("question_open");
}

} // namespace kodeks::referee
