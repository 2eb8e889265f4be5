// A sliding view of a byte source that always shows enough of what comes next, and knows the line
// and column of every byte it shows.
//
// Invariants: after ensure() there are at least `lookahead` bytes from the cursor on, or everything
// that is left; a NUL stands behind the last byte, so that a scan for a byte that is not NUL needs
// no end test. Whoever steps over a line feed says so with new_line().
#pragma once

#include "base/result.hpp"
#include "notation/source.hpp"

#include <string_view>
#include <vector>

namespace kodeks::notation::text {

class Window {
public:
    // No word, number or tag may be longer.
    static constexpr std::size_t lookahead = 16 * 1024;

    explicit Window(ByteSource& source);

    // May move the bytes: pointers into the window die here and nowhere else.
    void ensure() {
        if (static_cast<std::size_t>(end_ - cursor_) < lookahead && !finished_) {
            refill();
        }
    }

    const char* cursor() const { return cursor_; }

    const char* end() const { return end_; }

    bool at_end() const { return cursor_ == end_; }

    void move_to(const char* position) { cursor_ = position; }

    // The cursor stands on the first byte of a line.
    void new_line() {
        ++line_;
        mark_ = cursor_;
        mark_column_ = 1;
    }

    // The place of a byte of the present line that is in the window. Counting goes on from the
    // last place asked for, so asking for every byte costs no more than one pass.
    Place place_of(const char* position);

private:
    void refill();

    ByteSource& source_;
    std::vector<char> buffer_;
    const char* cursor_;
    const char* end_;
    bool finished_ = false;
    std::uint32_t line_ = 1;
    const char* mark_; // a byte of the present line whose column is known
    std::uint32_t mark_column_ = 1;
};

} // namespace kodeks::notation::text
