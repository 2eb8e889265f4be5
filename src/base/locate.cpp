#include "base/locate.hpp"

#include "base/text_width.hpp"
#include "base/utf8.hpp"

#include <algorithm>

namespace kodeks {

Place place_of(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto newlines = std::ranges::count(before, '\n');
    const auto line_start = before.rfind('\n') + 1; // npos + 1 is 0: the first line
    const auto column = code_points(before.substr(line_start)).size() + 1;
    return {static_cast<std::uint32_t>(newlines + 1), static_cast<std::uint32_t>(column)};
}

std::string excerpt_at(std::string_view text, std::size_t offset, std::size_t width) {
    std::string_view rest = text.substr(std::min(offset, text.size()));
    rest = rest.substr(0, rest.find_first_of("\r\n"));
    std::u32string codes = code_points(rest.substr(0, width * 8)); // enough bytes for the columns
    std::ranges::replace_if(
        codes, [](char32_t code) { return code < 0x20 || code == 0x7F; }, replacement_character);
    return truncate_to(to_utf8(codes), width);
}

} // namespace kodeks
