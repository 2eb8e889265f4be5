// Writing and drawing on the pages of a PDF. Lengths are points (1/72 inch); y grows downwards.
// What stands at the foot of the pages is written after the last of them, so that each can say how
// many there are.
#pragma once

#include "reports/document.hpp"
#include "reports/layout/pdf/font_file.hpp"
#include "reports/layout/pdf/structure.hpp"

#include <array>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kodeks::reports {

constexpr double mm = 72.0 / 25.4;

enum class Face : std::uint8_t { plain, bold, mono };

struct Font {
    double size = 9.5;
    Face face = Face::plain;
};

struct Area {
    double x = 0;
    double y = 0;
    double width = 0;
};

struct Point {
    double x = 0;
    double y = 0;
};

enum class Foot : std::uint8_t { none, later };

// One for each Face.
using Fonts = std::array<std::unique_ptr<FontFile>, 3>;

// Those that are missing are nothing.
Fonts open_fonts();

class Pen {
public:
    // The fonts outlive it. Every page has this size.
    Pen(Fonts& fonts, double width, double height);

    // Whether the face has every letter of the text.
    bool shows(const std::string& text, const Font& font);
    double width_of(const std::string& text, const Font& font);
    double height_of(const std::string& text, const Font& font, double width);
    // The longest beginning that fits on one line so wide, with dots where something is left out.
    std::string beginning(const std::string& text, const Font& font, double width);

    // Wraps inside the width of the area; the height it took.
    double write(const std::string& text, const Font& font, const Area& area,
                 Justify justify = Justify::left);

    void grey(double shade) { grey_ = shade; } // of what follows: 0 is black

    void line(double x1, double y1, double x2, double y2, double thickness);
    void box(const Area& area, double height, double thickness);
    void fill(const Area& area, double height);
    void disc(double x, double y, double radius);
    void ring(double x, double y, double radius, double thickness);
    void polygon(const std::vector<Point>& corners);
    // The outline of a glyph, filled, in the middle of a field.
    void figure(std::string_view glyph, double x, double y, double size);

    // What a screen reader is told about what is drawn in between.
    void open_tag(const Tag& tag);
    void close_tag();
    // What is drawn from here on belongs to no tag: it stands on every page.
    void aside(bool beside);

    void leave_page(Foot foot);
    // Draws, page by page, the feet that were left for later.
    void write_feet(const std::function<void(std::size_t)>& draw);
    // Entries of the document's dictionary and of what is said about it.
    std::string finish(std::string_view catalog, std::string_view info);

private:
    FontFile& file_of(const Font& font) { return *fonts_[static_cast<std::size_t>(font.face)]; }

    // "12 7.5 m": an operator of PDF after its numbers.
    void op(std::initializer_list<double> numbers, std::string_view name);
    void begin();             // before anything is drawn: whose it is
    void end_content();       // the next thing may belong to something else
    void end_stream(Ref ref); // everything drawn since the last one becomes this stream
    void fill_shade();        // the wanted grey, if it is not there already
    void stroke_with(double thickness);
    void write_line(const struct Line& line, const Font& font, double x, double y);
    void circle(double x, double y, double radius);

    // From the top of the page to the bottom, where PDF begins.
    double up(double y) const { return height_ - y; }

    Fonts& fonts_;
    double width_;
    double height_;
    PdfFile file_;
    PdfStructure structure_;
    Ref pages_;
    Ref resources_;
    Ref page_;
    std::vector<Ref> all_pages_;
    std::vector<Ref> feet_;
    std::string content_; // of the page
    bool begun_ = false;  // something that is named to the structure, or beside it
    bool beside_ = false;
    double grey_ = 0;
    double filled_with_ = -1;
    double stroked_with_ = -1;
};

class Tagged {
public:
    Tagged(Pen& pen, const Tag& tag) : pen_(pen) { pen_.open_tag(tag); }

    Tagged(Pen& pen, std::string_view role) : Tagged(pen, Tag{role}) {}

    ~Tagged() { pen_.close_tag(); }

    Tagged(const Tagged&) = delete;
    Tagged& operator=(const Tagged&) = delete;

private:
    Pen& pen_;
};

} // namespace kodeks::reports
