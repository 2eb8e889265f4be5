// What single bytes are to the lexer, and how it looks a little ahead. A window always ends with a
// zero byte, so that looking at the next byte is never out of bounds.
#pragma once

#include "notation/text/excerpt.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace kodeks::notation::text {

enum class Byte : std::uint8_t { word, blank, digit, special };

constexpr std::array<Byte, 256> make_bytes() {
    std::array<Byte, 256> table{};
    // Control bytes are leavings of old programs (the end mark 0x1A of DOS files, for one).
    for (unsigned char c = 1; c <= ' '; ++c) {
        table[c] = Byte::blank;
    }
    table[0x7F] = Byte::blank;
    for (char c = '0'; c <= '9'; ++c) {
        table[static_cast<unsigned char>(c)] = Byte::digit;
    }
    for (const char c : std::string_view("(){}[];$\"\0", 10)) {
        table[static_cast<unsigned char>(c)] = Byte::special;
    }
    return table;
}

constexpr std::array<Byte, 256> bytes = make_bytes();

inline Byte byte_at(const char* position) {
    return bytes[static_cast<unsigned char>(*position)];
}

inline bool is_name_byte(char c) {
    return is_digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
}

inline bool is_space(char c) {
    return c == ' ' || c == '\t';
}

inline const char* past_space(const char* at) {
    while (is_space(*at)) {
        ++at;
    }
    return at;
}

inline bool starts_with(const char* at, const char* end, std::string_view what) {
    return std::string_view(at, static_cast<std::size_t>(end - at)).starts_with(what);
}

} // namespace kodeks::notation::text
