#include "referee/regulations.hpp"

#include "rulebook/book.hpp"

#include <algorithm>

namespace kodeks::referee {

rulebook::Pace Match::pace() const {
    const rulebook::PaceLimits& limits = rules.paces;
    if (regulations.pace || limits.rapid_max.value == 0) {
        return regulations.pace.value_or(clock::pace_of(regulations.control));
    }
    constexpr std::int32_t usual_moves = 60; // FIDE:A.1
    if (clock::allotted(regulations.control, usual_moves) > limits.rapid_max) {
        return rulebook::Pace::standard;
    }
    return regulations.control.periods[0].time <= limits.blitz_base_max ? rulebook::Pace::blitz
                                                                        : rulebook::Pace::rapid;
}

namespace {

// A variant that several rulebooks know lists the articles of all of them.
bool is_of_edition(std::string_view edition, std::string_view article) {
    const auto book = std::ranges::find(rulebook::books(), edition, &rulebook::Book::edition);
    return book == rulebook::books().end() ||
           (article.starts_with(book->prefix) && article.substr(book->prefix.size(), 1) == ":");
}

} // namespace

bool is_about(const Match& match, std::string_view article) {
    if (!is_of_edition(match.rules.edition, article)) {
        return false;
    }
    for (const rulebook::ArticleScope& scope : match.rules.duties.scopes) {
        if (article.starts_with(scope.prefix)) {
            return std::ranges::find(scope.variants, match.variant->name) != scope.variants.end();
        }
    }
    return true;
}

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
