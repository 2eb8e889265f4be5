#include "base/text_width.hpp"
#include "notation/fen.hpp"
#include "reports/layout/clean.hpp"
#include "reports/layout/layout.hpp"

#include <algorithm>
#include <charconv>
#include <map>

#include <xlsxwriter.h>

namespace kodeks::reports {

namespace {

constexpr double widest_column = 60;
constexpr std::size_t longest_cell = 10'000; // letters; a spreadsheet takes 32,767

// "12", "3½", "-1": what a spreadsheet should be able to add up.
std::optional<double> number_in(std::string_view text) {
    static const std::map<std::string_view, double> parts = {{"¼", 0.25}, {"½", 0.5}, {"¾", 0.75}};
    double part = 0;
    for (const auto& [sign, value] : parts) {
        if (text.ends_with(sign)) {
            part = value;
            text.remove_suffix(sign.size());
            if (text.empty()) {
                return part;
            }
        }
    }
    int whole = 0;
    const auto* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), text.data() + text.size(), whole);
    const bool leading = text.size() > 1 && text.front() == '0';
    if (error != std::errc{} || at != end || leading || text.size() > 9) {
        return std::nullopt;
    }
    return whole < 0 || text.starts_with('-') ? whole - part : whole + part;
}

class XlsxLayout {
public:
    explicit XlsxLayout(lxw_workbook* book)
        : book_(book), sheet_(workbook_add_worksheet(book, "Kodeks")) {
        bold_ = workbook_add_format(book_);
        format_set_bold(bold_);
        head_ = workbook_add_format(book_);
        format_set_bold(head_);
        format_set_bottom(head_, LXW_BORDER_THIN);
        format_set_text_wrap(head_);
        title_ = workbook_add_format(book_);
        format_set_bold(title_);
        format_set_font_size(title_, 16);
    }

    void title(const Document& document) {
        if (!document.subtitle.empty()) {
            text(document.subtitle, nullptr);
        }
        text(document.title, title_);
    }

    void operator()(const Heading& heading) {
        ++row_;
        text(heading.text, bold_);
    }

    void operator()(const Paragraph& paragraph) {
        text(paragraph.text, paragraph.tone == Tone::strong ? bold_ : nullptr);
    }

    void operator()(const FactList& list) {
        for (const Fact& fact : list.facts) {
            put(0, fact.name, nullptr);
            put(2, fact.value, nullptr);
            ++row_;
        }
    }

    void operator()(const Table& table) {
        ++row_;
        if (!table.caption.empty()) {
            text(table.caption, bold_);
        }
        lxw_col_t column = 0;
        for (const Column& heading : table.columns) {
            put(column++, heading.title, head_);
        }
        last_head_ = row_++;
        ++tables_;
        for (const Row& row : table.rows) {
            add_row(table, row);
        }
        wide_ = std::max(wide_, table.columns.size());
    }

    void operator()(const Diagram& diagram) {
        text(diagram.caption, nullptr);
        text(notation::write_fen(*diagram.variant, diagram.setup), nullptr);
    }

    void operator()(const QrCode& code) { text(code.caption + ": " + code.text, nullptr); }

    void operator()(const Signatures& signatures) {
        ++row_;
        for (const Fact& fact : signatures.lines) {
            put(0, fact.name, nullptr);
            put(2, fact.value, nullptr);
            ++row_;
        }
    }

    void operator()(PageBreak /*unused*/) { ++row_; }

    void finish(const Document& document) {
        for (const auto& [column, width] : widths_) {
            worksheet_set_column(sheet_, column, column, std::min(width + 2.0, widest_column),
                                 nullptr);
        }
        worksheet_set_paper(sheet_, 9); // A4
        if (document.sheet.orientation == Orientation::landscape) {
            worksheet_set_landscape(sheet_);
        }
        worksheet_fit_to_pages(sheet_, 1, 0);
        worksheet_set_footer(sheet_, "&R&P / &N");
        if (tables_ == 1 && wide_ > 0) {
            worksheet_freeze_panes(sheet_, last_head_ + 1, 0);
            worksheet_repeat_rows(sheet_, last_head_, last_head_);
        }
    }

private:
    void text(const std::string& words, lxw_format* format) {
        const std::string shown = truncate_to(clean(words), longest_cell);
        worksheet_write_string(sheet_, row_++, 0, shown.c_str(), format);
    }

    void put(lxw_col_t column, const std::string& words, lxw_format* format) {
        const std::string shown = truncate_to(clean(words), longest_cell);
        worksheet_write_string(sheet_, row_, column, shown.c_str(), format);
        if (format == head_) {
            widen(column, shown);
        }
    }

    void widen(lxw_col_t column, const std::string& shown) {
        double& width = widths_[column];
        width = std::max(width, static_cast<double>(display_width(shown)));
    }

    void add_row(const Table& table, const Row& row) {
        lxw_col_t column = 0;
        for (const Cell& cell : row.cells) {
            const std::string shown = clean(cell.text);
            const bool right =
                column < table.columns.size() && table.columns[column].justify != Justify::left;
            lxw_format* const format = row.strong ? bold_ : nullptr;
            const auto number = right ? number_in(shown) : std::nullopt;
            if (number) {
                worksheet_write_number(sheet_, row_, column, *number, format);
            } else {
                worksheet_write_string(sheet_, row_, column, shown.c_str(), format);
            }
            if (cell.span == 1) {
                widen(column, shown);
            }
            column = static_cast<lxw_col_t>(column + cell.span);
        }
        ++row_;
    }

    lxw_workbook* book_;
    lxw_worksheet* sheet_;
    lxw_format* bold_ = nullptr;
    lxw_format* head_ = nullptr;
    lxw_format* title_ = nullptr;
    lxw_row_t row_ = 0;
    lxw_row_t last_head_ = 0;
    int tables_ = 0;
    std::size_t wide_ = 0;
    std::map<lxw_col_t, double> widths_;
};

} // namespace

bool write_xlsx(const Document& document, const std::string& file_name) {
    lxw_workbook* const book = workbook_new(file_name.c_str());
    if (book == nullptr) {
        return false;
    }
    std::string title = truncate_to(clean(document.title), 120);
    std::string subject = truncate_to(clean(document.subtitle), 120);
    std::string author = "Kodeks";
    lxw_doc_properties properties = {};
    properties.title = title.data();
    properties.subject = subject.data();
    properties.author = author.data();
    workbook_set_properties(book, &properties);
    XlsxLayout layout(book);
    layout.title(document);
    for (const Block& block : document.blocks) {
        block.visit(layout);
    }
    layout.finish(document);
    return workbook_close(book) == LXW_NO_ERROR;
}

} // namespace kodeks::reports
