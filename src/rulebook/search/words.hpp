// Words as the search compares them: without case, accents and apostrophes, ё as е and ґ as г, and
// the stem that the forms of a word share. The build tool that makes the index and the program that
// asks it use these same functions.
#pragma once

#include "base/message.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::rulebook {

// "Об’єкт гри — Ёлка" gives "обєкт", "гри", "елка".
std::vector<std::string> search_words(std::string_view text);

// Ukrainian endings, case and vowel changes undone as far as a short table can: "ходами" and "хід"
// give the same. Snowball has no Ukrainian stemmer.
std::string ukrainian_stem(std::string_view word);

// Of words as search_words() gives them.
class Stemmer {
public:
    Stemmer();
    ~Stemmer();
    Stemmer(const Stemmer&) = delete;
    Stemmer& operator=(const Stemmer&) = delete;

    std::string stem(std::string_view word, Language language) const;

private:
    struct Snowball;
    std::unique_ptr<Snowball> snowball_;
};

// What the index calls the stem of a word: the language is part of it, for equal stems of two
// languages need not mean the same.
std::string stem_key(std::string_view stem, Language language);

} // namespace kodeks::rulebook
