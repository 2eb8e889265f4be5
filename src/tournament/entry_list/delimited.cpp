#include "tournament/entry_list/delimited.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

char separator_of(std::string_view text) {
    const std::string_view first = text.substr(0, text.find('\n'));
    constexpr char separators[] = {'\t', ';', ','};
    const auto count = [&](char separator) { return std::ranges::count(first, separator); };
    return *std::ranges::max_element(separators, {}, count);
}

std::string trimmed(const std::string& text) {
    const std::size_t from = text.find_first_not_of(" \r\t");
    const std::size_t to = text.find_last_not_of(" \r\t");
    return from == std::string::npos ? "" : text.substr(from, to - from + 1);
}

} // namespace

std::vector<DelimitedLine> read_delimited(std::string_view text) {
    if (text.starts_with(byte_order_mark)) {
        text.remove_prefix(byte_order_mark.size());
    }
    const char separator = separator_of(text);
    std::vector<DelimitedLine> lines;
    DelimitedLine line{1, {}};
    std::string cell;
    bool quoted = false;
    std::uint32_t number = 1;
    const auto end_cell = [&] {
        line.cells.push_back(trimmed(cell));
        cell.clear();
    };
    const auto end_line = [&] {
        end_cell();
        if (!std::ranges::all_of(line.cells, &std::string::empty)) {
            lines.push_back(line);
        }
        line = {number, {}};
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        number += c == '\n' ? 1 : 0;
        if (c == '"' && quoted && i + 1 < text.size() && text[i + 1] == '"') {
            cell += '"';
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (c == separator && !quoted) {
            end_cell();
        } else if (c == '\n' && !quoted) {
            end_line();
        } else {
            cell += c;
        }
    }
    end_line();
    return lines;
}

} // namespace kodeks::tournament
