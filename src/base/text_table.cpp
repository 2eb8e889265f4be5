#include "base/text_table.hpp"

#include "base/check.hpp"
#include "base/text_width.hpp"

#include <algorithm>
#include <numeric>

namespace kodeks {

namespace {

constexpr std::size_t gap = 2;
// A last column narrower than this is not wrapped: the terminal's own wrapping reads better.
constexpr std::size_t least_wrapped = 20;

std::size_t total_of(const std::vector<std::size_t>& widths, std::size_t count) {
    return std::accumulate(widths.begin(), widths.begin() + static_cast<std::ptrdiff_t>(count),
                           count * gap);
}

} // namespace

TextTable::TextTable(std::vector<TextColumn> columns) : columns_(std::move(columns)) {
    KODEKS_ASSERT(!columns_.empty());
}

void TextTable::add(std::vector<std::string> cells) {
    KODEKS_ASSERT(cells.size() == columns_.size());
    rows_.push_back(std::move(cells));
}

void TextTable::add_rule() {
    rows_.emplace_back();
}

std::vector<std::size_t> TextTable::column_widths() const {
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        std::size_t widest = display_width(columns_[i].title);
        for (const auto& row : rows_) {
            widest = std::max(widest, row.empty() ? 0 : display_width(row[i]));
        }
        widths.push_back(widest);
    }
    return widths;
}

std::string TextTable::line_of(const std::vector<std::string>& cells,
                               const std::vector<std::size_t>& widths) const {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        line += i == 0 ? "" : std::string(gap, ' ');
        line += columns_[i].align == Align::right ? pad_left(cells[i], widths[i])
                                                  : pad_right(cells[i], widths[i]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

std::string TextTable::rows_of(const std::vector<std::string>& cells,
                               const std::vector<std::size_t>& widths,
                               std::optional<std::size_t> width) const {
    const std::size_t last = columns_.size() - 1;
    const std::size_t before = total_of(widths, last);
    if (!width || *width < before + least_wrapped || columns_[last].align == Align::right) {
        return line_of(cells, widths);
    }
    std::string text;
    std::vector<std::string> line = cells;
    for (std::string& part : wrap(cells[last], *width - before)) {
        line[last] = std::move(part);
        text += line_of(line, widths);
        line.assign(columns_.size(), "");
    }
    return text;
}

std::string TextTable::to_text(std::optional<std::size_t> width) const {
    const auto widths = column_widths();
    std::string text;
    std::vector<std::string> titles;
    titles.reserve(columns_.size());
    for (const TextColumn& column : columns_) {
        titles.push_back(column.title);
    }
    if (std::ranges::any_of(titles, [](const auto& title) { return !title.empty(); })) {
        text += line_of(titles, widths);
    }
    const std::size_t across = total_of(widths, columns_.size()) - gap;
    for (const auto& row : rows_) {
        if (row.empty()) {
            for (std::size_t i = 0; i < std::min(across, width.value_or(across)); ++i) {
                text += "─";
            }
            text += '\n';
        } else {
            text += rows_of(row, widths, width);
        }
    }
    return text;
}

} // namespace kodeks
