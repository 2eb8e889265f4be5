#include "rulebook/editions/compositions.hpp"

#include "rulebook/editions/edition_named.hpp"

namespace kodeks::rulebook {

namespace {

constexpr const CompositionRules* all[] = {&composition_ru_code};

} // namespace

std::span<const CompositionRules* const> all_composition_rules() {
    return all;
}

const CompositionRules* composition_rules(std::string_view edition) {
    return edition_named<CompositionRules>(all, edition);
}

} // namespace kodeks::rulebook
