// A log in memory, for tests and the simulator: the same promises, and nothing survives the
// program.
#pragma once

#include "store/store.hpp"

#include <map>

namespace kodeks::store {

class MemoryStore final : public Store {
public:
    Result<std::vector<Receipt>> append(std::span<const Write> group) override;
    Result<Reading> read(const std::string& stream, Sequence after) override;
    Result<std::vector<std::string>> streams() override;

    // As a disk does over the years; the record must be there.
    void turn_bit(const std::string& stream, Sequence sequence, std::size_t bit);

private:
    Receipt add(const Write& write);

    std::map<std::string, std::vector<Stored>> records_;
    std::vector<std::string> names_; // in the order of their first record
};

} // namespace kodeks::store
