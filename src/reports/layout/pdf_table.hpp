// A table over as many pages as it takes: its headings stand on each of them.
#pragma once

#include "reports/layout/pdf_page.hpp"

#include <string>
#include <vector>

namespace kodeks::reports {

class PdfTable {
public:
    PdfTable(Pages& pages, const Table& table);

    void draw();

private:
    Row heading_row() const;
    double natural(std::size_t column);
    double least(std::size_t column) const;
    bool fit(double factor);
    void measure();
    double width_from(std::size_t column, std::size_t span) const;
    double height_of(const Row& row, Face face);
    void draw_row(const Row& row, Face face, double height);
    void draw_cell(const std::string& text, std::size_t column, const Area& area, Face face,
                   double height);
    void draw_head();
    void draw_rows();
    void draw_caption();

    bool is_form() const { return table_.row_mm > 0; }

    Font font(Face face) const { return {size_, face}; }

    Pages& pages_;
    Pen& pen_;
    const Table& table_;
    double size_ = 8.5;
    std::vector<double> natural_;      // widths at the usual size, of the cells
    std::vector<double> headings_;     // and of the longest words above them
    std::vector<std::string> longest_; // text of each column
    std::vector<double> widths_;
    double head_height_ = 0;
};

} // namespace kodeks::reports
