// A table for a terminal: columns as wide as their widest cell, aligned by display width, so that
// Cyrillic stands straight. The last column is wrapped when the table has a width.
//
//     TextTable table({{"kind"}, {"total", Align::right}});
//     table.add({"рефері", "226"});
//     out << table.to_text();
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kodeks {

enum class Align : std::uint8_t { left, right };

struct TextColumn {
    std::string title; // when no column has a title, there is no heading line
    Align align = Align::left;
};

class TextTable {
public:
    explicit TextTable(std::vector<TextColumn> columns);

    void add(std::vector<std::string> cells); // as many as there are columns
    void add_rule();                          // a line across, before totals

    // Every line ends with a line feed and without trailing spaces.
    std::string to_text(std::optional<std::size_t> width = std::nullopt) const;

private:
    std::vector<std::size_t> column_widths() const;
    std::string line_of(const std::vector<std::string>& cells,
                        const std::vector<std::size_t>& widths) const;
    std::string rows_of(const std::vector<std::string>& cells,
                        const std::vector<std::size_t>& widths,
                        std::optional<std::size_t> width) const;

    std::vector<TextColumn> columns_;
    std::vector<std::vector<std::string>> rows_; // an empty row is a line across
};

} // namespace kodeks
