// Bytes that claim to be UTF-8, and short printable excerpts of whatever a text contains.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace kodeks::notation::text {

// A character and how many bytes it took; an ill-formed byte counts as one character U+FFFD.
struct Character {
    char32_t code = 0;
    std::uint8_t bytes = 0;
    bool well_formed = true;
};

// The first character of a text that is not empty.
Character first_character(std::string_view text);

bool is_utf8(std::string_view text);
void append_utf8(std::string& out, char32_t code);

// At most `limit` characters, with ill-formed bytes and controls replaced, "..." where it was cut.
std::string excerpt_of(std::string_view text, std::size_t limit = 40);

std::string_view trimmed(std::string_view text);

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

} // namespace kodeks::notation::text
