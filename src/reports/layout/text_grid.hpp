// A table of a document as lines of text: columns as wide as their cells, those with a share
// wrapped to the width there is.
#pragma once

#include "reports/document.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace kodeks::reports {

class TextGrid {
public:
    TextGrid(const Table& table, std::size_t width);

    std::string to_text() const;

private:
    void measure(const Row& row);
    void fit(std::size_t width);
    std::size_t width_from(std::size_t column, std::size_t span) const;
    std::string rule() const;
    std::string lines_of(const Row& row) const;

    const Table& table_;
    std::vector<std::size_t> widths_;
};

} // namespace kodeks::reports
