// The rules a game is decided by: the edition's data for one variant. Found by name, never
// recorded: a state knows the edition's name and what was decided, and nothing of the data.
#pragma once

#include "games/variant.hpp"
#include "referee/state/settings.hpp"
#include "rulebook/draws/draw_rule.hpp"
#include "rulebook/game_rules.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace kodeks::referee {

struct RuleSet {
    const rulebook::GameRules* game = nullptr;
    std::span<const rulebook::DrawRule> draws{};
};

// Empty when there is no such edition or it does not know the variant.
std::optional<RuleSet> find_rules(std::string_view edition, std::string_view variant);

// A game that may be opened: settings in which the rulebook has settled what it settles, and the
// rules to decide it by.
struct Match {
    Settings settings;
    RuleSet rules;
    const games::Variant* variant = nullptr;
};

std::optional<Match> make_match(std::string_view edition, std::string_view variant,
                                const Regulations& regulations);

// By the control and what the regulations announce.
rulebook::Pace pace_of(const rulebook::GameRules& rules, std::string_view variant,
                       const Regulations& regulations);

// The id under which the game's own edition knows an article that its data cites, if the article
// speaks of the variant played; empty otherwise. A younger edition cites what it inherited under
// its own prefix and number, never under the older one's.
std::string_view cited_as(const rulebook::GameRules& rules, std::string_view variant,
                          std::string_view article);

// Whether an article speaks of the variant played under this edition.
bool is_about(const rulebook::GameRules& rules, std::string_view variant, std::string_view article);

} // namespace kodeks::referee
