// Problems that look like positions of games: men only, and free of some requirements.
#include "composition/examine/examination.hpp"

#include <algorithm>

namespace kodeks::composition {

void waive_for_practical(const Composition& composition, Verdict& verdict) {
    if (!composition.practical) {
        return;
    }
    const rulebook::CompositionRules& rules = *composition.rules;
    for (Ruling& ruling : verdict.rulings) {
        const bool waived = std::ranges::any_of(ruling.articles, [&](std::string_view article) {
            return std::ranges::find(rules.practical_waives, article) !=
                   rules.practical_waives.end();
        });
        if (ruling.weight == Weight::defect && waived) {
            ruling.weight = Weight::note;
            ruling.articles.insert(ruling.articles.end(), rules.practical_exempt.begin(),
                                   rules.practical_exempt.end());
        }
    }
}

} // namespace kodeks::composition
