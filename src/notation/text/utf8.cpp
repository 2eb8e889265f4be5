#include "notation/text/utf8.hpp"

#include <algorithm>

namespace kodeks::notation::text {

namespace {

constexpr char32_t replacement = 0xFFFD;
// The smallest code that needs so many bytes: shorter ones would be overlong (Unicode, table 3-7).
constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};

int length_of(unsigned char lead) {
    if (lead < 0x80) {
        return 1;
    }
    if (lead >= 0xC2 && lead < 0xE0) {
        return 2;
    }
    if (lead >= 0xE0 && lead < 0xF0) {
        return 3;
    }
    return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

} // namespace

Character first_character(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    const int length = length_of(lead);
    if (length == 1) {
        return {lead, 1, true};
    }
    if (length == 0 || text.size() < static_cast<std::size_t>(length)) {
        return {replacement, 1, false};
    }
    char32_t code = lead & (0x7FU >> length);
    for (int i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[static_cast<std::size_t>(i)]);
        if ((next & 0xC0) != 0x80) {
            return {replacement, 1, false};
        }
        code = code << 6 | (next & 0x3FU);
    }
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    if (code < least[length] || code > 0x10FFFF || surrogate) {
        return {replacement, 1, false};
    }
    return {code, static_cast<std::uint8_t>(length), true};
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const Character character = first_character(text);
        if (!character.well_formed) {
            return false;
        }
        text.remove_prefix(character.bytes);
    }
    return true;
}

void append_utf8(std::string& out, char32_t code) {
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xC0 | code >> 6);
        out += static_cast<char>(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        out += static_cast<char>(0xE0 | code >> 12);
        out += static_cast<char>(0x80 | (code >> 6 & 0x3F));
        out += static_cast<char>(0x80 | (code & 0x3F));
    } else {
        out += static_cast<char>(0xF0 | code >> 18);
        out += static_cast<char>(0x80 | (code >> 12 & 0x3F));
        out += static_cast<char>(0x80 | (code >> 6 & 0x3F));
        out += static_cast<char>(0x80 | (code & 0x3F));
    }
}

std::string excerpt_of(std::string_view text, std::size_t limit) {
    std::string out;
    for (std::size_t count = 0; !text.empty(); ++count) {
        if (count == limit) {
            return out + "...";
        }
        const Character character = first_character(text);
        const bool control =
            character.code < 0x20 || (character.code >= 0x7F && character.code < 0xA0);
        append_utf8(out, control ? U' ' : character.code);
        text.remove_prefix(character.bytes);
    }
    return out;
}

std::string_view trimmed(std::string_view text) {
    const auto* const first = std::find_if_not(text.begin(), text.end(), is_blank);
    while (text.end() > first && is_blank(text.back())) {
        text.remove_suffix(1);
    }
    return text.substr(static_cast<std::size_t>(first - text.begin()));
}

} // namespace kodeks::notation::text
