#include "base/fold.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <array>

#include <utf8proc.h>

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
    return static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(code)));
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
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(code))) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
        return true;
    default:
        return false;
    }
}

bool is_apostrophe(char32_t code) {
    return code == U'\'' || code == U'’' || code == U'ʼ' || code == U'‘' || code == U'`';
}

} // namespace kodeks
