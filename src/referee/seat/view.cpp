#include "referee/seat/view.hpp"

#include "referee/office/permit.hpp"

#include <algorithm>
#include <utility>

namespace kodeks::referee {

namespace {

// Who acts from a seat; nobody from a screen.
std::optional<Actor> actor_of(Seat seat) {
    return seat == Seat::hall_screen ? std::nullopt : std::optional(static_cast<Actor>(seat));
}

std::optional<Side> side_at(Seat seat) {
    const auto actor = actor_of(seat);
    return actor ? side_of(*actor) : std::nullopt;
}

bool is_official_seat(Seat seat) {
    return seat == Seat::arbiter || seat == Seat::chief_arbiter;
}

bool any_flag_down(const clock::Clock& clock) {
    return clock.of(Side::white).flag || clock.of(Side::black).flag ||
           clock.of(Side::white).period > 0 || clock.of(Side::black).period > 0;
}

// A book that lists what may be asked for tells it when it may be asked for; one that lists what
// may be told decides by that.
bool may_know_moves(const State& state, const RuleSet& rules, Side side, Instant now) {
    for (const rulebook::Requestable& row : rules.game->requests) {
        if (row.name == "moves_told" && row.asker == rulebook::Asker::player) {
            return row.moment == rulebook::Moment::any_time ||
                   (row.moment == rulebook::Moment::flag_down &&
                    any_flag_down(clock::advanced(state.clock, now)));
        }
    }
    const Permit permit = permitted(state, *rules.game, rulebook::Act::tell_moves_made, side);
    return permit.articles.empty() || permit.grant == rulebook::Grant::allowed;
}

bool is_the_moment(const State& state, When when) {
    switch (when) {
    case When::any_time:
        return true;
    case When::before_the_end:
        return !state.over() && state.phase != Phase::cancelled;
    case When::in_play:
        return state.phase == Phase::playing && !state.chore;
    case When::after_the_end:
        return state.over();
    }
    return false;
}

std::vector<std::string_view> acts_of(const State& state, Actor actor) {
    std::vector<std::string_view> words;
    Action::each_type([&]<class A>() {
        const Declared& declared = A::declared;
        if (declared.by.has(actor) && is_the_moment(state, declared.when) &&
            (!is_assistant(actor) || declared.duty != Duty::none)) {
            words.push_back(declared.word);
        }
    });
    return words;
}

// A move that ended the game may still be contested by whoever it was made against (FIDE:4.8).
bool may_contest(const State& state, const RuleSet& rules, std::optional<Side> side) {
    return side && !rules.game->stages.touch_claim.empty() &&
           !rules.game->duties.hands.faults_have_names && state.phase == Phase::finished &&
           state.position && games::ending(*state.position).over() && !state.plies.empty() &&
           state.plies.back().side == games::opponent(*side);
}

std::vector<std::string_view> acts_at(const State& state, const RuleSet& rules, Seat seat) {
    const auto actor = actor_of(seat);
    if (!actor) {
        return {};
    }
    auto words = acts_of(state, *actor);
    if (seat == Seat::spectator && !rules.game->clock.spectators_may_call_flags) {
        std::erase(words, NoticeFlag::declared.word);
    }
    if (state.over() && !may_contest(state, rules, side_at(seat))) {
        std::erase(words, TouchClaim::declared.word);
    }
    if (!moves_are_spoken(state, *rules.game)) {
        std::erase(words, Announce::declared.word);
    }
    if (seat == Seat::spectator) { // only the opponent reminds
        std::erase(words, Remind::declared.word);
    }
    return words;
}

} // namespace

View view(const State& state, const RuleSet& rules, Seat seat, Instant now) {
    const bool official = is_official_seat(seat);
    const auto side = side_at(seat);
    const bool watching = !side && !official;
    View seen{.phase = state.phase, .board = state.board, .partial = state.partial};
    const bool moves_told = official || watching || may_know_moves(state, rules, *side, now);
    for (const Side one : {Side::white, Side::black}) {
        auto& reading = seen.clocks[static_cast<std::size_t>(one)];
        reading = clock::reading(state.clock, one, std::max(now, state.clock.since));
        reading.moves_to_control = moves_told ? reading.moves_to_control : 0;
    }
    if (moves_told) {
        seen.moves_made = {state.of(Side::white).made, state.of(Side::black).made};
    }
    seen.offer = watching ? std::nullopt : state.offer;
    seen.question = official ? state.question : std::nullopt;
    seen.arbiter_is_asked = state.question.has_value();
    seen.outcome = state.outcome;
    const auto& touched = state.of(state.to_move()).touched;
    seen.touched.assign(touched.begin(), touched.end());
    if (const auto actor = actor_of(seat)) {
        seen.to_say = to_say(state, *rules.game, *actor);
    }
    seen.acts = acts_at(state, rules, seat);
    return seen;
}

} // namespace kodeks::referee
