// Words with which people ask for the same thing although the books use one of them only: who types
// «трикратне», «threefold» or «сломались» finds the article that says «виникла утретє» or
// "defective".
#pragma once

#include "rulebook/article.hpp"
#include "rulebook/search/words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::rulebook {

class Kindred {
public:
    explicit Kindred(const Stemmer& stemmer); // made once for a query

    // The stem keys of the words that are kin to this one, in all languages; none for most words.
    std::vector<std::string> stems_of(std::string_view word) const;

    // A whole part of a book is about this, so its articles need not say it.
    std::optional<ArticleKind> kind_of(std::string_view word) const;

private:
    using Keys = std::vector<std::string>;

    Keys keys_of(std::string_view word) const;

    const Stemmer* stemmer_;
    std::vector<Keys> notions_;
    std::vector<Keys> kinds_;
};

} // namespace kodeks::rulebook
