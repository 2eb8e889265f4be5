// What went wrong between adjourning and resuming: the envelope or the position is lost, the clocks
// are set wrongly (FIDE:G.I.12, FIDE:G.I.13, PMR:190, PMR:192, RU:3.12.6, RU:3.12.8).
#include "referee/desk/workers.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

// The custody of the envelope is the arbiter's.
Answer may_be_lost(const Desk& desk, rulebook::Articles articles) {
    if (!is_official(desk.by())) {
        return refusal("officials_only", articles);
    }
    const Phase phase = desk.state().phase;
    return phase == Phase::adjourned || phase == Phase::resuming
               ? std::nullopt
               : Answer(refusal("not_resuming", articles));
}

Answer position_lost(Desk& desk) {
    const auto& rules = desk.rules().adjourning;
    if (const Answer refused = may_be_lost(desk, rules.position_lost)) {
        return refused;
    }
    stop_clock(desk);
    const bool replayed = rules.position_remedy == rulebook::Remedy::replay;
    desk.rule(
        ruling(replayed ? "annulled_replay" : "game_cancelled", std::nullopt, rules.position_lost));
    desk.put(PhaseChanged{Phase::cancelled});
    return std::nullopt;
}

// The times are not known any more: the arbiter says what a clock gets or loses (FIDE:G.I.12.1).
void set_times(Desk& desk, const Discover& discover) {
    if (discover.amount.value == 0) {
        return;
    }
    desk.put(TimeCorrected{discover.about, discover.amount});
    desk.rule(ruling("clock_corrected", discover.about, desk.rules().adjourning.envelope_lost,
                     {.time = discover.amount}));
}

Answer envelope_lost(Desk& desk, const Discover& discover) {
    const auto& rules = desk.rules().adjourning;
    if (const Answer refused = may_be_lost(desk, rules.envelope_lost)) {
        return refused;
    }
    const Side sealer = desk.state().adjournment->sealer;
    stop_clock(desk);
    if (!rules.sealer_states_move) { // the arbiter sets the clocks, then play goes on
        desk.rule(ruling("envelope_lost", std::nullopt, rules.envelope_lost));
        desk.put(AdjournmentChanged{std::nullopt});
        desk.put(PhaseChanged{Phase::stopped});
        set_times(desk, discover);
        return std::nullopt;
    }
    desk.put(ClockChanged{ClockChange::started, sealer, desk.now()});
    desk.put(PhaseChanged{Phase::playing});
    desk.rule(ruling("sealer_states_move", sealer, rules.envelope_lost));
    set_times(desk, discover);
    return std::nullopt;
}

// Whoever speaks has made a move since, or where the error is corrected at once anybody has.
bool times_stand(const Desk& desk) {
    const State& state = desk.state();
    const auto first = state.plies.begin() + state.adjournment->first_ply;
    if (desk.rules().adjourning.times_told) {
        return state.phase == Phase::sealing ||
               (state.adjournment->opened && first != state.plies.end());
    }
    const auto side = side_of(desk.by());
    return side && state.adjournment->opened &&
           std::any_of(first, state.plies.end(), [&](const Ply& ply) { return ply.side == *side; });
}

Answer wrong_times(Desk& desk, const Discover& discover) {
    const auto& rules = desk.rules().adjourning;
    if (times_stand(desk)) {
        return refusal("times_stand", rules.wrong_times);
    }
    if (rules.times_told) {
        desk.put(TimeCorrected{discover.about, discover.amount});
        desk.rule(ruling("clock_corrected", discover.about, rules.wrong_times,
                         {.time = discover.amount}));
        return std::nullopt;
    }
    stop_play(desk);
    desk.rule(ruling("times_to_be_corrected", std::nullopt, rules.wrong_times));
    return std::nullopt;
}

} // namespace

Answer trouble_at_resumption(Desk& desk, const Discover& discover) {
    if (!desk.state().adjournment) {
        return refusal("not_resuming", desk.rules().adjourning.set_up);
    }
    switch (discover.kind) {
    case Irregularity::position_lost:
        return position_lost(desk);
    case Irregularity::envelope_lost:
        return envelope_lost(desk, discover);
    default:
        return wrong_times(desk, discover);
    }
}

} // namespace kodeks::referee
