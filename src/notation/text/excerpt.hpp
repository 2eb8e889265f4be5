// Short printable excerpts of whatever a text contains, and its blanks and digits.
#pragma once

#include <string>
#include <string_view>

namespace kodeks::notation::text {

// At most `limit` characters, with ill-formed bytes and controls replaced, "..." where it was cut.
std::string excerpt_of(std::string_view text, std::size_t limit = 40);

std::string_view trimmed(std::string_view text);

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

} // namespace kodeks::notation::text
