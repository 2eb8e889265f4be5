#include "reports/layout/pdf_pen.hpp"

#include "base/utf8.hpp"

#include <numbers>

namespace kodeks::reports {

namespace {

constexpr std::size_t short_bytes = 8;
constexpr std::size_t most_shaped = 5000;

PangoAlignment aligned(Justify justify) {
    switch (justify) {
    case Justify::right:
        return PANGO_ALIGN_RIGHT;
    case Justify::centre:
        return PANGO_ALIGN_CENTER;
    case Justify::left:
        break;
    }
    return PANGO_ALIGN_LEFT;
}

double points_of(int pango_units) {
    return static_cast<double>(pango_units) / PANGO_SCALE;
}

double layout_width(PangoLayout* layout) {
    int width = 0;
    pango_layout_get_size(layout, &width, nullptr);
    return points_of(width);
}

double layout_height(PangoLayout* layout) {
    int height = 0;
    pango_layout_get_size(layout, nullptr, &height);
    return points_of(height);
}

void set_words(PangoLayout* layout, const std::string& text) {
    pango_layout_set_text(layout, text.c_str(), static_cast<int>(text.size()));
}

} // namespace

Pen::Pen(cairo_t* context) : context_(context) {}

Pen::~Pen() = default;

Pen::Layout Pen::fresh(const Font& font) {
    Layout layout(pango_cairo_create_layout(context_));
    PangoFontDescription* description = pango_font_description_new();
    pango_font_description_set_family(description,
                                      font.face == Face::mono ? "DejaVu Sans Mono" : "DejaVu Sans");
    pango_font_description_set_weight(description, font.face == Face::bold ? PANGO_WEIGHT_BOLD
                                                                           : PANGO_WEIGHT_NORMAL);
    pango_font_description_set_absolute_size(description, font.size * PANGO_SCALE);
    pango_layout_set_font_description(layout.get(), description);
    pango_font_description_free(description);
    pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
    pango_layout_set_auto_dir(layout.get(), FALSE);
    return layout;
}

PangoLayout* Pen::layout_for(const Font& font) {
    Layout& layout = layouts_[font];
    if (!layout) {
        layout = fresh(font);
    }
    return layout.get();
}

// Nothing for texts that are long or too many.
PangoLayout* Pen::short_text(const std::string& text, const Font& font) {
    if (text.size() > short_bytes) {
        return nullptr;
    }
    const auto found = shaped_.find({font, text});
    if (found != shaped_.end()) {
        return found->second.get();
    }
    if (shaped_.size() >= most_shaped) {
        return nullptr;
    }
    Layout layout = fresh(font);
    set_words(layout.get(), text);
    return shaped_.emplace(std::pair(font, text), std::move(layout)).first->second.get();
}

double Pen::width_of(const std::string& text, const Font& font) {
    if (PangoLayout* const known = short_text(text, font)) {
        return layout_width(known);
    }
    PangoLayout* const layout = layout_for(font);
    pango_layout_set_width(layout, -1);
    set_words(layout, text);
    return layout_width(layout);
}

double Pen::estimate(std::string_view text, const Font& font) {
    auto& letters = letters_[font];
    double width = 0;
    while (!text.empty()) {
        const Decoded next = decode_utf8(text);
        const auto [found, fresh] = letters.try_emplace(next.code, 0);
        if (fresh) {
            std::string letter;
            append_utf8(letter, next.code);
            found->second = width_of(letter, font);
        }
        width += found->second;
        text.remove_prefix(next.bytes);
    }
    return width * 1.03; // kerning can widen a little
}

double Pen::height_of(const std::string& text, const Font& font, double width) {
    if (PangoLayout* const known = short_text(text, font);
        known != nullptr && layout_width(known) <= width) {
        return layout_height(known);
    }
    PangoLayout* const layout = layout_for(font);
    pango_layout_set_width(layout, static_cast<int>(width * PANGO_SCALE));
    set_words(layout, text);
    return layout_height(layout);
}

void Pen::show(PangoLayout* layout, const Area& area) {
    if (!measuring_) {
        cairo_move_to(context_, area.x, area.y);
        pango_cairo_show_layout(context_, layout);
    }
}

double Pen::write(const std::string& text, const Font& font, const Area& area, Justify justify) {
    if (PangoLayout* const known = short_text(text, font)) {
        const double width = layout_width(known);
        if (width <= area.width) {
            const double rest = area.width - width;
            const double shift = justify == Justify::right    ? rest
                                 : justify == Justify::centre ? rest / 2
                                                              : 0;
            show(known, {area.x + shift, area.y, area.width});
            return layout_height(known);
        }
    }
    PangoLayout* const layout = layout_for(font);
    pango_layout_set_width(layout, static_cast<int>(area.width * PANGO_SCALE));
    pango_layout_set_alignment(layout, aligned(justify));
    set_words(layout, text);
    show(layout, area);
    return layout_height(layout);
}

void Pen::grey(double shade) {
    cairo_set_source_rgb(context_, shade, shade, shade);
}

void Pen::line(double x1, double y1, double x2, double y2, double thickness) {
    if (!measuring_) {
        cairo_set_line_width(context_, thickness);
        cairo_move_to(context_, x1, y1);
        cairo_line_to(context_, x2, y2);
        cairo_stroke(context_);
    }
}

void Pen::box(const Area& area, double height, double thickness) {
    if (!measuring_) {
        cairo_set_line_width(context_, thickness);
        cairo_rectangle(context_, area.x, area.y, area.width, height);
        cairo_stroke(context_);
    }
}

void Pen::fill(const Area& area, double height) {
    if (!measuring_) {
        cairo_rectangle(context_, area.x, area.y, area.width, height);
        cairo_fill(context_);
    }
}

void Pen::disc(double x, double y, double radius) {
    if (!measuring_) {
        cairo_arc(context_, x, y, radius, 0, 2 * std::numbers::pi);
        cairo_fill(context_);
    }
}

void Pen::ring(double x, double y, double radius, double thickness) {
    if (!measuring_) {
        cairo_set_line_width(context_, thickness);
        cairo_arc(context_, x, y, radius, 0, 2 * std::numbers::pi);
        cairo_stroke(context_);
    }
}

void Pen::figure(std::string_view glyph, double x, double y, double size) {
    if (measuring_) {
        return;
    }
    const Layout layout = fresh({size, Face::plain});
    pango_layout_set_text(layout.get(), glyph.data(), static_cast<int>(glyph.size()));
    PangoRectangle ink;
    pango_layout_get_extents(layout.get(), &ink, nullptr);
    cairo_move_to(context_, x - points_of(ink.x) - points_of(ink.width) / 2,
                  y - points_of(ink.y) - points_of(ink.height) / 2);
    pango_cairo_layout_path(context_, layout.get());
    cairo_fill(context_);
}

void Pen::open_tag(const char* name) {
    if (!measuring_) {
        cairo_tag_begin(context_, name, nullptr);
    }
}

void Pen::close_tag(const char* name) {
    if (!measuring_) {
        cairo_tag_end(context_, name);
    }
}

} // namespace kodeks::reports
