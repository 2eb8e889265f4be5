// The card of an event: what the book is for, and what makes an event official.
#include "office/desk/desk.hpp"
#include "office/record/words.hpp"
#include "rulebook/edition.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

using rulebook::CardRules;

// Rated are only games played by a book that says so; its article tells why another one will not
// do.
std::optional<Refusal> refused_rating(const Card& card, const CardRules& rules) {
    if (!card.rated || !rules.rated_articles.empty()) {
        return std::nullopt;
    }
    for (const rulebook::Edition* edition : rulebook::editions()) {
        if (edition->office != nullptr && !edition->office->card.rated_articles.empty()) {
            return refuse("office.card.rated", {}, edition->office->card.rated_articles).value();
        }
    }
    return std::nullopt;
}

std::optional<Refusal> refused_dates(const Card& card) {
    if (card.start == no_date || card.end == no_date || card.end < card.start) {
        return refuse("office.card.dates",
                      {{"start", write_date(card.start)}, {"end", write_date(card.end)}})
            .value();
    }
    if (card.arrival > card.start) {
        return refuse("office.card.arrival", {{"date", write_date(card.arrival)}}).value();
    }
    return std::nullopt;
}

// A book may be for other events than this one.
std::optional<Refusal> refused_scope(const Card& card, const CardRules& rules) {
    if (card.world_programme && !rules.world_programme.empty()) {
        return refuse("office.card.world_programme", {}, rules.world_programme).value();
    }
    if (!card.game.empty() && !rules.games.empty() &&
        std::ranges::find(rules.games, card.game) == rules.games.end()) {
        return refuse("office.card.game", {{"game", card.game}},
                      rules.games_articles.empty() ? rules.rated_articles : rules.games_articles)
            .value();
    }
    const bool national = card.level == EventLevel::national;
    if (national && !rules.group_articles.empty() && card.group == ImpairmentGroup::none) {
        return refuse("office.card.group", {}, rules.group_articles).value();
    }
    return std::nullopt;
}

template <class Word>
const rulebook::Listed<Word>* row_of(std::span<const rulebook::Listed<Word>> rows, Word word) {
    const auto found = std::ranges::find(rows, word, &rulebook::Listed<Word>::word);
    return found == rows.end() ? nullptr : &*found;
}

std::optional<Refusal> refused_words(const Card& card, const CardRules& rules) {
    if (rules.ranks > 0 && (card.rank == 0 || card.rank > rules.ranks)) {
        return refuse("office.card.rank", {{"most", std::to_string(rules.ranks)}},
                      rules.rank_articles)
            .value();
    }
    if (!rules.characters.empty() && row_of(rules.characters, card.character) == nullptr) {
        return refuse("office.card.character", {{"character", spoken(card.character)}},
                      rules.characters.front().articles)
            .value();
    }
    if (!rules.kinds.empty() && row_of(rules.kinds, card.kind) == nullptr) {
        return refuse("office.card.kind", {{"kind", spoken(card.kind)}},
                      rules.kinds.front().articles)
            .value();
    }
    return std::nullopt;
}

bool is_official(const Card& card, const CardRules& rules) {
    const bool listed = std::ranges::find(rules.calendars, card.calendar) != rules.calendars.end();
    return listed && (card.budget || !rules.needs_budget);
}

ArticleIds articles_of(const Card& card, const CardRules& rules) {
    const bool official = is_official(card, rules);
    ArticleIds articles = ids(rules.official_articles);
    if (const auto* row = row_of(rules.characters, card.character)) {
        articles = joined(std::move(articles), row->articles);
    }
    if (const auto* row = row_of(rules.kinds, card.kind)) {
        articles = joined(std::move(articles), row->articles);
    }
    if (official) {
        articles = joined(std::move(articles), rules.binding_articles);
    }
    return card.rated ? joined(std::move(articles), rules.rated_articles) : articles;
}

} // namespace

Ruled<Facts> on(const State& state, const FileCard& command, const World& world) {
    const CardRules& rules = world.rules->card;
    if (state.card && world.around.rounds_paired > 0) {
        return refuse("office.card.begun");
    }
    for (auto* check : {refused_scope, refused_words, refused_rating}) {
        if (auto refusal = check(command.card, rules)) {
            return tl::unexpected(std::move(*refusal));
        }
    }
    if (auto refusal = refused_dates(command.card)) {
        return tl::unexpected(std::move(*refusal));
    }
    return Facts{CardFiled{command.card, is_official(command.card, rules),
                           articles_of(command.card, rules)}};
}

} // namespace kodeks::office
