#include "lib/summaries.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

constexpr std::array<std::string_view, 3> names = {"en", "uk", "ru"};
constexpr std::array<std::string_view, 6> pieces = {"Кр", "К", "Ф", "Л", "Т", "С"};
constexpr std::array<std::string_view, 3> foreign = {"", "ЁёЪъЫыЭэ", "ІіЇїЄєҐґ"};

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_capital(char c) {
    return c >= 'A' && c <= 'Z';
}

bool is_latin(char c) {
    return is_capital(c) || (c >= 'a' && c <= 'z');
}

// Cyrillic letters are two bytes in UTF-8, and the first of them is one of these (U+0400-U+052F).
bool begins_cyrillic(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0xD0 && byte <= 0xD4;
}

bool continues(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

bool is_in(char c, std::string_view some) {
    return some.find(c) != std::string_view::npos;
}

std::size_t end_of(std::string_view text, std::size_t digit, Comma comma) {
    const std::string_view joints = comma == Comma::decimal ? ".,:#~" : ".:#~";
    std::size_t end = digit;
    while (end < text.size() &&
           (is_digit(text[end]) ||
            (is_in(text[end], joints) && end + 1 < text.size() && is_digit(text[end + 1])))) {
        ++end;
    }
    return end;
}

// Where a reference such as "FIDE:9", "V.11" or "C04" begins whose first digit is at `digit`.
std::size_t beginning_of(std::string_view text, std::size_t digit) {
    std::size_t begin = digit;
    const bool id =
        text.substr(digit, end_of(text, digit, Comma::separates) - digit).find(':') < text.size();
    while (id && begin > 0 && is_capital(text[begin - 1])) {
        --begin; // "C04.3:5.2", but R1 may be written as a word in another language
    }
    while (begin >= 2 && is_in(text[begin - 1], ".:") &&
           (is_capital(text[begin - 2]) || is_digit(text[begin - 2]))) {
        std::size_t part = begin - 1;
        while (part > 0 && (is_capital(text[part - 1]) || is_digit(text[part - 1]))) {
            --part;
        }
        begin = part;
    }
    return begin;
}

// A move of chess in Cyrillic letters, "Кgxf3": the piece, then files and "x" up to a rank.
bool is_move(std::string_view text, std::size_t word) {
    const std::string_view rest = text.substr(word);
    const auto piece = std::ranges::find_if(
        pieces, [&](std::string_view letters) { return rest.starts_with(letters); });
    if (piece == pieces.end()) {
        return false;
    }
    const auto rank = rest.find_first_not_of("abcdefghx", piece->size());
    return rank != std::string_view::npos && is_digit(rest[rank]);
}

std::optional<std::size_t> mixed_word(std::string_view text) {
    std::size_t word = 0;
    bool latin = false;
    bool cyrillic = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool cyrillic_here = begins_cyrillic(text[i]);
        if (!is_latin(text[i]) && !cyrillic_here && !continues(text[i])) {
            latin = cyrillic = false;
            word = i + 1;
            continue;
        }
        latin = latin || is_latin(text[i]);
        cyrillic = cyrillic || cyrillic_here;
        if (latin && cyrillic && !is_move(text, word)) {
            return word;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> foreign_letter(std::string_view text, std::string_view letters) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (begins_cyrillic(text[i])) {
            const auto found = letters.find(text.substr(i, 2));
            if (found != std::string_view::npos && found % 2 == 0) {
                return i;
            }
        }
    }
    return std::nullopt;
}

// The first figure of `some` that the `others` do not have (as often).
std::optional<Figure> surplus(const std::vector<Figure>& some, std::vector<Figure> others) {
    for (const Figure& figure : some) {
        const auto found = std::ranges::find(others, figure.text, &Figure::text);
        if (found == others.end()) {
            return figure;
        }
        others.erase(found);
    }
    return std::nullopt;
}

void compare_figures(const Summaries& summaries, std::size_t language,
                     std::vector<SummaryFault>& faults) {
    const auto english = figures_in(summaries[0], Comma::separates);
    const auto own = figures_in(summaries[language], Comma::decimal);
    if (const auto more = surplus(own, english)) {
        faults.push_back({language, more->offset,
                          fmt::format("{} has {}, which en has not", names[language], more->text)});
    }
    if (const auto less = surplus(english, own)) {
        faults.push_back(
            {language, 0, fmt::format("{} lacks {}, which en has", names[language], less->text)});
    }
}

void judge_letters(std::string_view text, std::size_t language, std::vector<SummaryFault>& faults) {
    if (const auto at = mixed_word(text)) {
        faults.push_back({language, *at, "a word mixes Latin and Cyrillic letters"});
    }
    if (const auto at = foreign_letter(text, foreign[language])) {
        faults.push_back(
            {language, *at,
             fmt::format("'{}' is no letter of {}", text.substr(*at, 2), names[language])});
    }
}

} // namespace

std::vector<Figure> figures_in(std::string_view text, Comma comma) {
    std::vector<Figure> figures;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_digit(text[i])) {
            const std::size_t begin = beginning_of(text, i);
            const std::size_t end = end_of(text, i, comma);
            std::string figure(text.substr(begin, end - begin));
            std::ranges::replace(figure, ',', '.');
            figures.push_back({std::move(figure), begin});
            i = end - 1;
        }
    }
    return figures;
}

std::vector<SummaryFault> faults_of(const Summaries& summaries) {
    std::vector<SummaryFault> faults;
    for (std::size_t language = 0; language < summaries.size(); ++language) {
        if (summaries[language].empty()) {
            faults.push_back({language, 0, fmt::format("{} is missing", names[language])});
        }
    }
    if (!faults.empty()) {
        return faults;
    }
    for (std::size_t language = 0; language < summaries.size(); ++language) {
        judge_letters(summaries[language], language, faults);
        if (language > 0) {
            compare_figures(summaries, language, faults);
        }
    }
    return faults;
}

std::size_t characters_before(std::string_view text, std::size_t offset) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text.substr(0, offset), [](char c) { return !continues(c); }));
}

} // namespace kodeks::tools
