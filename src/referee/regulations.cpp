#include "referee/regulations.hpp"

#include <algorithm>

namespace kodeks::referee {

std::optional<Match> make_match(std::string_view edition, std::string_view variant,
                                const Regulations& regulations) {
    const rulebook::GameRules* rules = rulebook::game_rules(edition);
    const games::Variant* game = games::find_variant(variant);
    if (rules == nullptr || game == nullptr ||
        std::ranges::find(rules->variants, variant) == rules->variants.end()) {
        return std::nullopt;
    }
    return Match{.variant = game,
                 .rules = rulebook::rules_for(*rules, variant),
                 .draws = rulebook::draw_rules(edition, variant),
                 .regulations = regulations,
                 .needs = {},
                 .start = game->start};
}

} // namespace kodeks::referee
