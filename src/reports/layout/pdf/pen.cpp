#include "reports/layout/pdf/pen.hpp"

#include "base/utf8.hpp"
#include "reports/layout/pdf/font_object.hpp"
#include "reports/layout/pdf/lines.hpp"
#include "reports/layout/pdf/numbers.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

constexpr std::array<std::string_view, 3> font_names = {"DejaVuSans", "DejaVuSans-Bold",
                                                        "DejaVuSansMono"};

double shift_for(Justify justify, double rest) {
    return justify == Justify::right ? rest : justify == Justify::centre ? rest / 2 : 0;
}

} // namespace

Fonts open_fonts() {
    Fonts fonts;
    for (std::size_t i = 0; i < fonts.size(); ++i) {
        fonts[i] = FontFile::open(font_names[i]);
    }
    return fonts;
}

Pen::Pen(Fonts& fonts, double width, double height)
    : fonts_(fonts),
      width_(width),
      height_(height),
      structure_(file_),
      pages_(file_.reserve()),
      resources_(file_.reserve()),
      page_(file_.reserve()) {}

double Pen::width_of(const std::string& text, const Font& font) {
    return set_width(file_of(font), text) * font.size;
}

bool Pen::shows(const std::string& text, const Font& font) {
    return std::ranges::all_of(code_points(text), [&](char32_t letter) {
        return letter == U' ' || file_of(font).has(letter);
    });
}

double Pen::height_of(const std::string& text, const Font& font, double width) {
    FontFile& file = file_of(font);
    return static_cast<double>(count_lines(file, text, width / font.size)) * file.line() *
           font.size;
}

std::string Pen::beginning(const std::string& text, const Font& font, double width) {
    std::string shown = text;
    while (!shown.empty() && width_of(shown, font) > width) {
        std::u32string codes = code_points(shown);
        codes.resize(codes.size() - std::min<std::size_t>(codes.size(), 2));
        shown = codes.empty() ? "" : to_utf8(codes) + "…";
    }
    return shown;
}

double Pen::write(const std::string& text, const Font& font, const Area& area, Justify justify) {
    FontFile& file = file_of(font);
    const std::vector<Line> lines = set_lines(file, text, area.width / font.size);
    double y = area.y;
    for (const Line& line : lines) {
        const double rest = area.width - line.width * font.size;
        write_line(line, font, area.x + shift_for(justify, rest), y + file.ascent() * font.size);
        y += file.line() * font.size;
    }
    return y - area.y;
}

// Letters that the font does not have are boxes; the text stands beside them.
void Pen::write_line(const Line& line, const Font& font, double x, double y) {
    if (line.shown.empty()) {
        return;
    }
    begin();
    fill_shade();
    if (!line.whole) {
        content_ += "/Span<</ActualText" + pdf_text(line.text) + ">>BDC\n";
    }
    content_ += "BT/F";
    append_whole(content_, static_cast<int>(font.face));
    content_ += ' ';
    op({font.size}, "Tf");
    op({x, up(y)}, "Td");
    content_ += '[';
    content_ += line.shown;
    content_ += "]TJ ET\n";
    if (!line.whole) {
        content_ += "EMC\n";
    }
}

void Pen::op(std::initializer_list<double> numbers, std::string_view name) {
    for (const double number : numbers) {
        append_length(content_, number);
        content_ += ' ';
    }
    content_ += name;
    content_ += '\n';
}

void Pen::begin() {
    if (begun_) {
        return;
    }
    begun_ = true;
    if (beside_ || !structure_.takes_content()) {
        content_ += "/Artifact BMC\n";
    } else {
        content_ += '/';
        content_ += structure_.role();
        content_ += "<</MCID ";
        append_whole(content_, structure_.next_content(page_));
        content_ += ">>BDC\n";
    }
}

void Pen::end_content() {
    if (std::exchange(begun_, false)) {
        content_ += "EMC\n";
    }
}

void Pen::fill_shade() {
    if (grey_ != filled_with_) {
        op({grey_}, "g");
        filled_with_ = grey_;
    }
}

void Pen::stroke_with(double thickness) {
    if (grey_ != stroked_with_) {
        op({grey_}, "G");
        stroked_with_ = grey_;
    }
    op({thickness}, "w");
}

void Pen::line(double x1, double y1, double x2, double y2, double thickness) {
    begin();
    stroke_with(thickness);
    op({x1, up(y1)}, "m");
    op({x2, up(y2)}, "l S");
}

void Pen::box(const Area& area, double height, double thickness) {
    begin();
    stroke_with(thickness);
    op({area.x, up(area.y + height), area.width, height}, "re S");
}

void Pen::fill(const Area& area, double height) {
    begin();
    fill_shade();
    op({area.x, up(area.y + height), area.width, height}, "re f");
}

