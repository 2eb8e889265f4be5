#include "rulebook/search/words.hpp"

#include "base/fold.hpp"
#include "base/utf8.hpp"

#include <libstemmer.h>

namespace kodeks::rulebook {

namespace {

// Marks put over a vowel to show the stress.
bool is_stress(char32_t code) {
    return code == 0x300 || code == 0x301;
}

char32_t folded(char32_t code) {
    const char32_t small = lower_case(code);
    return small == U'ё' ? U'е' : small == U'ґ' ? U'г' : small;
}

} // namespace

std::vector<std::string> search_words(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char32_t code : code_points(text)) {
        if (is_stress(code) || (is_apostrophe(code) && !word.empty())) {
            continue;
        }
        if (is_word_character(code)) {
            append_utf8(word, folded(code));
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty()) {
        words.push_back(std::move(word));
    }
    return words;
}

struct Stemmer::Snowball {
    using Pointer = std::unique_ptr<sb_stemmer, decltype(&sb_stemmer_delete)>;
    Pointer en{sb_stemmer_new("en", "UTF_8"), sb_stemmer_delete};
    Pointer ru{sb_stemmer_new("ru", "UTF_8"), sb_stemmer_delete};
};

Stemmer::Stemmer() : snowball_(std::make_unique<Snowball>()) {}

Stemmer::~Stemmer() = default;

std::string Stemmer::stem(std::string_view word, Language language) const {
    if (language == Language::uk) {
        return ukrainian_stem(word);
    }
    sb_stemmer* stemmer = (language == Language::en ? snowball_->en : snowball_->ru).get();
    const auto* bytes = reinterpret_cast<const sb_symbol*>(word.data());
    const sb_symbol* found = sb_stemmer_stem(stemmer, bytes, static_cast<int>(word.size()));
    const int length = sb_stemmer_length(stemmer);
    return found == nullptr ? std::string(word)
                            : std::string(reinterpret_cast<const char*>(found),
                                          static_cast<std::size_t>(length));
}

std::string stem_key(std::string_view stem, Language language) {
    return std::string(1, static_cast<char>('0' + static_cast<int>(language))) + std::string(stem);
}

} // namespace kodeks::rulebook
