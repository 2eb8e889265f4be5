#include "rulebook/editions/compositions.hpp"

#include <algorithm>

namespace kodeks::rulebook {

namespace {

constexpr const CompositionRules* all[] = {&composition_ru_code};

} // namespace

std::span<const CompositionRules* const> all_composition_rules() {
    return all;
}

const CompositionRules* composition_rules(std::string_view edition) {
    const auto found = std::ranges::find(all, edition, &CompositionRules::edition);
    return found == std::ranges::end(all) ? nullptr : *found;
}

} // namespace kodeks::rulebook
