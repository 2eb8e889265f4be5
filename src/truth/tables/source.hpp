// Where the codes of finished positions come from: a table in memory, a file, a part of one.
#pragma once

#include "truth/tables/code.hpp"
#include "truth/tables/slice.hpp"

#include <cstdint>

namespace kodeks::truth::tables {

// A place in a table: a slice and the number of a position in it.
struct Place {
    Slice slice;
    std::uint64_t index = 0;
    friend constexpr bool operator==(const Place&, const Place&) = default;
};

// A code; where only win, draw and loss are stored its distance means nothing.
struct Entry {
    Code code = draw_code;
    bool has_distance = true;
};

class Source {
public:
    Source() = default;
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;
    virtual ~Source() = default;

    virtual bool holds(Slice slice) const = 0;

    // Whether positions with a capture are left out; they follow from what the captures lead to.
    virtual bool captures_left_out() const = 0;

    // Of a place in a slice it holds.
    virtual Entry at(const Place& place) = 0;
};

} // namespace kodeks::truth::tables
