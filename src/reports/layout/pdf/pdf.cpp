#include "reports/layout/clean.hpp"
#include "reports/layout/layout.hpp"
#include "reports/layout/pdf/page.hpp"
#include "reports/layout/pdf/picture.hpp"
#include "reports/layout/pdf/table.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

class PdfLayout {
public:
    PdfLayout(Pen& pen, const Document& document) : pages_(pen, document), pen_(pen) {}

    void run(const Document& document) {
        pages_.begin();
        for (std::size_t i = 0; i < document.blocks.size(); ++i) {
            pages_.need(tail_height(document.blocks, i));
            document.blocks[i].visit(*this);
        }
        pages_.finish();
    }

    void operator()(const Heading& heading) {
        pages_.need(22 * mm); // a heading does not stand alone at the end of a page
        pages_.y += 2 * mm;
        const Tagged tag(pen_, heading.level <= 2 ? "H2" : "H3");
        pages_.y +=
            pen_.write(clean(heading.text), pages_.font(heading.level <= 2 ? 12 : 10, Face::bold),
                       {pages_.left(), pages_.y, pages_.width()});
        pages_.y += 2 * mm;
    }

    void operator()(const Paragraph& paragraph) {
        const Font font = shown_in(font_of(paragraph.tone), paragraph.text);
        const Justify justify =
            paragraph.tone == Tone::display || pages_.framed() ? Justify::centre : Justify::left;
        for (const std::string& part : paragraphs_of(paragraph.text)) {
            pages_.need(std::min(pen_.height_of(part, font, pages_.width()), 30 * mm));
            const Tagged tag(pen_, "P");
            pen_.grey(paragraph.tone == Tone::small ? 0.35 : 0.1);
            write_long(part, font, justify);
        }
        pen_.grey(0.1);
        pages_.y += (paragraph.tone == Tone::small ? 2 : pages_.framed() ? 8 : 3) * mm;
    }

    void operator()(const FactList& list) {
        const double names = names_width(list);
        for (const Fact& fact : list.facts) {
            draw_fact(fact, pages_.font(9.5), names);
        }
        pages_.y += 3 * mm;
    }

    void operator()(const Table& table) { PdfTable(pages_, table).draw(); }

    void operator()(const Diagram& diagram) { draw_diagram(pages_, diagram); }

    void operator()(const QrCode& code) { draw_code(pages_, code); }

    void operator()(const Signatures& signatures) {
        pages_.need(std::min(static_cast<double>(signatures.lines.size()) * 12 * mm, 60 * mm));
        pages_.y += 4 * mm;
        for (const Fact& fact : signatures.lines) {
            draw_signature(fact);
        }
    }

    void operator()(PageBreak /*unused*/) { pages_.turn(); }

private:
    // Signatures do not stand alone on a page: what is signed last comes with them. The height of
    // all that has to stay together from this block on; 0 when nothing has to.
    double tail_height(const std::vector<Block>& blocks, std::size_t from) {
        double height = 0;
        for (std::size_t i = from; i < blocks.size() && !pages_.framed(); ++i) {
            const double own = height_of(blocks[i]);
            height += own;
            if (own == 0 || height > pages_.whole() * 0.4) {
                break;
            }
            if (blocks[i].is<Signatures>()) {
                return height;
            }
        }
        return 0;
    }

    // 0 for what may be parted from what follows.
    double height_of(const Block& block) {
        if (const auto* const heading = block.get_if<Heading>()) {
            return 4 * mm + pen_.height_of(clean(heading->text),
                                           pages_.font(heading->level <= 2 ? 12 : 10, Face::bold),
                                           pages_.width());
        }
        if (const auto* const paragraph = block.get_if<Paragraph>()) {
            const Font font = shown_in(font_of(paragraph->tone), paragraph->text);
            return 3 * mm + pen_.height_of(clean(paragraph->text), font, pages_.width());
        }
        if (const auto* const list = block.get_if<FactList>()) {
            double height = 3 * mm;
            for (const Fact& fact : list->facts) {
                height += fact_height(fact, pages_.font(9.5), names_width(*list)) + 0.8 * mm +
                          (fact.value.empty() ? 2 * mm : 0);
            }
            return height;
        }
        const auto* const signatures = block.get_if<Signatures>();
        return signatures == nullptr
                   ? 0
                   : 4 * mm + static_cast<double>(signatures->lines.size()) * 12 * mm;
    }

    double names_width(const FactList& list) {
        double names = 0;
        for (const Fact& fact : list.facts) {
            names = std::max(names, pen_.width_of(clean(fact.name), pages_.font(9.5)) + 4 * mm);
        }
        return std::min(names, pages_.width() * 0.42);
    }

    double fact_height(const Fact& fact, const Font& font, double names) {
        const std::string value = clean(fact.value);
        return std::max(pen_.height_of(clean(fact.name), font, names - 2 * mm),
                        pen_.height_of(value.empty() ? "–" : value, font, pages_.width() - names));
    }

