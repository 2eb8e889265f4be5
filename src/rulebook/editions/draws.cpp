#include "rulebook/editions/draws.hpp"

#include <algorithm>
#include <array>

namespace kodeks::rulebook {

namespace {

constexpr std::array<const EditionDraws*, 5> editions = {
    &draws_fide2023, &draws_pmr2018, &draws_ua2026, &draws_ru_code, &draws_frisian2011,
};

} // namespace

std::span<const DrawRule> draw_rules(std::string_view edition, std::string_view variant) {
    for (const EditionDraws* entry : editions) {
        if (entry->edition != edition) {
            continue;
        }
        for (const DrawRuleList& list : entry->lists) {
            if (std::ranges::find(list.variants, variant) != list.variants.end()) {
                return list.rules;
            }
        }
    }
    return {};
}

} // namespace kodeks::rulebook
