#include "rulebook/search/query.hpp"

#include "base/fold.hpp"
#include "base/utf8.hpp"
#include "rulebook/book.hpp"
#include "rulebook/typed.hpp"

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

bool has_digit(std::string_view token) {
    return token.find_first_of("0123456789") != token.npos;
}

// A number, or what a number with its book begins with.
bool is_number(std::string_view token) {
    return has_digit(token) || token.find_first_of(":#") != token.npos;
}

// "в)" or "(в)" behind a number.
bool is_item(std::string_view token) {
    std::u32string codes = code_points(token);
    std::erase(codes, U'(');
    return codes.size() == 2 && is_word_character(codes[0]) && codes[1] == U')';
}

// "UA V.6.4", "9.2 fide" and "104 в)" are one id each, and "ст." before a number says nothing.
std::vector<std::string> with_whole_ids(std::vector<std::string> tokens) {
    const auto digit_at = [&](std::size_t i) { return i < tokens.size() && has_digit(tokens[i]); };
    const auto book_at = [&](std::size_t i) {
        return i < tokens.size() && find_book(tokens[i]) != nullptr;
    };
    const auto join = [&](std::size_t i, const std::string& joined) {
        tokens[i] = joined;
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    };
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (is_word_for_article(tokens[i]) && digit_at(i + 1)) {
            join(i, tokens[i + 1]);
        }
        if (digit_at(i) && i + 1 < tokens.size() && is_item(tokens[i + 1])) {
            join(i, tokens[i] + tokens[i + 1]);
        }
    }
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (book_at(i) && digit_at(i + 1)) {
            join(i, tokens[i] + " " + tokens[i + 1]);
        } else if (digit_at(i) && book_at(i + 1) && !digit_at(i + 2)) {
            join(i, tokens[i + 1] + " " + tokens[i]);
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
    for (const std::string& typed : with_whole_ids(tokens_of(query))) {
        if (is_number(typed)) {
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
