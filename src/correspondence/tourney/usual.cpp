#include "correspondence/tourney/usual.hpp"

#include "rulebook/tournament_rules.hpp"

namespace kodeks::correspondence::tourney {

namespace {

std::vector<std::string> tie_breaks_of(const rulebook::TournamentRules& rules) {
    std::vector<std::string> codes;
    const auto kind = static_cast<std::size_t>(rulebook::Contest::individual_round_robin);
    for (const rulebook::ListedTieBreak& one : rules.tie_breaks[kind]) {
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

} // namespace kodeks::correspondence::tourney
