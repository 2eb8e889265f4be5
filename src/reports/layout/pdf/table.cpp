#include "reports/layout/pdf/table.hpp"

#include "base/text_width.hpp"
#include "reports/layout/clean.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace kodeks::reports {

namespace {

constexpr double text_size = 8.5;
constexpr double pad_x = 1.2 * mm;
constexpr double pad_y = 0.9 * mm;
constexpr double narrow = 22 * mm; // what a column of texts wants at least
constexpr double widest = 75 * mm; // and what it may ask for
constexpr std::array<double, 11> factors = {1,   0.94, 0.88, 0.82, 0.76, 0.7,
                                            0.6, 0.5,  0.4,  0.3,  0.2};

// The longest of the words of a heading: it wraps between them.
std::string longest_word(const std::string& text) {
    std::string longest;
    std::string word;
    for (const char letter : text + " ") {
        if (letter != ' ') {
            word += letter;
            continue;
        }
        if (display_width(word) > display_width(longest)) {
            longest = word;
        }
        word.clear();
    }
    return longest;
}

} // namespace

PdfTable::PdfTable(Pages& pages, const Table& table)
    : pages_(pages), pen_(pages.pen()), table_(table) {
    measure();
}

Row PdfTable::heading_row() const {
    Row row;
    for (const Column& column : table_.columns) {
        row.cells.emplace_back(column.title);
    }
    return row;
}

// The widest cell of each column, at the usual size.
std::vector<double> PdfTable::widest_cells() const {
    const Font font{text_size * pages_.scale(), Face::plain};
    std::vector<double> widths(table_.columns.size(), 0);
    for (const Row& row : table_.rows) {
        std::size_t column = 0;
        for (const Cell& cell : row.cells) {
            if (column < widths.size() && cell.span == 1) {
                widths[column] = std::max(widths[column], pen_.width_of(clean(cell.text), font));
            }
            column += cell.span;
        }
    }
    return widths;
}

void PdfTable::measure() {
    const std::vector<double> cells = widest_cells();
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
        natural_.push_back(natural(i, cells[i]));
    }
    for (const double factor : factors) {
        if (fit(factor)) {
            break;
        }
    }
    head_height_ = height_of(heading_row(), Line::head);
}

double PdfTable::natural(std::size_t column, double cells) {
    const double size = text_size * pages_.scale();
    const std::string heading = longest_word(clean(table_.columns[column].title));
    headings_.push_back(std::min(pen_.width_of(heading, {size, Face::bold}) + 0.5, 40 * mm) +
                        2 * pad_x);
    // One endless name does not make everybody's column wide: it wraps.
    const bool flexible = table_.columns[column].share > 0;
    const double most = flexible ? widest * pages_.scale() : cells + 0.5 + 2 * pad_x;
    return std::max(std::min(cells + 0.5 + 2 * pad_x, most), headings_.back());
}

// What a column of texts must have: its heading's words, and of its cells as much as reads well.
double PdfTable::least(std::size_t column) const {
    return std::max(headings_[column], std::min(natural_[column], narrow * pages_.scale()));
}

// Gives the columns their widths with letters of so many times the usual size; whether they fit.
bool PdfTable::fit(double factor) {
    size_ = text_size * pages_.scale() * factor;
    widths_.assign(natural_.size(), 0);
    double rest = pages_.width();
    double wanted = 0; // beyond the least
    double shares = 0;
    for (std::size_t i = 0; i < natural_.size(); ++i) {
        const bool flexible = table_.columns[i].share > 0;
        widths_[i] = (flexible ? least(i) : natural_[i]) * factor;
        rest -= widths_[i];
        wanted += flexible ? natural_[i] * factor - widths_[i] : 0;
        shares += table_.columns[i].share;
    }
    for (std::size_t i = 0; i < natural_.size() && rest > 0; ++i) {
        const double share = table_.columns[i].share;
        const double more = share > 0 ? natural_[i] * factor - widths_[i] : 0;
        if (share > 0 && wanted <= rest) {
            widths_[i] += more + (rest - wanted) * share / shares;
        } else if (share > 0) {
            widths_[i] += rest * more / wanted;
        }
    }
    return rest > -0.01;
}

double PdfTable::width_from(std::size_t column, std::size_t span) const {
    double width = 0;
    for (std::size_t i = column; i < std::min(column + span, widths_.size()); ++i) {
        width += widths_[i];
    }
    return width;
}

