// The pages of a document one after another: where the next thing stands, what is above and below.
#pragma once

#include "reports/layout/pdf/pen.hpp"

#include <string>

namespace kodeks::reports {

class Pages {
public:
    Pages(Pen& pen, const Document& document);

    void begin();
    void finish(); // the last page, and what stands at the foot of all
    void turn();   // to the next page

    // Turns the page unless so much fits below; whether it did.
    bool need(double height);

    double left() const { return margin_; }

    double width() const { return width_ - 2 * margin_; }

    double room() const { return bottom() - y; } // what is left of the page

    double whole() const { return bottom() - top(); }

    // Everything is so much larger in large print.
    double scale() const { return scale_; }

    Font font(double size, Face face = Face::plain) const { return {size * scale_, face}; }

    bool framed() const { return document_.sheet.print == Print::framed; }

    Pen& pen() { return pen_; }

    Language language() const { return document_.language; }

    double y = 0; // where the next thing stands

private:
    double top() const { return margin_ + (number_ > 1 && !framed() ? 8 * mm : 0); }

    double bottom() const { return height_ - margin_ - 6 * mm; }

    void head();
    void leave();
    void foot(std::size_t number);
    void title();

    Pen& pen_;
    const Document& document_;
    double width_;
    double height_;
    double margin_;
    double scale_ = 1;
    int number_ = 0;
};

} // namespace kodeks::reports
