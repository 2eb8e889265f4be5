#include "reports/layout/pdf/page.hpp"

#include "reports/dates.hpp"
#include "reports/layout/clean.hpp"

namespace kodeks::reports {

namespace {

constexpr double ink = 0.1;
constexpr double pale = 0.4;
constexpr double large_print = 1.6; // FIDE's and the books' low vision classes read 16 points

} // namespace

Pages::Pages(Pen& pen, const Document& document)
    : pen_(pen),
      document_(document),
      width_(document.sheet.width_mm * mm),
      height_(document.sheet.height_mm * mm),
      margin_(document.sheet.margin_mm() * mm) {
    if (document.sheet.orientation == Orientation::landscape) {
        std::swap(width_, height_);
    }
    if (document.sheet.print == Print::large) {
        scale_ = large_print;
    }
}

void Pages::begin() {
    number_ = 1;
    pen_.open_tag({"Document"});
    y = top();
    head();
    if (!framed()) {
        title();
    }
}

void Pages::title() {
    if (!document_.subtitle.empty()) {
        const Tagged tag(pen_, "P");
        pen_.grey(pale);
        y += pen_.write(clean(document_.subtitle), font(9.5), {left(), y, width()});
    }
    {
        // Large enough for everybody: in large print the room is for what follows.
        constexpr Font heading = {16, Face::bold};
        const Tagged tag(pen_, "H1");
        pen_.grey(ink);
        y += 1 * mm;
        y += pen_.write(clean(document_.title), heading, {left(), y, width()});
    }
    y += 2 * mm;
    pen_.line(left(), y, left() + width(), y, 1.2);
    y += 5 * mm;
}

// What is on every page belongs to no tag of its own.
void Pages::head() {
    pen_.aside(true);
    pen_.grey(ink);
    if (framed()) {
        pen_.box({12 * mm, 12 * mm, width_ - 24 * mm}, height_ - 24 * mm, 2.5);
        pen_.box({14 * mm, 14 * mm, width_ - 28 * mm}, height_ - 28 * mm, 0.6);
        y += 35 * mm;
    } else if (number_ > 1) {
        pen_.grey(pale);
        const std::string words =
            document_.title + (document_.subtitle.empty() ? "" : " · " + document_.subtitle);
        // One line, whatever the name of the event is: the rest is on the first page.
        const Font small{7.5, Face::plain};
        pen_.write(pen_.beginning(clean(words), small, width()), small,
                   {left(), margin_ - 1.5 * mm, width()});
        pen_.line(left(), margin_ + 3.5 * mm, left() + width(), margin_ + 3.5 * mm, 0.4);
    }
    pen_.grey(ink);
    pen_.aside(false);
}

void Pages::foot(std::size_t number) {
    pen_.grey(pale);
    const std::string words = render(
        Message{"reports.page", {{"n", std::to_string(number)}, {"all", std::to_string(number_)}}},
        document_.language);
    const double line = height_ - margin_;
    pen_.write(words, {7.5, Face::plain}, {left(), line, width()}, Justify::right);
    pen_.write(shown_day(document_.date, document_.language), {7.5, Face::plain},
               {left(), line, width()});
}

void Pages::leave() {
    pen_.leave_page(framed() ? Foot::none : Foot::later);
}

void Pages::finish() {
    pen_.close_tag();
    leave();
    pen_.write_feet([this](std::size_t number) { foot(number); });
}

void Pages::turn() {
    leave();
    ++number_;
    y = top();
    head();
}

bool Pages::need(double height) {
    if (room() >= height || y <= top() + 1) {
        return false;
    }
    turn();
    return true;
}

} // namespace kodeks::reports
