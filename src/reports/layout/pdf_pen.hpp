// Writing and drawing on the pages of a PDF. Lengths are points (1/72 inch); y grows downwards.
// A pen that only measures gives the same lengths and leaves no trace: pages are counted with it
// before they are drawn, so that each can say how many there are.
#pragma once

#include "reports/document.hpp"
#include "reports/layout/pdf_library.hpp"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace kodeks::reports {

constexpr double mm = 72.0 / 25.4;

enum class Face : std::uint8_t { plain, bold, mono };

struct Font {
    double size = 9.5;
    Face face = Face::plain;
    friend auto operator<=>(const Font&, const Font&) = default;
};

struct Area {
    double x = 0;
    double y = 0;
    double width = 0;
};

class Pen {
public:
    // Belongs to the surface's context, which outlives it.
    explicit Pen(cairo_t* context);
    ~Pen();
    Pen(const Pen&) = delete;
    Pen& operator=(const Pen&) = delete;

    void only_measure(bool measuring) { measuring_ = measuring; }

    bool measures() const { return measuring_; }

    double width_of(const std::string& text, const Font& font);
    // At most so wide on one line: the sum of the letters, without shaping them together.
    double estimate(std::string_view text, const Font& font);
    double height_of(const std::string& text, const Font& font, double width);

    // Wraps inside the width of the area; the height it took.
    double write(const std::string& text, const Font& font, const Area& area,
                 Justify justify = Justify::left);

    void grey(double shade); // of what follows: 0 is black
    void line(double x1, double y1, double x2, double y2, double thickness);
    void box(const Area& area, double height, double thickness);
    void fill(const Area& area, double height);
    void disc(double x, double y, double radius);
    void ring(double x, double y, double radius, double thickness);
    // The outline of a glyph, filled, in the middle of a field.
    void figure(std::string_view glyph, double x, double y, double size);

    // What a screen reader is told about what is drawn in between: "P", "TD".
    void open_tag(const char* name);
    void close_tag(const char* name);

    cairo_t* context() { return context_; }

private:
    struct Unref {
        void operator()(PangoLayout* layout) const { g_object_unref(layout); }
    };

    using Layout = std::unique_ptr<PangoLayout, Unref>;

    Layout fresh(const Font& font);
    PangoLayout* layout_for(const Font& font);
    PangoLayout* short_text(const std::string& text, const Font& font);
    void show(PangoLayout* layout, const Area& area);

    cairo_t* context_;
    bool measuring_ = false;
    std::map<Font, Layout> layouts_;
    std::map<Font, std::unordered_map<char32_t, double>> letters_;
    // Numbers and marks stand in thousands of cells: each is shaped once.
    std::map<std::pair<Font, std::string>, Layout> shaped_;
};

class Tagged {
public:
    Tagged(Pen& pen, const char* name) : pen_(pen), name_(name) { pen_.open_tag(name_); }

    ~Tagged() { pen_.close_tag(name_); }

    Tagged(const Tagged&) = delete;
    Tagged& operator=(const Tagged&) = delete;

private:
    Pen& pen_;
    const char* name_;
};

} // namespace kodeks::reports
