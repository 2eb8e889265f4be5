#include "reports/layout/clean.hpp"

#include "base/utf8.hpp"

#include <algorithm>

namespace kodeks::reports {

namespace {

// Marks and overrides of direction, and separators that only programs see.
bool is_direction(char32_t code) {
    return (code >= 0x200B && code <= 0x200F) || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2060 && code <= 0x2069) || code == 0xFEFF || code == 0x061C;
}

bool is_break(char32_t code) {
    return code == '\n' || code == '\r' || code == '\t' || code == 0x85 || code == 0x2028 ||
           code == 0x2029;
}

bool is_control(char32_t code) {
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0xFFFE || code == 0xFFFF;
}

// Nothing in it is to be made harmless: signs of the keyboard and the letters up to Cyrillic
// (U+00C0 to U+05FF, none of which is a control or gives a direction).
bool is_plain(std::string_view text) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (byte(i) >= 0xC3 && byte(i) <= 0xD7 && i + 1 < text.size() &&
            (byte(i + 1) & 0xC0U) == 0x80) {
            ++i;
        } else if (byte(i) < ' ' || byte(i) > '~') {
            return false;
        }
    }
    return true;
}

} // namespace

std::string clean(std::string_view text) {
    if (is_plain(text)) {
        return std::string(text); // most cells are numbers and names
    }
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const Decoded next = decode_utf8(text);
        if (is_break(next.code)) {
            out += ' ';
        } else if (!is_control(next.code) && !is_direction(next.code)) {
            append_utf8(out, next.code);
        }
        text.remove_prefix(next.bytes);
    }
    return out;
}

std::string clean_lines(std::string_view text) {
    std::string out;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        out += (from == 0 ? "" : "\n") + clean(text.substr(from, end - from));
        from = end + 1;
    }
    return out;
}

std::string escaped(std::string_view text) {
    std::string out;
    for (const char letter : clean(text)) {
        switch (letter) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            out += letter;
        }
    }
    return out;
}

} // namespace kodeks::reports
