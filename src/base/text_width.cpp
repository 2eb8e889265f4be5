#include "base/text_width.hpp"

#include "base/check.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <array>

namespace kodeks {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Combining marks, zero-width characters and variation selectors (Unicode 15, blocks).
constexpr std::array<Range, 9> zero_width = {{{0x0300, 0x036F},
                                              {0x0483, 0x0489},
                                              {0x1AB0, 0x1AFF},
                                              {0x1DC0, 0x1DFF},
                                              {0x200B, 0x200F},
                                              {0x2060, 0x2064},
                                              {0x20D0, 0x20FF},
                                              {0xFE00, 0xFE0F},
                                              {0xFE20, 0xFE2F}}};

// East Asian wide and full-width blocks and pictographs.
constexpr std::array<Range, 9> double_width = {{{0x1100, 0x115F},
                                                {0x2E80, 0x303E},
                                                {0x3041, 0xA4CF},
                                                {0xAC00, 0xD7A3},
                                                {0xF900, 0xFAFF},
                                                {0xFE30, 0xFE6F},
                                                {0xFF00, 0xFF60},
                                                {0x1F300, 0x1FAFF},
                                                {0x20000, 0x3FFFD}}};

template <std::size_t Count>
bool within(const std::array<Range, Count>& ranges, char32_t code) {
    return std::ranges::any_of(
        ranges, [&](const Range& range) { return code >= range.first && code <= range.last; });
}

// The longest beginning that fits into `width` columns, in bytes.
std::size_t bytes_that_fit(std::string_view text, std::size_t width) {
    std::size_t bytes = 0;
    std::size_t used = 0;
    while (bytes < text.size()) {
        const Decoded next = decode_utf8(text.substr(bytes));
        used += width_of(next.code);
        if (used > width) {
            break;
        }
        bytes += next.bytes;
    }
    return bytes;
}

std::string_view next_word(std::string_view& rest) {
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    const std::string_view word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(word.size());
    return word;
}

// Puts a word wider than a whole line onto lines of its own; what is left over is the new line.
void break_word(std::string_view word, std::size_t width, std::vector<std::string>& lines) {
    while (display_width(word) > width) {
        // A character wider than the line still has to go somewhere.
        const std::size_t bytes = std::max(bytes_that_fit(word, width), decode_utf8(word).bytes);
        lines.emplace_back(word.substr(0, bytes));
        word.remove_prefix(bytes);
    }
    lines.emplace_back(word);
}

void wrap_paragraph(std::string_view text, std::size_t width, std::vector<std::string>& lines) {
    lines.emplace_back();
    std::string_view rest = text;
    for (auto word = next_word(rest); !word.empty(); word = next_word(rest)) {
        std::string& line = lines.back();
        if (line.empty()) {
            lines.pop_back();
            break_word(word, width, lines);
        } else if (display_width(line) + 1 + display_width(word) <= width) {
            line += ' ';
            line += word;
        } else {
            break_word(word, width, lines);
        }
    }
}

} // namespace

std::size_t width_of(char32_t code) {
    if (code < 0x20 || (code >= 0x7F && code < 0xA0) || within(zero_width, code)) {
        return 0;
    }
    return within(double_width, code) ? 2 : 1;
}

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    for (const char32_t code : code_points(text)) {
        width += width_of(code);
    }
    return width;
}

std::string pad_right(std::string_view text, std::size_t width) {
    const std::size_t own = display_width(text);
    return std::string(text) + std::string(own < width ? width - own : 0, ' ');
}

std::string pad_left(std::string_view text, std::size_t width) {
    const std::size_t own = display_width(text);
    return std::string(own < width ? width - own : 0, ' ') + std::string(text);
}

std::string truncate_to(std::string_view text, std::size_t width) {
    if (display_width(text) <= width) {
        return std::string(text);
    }
    if (width == 0) {
        return {};
    }
    return std::string(text.substr(0, bytes_that_fit(text, width - 1))) + "…";
}

std::vector<std::string> wrap(std::string_view text, std::size_t width) {
    KODEKS_ASSERT(width > 0);
    std::vector<std::string> lines;
    while (true) {
        const auto end = text.find('\n');
        wrap_paragraph(text.substr(0, end), width, lines);
        if (end == std::string_view::npos) {
            return lines;
        }
        text.remove_prefix(end + 1);
    }
}

} // namespace kodeks
