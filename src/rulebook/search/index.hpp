// The words of all summaries in three languages and where they stand, made when the program is
// built, so that a query has nothing to read but its own words.
#pragma once

#include "base/text_place.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

struct IndexedWord {
    TextPlace word;
    std::uint32_t first = 0; // in places
    std::uint32_t count = 0;
};

struct SearchIndex {
    std::span<const IndexedWord> words;     // as search_words() gives them, sorted
    std::span<const IndexedWord> stems;     // as stem_key() gives them, sorted
    std::span<const std::uint16_t> places;  // positions in articles()
    std::span<const std::uint16_t> lengths; // of every article: words in all languages
    std::span<const TextPlace> ids;         // of every article: as fold_lookalikes() gives it
    std::string_view text;                  // of words, stems and ids

    std::span<const std::uint16_t> places_of(const IndexedWord& word) const {
        return places.subspan(word.first, word.count);
    }

    std::string_view text_of(const IndexedWord& word) const { return word.word.in(text); }
};

SearchIndex search_index();

} // namespace kodeks::rulebook
