#include "base/utf8.hpp"

#include "base/check.hpp"

#include <array>
#include <cstdint>
#include <cstring>

#include <utf8proc.h>

namespace kodeks {

Decoded decode_utf8(std::string_view text) {
    KODEKS_ASSERT(!text.empty());
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead < 0x80) { // most of what is read, and worth not being asked for
        return {lead, 1, true};
    }
    utf8proc_int32_t code = 0;
    const utf8proc_ssize_t taken =
        utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                         static_cast<utf8proc_ssize_t>(text.size()), &code);
    if (taken <= 0) {
        return {};
    }
    return {static_cast<char32_t>(code), static_cast<std::size_t>(taken), true};
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
    std::array<utf8proc_uint8_t, 4> bytes{};
    const utf8proc_ssize_t count =
        utf8proc_encode_char(static_cast<utf8proc_int32_t>(code), bytes.data());
    for (utf8proc_ssize_t i = 0; i < count; ++i) {
        text += static_cast<char>(bytes[static_cast<std::size_t>(i)]);
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

namespace {

// Where plain letters end, or fewer than eight bytes are left to look at together.
std::size_t past_plain(std::string_view text, std::size_t offset) {
    constexpr std::uint64_t high_bits = 0x8080808080808080;
    for (std::uint64_t eight = 0; offset + sizeof(eight) <= text.size(); offset += sizeof(eight)) {
        std::memcpy(&eight, text.data() + offset, sizeof(eight));
        if ((eight & high_bits) != 0) {
            break;
        }
    }
    return offset;
}

} // namespace

std::optional<std::size_t> first_invalid_byte(std::string_view text) {
    std::size_t offset = past_plain(text, 0);
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
