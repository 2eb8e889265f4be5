#include "reports/layout/text_grid.hpp"

#include "base/text_width.hpp"
#include "reports/layout/clean.hpp"

#include <algorithm>
#include <numeric>

namespace kodeks::reports {

namespace {

constexpr std::size_t gap = 2;       // columns between two of the table
constexpr std::size_t narrowest = 8; // what wrapping leaves of a column

std::string justified(const std::string& text, std::size_t width, Justify justify) {
    if (justify == Justify::right) {
        return pad_left(text, width);
    }
    if (justify == Justify::centre) {
        const std::size_t have = display_width(text);
        return pad_right(pad_left(text, have + (width > have ? (width - have) / 2 : 0)), width);
    }
    return pad_right(text, width);
}

void trim_end(std::string& line) {
    line.erase(line.find_last_not_of(' ') + 1);
}

Row heading_row(const Table& table) {
    Row row{{}, true};
    for (const Column& column : table.columns) {
        row.cells.emplace_back(column.title);
    }
    return row;
}

} // namespace

TextGrid::TextGrid(const Table& table, std::size_t width)
    : table_(table), widths_(table.columns.size(), 1) {
    measure(heading_row(table));
    for (const Row& row : table.rows) {
        measure(row);
    }
    fit(width);
}

void TextGrid::measure(const Row& row) {
    std::size_t column = 0;
    for (const Cell& cell : row.cells) {
        if (cell.span == 1 && column < widths_.size()) {
            widths_[column] = std::max(widths_[column], display_width(clean(cell.text)));
        }
        column += cell.span;
    }
}

// Takes from the widest of the columns that may give until the table fits.
void TextGrid::fit(std::size_t width) {
    std::size_t total = gap * (widths_.empty() ? 0 : widths_.size() - 1);
    total += std::accumulate(widths_.begin(), widths_.end(), std::size_t{0});
    while (total > width) {
        std::size_t widest = widths_.size();
        for (std::size_t i = 0; i < widths_.size(); ++i) {
            const bool gives = table_.columns[i].share > 0 && widths_[i] > narrowest;
            if (gives && (widest == widths_.size() || widths_[i] > widths_[widest])) {
                widest = i;
            }
        }
        if (widest == widths_.size()) {
            return;
        }
        --widths_[widest];
        --total;
    }
}

std::size_t TextGrid::width_from(std::size_t column, std::size_t span) const {
    std::size_t width = 0;
    for (std::size_t i = column; i < std::min(column + span, widths_.size()); ++i) {
        width += widths_[i] + (i > column ? gap : 0);
    }
    return std::max<std::size_t>(width, 1);
}

std::string TextGrid::rule() const {
    std::string line;
    for (const std::size_t width : widths_) {
        line += (line.empty() ? "" : std::string(gap, ' ')) + std::string(width, '-');
    }
    return line + '\n';
}

std::string TextGrid::lines_of(const Row& row) const {
    std::vector<std::vector<std::string>> wrapped;
    std::size_t height = 1;
    std::size_t column = 0;
    for (const Cell& cell : row.cells) {
        wrapped.push_back(wrap(clean(cell.text), width_from(column, cell.span)));
        height = std::max(height, wrapped.back().size());
        column += cell.span;
    }
    std::string text;
    for (std::size_t line = 0; line < height; ++line) {
        std::string whole;
        column = 0;
        for (std::size_t i = 0; i < row.cells.size() && column < widths_.size(); ++i) {
            const std::string part = line < wrapped[i].size() ? wrapped[i][line] : "";
            whole += (i == 0 ? "" : std::string(gap, ' ')) +
                     justified(part, width_from(column, row.cells[i].span),
                               table_.columns[column].justify);
            column += row.cells[i].span;
        }
        trim_end(whole);
        text += whole + '\n';
    }
    return text;
}

std::string TextGrid::to_text() const {
    const Row heading = heading_row(table_);
    const bool titled = std::ranges::any_of(
        table_.columns, [](const Column& column) { return !column.title.empty(); });
    std::string text = titled ? lines_of(heading) + rule() : "";
    for (const Row& row : table_.rows) {
        text += lines_of(row);
    }
    return text;
}

} // namespace kodeks::reports
