#include "reports/layout/clean.hpp"
#include "reports/layout/layout.hpp"
#include "reports/layout/pdf_page.hpp"
#include "reports/layout/pdf_picture.hpp"
#include "reports/layout/pdf_table.hpp"

#include <algorithm>

namespace kodeks::reports {

namespace {

struct FreeSurface {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};

struct FreeContext {
    void operator()(cairo_t* context) const { cairo_destroy(context); }
};

cairo_status_t append_bytes(void* closure, const unsigned char* data, unsigned int length) {
    static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

class PdfLayout {
public:
    PdfLayout(Pen& pen, const Document& document) : pages_(pen, document), pen_(pen) {}

    int count_pages(const Document& document) {
        pen_.only_measure(true);
        run(document, 0);
        pen_.only_measure(false);
        return pages_.count();
    }

    void run(const Document& document, int all) {
        pages_.begin(all);
        for (std::size_t i = 0; i < document.blocks.size(); ++i) {
            std::visit(*this, document.blocks[i]);
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
        const Font font = font_of(paragraph.tone);
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
        const Font font = pages_.font(9.5);
        double names = 0;
        for (const Fact& fact : list.facts) {
            names = std::max(names, pen_.width_of(clean(fact.name), font) + 4 * mm);
        }
        names = std::min(names, pages_.width() * 0.42);
        for (const Fact& fact : list.facts) {
            draw_fact(fact, font, names);
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
            write_piece(text.substr(from, end - from), font, justify);
            from = std::min(end + 1, text.size());
        }
        write_piece(text.substr(from), font, justify);
    }

    void write_piece(const std::string& text, const Font& font, Justify justify) {
        pages_.need(pen_.height_of(text, font, pages_.width()));
        pages_.y += pen_.write(text, font, {pages_.left(), pages_.y, pages_.width()}, justify);
    }

    void draw_fact(const Fact& fact, const Font& font, double names) {
        const std::string value = clean(fact.value);
        const double rest = pages_.width() - names;
        const double height = std::max(pen_.height_of(clean(fact.name), font, names - 2 * mm),
                                       pen_.height_of(value.empty() ? "–" : value, font, rest));
        pages_.need(std::min(height, pages_.whole() / 2));
        const Tagged tag(pen_, "P");
        pages_.y += value.empty() ? 2 * mm : 0; // room for a hand
        pen_.grey(0.35);
        pen_.write(clean(fact.name), font, {pages_.left(), pages_.y, names - 2 * mm});
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
        pen_.write(clean(fact.name), font, {pages_.left(), pages_.y, label - 3 * mm});
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

void set_metadata(cairo_surface_t* surface, const Document& document) {
    const std::string date = (document.date.empty() ? "2000-01-01" : document.date) + "T00:00:00Z";
    const auto set = [&](cairo_pdf_metadata_t what, const std::string& text) {
        cairo_pdf_surface_set_metadata(surface, what, text.c_str());
    };
    set(CAIRO_PDF_METADATA_TITLE, clean(document.title));
    set(CAIRO_PDF_METADATA_SUBJECT, clean(document.subtitle));
    set(CAIRO_PDF_METADATA_CREATOR, "Kodeks");
    set(CAIRO_PDF_METADATA_CREATE_DATE, date);
    set(CAIRO_PDF_METADATA_MOD_DATE, date);
}

} // namespace

std::string to_pdf(const Document& document) {
    if (PdfLibrary::opened() == nullptr) {
        return {};
    }
    std::string bytes;
    const bool wide = document.sheet.orientation == Orientation::landscape;
    const double width = (wide ? document.sheet.height_mm : document.sheet.width_mm) * mm;
    const double height = (wide ? document.sheet.width_mm : document.sheet.height_mm) * mm;
    const std::unique_ptr<cairo_surface_t, FreeSurface> surface(
        cairo_pdf_surface_create_for_stream(append_bytes, &bytes, width, height));
    set_metadata(surface.get(), document);
    {
        const std::unique_ptr<cairo_t, FreeContext> context(cairo_create(surface.get()));
        Pen pen(context.get());
        PdfLayout layout(pen, document);
        layout.run(document, layout.count_pages(document));
        if (cairo_status(context.get()) != CAIRO_STATUS_SUCCESS) {
            return {};
        }
    }
    cairo_surface_finish(surface.get());
    return cairo_surface_status(surface.get()) == CAIRO_STATUS_SUCCESS ? bytes : std::string();
}

} // namespace kodeks::reports
