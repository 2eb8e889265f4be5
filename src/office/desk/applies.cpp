#include "office/desk/applies.hpp"

namespace kodeks::office {

namespace {

bool is_team(const State& state, const World& world) {
    return world.around.teams ||
           (state.card && (state.card->character == EventCharacter::team ||
                           state.card->character == EventCharacter::individual_team));
}

} // namespace

bool applies(rulebook::When when, const State& state, const World& world) {
    using rulebook::When;
    const bool quick = state.card && state.card->speed != Speed::classical;
    switch (when) {
    case When::always:
        return true;
    case When::team:
        return is_team(state, world);
    case When::official:
        return state.official;
    case When::qualifier:
        return state.card && state.card->qualifier;
    case When::quick:
        return quick;
    case When::quick_official:
        return quick && state.official;
    case When::impaired:
        return state.official && state.card && state.card->group != ImpairmentGroup::none;
    case When::mixed:
        return state.card && state.card->group == ImpairmentGroup::none;
    }
    return false;
}

} // namespace kodeks::office
