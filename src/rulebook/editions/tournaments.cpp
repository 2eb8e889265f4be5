#include "rulebook/editions/tournaments.hpp"

#include "rulebook/editions/edition_named.hpp"

#include <algorithm>

namespace kodeks::rulebook {

std::span<const TournamentRules* const> all_tournament_rules() {
    static const std::array<const TournamentRules*, 5> all = {
        &tournament_fide2023, &tournament_pmr2018,     &tournament_ua2026,
        &tournament_ru_code,  &tournament_frisian2011,
    };
    return all;
}

const TournamentRules* find_tournament_rules(std::string_view edition) {
    return edition_named(all_tournament_rules(), edition);
}

std::string_view article_of(const TournamentRules& rules, std::string_view code) {
    const auto found = std::ranges::find(rules.known, code, &ListedTieBreak::code);
    return found == rules.known.end() ? std::string_view{} : found->article;
}

} // namespace kodeks::rulebook
