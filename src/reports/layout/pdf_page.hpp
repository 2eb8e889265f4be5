// The pages of a document one after another: where the next thing stands, what is above and below.
#pragma once

#include "reports/layout/pdf_pen.hpp"

#include <string>

namespace kodeks::reports {

class Pages {
public:
    Pages(Pen& pen, const Document& document);

    // From the first page; `all` is how many there will be, or 0 while they are counted.
    void begin(int all);
    void finish(); // the last page; count() is then right
    void turn();   // to the next page

    // Turns the page unless so much fits below; whether it did.
    bool need(double height);

    int count() const { return number_; }

    double left() const { return margin_; }

    double width() const { return width_ - 2 * margin_; }

    double room() const { return bottom() - y; } // what is left of the page

    double whole() const { return bottom() - top(); }

    // Everything is so much larger in large print.
    double scale() const { return scale_; }

    Font font(double size, Face face = Face::plain) const { return {size * scale_, face}; }

    bool framed() const { return document_.sheet.print == Print::framed; }

    Pen& pen() { return pen_; }

    double y = 0; // where the next thing stands

private:
    double top() const { return margin_ + (number_ > 1 && !framed() ? 8 * mm : 0); }

    double bottom() const { return height_ - margin_ - 6 * mm; }

    void leave();
    void head();
    void foot();
    void title();

    Pen& pen_;
    const Document& document_;
    double width_;
    double height_;
    double margin_ = 15 * mm;
    double scale_ = 1;
    int number_ = 0;
    int all_ = 0;
};

} // namespace kodeks::reports
