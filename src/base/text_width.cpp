#include "base/text_width.hpp"

#include "base/check.hpp"
#include "base/utf8.hpp"

#include <algorithm>

#include <utf8proc.h>

namespace kodeks {

namespace {

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
    return static_cast<std::size_t>(utf8proc_charwidth(static_cast<utf8proc_int32_t>(code)));
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
