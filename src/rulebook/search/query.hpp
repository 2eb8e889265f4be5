// What somebody types into a search, as the words that are looked for: small words such as «на»,
// «что» and "the" say nothing of the matter, and a word typed with the wrong keyboard layout is
// turned back («ljnbr» is «дотик») when it means nothing as it stands.
#pragma once

#include "rulebook/search/index.hpp"
#include "rulebook/search/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::rulebook {

// What the search looks for together: a word, or an id as typed.
struct QueryPart {
    std::string text;
    bool number = false;
};

// Which words the summaries have, in any form.
class Vocabulary {
public:
    Vocabulary(const SearchIndex& index, const Stemmer& stemmer)
        : index_(&index), stemmer_(&stemmer) {}

    bool knows(std::string_view word) const; // as search_words() gives it

private:
    const SearchIndex* index_;
    const Stemmer* stemmer_;
};

// "touch-move" and "touched/moved" are two words each unless it is an id.
std::vector<QueryPart> query_parts(const std::vector<std::string>& query,
                                   const Vocabulary& vocabulary);

} // namespace kodeks::rulebook
