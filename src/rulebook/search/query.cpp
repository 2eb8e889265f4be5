#include "rulebook/search/query.hpp"

#include "base/fold.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <array>

namespace kodeks::rulebook {

namespace {

// Sorted, as search_words() gives them.
constexpr std::array small_words = std::to_array<std::string_view>({
    "a",    "an",     "and",  "are",   "as",    "at",  "be",   "by",    "can",    "do",
    "does", "for",    "how",  "i",     "if",    "in",  "is",   "it",    "may",    "not",
    "of",   "on",     "or",   "the",   "to",    "was", "what", "when",  "who",    "with",
    "а",    "але",    "бути", "в",     "во",    "від", "где",  "де",    "делать", "для",
    "до",   "если",   "есть", "з",     "за",    "зі",  "и",    "из",    "или",    "й",
    "к",    "как",    "ко",   "когда", "коли",  "ли",  "має",  "мне",   "можна",  "можно",
    "на",   "надо",   "не",   "но",    "нужно", "о",   "об",   "от",    "по",     "при",
    "про",  "робити", "с",    "со",    "та",    "те",  "то",   "треба", "у",      "чи",
    "что",  "що",     "щоб",  "это",   "я",     "як",  "якщо", "є",     "і",      "із",
});
static_assert(std::ranges::is_sorted(small_words));

bool is_small(std::string_view word) {
    return std::ranges::binary_search(small_words, word);
}

// Three keyboards, key by key.
constexpr std::array<std::u32string_view, 3> keyboards = {
    U"`qwertyuiop[]\\asdfghjkl;'zxcvbnm,.",
    U"’йцукенгшщзхїґфівапролджєячсмитьбю",
    U"ёйцукенгшщзхъ\\фывапролджэячсмитьбю",
};
static_assert(keyboards[0].size() == keyboards[1].size());
static_assert(keyboards[0].size() == keyboards[2].size());

std::string respelled(std::u32string_view typed, std::u32string_view from, std::u32string_view to) {
    std::string result;
    for (const char32_t code : typed) {
        const char32_t small = lower_case(code);
        const auto key = from.find(small);
        append_utf8(result, key == from.npos ? small : to[key]);
    }
    return result;
}

// What was meant if it was typed with another layout: a known word, or nothing.
std::string other_keyboard(std::string_view typed, const Vocabulary& vocabulary) {
    const std::u32string codes = code_points(typed);
    for (const auto& from : keyboards) {
        for (const auto& to : keyboards) {
            const auto words = search_words(respelled(codes, from, to));
            if (&from != &to && words.size() == 1 && vocabulary.knows(words.front())) {
                return words.front();
            }
        }
    }
    return {};
}

bool none_known(const std::vector<std::string>& words, const Vocabulary& vocabulary) {
    return std::ranges::none_of(words,
                                [&](const std::string& word) { return vocabulary.knows(word); });
}

void add_words(std::vector<QueryPart>& parts, const std::string& typed,
               const Vocabulary& vocabulary) {
    std::vector<std::string> words = search_words(typed);
    if (none_known(words, vocabulary)) {
        if (std::string meant = other_keyboard(typed, vocabulary); !meant.empty()) {
            words = {std::move(meant)};
        }
    }
    for (std::string& word : words) {
        parts.push_back({std::move(word), false});
    }
}

// What is quoted on the command line comes as one text.
std::vector<std::string> tokens_of(const std::vector<std::string>& query) {
    std::vector<std::string> tokens;
    for (const std::string& typed : query) {
        std::size_t from = 0;
        while (from < typed.size()) {
            const std::size_t space = std::min(typed.find(' ', from), typed.size());
            if (space > from) {
                tokens.push_back(typed.substr(from, space - from));
            }
            from = space + 1;
        }
    }
    return tokens;
}

} // namespace

bool Vocabulary::knows(std::string_view word) const {
    const auto has = [&](std::span<const IndexedWord> words, std::string_view wanted) {
        return std::ranges::binary_search(
            words, wanted, {}, [&](const IndexedWord& one) { return index_->text_of(one); });
    };
    return has(index_->words, word) ||
           std::ranges::any_of(
               std::array{Language::en, Language::uk, Language::ru}, [&](Language language) {
                   return has(index_->stems, stem_key(stemmer_->stem(word, language), language));
               });
}

std::vector<QueryPart> query_parts(const std::vector<std::string>& query,
                                   const Vocabulary& vocabulary) {
    std::vector<QueryPart> parts;
    for (const std::string& typed : tokens_of(query)) {
        if (typed.find_first_of("0123456789:#.") != std::string::npos) {
            parts.push_back({typed, true});
        } else {
            add_words(parts, typed, vocabulary);
        }
    }
    const auto says_something = [](const QueryPart& part) {
        return part.number || !is_small(part.text);
    };
    if (std::ranges::any_of(parts, says_something)) {
        std::erase_if(parts, [&](const QueryPart& part) { return !says_something(part); });
    }
    return parts;
}

} // namespace kodeks::rulebook
