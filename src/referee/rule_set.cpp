#include "referee/rule_set.hpp"

#include "rulebook/edition.hpp"

#include <algorithm>

namespace kodeks::referee {

std::optional<RuleSet> find_rules(std::string_view edition, std::string_view variant) {
    const rulebook::GameRules* const rules = rulebook::game_rules(edition);
    if (rules == nullptr || std::ranges::find(rules->variants, variant) == rules->variants.end()) {
        return std::nullopt;
    }
    return RuleSet{rules, rulebook::draw_rules(edition, variant)};
}

rulebook::Pace pace_of(const rulebook::GameRules& rules, std::string_view variant,
                       const Regulations& regulations) {
    const rulebook::PaceLimits& limits = rules.paces;
    if (regulations.pace || limits.rapid_max.value == 0) {
        return regulations.pace.value_or(clock::pace_of(regulations.control));
    }
    constexpr std::int32_t usual_moves = 60; // FIDE:A.1
    const auto& longer = limits.longer_variants;
    const bool further = std::ranges::find(longer, variant) != longer.end();
    if (clock::allotted(regulations.control, usual_moves) >
        (further ? limits.longer_rapid_max : limits.rapid_max)) {
        return rulebook::Pace::standard;
    }
    return regulations.control.periods[0].time <= limits.blitz_base_max ? rulebook::Pace::blitz
                                                                        : rulebook::Pace::rapid;
}

std::optional<Match> make_match(std::string_view edition, std::string_view variant,
                                const Regulations& regulations) {
    const games::Variant* const game = games::find_variant(variant);
    const auto rules = find_rules(edition, variant);
    if (!rules || game == nullptr) {
        return std::nullopt;
    }
    return Match{.settings = {.edition = std::string(edition),
                              .variant = std::string(variant),
                              .regulations = regulations,
                              .start = game->start,
                              .pace = pace_of(*rules->game, variant, regulations),
                              .end_needs_no_press = regulations.end_needs_no_press.value_or(
                                  rules->game->losing.end_needs_no_press)},
                 .rules = *rules,
                 .variant = game};
}

std::string_view cited_as(const rulebook::GameRules& rules, std::string_view variant,
                          std::string_view article) {
    // A variant that several rulebooks know lists the articles of all of them.
    const std::string_view own = rulebook::own_id(rules.edition, article);
    for (const rulebook::ArticleScope& scope : rules.duties.scopes) {
        // What a younger edition kept still names the older one's articles, and so do its scopes.
        if (article.starts_with(scope.prefix) || own.starts_with(scope.prefix)) {
            const bool about = std::ranges::find(scope.variants, variant) != scope.variants.end();
            return about ? own : std::string_view{};
        }
    }
    return own;
}

bool is_about(const rulebook::GameRules& rules, std::string_view variant,
              std::string_view article) {
    return !cited_as(rules, variant, article).empty();
}

} // namespace kodeks::referee
