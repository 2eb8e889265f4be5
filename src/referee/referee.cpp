#include "referee/referee.hpp"

#include "referee/assistants.hpp"
#include "referee/workers.hpp"

#include <algorithm>
#include <type_traits>

namespace kodeks::referee {

namespace {

// What each kind of command needs before its worker is asked.
enum class When : std::uint8_t {
    any_time,
    before_the_end,
    in_play, // the clocks run
    after_the_end,
};

template <class A>
constexpr bool is_stage =
    std::is_same_v<A, Release> || std::is_same_v<A, Remove> || std::is_same_v<A, Replace>;

template <class A>
constexpr bool is_hand_work = std::is_same_v<A, PutRight> || std::is_same_v<A, WriteDown>;

template <class A>
constexpr When when_of() {
    constexpr bool in_play =
        std::is_same_v<A, Touch> || std::is_same_v<A, Adjust> || std::is_same_v<A, Make> ||
        std::is_same_v<A, Press> || std::is_same_v<A, Move> || is_stage<A> ||
        std::is_same_v<A, Announce> || std::is_same_v<A, TouchClaim> || is_hand_work<A>;
    constexpr bool after = std::is_same_v<A, Sign> || std::is_same_v<A, CorrectResult>;
    if constexpr (in_play) {
        return When::in_play;
    } else if constexpr (after) {
        return When::after_the_end;
    } else if constexpr (std::is_same_v<A, Appeal>) {
        return When::any_time;
    } else {
        return When::before_the_end;
    }
}

// Acts of the players themselves, and of officials.
template <class A>
constexpr bool is_players_act =
    std::is_same_v<A, Touch> || std::is_same_v<A, Adjust> || std::is_same_v<A, Make> ||
    std::is_same_v<A, Press> || std::is_same_v<A, Move> || std::is_same_v<A, OfferDraw> ||
    std::is_same_v<A, AcceptDraw> || std::is_same_v<A, DeclineDraw> || std::is_same_v<A, Resign> ||
    std::is_same_v<A, StopClock> || std::is_same_v<A, Claim> || std::is_same_v<A, Sign> ||
    std::is_same_v<A, Appeal> || is_stage<A> || std::is_same_v<A, Announce> ||
    std::is_same_v<A, TouchClaim> || std::is_same_v<A, Request> || std::is_same_v<A, Record> ||
    std::is_same_v<A, Seal> || is_hand_work<A> || std::is_same_v<A, DoubtFlag>;
template <class A>
constexpr bool is_officials_act =
    std::is_same_v<A, Begin> || std::is_same_v<A, Pause> || std::is_same_v<A, Resume> ||
    std::is_same_v<A, CorrectClock> || std::is_same_v<A, Decide> ||
    std::is_same_v<A, CorrectResult> || std::is_same_v<A, Open> || std::is_same_v<A, Consent> ||
    std::is_same_v<A, Excuse> || std::is_same_v<A, AcceptAssistant> ||
    std::is_same_v<A, GiveTime> || std::is_same_v<A, PressFailed> ||
    std::is_same_v<A, FaultyClock> || std::is_same_v<A, CheckRecord> ||
    std::is_same_v<A, RestoreRecord> || std::is_same_v<A, ChoreDone> ||
    std::is_same_v<A, Witness> || std::is_same_v<A, RecordDraw>;

// What may set a clock going again waits until an open question is answered.
template <class A>
constexpr bool waits_for_answer = std::is_same_v<A, Discover> || std::is_same_v<A, ChoreDone>;

bool is_assistant(Actor actor) {
    return actor == Actor::white_assistant || actor == Actor::black_assistant;
}

// Whether pieces may be moved now. Somebody absent: whoever is there may begin alone, or has to
// wait, as the rulebook says (UA:V.9.4.4, RU:3.7.3#2).
Answer may_play(const State& state, const Command& command) {
    if (state.phase == Phase::waiting) {
        const auto& lateness = state.match.rules.lateness;
        const bool here = state.of(*side_of(command.by)).is(Mark::present);
        return here && lateness.plays_alone ? std::nullopt
                                            : Answer(refusal("opponent_absent", lateness.alone));
    }
    if (state.phase == Phase::resuming) {
        return refusal("envelope_first", state.match.rules.adjourning.opened);
    }
    if (state.phase != Phase::playing) {
        return refusal(state.question ? "question_open" : "not_in_play");
    }
    if (state.chore) {
        return refusal("chore_first", state.match.rules.duties.recording.incomplete);
    }
    return std::nullopt;
}

// Nothing is claimed when the game is over. A flag that falls after a move that ended the game
// comes too late although the clock was not pressed (FIDE:6.2.1.1, RU:3.8.12).
Refusal over(const State& state, const Command& command) {
    const auto* const claim = std::get_if<Claim>(&command.action);
    if (claim != nullptr && claim->kind == ClaimKind::flag && state.position &&
        games::ending(*state.position).over() && state.match.end_needs_no_press()) {
        return refusal("over", state.match.rules.losing.end_without_press);
    }
    return refusal("over", state.match.rules.results.closed);
}

template <class A>
Answer may_act(const State& state, const Command& command) {
    if (command.at < state.clock.since) {
        return refusal("time_goes_back");
    }
    if (is_players_act<A> && !side_of(command.by)) {
        return refusal("players_only");
    }
    if (is_officials_act<A> && !is_official(command.by)) {
        return refusal("officials_only");
    }
    constexpr When when = when_of<A>();
    if (when == When::after_the_end && !state.over()) {
        return refusal("not_over");
    }
    if (when != When::after_the_end && when != When::any_time && state.over()) {
        return over(state, command);
    }
    if (when != When::any_time && state.phase == Phase::cancelled) {
        return refusal("cancelled");
    }
    if (waits_for_answer<A> && state.question) {
        return refusal("question_open");
    }
    if ((std::is_same_v<A, Make> || std::is_same_v<A, Move>) && state.phase == Phase::sealing) {
        return std::nullopt;
    }
    return when == When::in_play ? may_play(state, command) : std::nullopt;
}

// A digital arbiter always looks at the clocks (FIDE:6.8): a flag that fell before the command is
// decided first.
bool flag_comes_first(Desk& desk) {
    return desk.state().match.regulations.flags == Flags::observed && flags_count(desk.state()) &&
           decide_flag(desk);
}

// Acts of daily play, which every rulebook knows; what the others do is looked at afterwards.
template <class A>
constexpr bool is_daily =
    std::is_same_v<A, Make> || std::is_same_v<A, Press> || std::is_same_v<A, Move> ||
    std::is_same_v<A, Touch> || std::is_same_v<A, OfferDraw> || std::is_same_v<A, AcceptDraw> ||
    std::is_same_v<A, DeclineDraw> || std::is_same_v<A, Resign> || std::is_same_v<A, Look>;

// A ruling without an article: the rulebook does not provide for the act.
bool stands_on_nothing(const std::vector<Event>& events, std::size_t first) {
    return std::any_of(events.begin() + static_cast<std::ptrdiff_t>(first), events.end(),
                       [](const Event& event) {
                           const auto* const given = std::get_if<RulingGiven>(&event);
                           return given != nullptr && given->ruling.articles.empty();
                       });
}

// Stages are weighed after some of them have been put on the desk; if they are refused then,
// everything is as before.
template <class A>
Answer decide_or_undo(Desk& desk, State& state, std::vector<Event>& events, const A& action) {
    const State before = state;
    const std::size_t count = events.size();
    Answer answer = on(desk, action);
    if (!answer && stands_on_nothing(events, count)) {
        answer = refusal("not_in_rulebook");
    }
    if (answer) {
        state = before;
        events.erase(events.begin() + static_cast<std::ptrdiff_t>(count), events.end());
    }
    return answer;
}

// A move after an illegal one that was not pressed takes that back first; pressing in the middle of
// a capture makes a move of what was captured so far.
template <class A>
bool goes_back_first(const State& state, const Command& command) {
    if (std::is_same_v<A, Press> && state.partial) {
        return true;
    }
    return std::is_same_v<A, Make> && state.match.rules.duties.hand_faults.empty() &&
           !state.plies.empty() && !state.plies.back().legal &&
           state.made_by() == side_of(command.by);
}

} // namespace

Answer handle(State& state, const Command& command, const truth::Oracle& oracle,
              std::vector<Event>& events) {
    return std::visit(
        [&](const auto& action) -> Answer {
            using A = std::decay_t<decltype(action)>;
            if (const Answer refused = may_act<A>(state, command)) {
                return refused;
            }
            if (is_assistant(command.by)) {
                if (const Answer refused = assistant_may(state, command.by, command.action)) {
                    return refused;
                }
            }
            Desk desk(state, command, oracle, events);
            if (flag_comes_first(desk)) {
                return std::nullopt; // the command came too late
            }
            const bool undoes = !is_daily<A> || goes_back_first<A>(state, command);
            Answer answer = undoes ? decide_or_undo(desk, state, events, action) : on(desk, action);
            if (answer) {
                keep_own(state.match, answer->articles);
            }
            return answer;
        },
        command.action);
}

} // namespace kodeks::referee
