// Is a table right? Every block has its checksum, every stored value is the best of its successors,
// and the statistics are those of the values. A table that passes has no wrong win or loss: by
// induction over the distance; a position that is called drawn has no winning move and a move that
// keeps the draw.
#pragma once

#include "truth/tables/table.hpp"

namespace kodeks::truth::tables {

struct Verification {
    std::uint64_t positions = 0;
    std::uint64_t wrong = 0;
    std::vector<Slice> wrong_slices;     // with a value that does not follow from its successors
    std::vector<Slice> wrong_statistics; // with other numbers than the file says

    bool passed() const { return wrong == 0 && wrong_statistics.empty(); }
};

// A fault tells of a damaged block.
Result<Verification> verify(Table& table, Executor& executor);

} // namespace kodeks::truth::tables