// Four curves that leave the circle by less than a thousandth of its radius.
void Pen::circle(double x, double y, double radius) {
    constexpr std::array<Point, 5> quarters = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
    constexpr double bend = 0.5523;
    op({x + radius, up(y)}, "m");
    for (std::size_t i = 0; i + 1 < quarters.size(); ++i) {
        const Point& from = quarters[i];
        const Point& to = quarters[i + 1];
        op({x + radius * (from.x + to.x * bend), up(y) + radius * (from.y + to.y * bend),
            x + radius * (to.x + from.x * bend), up(y) + radius * (to.y + from.y * bend),
            x + radius * to.x, up(y) + radius * to.y},
           "c");
    }
}

void Pen::disc(double x, double y, double radius) {
    begin();
    fill_shade();
    circle(x, y, radius);
    content_ += "f\n";
}

void Pen::ring(double x, double y, double radius, double thickness) {
    begin();
    stroke_with(thickness);
    circle(x, y, radius);
    content_ += "s\n";
}

void Pen::polygon(const std::vector<Point>& corners) {
    begin();
    fill_shade();
    std::string_view go = "m";
    for (const Point& corner : corners) {
        op({corner.x, up(corner.y)}, std::exchange(go, "l"));
    }
    content_ += "f\n";
}

void Pen::figure(std::string_view glyph, double x, double y, double size) {
    begin();
    fill_shade();
    const Outline outline = file_of({size, Face::plain}).outline(glyph);
    for (const Step& step : outline.steps) {
        const std::size_t numbers = step.kind == 'c' ? 6 : step.kind == 'h' ? 0 : 2;
        for (std::size_t i = 0; i < numbers; i += 2) {
            op({x + (step.at[i] - outline.x) * size, up(y) + (step.at[i + 1] - outline.y) * size},
               "");
        }
        op({}, {&step.kind, 1});
    }
    content_ += "f\n";
}

// What is beside the text has no parts of its own.
void Pen::open_tag(const Tag& tag) {
    if (!beside_) {
        end_content();
        structure_.open(tag);
    }
}

void Pen::close_tag() {
    if (!beside_) {
        end_content();
        structure_.close();
    }
}

void Pen::aside(bool beside) {
    end_content();
    beside_ = beside;
}

void Pen::leave_page(Foot foot) {
    const Ref content = file_.reserve();
    end_stream(content);
    std::string contents = text_of(content);
    if (foot == Foot::later) {
        feet_.push_back(file_.reserve());
        contents += ' ' + text_of(feet_.back());
    }
    file_.object(page_, fmt::format("<</Type/Page/Parent {}/MediaBox[0 0 {:.3f} {:.3f}]"
                                    "/Contents[{}]/Resources {}/StructParents {}/Tabs/S>>",
                                    text_of(pages_), width_, height_, contents, text_of(resources_),
                                    all_pages_.size()));
    structure_.leave_page();
    all_pages_.push_back(page_);
    page_ = file_.reserve();
    for (const auto& font : fonts_) {
        font->forget();
    }
}

void Pen::end_stream(Ref ref) {
    end_content();
    file_.stream(ref, "", content_);
    content_.clear();
    filled_with_ = -1;
    stroked_with_ = -1;
}

void Pen::write_feet(const std::function<void(std::size_t)>& draw) {
    aside(true);
    for (std::size_t i = 0; i < feet_.size(); ++i) {
        draw(i + 1);
        end_stream(feet_[i]);
    }
    aside(false);
}

std::string Pen::finish(std::string_view catalog, std::string_view info) {
    std::string kids;
    for (const Ref page : all_pages_) {
        kids += text_of(page) + ' ';
    }
    file_.object(pages_, fmt::format("<</Type/Pages/Kids[{}]/Count {}>>", kids, all_pages_.size()));
    file_.object(page_, "null"); // the one after the last
    std::string fonts;
    for (std::size_t i = 0; i < fonts_.size(); ++i) {
        if (fonts_[i]->used().size() > 1) { // not only the space, which every font begins with
            const Ref ref = file_.reserve();
            write_font(file_, ref, *fonts_[i]);
            fonts += fmt::format("/F{} {}", i, text_of(ref));
        }
    }
    file_.object(resources_, fmt::format("<</Font<<{}>>>>", fonts));
    const Ref structure = structure_.finish();
    const Ref root = file_.object(
        fmt::format("<</Type/Catalog/Pages {}/StructTreeRoot {}/MarkInfo<</Marked true>>{}>>",
                    text_of(pages_), text_of(structure), catalog));
    return file_.finish(root, file_.object(fmt::format("<<{}>>", info)));
}

} // namespace kodeks::reports
