// Full-text search over ids and summaries in three languages together: any case, any word order,
// forms and beginnings of words, words of kin (kindred.hpp), the other keyboard layout (query.hpp),
// and, when nothing else is found, small typing slips; ё is е, ґ is
// г and an apostrophe is nothing. Rare words weigh more than common ones. All arithmetic is on
// integers, so the order is the same on every machine.
//
//     search({"touch", "peice"}).hits[0]  // an article about touched pieces
#pragma once

#include "rulebook/article.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace kodeks::rulebook {

struct Hit {
    const Article* article = nullptr;
    std::uint32_t words = 0; // how many of the query's words it has
    std::uint32_t score = 0; // among hits with equally many words
};

struct Findings {
    std::uint32_t words = 0; // of the query, as the search understood it
    std::vector<Hit> hits;   // best first: by words found, score, then the order of the books
};

// Every article that has at least one of the words. An empty query finds nothing.
Findings search(const std::vector<std::string>& query);

} // namespace kodeks::rulebook
