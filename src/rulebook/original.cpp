#include "rulebook/original.hpp"

#include "base/check.hpp"
#include "rulebook/original_table.hpp"

#include <algorithm>

namespace kodeks::rulebook {

namespace {

Original passage_in(const OriginalText& text, const PassageRow& row) {
    KODEKS_ASSERT(row.first > 0 && row.first <= row.last && row.last <= text.lines.size());
    const auto line = [&](std::size_t number) { return text.lines[number - 1U].in(text.text); };
    Original passage{text.language, row.lead == 0 ? std::string_view{} : line(row.lead), {}};
    for (std::size_t number = row.first; number <= row.last; ++number) {
        passage.lines.push_back(line(number));
    }
    return passage;
}

} // namespace

std::optional<Original> original_of(const Article& article) {
    const auto texts = original_texts();
    const auto text = std::ranges::find(texts, article.rulebook, &OriginalText::edition);
    if (text == texts.end()) {
        const Article* older = article.changed ? nullptr : find_article(article.older);
        return older == nullptr ? std::nullopt : original_of(*older);
    }
    const std::string_view id = article.id.substr(0, article.id.find('~'));
    const auto id_of = [&](const PassageRow& row) { return row.article.in(text->text); };
    const auto row = std::ranges::lower_bound(text->passages, id, {}, id_of);
    const bool found = row != text->passages.end() && id_of(*row) == id;
    return found ? std::optional(passage_in(*text, *row)) : std::nullopt;
}

} // namespace kodeks::rulebook
