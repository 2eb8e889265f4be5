#include "base/utf8.hpp"

#include "base/check.hpp"

#include <array>

namespace kodeks {

namespace {

// How many bytes a character takes by its first byte; 0 for a byte that cannot be first.
std::size_t length_by_lead(unsigned char lead) {
    if (lead < 0x80) {
        return 1;
    }
    if (lead >= 0xC2 && lead <= 0xDF) {
        return 2;
    }
    if (lead >= 0xE0 && lead <= 0xEF) {
        return 3;
    }
    return lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
}

bool is_scalar_of_length(char32_t code, std::size_t length) {
    constexpr std::array<char32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code >= least[length] && code <= 0x10FFFF && !surrogate;
}

} // namespace

Decoded decode_utf8(std::string_view text) {
    KODEKS_ASSERT(!text.empty());
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t length = length_by_lead(lead);
    if (length == 0 || length > text.size()) {
        return {};
    }
    constexpr std::array<unsigned char, 5> lead_bits = {0, 0x7F, 0x1F, 0x0F, 0x07};
    char32_t code = lead & lead_bits[length];
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0) != 0x80) {
            return {};
        }
        code = (code << 6) | (byte & 0x3F);
    }
    if (!is_scalar_of_length(code, length)) {
        return {};
    }
    return {code, length, true};
}

std::u32string code_points(std::string_view text) {
    std::u32string codes;
    codes.reserve(text.size());
    while (!text.empty()) {
        const Decoded next = decode_utf8(text);
        codes += next.code;
        text.remove_prefix(next.bytes);
    }
    return codes;
}

void append_utf8(std::string& text, char32_t code) {
    const auto tail = [](char32_t bits) { return static_cast<char>(0x80 | (bits & 0x3F)); };
    if (code < 0x80) {
        text += static_cast<char>(code);
    } else if (code < 0x800) {
        text += {static_cast<char>(0xC0 | (code >> 6)), tail(code)};
    } else if (code < 0x10000) {
        text += {static_cast<char>(0xE0 | (code >> 12)), tail(code >> 6), tail(code)};
    } else {
        text +=
            {static_cast<char>(0xF0 | (code >> 18)), tail(code >> 12), tail(code >> 6), tail(code)};
    }
}

std::string to_utf8(std::u32string_view codes) {
    std::string text;
    text.reserve(codes.size());
    for (const char32_t code : codes) {
        append_utf8(text, code);
    }
    return text;
}

std::optional<std::size_t> first_invalid_byte(std::string_view text) {
    std::size_t offset = 0;
    while (offset < text.size()) {
        const Decoded next = decode_utf8(text.substr(offset));
        if (!next.valid) {
            return offset;
        }
        offset += next.bytes;
    }
    return std::nullopt;
}

} // namespace kodeks
