#include "notation/text/excerpt.hpp"

#include "base/utf8.hpp"

#include <algorithm>

namespace kodeks::notation::text {

namespace {

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

} // namespace

std::string excerpt_of(std::string_view text, std::size_t limit) {
    std::string out;
    for (std::size_t count = 0; !text.empty(); ++count) {
        if (count == limit) {
            return out + "...";
        }
        const Decoded character = decode_utf8(text);
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
