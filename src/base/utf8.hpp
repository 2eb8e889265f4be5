// UTF-8 to code points and back. Text from outside may be broken: decoding never fails, every
// broken byte becomes U+FFFD, and first_invalid_byte() says where the first of them stands.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kodeks {

constexpr char32_t replacement_character = 0xFFFD;

struct Decoded {
    char32_t code = replacement_character;
    std::size_t bytes = 1; // how much of the text it takes; 1 when broken
    bool valid = false;
};

// The first character of a non-empty text. Overlong forms, surrogates and values above U+10FFFF
// are broken (RFC 3629).
Decoded decode_utf8(std::string_view text);

std::u32string code_points(std::string_view text);
std::string to_utf8(std::u32string_view codes);
void append_utf8(std::string& text, char32_t code);

// Offset of the first byte that is not UTF-8; nothing when the whole text is sound.
std::optional<std::size_t> first_invalid_byte(std::string_view text);

} // namespace kodeks
