#include "correspondence/tourney/usual.hpp"

#include "rulebook/tournament_rules.hpp"

#include <algorithm>
#include <span>

namespace kodeks::correspondence::tourney {

namespace {

// Everybody plays everybody.
std::span<const rulebook::ListedTieBreak> listed(const rulebook::TournamentRules& rules) {
    return rules.tie_breaks[static_cast<std::size_t>(rulebook::Contest::individual_round_robin)];
}

std::vector<std::string> tie_breaks_of(const rulebook::TournamentRules& rules) {
    std::vector<std::string> codes;
    for (const rulebook::ListedTieBreak& one : listed(rules)) {
        codes.emplace_back(one.code);
    }
    return codes;
}

} // namespace

void settle(Settings& settings, const rulebook::CorrespondenceRules& rules) {
    settings.edition = rules.edition;
    if (settings.variant.empty()) {
        settings.variant = rules.variants.front();
    }
    if (const auto* const tournament = rulebook::find_tournament_rules(rules.edition)) {
        settings.scale = tournament->scale;
        settings.tie_breaks = tie_breaks_of(*tournament);
    }
}

std::string_view tie_break_article(std::string_view edition, std::string_view code) {
    const auto* const rules = rulebook::find_tournament_rules(edition);
    if (rules == nullptr) {
        return {};
    }
    const auto list = listed(*rules);
    const auto found = std::ranges::find(list, code, &rulebook::ListedTieBreak::code);
    return found == list.end() ? rulebook::article_of(*rules, code) : found->article;
}

} // namespace kodeks::correspondence::tourney
