#include "tournament/desk/age.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::tournament {

using rulebook::AgeGroup;

const AgeGroup* find_age_group(const rulebook::TournamentRules& rules, std::string_view code) {
    const auto found = std::ranges::find(rules.age_groups, code, &AgeGroup::code);
    return found == rules.age_groups.end() ? nullptr : &*found;
}

std::optional<Refusal> refused_by_age(const rulebook::TournamentRules& rules,
                                      std::string_view group, std::int32_t event_year,
                                      const Person& person) {
    const AgeGroup* limits = find_age_group(rules, group);
    if (limits == nullptr || limits->oldest == 0) {
        return std::nullopt;
    }
    if (person.birth_year == 0) {
        return Refusal{{"tournament.birth_year_missing", {{"name", person.name}}},
                       {limits->article}};
    }
    const std::int32_t age = age_in(event_year, person.birth_year);
    if (age <= limits->oldest) {
        return std::nullopt;
    }
    return Refusal{{"tournament.too_old",
                    {{"name", person.name},
                     {"age", std::to_string(age)},
                     {"oldest", std::to_string(limits->oldest)},
                     {"groups", fmt::format("{}", fmt::join(groups_of_age(rules, age), ", "))}}},
                   {limits->article}};
}

std::vector<std::string_view> groups_of_age(const rulebook::TournamentRules& rules,
                                            std::int32_t age) {
    std::vector<std::string_view> groups;
    for (const AgeGroup& group : rules.age_groups) {
        if (age >= group.youngest && (group.oldest == 0 || age <= group.oldest)) {
            groups.push_back(group.code);
        }
    }
    return groups;
}

} // namespace kodeks::tournament
