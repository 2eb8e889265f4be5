#include "notation/picture/svg_board.hpp"
#include "reports/layout/clean.hpp"
#include "reports/layout/html_style.hpp"
#include "reports/layout/layout.hpp"
#include "reports/layout/qr.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

std::string_view class_of(Justify justify) {
    switch (justify) {
    case Justify::right:
        return " class=\"r\"";
    case Justify::centre:
        return " class=\"c\"";
    case Justify::left:
        break;
    }
    return "";
}

std::string_view class_of(Tone tone) {
    constexpr std::array<std::string_view, 5> names = {"", " class=\"strong\"", " class=\"note\"",
                                                       " class=\"display\"", ""};
    return names[static_cast<std::size_t>(tone)];
}

// The picture of a board names itself by ids; on a page with several each needs its own.
std::string with_own_ids(std::string svg, int number) {
    const auto replace = [&](std::string_view from, const std::string& to) {
        if (const auto at = svg.find(from); at != std::string::npos) {
            svg.replace(at, from.size(), to);
        }
    };
    replace("aria-labelledby=\"title desc\"", fmt::format("aria-labelledby=\"t{0} d{0}\"", number));
    replace("id=\"title\"", fmt::format("id=\"t{}\"", number));
    replace("id=\"desc\"", fmt::format("id=\"d{}\"", number));
    return svg;
}

std::string qr_svg(const QrModules& code, std::string_view label) {
    std::string path;
    for (int row = 0; row < code.size; ++row) {
        for (int column = 0; column < code.size; ++column) {
            if (code.at(column, row)) {
                path += fmt::format("M{} {}h1v1h-1z", column + 4, row + 4);
            }
        }
    }
    return fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {0}\" "
                       "class=\"qr\" role=\"img\" aria-label=\"{1}\"><path d=\"{2}\"/></svg>",
                       code.size + 8, escaped(label), path);
}

class HtmlLayout {
public:
    void operator()(const Heading& heading) {
        const int level = std::clamp<int>(heading.level, 2, 6);
        out_ += fmt::format("<h{0}>{1}</h{0}>\n", level, escaped(heading.text));
    }

    void operator()(const Paragraph& paragraph) {
        if (paragraph.tone == Tone::code) {
            out_ += "<pre>";
            append_lines(paragraph.text, "\n");
            out_ += "</pre>\n";
            return;
        }
        out_ += fmt::format("<p{}>", class_of(paragraph.tone));
        append_lines(paragraph.text, "<br>");
        out_ += "</p>\n";
    }

    void operator()(const FactList& list) {
        out_ += "<dl>\n";
        for (const Fact& fact : list.facts) {
            const std::string value =
                fact.value.empty() ? "<span class=\"blank\"></span>" : escaped(fact.value);
            out_ += fmt::format("<div><dt>{}</dt><dd>{}</dd></div>\n", escaped(fact.name), value);
        }
        out_ += "</dl>\n";
    }

    void operator()(const Table& table) {
        out_ += table.row_mm > 0
                    ? fmt::format("<table class=\"form\" style=\"--row:{}mm\">\n", table.row_mm)
                    : "<table>\n";
        if (!table.caption.empty()) {
            out_ += fmt::format("<caption>{}</caption>\n", escaped(table.caption));
        }
        append_widths(table);
        out_ += "<thead><tr>";
        for (const Column& column : table.columns) {
            out_ += fmt::format("<th scope=\"col\"{}>{}</th>", class_of(column.justify),
                                escaped(column.title));
        }
        out_ += "</tr></thead>\n<tbody>\n";
        for (const Row& row : table.rows) {
            append_row(table, row);
        }
        out_ += "</tbody>\n</table>\n";
    }

