// A table over as many pages as it takes: its headings stand on each of them.
#pragma once

#include "reports/layout/pdf/page.hpp"

#include <string>
#include <vector>

namespace kodeks::reports {

class PdfTable {
public:
    PdfTable(Pages& pages, const Table& table);

    void draw();

private:
    enum class Line : std::uint8_t { head, strong, plain };

    Row heading_row() const;
    std::vector<double> widest_cells() const;
    double natural(std::size_t column, double cells);
    double least(std::size_t column) const;
    bool fit(double factor);
    void measure();
    double width_from(std::size_t column, std::size_t span) const;
    double height_of(const Row& row, Line line);
    Tag tag_of(std::size_t column, const Cell& cell, Line line) const;
    void draw_boxes(const Row& row, double height);
    void draw_row(const Row& row, Line line, double height);
    void draw_cell(const Cell& cell, std::size_t column, const Area& area, Line line,
                   double height);
    void draw_head();
    void draw_rows();
    void draw_caption();

    bool is_form() const { return table_.row_mm > 0; }

    Font font(Line line) const { return {size_, line == Line::plain ? Face::plain : Face::bold}; }

    Pages& pages_;
    Pen& pen_;
    const Table& table_;
    double size_ = 8.5;
    std::vector<double> natural_;  // widths at the usual size, of the cells
    std::vector<double> headings_; // and of the longest words above them
    std::vector<double> widths_;
    double head_height_ = 0;
};

} // namespace kodeks::reports
