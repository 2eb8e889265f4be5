#include "tournament/tables/schedule.hpp"

#include "tournament/desk/desk.hpp"
#include "tournament/tournament.hpp"

#include <utility>

namespace kodeks::tournament {

namespace {

State paired_to_the_end(State state, StageNumber number) {
    const World world = world_for(state.settings.edition);
    while (true) {
        const auto decision = decide(state, Pair{.stage = number}, world);
        if (decision.events().empty()) {
            return state;
        }
        for (const Event& event : decision.events()) {
            apply(state, event);
        }
    }
}

} // namespace

Ruled<State> scheduled(const State& state, StageNumber number) {
    const Stage* const stage = find_stage(state, number);
    if (stage == nullptr || !has_schedule(stage->settings.system) || stage->settings.sudden) {
        return refuse("tournament.schedule_none");
    }
    if (stage->lots.numbers.empty()) {
        return refuse("tournament.lots_missing");
    }
    return paired_to_the_end(state, number);
}

} // namespace kodeks::tournament
