#include "lib/table.hpp"

#include "lib/files.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::tools {

Table::Table(std::string text) : text_(std::move(text)) {
    int line = 0;
    for (const std::string_view row : split(text_, '\n')) {
        ++line;
        if (line == 1) {
            columns_ = split(row, '\t');
        } else if (!row.empty()) {
            rows_.push_back({line, split(row, '\t')});
        }
    }
}

bool Table::has(std::string_view column) const {
    return std::ranges::find(columns_, column) != columns_.end();
}

std::string_view Table::cell(const Row& row, std::string_view column) const {
    const auto found = std::ranges::find(columns_, column);
    const auto position = static_cast<std::size_t>(found - columns_.begin());
    const bool there = found != columns_.end() && position < row.cells.size();
    return there ? row.cells[position] : std::string_view{};
}

std::string Table::columns() const {
    return fmt::format("{}", fmt::join(columns_, ", "));
}

} // namespace kodeks::tools
