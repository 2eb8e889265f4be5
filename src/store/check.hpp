// Checking records as they come from a disk, one after the other.
#pragma once

#include "store/store.hpp"

namespace kodeks::store {

class Checker {
public:
    // `sequence` and `chain` of the record before the first one to be checked.
    Checker(std::string stream, Sequence sequence, const Chain& chain)
        : stream_(std::move(stream)), last_(sequence), chain_(chain) {}

    // Nothing when the record follows the one before it and is what was written.
    std::optional<Damage> next(const Stored& record);

private:
    std::string stream_;
    Sequence last_;
    Chain chain_;
};

// Adds what is sound of the raw records to the reading; the first damage ends it.
Reading checked(Checker checker, std::vector<Stored> raw);

// Reads every stream from its first record; what is wrong, by stream.
struct Verified {
    std::size_t streams = 0;
    std::size_t records = 0;
    std::vector<Damage> damages;
};

Result<Verified> verify(Store& store);

} // namespace kodeks::store
