// A table in a text file: cells separated by tabs, the first line naming the columns. Cells are
// found by the name of their column, so that a file may gain columns without breaking its readers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tools {

class Table {
public:
    struct Row {
        int line = 0; // in the file, from 1
        std::vector<std::string_view> cells;
    };

    explicit Table(std::string text);
    Table(const Table&) = delete; // rows point into the text
    Table& operator=(const Table&) = delete;

    const std::vector<Row>& rows() const { return rows_; }

    bool has(std::string_view column) const;

    bool is_complete(const Row& row) const { return row.cells.size() == columns_.size(); }

    // Empty when the table has no such column or the row ends before it.
    std::string_view cell(const Row& row, std::string_view column) const;
    std::string columns() const; // "id, kind, en"

private:
    std::string text_;
    std::vector<std::string_view> columns_;
    std::vector<Row> rows_; // without empty lines
};

} // namespace kodeks::tools
