// Full-text search over ids and summaries: any case, any word order, beginnings of words and small
// typing slips. Rare words weigh more than common ones. All arithmetic is on integers, so the
// order is the same on every machine.
//
//     search({"touch", "peice"})  // finds the touch-move articles
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

// Best first: by number of words found, then score, then the order of the books. An empty query
// finds nothing.
std::vector<Hit> search(const std::vector<std::string>& query);

} // namespace kodeks::rulebook