    Font font_of(Tone tone) const {
        switch (tone) {
        case Tone::strong:
            return pages_.font(9.5, Face::bold);
        case Tone::small:
            return pages_.font(8);
        case Tone::display:
            return pages_.font(26, Face::bold);
        case Tone::code:
            return pages_.font(9, Face::mono);
        case Tone::plain:
            break;
        }
        return pages_.font(pages_.framed() ? 12 : 9.5);
    }

    // The letters of programs have no Braille: what they lack is set in the usual ones.
    Font shown_in(const Font& font, const std::string& text) const {
        return font.face == Face::mono && !pen_.shows(clean(text), font)
                   ? Font{font.size, Face::plain}
                   : font;
    }

    static std::vector<std::string> paragraphs_of(const std::string& text) {
        std::vector<std::string> parts;
        for (std::size_t from = 0; from <= text.size();) {
            const std::size_t end = std::min(text.find('\n', from), text.size());
            parts.push_back(clean(std::string_view(text).substr(from, end - from)));
            from = end + 1;
        }
        return parts;
    }

    // A text longer than the page goes on the next one, piece by piece.
    void write_long(const std::string& text, const Font& font, Justify justify) {
        constexpr std::size_t piece = 2000;
        std::size_t from = 0;
        while (text.size() - from > piece) {
            std::size_t end = text.rfind(' ', from + piece);
            end = end == std::string::npos || end <= from ? text.size() : end;
            end = std::min(end + 1, text.size()); // the blank is heard with what is before it
            write_piece(text.substr(from, end - from), font, justify);
            from = end;
        }
        write_piece(text.substr(from), font, justify);
    }

    void write_piece(const std::string& text, const Font& font, Justify justify) {
        pages_.need(pen_.height_of(text, font, pages_.width()));
        pages_.y += pen_.write(text, font, {pages_.left(), pages_.y, pages_.width()}, justify);
    }

    // With a blank to the ear before the value.
    static std::string named(const Fact& fact) {
        return clean(fact.name) + (fact.value.empty() ? "" : " ");
    }

    void draw_fact(const Fact& fact, const Font& font, double names) {
        const std::string value = clean(fact.value);
        const double rest = pages_.width() - names;
        const double height = fact_height(fact, font, names);
        pages_.need(std::min(height, pages_.whole() / 2));
        const Tagged tag(pen_, "P");
        pages_.y += value.empty() ? 2 * mm : 0; // room for a hand
        pen_.grey(0.35);
        pen_.write(named(fact), font, {pages_.left(), pages_.y, names - 2 * mm});
        pen_.grey(0.1);
        if (value.empty()) {
            const double base = pages_.y + font.size * 1.15;
            pen_.line(pages_.left() + names, base, pages_.left() + pages_.width(), base, 0.5);
        } else {
            pen_.write(value, font, {pages_.left() + names, pages_.y, rest});
        }
        pages_.y += height + 0.8 * mm;
    }

    void draw_signature(const Fact& fact) {
        const Font font = pages_.font(9.5);
        const double label = pages_.width() * 0.36;
        const double line = pages_.width() * 0.32;
        const double height = pen_.height_of(clean(fact.name), font, label - 3 * mm);
        pages_.need(height + 6 * mm);
        const Tagged tag(pen_, "P");
        pen_.write(named(fact), font, {pages_.left(), pages_.y, label - 3 * mm});
        const double base = pages_.y + font.size * 1.2;
        pen_.line(pages_.left() + label, base, pages_.left() + label + line, base, 0.5);
        const double names = pages_.width() - label - line - 3 * mm;
        const double named =
            fact.value.empty()
                ? 0
                : pen_.write(clean(fact.value), font,
                             {pages_.left() + label + line + 3 * mm, pages_.y, names});
        pages_.y += std::max(height, named) + 6 * mm;
    }

    Pages pages_;
    Pen& pen_;
};

std::string digits_of(const std::string& date) {
    std::string digits;
    std::ranges::copy_if(date, std::back_inserter(digits),
                         [](char letter) { return letter >= '0' && letter <= '9'; });
    return digits.size() == 8 ? digits : "20000101";
}

// The same paper is the same file, byte for byte: it does not say when it was printed.
std::string about(const Document& document) {
    const std::string date = digits_of(document.date);
    return fmt::format("/Title{}/Subject{}/Creator(Kodeks)/Producer(Kodeks)"
                       "/CreationDate(D:{}000000Z)/ModDate(D:{}000000Z)",
                       pdf_text(clean(document.title)), pdf_text(clean(document.subtitle)), date,
                       date);
}

} // namespace

std::string to_pdf(const Document& document) {
    Fonts fonts = open_fonts();
    if (std::ranges::any_of(fonts, [](const auto& font) { return font == nullptr; })) {
        return {};
    }
    const bool wide = document.sheet.orientation == Orientation::landscape;
    const double width = (wide ? document.sheet.height_mm : document.sheet.width_mm) * mm;
    const double height = (wide ? document.sheet.width_mm : document.sheet.height_mm) * mm;
    Pen pen(fonts, width, height);
    PdfLayout(pen, document).run(document);
    const std::string catalog = fmt::format("/Lang({})/ViewerPreferences<</DisplayDocTitle true>>",
                                            code_of(document.language));
    return pen.finish(catalog, about(document));
}

} // namespace kodeks::reports
