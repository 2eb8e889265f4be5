#include "reports/document.hpp"

#include <algorithm>
#include <iterator>

namespace kodeks::reports {

namespace {

// The cell of a row that stands in a column, and perhaps in its neighbours too.
std::vector<Cell>::iterator cell_at(Row& row, std::size_t column) {
    std::size_t from = 0;
    return std::ranges::find_if(row.cells, [&](const Cell& cell) {
        from += cell.span;
        return column < from;
    });
}

bool is_idle(Row& row, std::size_t column) {
    const auto cell = cell_at(row, column);
    return cell == row.cells.end() || cell->span > 1 || cell->text.empty();
}

void drop(Row& row, std::size_t column) {
    const auto cell = cell_at(row, column);
    if (cell == row.cells.end()) {
        return;
    }
    if (cell->span > 1) {
        --cell->span;
    } else {
        row.cells.erase(cell);
    }
}

} // namespace

void Table::drop_idle() {
    for (std::size_t column = columns.size(); column-- > 0;) {
        const auto idle = [&](Row& row) { return is_idle(row, column); };
        if (!columns[column].if_any || !std::ranges::all_of(rows, idle)) {
            continue;
        }
        columns.erase(std::next(columns.begin(), static_cast<std::ptrdiff_t>(column)));
        std::ranges::for_each(rows, [&](Row& row) { drop(row, column); });
        name_column -= column < name_column && name_column < 255 ? 1 : 0;
    }
}

} // namespace kodeks::reports
