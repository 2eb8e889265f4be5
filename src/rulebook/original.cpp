#include "rulebook/original.hpp"

#include "base/check.hpp"
#include "rulebook/original_table.hpp"

#include <algorithm>

namespace kodeks::rulebook {

namespace {

Original passage_in(const OriginalText& text, const PassageRow& row) {
    KODEKS_ASSERT(row.first > 0 && row.first <= row.last && row.last <= text.lines.size());
    const std::size_t count = row.last - row.first + 1U;
    return {text.language, row.lead == 0 ? std::string_view{} : text.lines[row.lead - 1U],
            text.lines.subspan(row.first - 1U, count)};
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
    const auto row = std::ranges::lower_bound(text->passages, id, {}, &PassageRow::article);
    const bool found = row != text->passages.end() && row->article == id;
    return found ? std::optional(passage_in(*text, *row)) : std::nullopt;
}

} // namespace kodeks::rulebook
