#include "rulebook/typed.hpp"

#include "base/fold.hpp"
#include "base/utf8.hpp"

#include <algorithm>

namespace kodeks::rulebook {

namespace {

struct Letters {
    std::u32string_view cyrillic;
    std::u32string_view latin; // letter by letter
};

constexpr Letters by_sound = {U"абвгґдезиійклмнопрстуфхцы№", U"abvggdeziiiklmnoprstufhcy#"};

// The Ukrainian and the Russian layout, key by key; the sign № stands where # does.
constexpr Letters by_key = {U"йцукенгшщзхїъфыівапролджєэячсмитьбюґ№",
                            U"qwertyuiop[]]assdfghjkl:''zxcvbnm,.\\#"};
static_assert(by_sound.cyrillic.size() == by_sound.latin.size());
static_assert(by_key.cyrillic.size() == by_key.latin.size());

// What people write before the number of an article.
constexpr std::u32string_view words_for_article[] = {
    U"article", U"articles", U"art",    U"clause", U"стаття",  U"статті", U"статтю", U"статтею",
    U"статья",  U"статьи",   U"статье", U"статью", U"статьей", U"ст",     U"пункт",  U"пункту",
    U"пункті",  U"пункте",   U"пункта", U"пп",     U"п",       U"§",      U"№",
};

// Books letter their items а), б), в), ...; our ids have a, b, c, ...
constexpr std::u32string_view item_letters = U"абвгдежзи";

bool is_digit(char32_t code) {
    return code >= U'0' && code <= U'9';
}

bool is_latin(char code) {
    return code >= 'a' && code <= 'z';
}

std::u32string in_small_letters(std::string_view text) {
    std::u32string codes = code_points(text);
    std::ranges::transform(codes, codes.begin(), lower_case);
    return codes;
}

// "ст. 9.2" and "§9.2" without what precedes the number.
std::u32string_view without_word(std::u32string_view text) {
    std::size_t longest = 0;
    for (const std::u32string_view word : words_for_article) {
        const bool ends = text.size() > word.size() &&
                          (!is_word_character(text[word.size()]) || is_digit(text[word.size()]));
        if (text.starts_with(word) && ends) {
            longest = std::max(longest, word.size());
        }
    }
    text.remove_prefix(longest);
    return text.substr(longest == 0 ? 0 : std::min(text.find_first_not_of(U". "), text.size()));
}

// The number alone: "104 в)" is 104в, "9,2" and "9-2" are 9.2. A text without digits is no number
// and stays.
std::u32string bare(std::u32string_view typed) {
    if (std::ranges::none_of(typed, is_digit)) {
        return std::u32string(typed);
    }
    std::u32string text(without_word(typed));
    std::erase_if(text, [](char32_t code) { return code == U'(' || code == U')' || code == U' '; });
    text.resize(text.find_last_not_of(U".,;:") + 1);
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        const bool between = is_digit(text[i - 1]) && is_digit(text[i + 1]);
        if (between && (text[i] == U',' || text[i] == U'-' || text[i] == U'/')) {
            text[i] = U'.';
        }
    }
    return text;
}

std::u32string with_item_letters(std::u32string text) {
    for (std::size_t i = 1; i < text.size(); ++i) {
        const std::size_t item = item_letters.find(text[i]);
        const bool ends = i + 1 == text.size() || is_digit(text[i + 1]);
        if (item != item_letters.npos && is_digit(text[i - 1]) && ends) {
            text[i] = U'a' + static_cast<char32_t>(item);
        }
    }
    return text;
}

std::string replaced(std::u32string_view text, const Letters& letters) {
    std::string result;
    for (const char32_t code : text) {
        const auto place = letters.cyrillic.find(code);
        append_utf8(result, place == letters.cyrillic.npos ? code : letters.latin[place]);
    }
    return result;
}

// "a4" as "a.4": parts with letters are often written without the dot.
std::string with_dots(std::string_view reading) {
    std::string text;
    for (const char c : reading) {
        const bool joins = !text.empty() && is_latin(text.back()) && c >= '0' && c <= '9';
        text += joins ? "." : "";
        text += c;
    }
    return text;
}

} // namespace

bool is_word_for_article(std::string_view word) {
    std::u32string small = in_small_letters(word);
    small.resize(small.find_last_not_of(U'.') + 1);
    return std::ranges::find(words_for_article, small) != std::end(words_for_article);
}

std::vector<std::string> readings_of(std::string_view typed) {
    const std::u32string small = in_small_letters(typed);
    const std::u32string number = bare(small);
    std::vector<std::string> readings;
    const auto add = [&](std::string one) {
        std::erase(one, ' ');
        if (std::ranges::find(readings, one) == readings.end()) {
            readings.push_back(std::move(one));
        }
    };
    for (const std::u32string& text : {with_item_letters(number), number, small}) {
        add(fold_lookalikes(to_utf8(text)));
        add(replaced(text, by_sound));
        add(replaced(text, by_key));
    }
    const std::size_t as_typed = readings.size();
    for (std::size_t i = 0; i < as_typed; ++i) {
        add(with_dots(readings[i]));
    }
    return readings;
}

} // namespace kodeks::rulebook