double PdfTable::height_of(const Row& row, Line line) {
    double height = size_ * 1.17;
    std::size_t column = 0;
    for (const Cell& cell : row.cells) {
        const double width = width_from(column, cell.span) - 2 * pad_x;
        height =
            std::max(height, pen_.height_of(clean(cell.text), font(line), std::max(width, 1.0)));
        column += cell.span;
    }
    return std::max(height + 2 * pad_y, table_.row_mm * mm * (line == Line::plain ? 1 : 0));
}

void PdfTable::draw_cell(const Cell& cell, std::size_t column, const Area& area, Line line,
                         double height) {
    const Tagged tag(pen_, tag_of(column, cell, line));
    const std::string text = clean(cell.text);
    if (!text.empty()) {
        const double inner =
            is_form() && line == Line::plain
                ? std::max((height - size_ * 1.17) / 2, pad_y) // in the middle of a high row
                : pad_y;
        const double lines =
            !is_form() ? 0 : pen_.height_of(text, font(line), area.width - 2 * pad_x);
        const double top = lines > size_ * 1.5 ? pad_y : inner;
        pen_.write(text, font(line),
                   {area.x + pad_x, area.y + top, std::max(area.width - 2 * pad_x, 1.0)},
                   table_.columns[column].justify);
    }
}

// A sum is named by its first cell.
Tag PdfTable::tag_of(std::size_t column, const Cell& cell, Line line) const {
    const bool named = line == Line::strong ? column == 0 : column == table_.name_column;
    const Names names = line == Line::head ? Names::column : named ? Names::row : Names::nothing;
    return {names == Names::nothing ? "TD" : "TH", names, cell.span};
}

// Boxes to write into.
void PdfTable::draw_boxes(const Row& row, double height) {
    pen_.grey(0.35);
    double x = pages_.left();
    std::size_t column = 0;
    for (const Cell& cell : row.cells) {
        const double width = width_from(column, cell.span);
        pen_.box({x, pages_.y, width}, height, 0.5);
        x += width;
        column += cell.span;
    }
    pen_.grey(0.1);
}

void PdfTable::draw_row(const Row& row, Line line, double height) {
    const Tagged tag(pen_, "TR");
    if (is_form()) {
        draw_boxes(row, height);
    }
    double x = pages_.left();
    std::size_t column = 0;
    for (const Cell& cell : row.cells) {
        if (column >= widths_.size()) {
            break;
        }
        const double width = width_from(column, cell.span);
        draw_cell(cell, column, {x, pages_.y, width}, line, height);
        x += width;
        column += cell.span;
    }
    pages_.y += height;
}

void PdfTable::draw_head() {
    const bool titled = std::ranges::any_of(
        table_.columns, [](const Column& column) { return !column.title.empty(); });
    if (!titled) {
        return;
    }
    const Tagged tag(pen_, "THead");
    const double end = pages_.left() + width_from(0, widths_.size());
    draw_row(heading_row(), Line::head, head_height_);
    pen_.line(pages_.left(), pages_.y, end, pages_.y, 0.9);
}

void PdfTable::draw_caption() {
    if (!table_.caption.empty()) {
        const Tagged tag(pen_, "P");
        pages_.y += pen_.write(clean(table_.caption), pages_.font(9.5, Face::bold),
                               {pages_.left(), pages_.y, pages_.width()});
        pages_.y += 1 * mm;
    }
}

void PdfTable::draw_rows() {
    const double end = pages_.left() + width_from(0, widths_.size());
    for (const Row& row : table_.rows) {
        const Line line = row.strong ? Line::strong : Line::plain;
        const double height = height_of(row, line);
        if (pages_.room() < height && height < pages_.whole() - head_height_) {
            pages_.turn();
            pen_.aside(true); // to the ear it is still the same table
            draw_head();
            pen_.aside(false);
        }
        draw_row(row, line, std::max(height, table_.row_mm * mm));
        if (!is_form()) {
            pen_.grey(0.75);
            pen_.line(pages_.left(), pages_.y, end, pages_.y, 0.4);
            pen_.grey(0.1);
        }
    }
}

void PdfTable::draw() {
    if (table_.columns.empty()) {
        return;
    }
    const double first =
        table_.rows.empty() ? 0 : height_of(table_.rows.front(), Line::plain) + 4 * mm;
    pages_.need(head_height_ + first + (table_.caption.empty() ? 0 : 8 * mm));
    draw_caption();
    pen_.open_tag({"Table"});
    draw_head();
    pen_.open_tag({"TBody"});
    draw_rows();
    pen_.close_tag();
    pen_.close_tag();
    pages_.y += 4 * mm;
}

} // namespace kodeks::reports
