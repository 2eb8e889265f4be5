// The positions of a slice by ascending numbers. Working a number out from the beginning takes
// divisions and searches; most neighbours differ in one set of pieces only, which a list tells.
#pragma once

#include "truth/tables/index.hpp"

namespace kodeks::truth::tables {

template <Rules R>
class Sweep {
public:
    explicit Sweep(const SliceIndex<R>& index) : index_(index) {}

    // Fast where the number is near the one asked for before.
    const Words& at(std::uint64_t index) {
        if (index - row_.begin >= row_.end - row_.begin) {
            row_ = index_.row_at(index);
            words_ = row_.others;
            places_ = std::popcount(row_.places);
        }
        const Bits set = deposit(set_at(index - row_.begin, row_.count, places_), row_.places);
        words_.of(row_.side) = row_.others.of(row_.side) | set;
        words_.kings = row_.others.kings | (row_.placed == Placed::kings ? set : 0);
        return words_;
    }

private:
    const SliceIndex<R>& index_;
    Row row_;
    Words words_;
    int places_ = 0;
};

} // namespace kodeks::truth::tables
