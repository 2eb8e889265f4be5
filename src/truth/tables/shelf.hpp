// Finished slices in memory, found by their id; and the order to make a pair of new ones.
#pragma once

#include "truth/tables/code.hpp"
#include "truth/tables/executor.hpp"
#include "truth/tables/slice.hpp"

#include <array>
#include <span>

namespace kodeks::truth::tables {

struct Shelf {
    std::array<const Code*, slice_ids> codes{}; // nullptr: not here

    const Code* of(Slice slice) const { return codes[slice.id()]; }
};

struct PairOrder {
    Slice slice;
    std::span<Code> codes;        // of the slice
    std::span<Code> mirror_codes; // of its mirror; the same span when a slice mirrors itself
    const Shelf& shelf;           // holds everything of needed_by(slice)
    Executor& executor;
};

// A run of positions within a slice. Work is cut into pieces of this many positions.
struct Range {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

constexpr std::uint64_t piece_of_work = std::uint64_t{1} << 16;

constexpr std::size_t works_in(std::uint64_t size) {
    return static_cast<std::size_t>((size + piece_of_work - 1) / piece_of_work);
}

constexpr Range work_at(std::uint64_t size, std::size_t number) {
    const std::uint64_t begin = number * piece_of_work;
    return {begin, std::min(begin + piece_of_work, size)};
}

} // namespace kodeks::truth::tables
