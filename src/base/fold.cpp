#include "base/fold.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <array>

namespace kodeks {

namespace {

struct Lookalike {
    char32_t cyrillic;
    char32_t latin;
};

// Lower-case Cyrillic letters whose capital or small form is drawn like a Latin letter.
constexpr std::array<Lookalike, 16> lookalikes = {{{U'а', U'a'},
                                                   {U'в', U'b'},
                                                   {U'с', U'c'},
                                                   {U'е', U'e'},
                                                   {U'н', U'h'},
                                                   {U'і', U'i'},
                                                   {U'ї', U'i'},
                                                   {U'ј', U'j'},
                                                   {U'к', U'k'},
                                                   {U'м', U'm'},
                                                   {U'о', U'o'},
                                                   {U'р', U'p'},
                                                   {U'ѕ', U's'},
                                                   {U'т', U't'},
                                                   {U'у', U'y'},
                                                   {U'х', U'x'}}};

char32_t latin_for(char32_t code) {
    const auto found = std::ranges::find(lookalikes, code, &Lookalike::cyrillic);
    return found == lookalikes.end() ? code : found->latin;
}

} // namespace

char32_t lower_case(char32_t code) {
    const bool latin1 = code >= 0xC0 && code <= 0xDE && code != 0xD7;
    if ((code >= U'A' && code <= U'Z') || latin1 || (code >= U'А' && code <= U'Я')) {
        return code + 32;
    }
    if (code >= U'Ѐ' && code <= U'Џ') { // the row of Ё, Є, І, Ї
        return code + 80;
    }
    const bool paired = (code >= 0x0100 && code <= 0x0137) || (code >= 0x0460 && code <= 0x0481) ||
                        (code >= 0x048A && code <= 0x04BF) || (code >= 0x04D0 && code <= 0x052F);
    return paired && code % 2 == 0 ? code + 1 : code;
}

std::string fold_case(std::string_view text) {
    std::u32string codes = code_points(text);
    for (char32_t& code : codes) {
        code = lower_case(code);
        code = code == U'ё' ? U'е' : code;
    }
    return to_utf8(codes);
}

std::string fold_lookalikes(std::string_view text) {
    std::u32string codes = code_points(text);
    for (char32_t& code : codes) {
        code = latin_for(lower_case(code));
    }
    return to_utf8(codes);
}

std::u32string alphabetical_key(std::string_view text) {
    std::u32string codes = code_points(fold_case(text));
    for (char32_t& code : codes) {
        switch (code) { // three free places behind every letter
        case U'ґ':
            code = U'г' * 4 + 1;
            break;
        case U'є':
            code = U'е' * 4 + 1;
            break;
        case U'і':
            code = U'и' * 4 + 1;
            break;
        case U'ї':
            code = U'и' * 4 + 2;
            break;
        default:
            code *= 4;
        }
    }
    return codes;
}

bool is_word_character(char32_t code) {
    const bool ascii_letter = (code >= U'a' && code <= U'z') || (code >= U'A' && code <= U'Z');
    if (code < 0x80) {
        return ascii_letter || (code >= U'0' && code <= U'9');
    }
    const bool latin1_sign = code < 0xC0 || code == 0xD7 || code == 0xF7;
    const bool punctuation = code >= 0x2000 && code <= 0x206F;
    return !latin1_sign && !punctuation && code != replacement_character;
}

} // namespace kodeks
