// The catalogue as it is compiled in: its texts by their places in one long text. It is put
// together when somebody first asks for it; most commands never do.
#pragma once

#include "base/text_place.hpp"
#include "rulebook/article.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>
#include <vector>

namespace kodeks::rulebook {

// The members of Article, in their order.
struct PlacedArticle {
    TextPlace id;
    TextPlace rulebook;
    ArticleKind kind = ArticleKind::info;
    TextPlace summary;
    std::uint16_t proofs = 0;
    TextPlace undecidable;
    TextPlace older;
    bool changed = false;
    std::uint16_t older_proofs = 0;
    std::array<TextPlace, 2> translated;
    std::uint16_t naming = 0;

    Article in(std::string_view text) const {
        return {id.in(text),    rulebook.in(text),
                kind,           summary.in(text),
                proofs,         undecidable.in(text),
                older.in(text), changed,
                older_proofs,   {translated[0].in(text), translated[1].in(text)},
                naming};
    }
};

// The members of Citation.
struct PlacedCitation {
    TextPlace article;
    TextPlace file;
    std::uint32_t line = 0;

    Citation in(std::string_view text) const { return {article.in(text), file.in(text), line}; }
};

template <class Row, class Placed, std::size_t Count>
std::vector<Row> put_together(const Placed (&placed)[Count], std::string_view text) {
    std::vector<Row> rows;
    rows.reserve(Count);
    std::ranges::transform(placed, std::back_inserter(rows),
                           [&](const Placed& row) { return row.in(text); });
    return rows;
}

} // namespace kodeks::rulebook
