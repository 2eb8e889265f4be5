#include "truth/tables/slice.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include <fmt/format.h>

namespace kodeks::truth::tables {

namespace {

std::string side_name(int men, int kings) {
    return (kings > 0 ? fmt::format("{}K", kings) : "") + (men > 0 ? fmt::format("{}M", men) : "");
}

constexpr auto making_order(Slice slice) {
    return std::make_tuple(slice.pieces(), slice.all_men(), slice);
}

void sort_for_making(std::vector<Slice>& slices) {
    std::ranges::sort(slices, {}, making_order);
}

constexpr std::uint8_t small(int number) {
    return static_cast<std::uint8_t>(number);
}

// What a capture may leave: fewer of theirs, and one own man perhaps promoted by it.
void add_captures(Slice slice, std::set<Slice>& found) {
    for (int men = 0; men <= slice.their_men; ++men) {
        for (int kings = 0; kings <= slice.their_kings; ++kings) {
            const int left = men + kings;
            if (left == 0 || left == slice.theirs()) {
                continue;
            }
            const Slice after{slice.men, slice.kings, small(men), small(kings)};
            found.insert(after.mirror());
            if (slice.men > 0) {
                const Slice promoted{small(slice.men - 1), small(slice.kings + 1), small(men),
                                     small(kings)};
                found.insert(promoted.mirror());
            }
        }
    }
}

void add_moves(Slice slice, std::set<Slice>& found) {
    add_captures(slice, found);
    if (slice.men > 0) {
        const Slice promoted{small(slice.men - 1), small(slice.kings + 1), slice.their_men,
                             slice.their_kings};
        found.insert(promoted.mirror());
    }
}

} // namespace

std::string name_of(Slice slice) {
    return side_name(slice.men, slice.kings) + "-" + side_name(slice.their_men, slice.their_kings);
}

std::vector<Slice> slices_of(Scope scope) {
    const int most = std::max(scope.pieces, scope.kings_only);
    std::vector<Slice> slices;
    for (std::size_t id = 0; id < slice_ids; ++id) {
        const Slice slice{small(id & 7), small(id >> 3 & 7), small(id >> 6 & 7), small(id >> 9)};
        if (slice.own() > 0 && slice.theirs() > 0 && slice.pieces() <= most && scope.holds(slice)) {
            slices.push_back(slice);
        }
    }
    sort_for_making(slices);
    return slices;
}

std::vector<Slice> needed_by(Slice slice) {
    std::set<Slice> found;
    add_moves(slice, found);
    add_moves(slice.mirror(), found);
    std::vector<Slice> slices(found.begin(), found.end());
    sort_for_making(slices);
    return slices;
}

std::vector<Slice> closure_of(Slice slice) {
    std::set<Slice> found{slice, slice.mirror()};
    std::vector<Slice> open(found.begin(), found.end());
    while (!open.empty()) {
        const Slice next = open.back();
        open.pop_back();
        for (const Slice needed : needed_by(next)) {
            for (const Slice both : {needed, needed.mirror()}) {
                if (found.insert(both).second) {
                    open.push_back(both);
                }
            }
        }
    }
    std::vector<Slice> slices(found.begin(), found.end());
    sort_for_making(slices);
    return slices;
}

} // namespace kodeks::truth::tables
