#include "rulebook/edition.hpp"

#include "rulebook/article.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

namespace kodeks::rulebook {

namespace {

// What all editions say about one thing, those that say nothing left out.
template <class Rules>
std::vector<const Rules*> collected(const Rules* Edition::* part) {
    std::vector<const Rules*> all;
    for (const Edition* edition : editions()) {
        if (edition->*part != nullptr) {
            all.push_back(edition->*part);
        }
    }
    return all;
}

template <class Rules>
const Rules* part_of(std::string_view edition, const Rules* Edition::* part) {
    const Edition* found = find_edition(edition);
    return found == nullptr ? nullptr : found->*part;
}

bool lists(std::span<const std::string_view> variants, std::string_view variant) {
    return std::ranges::find(variants, variant) != variants.end();
}

} // namespace

const Edition* find_edition(std::string_view name) {
    const auto found = std::ranges::find(editions(), name, &Edition::name);
    return found == editions().end() ? nullptr : *found;
}

std::string_view own_id(std::string_view edition, std::string_view article) {
    const Article* found = find_article(article);
    if (found == nullptr || found->rulebook == edition) {
        return found == nullptr ? std::string_view{} : found->id;
    }
    const auto key = [](const Succession& row) { return std::tuple(row.older, row.edition); };
    const auto rows =
        std::ranges::equal_range(successions(), std::tuple(article, edition), {}, key);
    return rows.empty() ? std::string_view{} : rows.front().own;
}

std::span<const GameRules* const> all_game_rules() {
    static const auto all = collected(&Edition::game);
    return all;
}

const GameRules* game_rules(std::string_view edition) {
    return part_of(edition, &Edition::game);
}

const DialRules* find_dial_rules(std::string_view edition) {
    return part_of(edition, &Edition::dials);
}

std::span<const DrawRule> draw_rules(std::string_view edition, std::string_view variant) {
    const Edition* found = find_edition(edition);
    if (found == nullptr) {
        return {};
    }
    const auto list = std::ranges::find_if(
        found->draws, [&](const DrawRuleList& row) { return lists(row.variants, variant); });
    return list == found->draws.end() ? std::span<const DrawRule>{} : list->rules;
}

std::span<const TournamentRules* const> all_tournament_rules() {
    static const auto all = collected(&Edition::tournament);
    return all;
}

const PaperRules* paper_rules(std::string_view edition) {
    return part_of(edition, &Edition::papers);
}

const TournamentRules* find_tournament_rules(std::string_view edition) {
    return part_of(edition, &Edition::tournament);
}

std::string_view article_of(const TournamentRules& rules, std::string_view code) {
    const auto found = std::ranges::find(rules.known, code, &ListedTieBreak::code);
    return found == rules.known.end() ? std::string_view{} : found->article;
}

std::span<const CorrespondenceRules* const> all_correspondence_rules() {
    static const auto all = collected(&Edition::correspondence);
    return all;
}

const CorrespondenceRules* correspondence_rules(std::string_view edition) {
    return part_of(edition, &Edition::correspondence);
}

std::span<const CompositionRules* const> all_composition_rules() {
    static const auto all = collected(&Edition::composition);
    return all;
}

const CompositionRules* composition_rules(std::string_view edition) {
    return part_of(edition, &Edition::composition);
}

const ContestRules* contest_rules(std::string_view edition) {
    return part_of(edition, &Edition::contest);
}

const OfficeRules* office_rules(std::string_view edition) {
    return part_of(edition, &Edition::office);
}

} // namespace kodeks::rulebook
