// Age groups. Age is the year of the event minus the year of birth, nothing else (RU:3.3.3,
// UA:II.8.1); a younger player may play up (RU:3.3.2), an older one may not play down.
#pragma once

#include "base/result.hpp"
#include "rulebook/tournament_rules.hpp"
#include "tournament/state/person.hpp"

#include <optional>
#include <string_view>

namespace kodeks::tournament {

constexpr std::int32_t age_in(std::int32_t event_year, std::int32_t birth_year) {
    return event_year - birth_year;
}

const rulebook::AgeGroup* find_age_group(const rulebook::TournamentRules& rules,
                                         std::string_view code);

// Why the player may not play in the group; nothing when he may.
std::optional<Refusal> refused_by_age(const rulebook::TournamentRules& rules,
                                      std::string_view group, std::int32_t event_year,
                                      const Person& person);

// The groups in which somebody of this age is at home, youngest first.
std::vector<std::string_view> groups_of_age(const rulebook::TournamentRules& rules,
                                            std::int32_t age);

} // namespace kodeks::tournament
