#include "office/check/remark.hpp"
#include "office/desk/desk.hpp"

namespace kodeks::office {

Remarks remarks_on_card(const State& state, const World& world) {
    const rulebook::CardRules& rules = world.rules->card;
    Remarks remarks;
    if (!state.card) {
        return remarks;
    }
    if (!rules.calendars.empty() && !rules.official_articles.empty()) {
        remarks.push_back(
            {{state.official ? "office.card.official" : "office.card.not_official", {}},
             ids(rules.official_articles),
             Weight::should});
    }
    if (state.official && !rules.binding_articles.empty()) {
        remarks.push_back(
            {{"office.card.binding", {}}, ids(rules.binding_articles), Weight::should});
    }
    const bool individual = state.card->character == EventCharacter::individual;
    if (individual && world.around.rounds_paired > 0 &&
        world.around.participants < rules.least_players) {
        remarks.push_back({{"office.card.few_players",
                            {{"n", std::to_string(world.around.participants)},
                             {"least", std::to_string(rules.least_players)}}},
                           ids(rules.least_articles)});
    }
    return remarks;
}

} // namespace kodeks::office
