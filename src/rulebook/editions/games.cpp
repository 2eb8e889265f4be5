#include "rulebook/editions/games.hpp"

#include "rulebook/editions/edition_named.hpp"

#include <algorithm>

namespace kodeks::rulebook {

namespace {

constexpr const GameRules* all[] = {&game_fide2023, &game_pmr2018, &game_ua2026, &game_ru_code,
                                    &game_frisian2011};

} // namespace

std::span<const GameRules* const> all_game_rules() {
    return all;
}

const GameRules* game_rules(std::string_view edition) {
    return edition_named<GameRules>(all, edition);
}

GameRules rules_for(const GameRules& rules, std::string_view variant) {
    GameRules own = rules;
    for (const AgreedAfter& row : rules.agreed_after) {
        if (std::ranges::find(row.variants, variant) != row.variants.end()) {
            own.offers.moves_before = row.moves;
        }
    }
    return own;
}

} // namespace kodeks::rulebook
