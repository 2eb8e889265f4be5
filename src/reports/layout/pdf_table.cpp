#include "reports/layout/pdf_table.hpp"

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

void PdfTable::measure() {
    longest_.resize(table_.columns.size());
    std::vector<std::size_t> best(table_.columns.size(), 0);
    for (const Row& row : table_.rows) {
        std::size_t column = 0;
        for (const Cell& cell : row.cells) {
            const std::size_t wide = cell.span == 1 ? display_width(cell.text) : 0;
            if (column < best.size() && wide > best[column]) {
                best[column] = wide;
                longest_[column] = clean(cell.text);
            }
            column += cell.span;
        }
    }
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
        natural_.push_back(natural(i));
    }
    for (const double factor : factors) {
        if (fit(factor)) {
            break;
        }
    }
    head_height_ = height_of(heading_row(), Face::bold);
}

// Digits differ a little in width: half a letter more keeps a column from wrapping.
double PdfTable::natural(std::size_t column) {
    const double size = text_size * pages_.scale();
    const double cells = pen_.width_of(longest_[column], {size, Face::plain}) + size / 2;
    const std::string heading = longest_word(clean(table_.columns[column].title));
    headings_.push_back(std::min(pen_.width_of(heading, {size, Face::bold}) + 0.5, 40 * mm) +
                        2 * pad_x);
    // One endless name does not make everybody's column wide: it wraps.
    const bool flexible = table_.columns[column].share > 0;
    const double most = flexible ? widest * pages_.scale() : cells + 2 * pad_x;
    return std::max(std::min(cells + 2 * pad_x, most), headings_.back());
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

double PdfTable::height_of(const Row& row, Face face) {
    double height = size_ * 1.17;
    std::size_t column = 0;
    for (const Cell& cell : row.cells) {
        const double width = width_from(column, cell.span) - 2 * pad_x;
        // A text that surely fits on one line needs no measuring.
        if (pen_.estimate(cell.text, font(face)) > width) {
            height = std::max(height,
                              pen_.height_of(clean(cell.text), font(face), std::max(width, 1.0)));
        }
        column += cell.span;
    }
    return std::max(height + 2 * pad_y, table_.row_mm * mm * (face == Face::bold ? 0 : 1));
}

void PdfTable::draw_cell(const std::string& text, std::size_t column, const Area& area, Face face,
                         double height) {
    if (is_form()) {
        pen_.grey(0.35);
        pen_.box(area, height, 0.5);
        pen_.grey(0.1);
    }
    const bool names = column == table_.name_column;
    const Tagged tag(pen_, face == Face::bold || names ? "TH" : "TD");
    if (!text.empty()) {
        const double inner =
            is_form() && face != Face::bold
                ? std::max((height - size_ * 1.17) / 2, pad_y) // in the middle of a high row
                : pad_y;
        const double lines = pen_.measures() || !is_form()
                                 ? 0
                                 : pen_.height_of(clean(text), font(face), area.width - 2 * pad_x);
        const double top = lines > size_ * 1.5 ? pad_y : inner;
        pen_.write(clean(text), font(face),
                   {area.x + pad_x, area.y + top, std::max(area.width - 2 * pad_x, 1.0)},
                   table_.columns[column].justify);
    }
}

void PdfTable::draw_row(const Row& row, Face face, double height) {
    const Tagged tag(pen_, "TR");
    double x = pages_.left();
    std::size_t column = 0;
    for (const Cell& cell : row.cells) {
        if (column >= widths_.size()) {
            break;
        }
        const double width = width_from(column, cell.span);
        draw_cell(cell.text, column, {x, pages_.y, width}, face, height);
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
    draw_row(heading_row(), Face::bold, head_height_);
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
        const Face face = row.strong ? Face::bold : Face::plain;
        const double height = height_of(row, row.strong ? Face::bold : Face::plain);
        if (pages_.room() < height && height < pages_.whole() - head_height_) {
            pen_.close_tag("TBody");
            pen_.close_tag("Table");
            pages_.turn();
            pen_.open_tag("Table");
            draw_head();
            pen_.open_tag("TBody");
        }
        draw_row(row, face, std::max(height, table_.row_mm * mm));
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
        table_.rows.empty() ? 0 : height_of(table_.rows.front(), Face::plain) + 4 * mm;
    pages_.need(head_height_ + first + (table_.caption.empty() ? 0 : 8 * mm));
    draw_caption();
    pen_.open_tag("Table");
    draw_head();
    pen_.open_tag("TBody");
    draw_rows();
    pen_.close_tag("TBody");
    pen_.close_tag("Table");
    pages_.y += 4 * mm;
}

} // namespace kodeks::reports