    void operator()(const Diagram& diagram) {
        out_ += "<figure>";
        out_ += with_own_ids(
            notation::picture::board_svg(*diagram.variant, diagram.setup, language_), ++pictures_);
        if (!diagram.caption.empty()) {
            out_ += fmt::format("<figcaption>{}</figcaption>", escaped(diagram.caption));
        }
        out_ += "</figure>\n";
    }

    void operator()(const QrCode& code) {
        const QrModules modules = qr_modules(code.text);
        out_ += "<figure>" + (modules.size > 0 ? qr_svg(modules, code.text) : "");
        out_ += fmt::format("<figcaption>{}<br><code>{}</code></figcaption></figure>\n",
                            escaped(code.caption), escaped(code.text));
    }

    void operator()(const Signatures& signatures) {
        out_ += "<dl class=\"signatures\">\n";
        for (const Fact& fact : signatures.lines) {
            out_ += fmt::format("<div><dt>{}</dt><dd><span class=\"blank\"></span> {}</dd></div>\n",
                                escaped(fact.name), escaped(fact.value));
        }
        out_ += "</dl>\n";
    }

    void operator()(PageBreak /*unused*/) { out_ += "<div class=\"page\"></div>\n"; }

    std::string page(const Document& document) {
        language_ = document.language;
        out_ = fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                           "<meta name=\"viewport\" content=\"width=device-width, "
                           "initial-scale=1\">\n<title>{}{}{}</title>\n<style>\n{}</style>\n"
                           "</head>\n",
                           code_of(document.language), escaped(document.title),
                           document.subtitle.empty() ? "" : " – ", escaped(document.subtitle),
                           html_style(document.sheet));
        constexpr std::array<std::string_view, 3> prints = {"", " class=\"large\"",
                                                            " class=\"framed\""};
        out_ += fmt::format("<body{}>\n<main>\n<header>\n",
                            prints[static_cast<std::size_t>(document.sheet.print)]);
        if (!document.subtitle.empty()) {
            out_ += fmt::format("<p class=\"event\">{}</p>\n", escaped(document.subtitle));
        }
        out_ += fmt::format("<h1>{}</h1>\n</header>\n", escaped(document.title));
        for (const Block& block : document.blocks) {
            block.visit(*this);
        }
        return std::move(out_) + "</main>\n</body>\n</html>\n";
    }

private:
    void append_lines(const std::string& text, std::string_view separator) {
        std::size_t from = 0;
        for (std::size_t end = 0; end < text.size(); from = end + 1) {
            end = std::min(text.find('\n', from), text.size());
            out_ += from == 0 ? "" : separator;
            out_ += escaped(std::string_view(text).substr(from, end - from));
        }
    }

    // Columns without a share of what is left over stay narrow.
    void append_widths(const Table& table) {
        if (std::ranges::all_of(table.columns, [](const Column& one) { return one.share == 0; })) {
            return;
        }
        out_ += "<colgroup>";
        for (const Column& column : table.columns) {
            out_ += column.share == 0 ? "<col class=\"n\">" : "<col>";
        }
        out_ += "</colgroup>\n";
    }

    void append_row(const Table& table, const Row& row) {
        out_ += row.strong ? "<tr class=\"strong\">" : "<tr>";
        std::size_t column = 0;
        for (const Cell& cell : row.cells) {
            const bool names = column == table.name_column;
            const std::string span =
                cell.span > 1 ? fmt::format(" colspan=\"{}\"", cell.span) : std::string();
            const Justify justify =
                column < table.columns.size() ? table.columns[column].justify : Justify::left;
            out_ += fmt::format("<{0}{1}{2}{3}>{4}</{0}>", names ? "th" : "td",
                                names ? " scope=\"row\"" : "", span, class_of(justify),
                                escaped(cell.text));
            column += cell.span;
        }
        out_ += "</tr>\n";
    }

    Language language_ = Language::en;
    int pictures_ = 0;
    std::string out_;
};

} // namespace

std::string to_html(const Document& document) {
    return HtmlLayout().page(document);
}

} // namespace kodeks::reports
