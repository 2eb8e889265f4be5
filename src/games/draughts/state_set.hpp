// A set of 64-bit keys that remembers one yes-or-no answer per key. Open addressing in one block of
// memory that doubles; the key 0 is not used.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kodeks::games::draughts {

class StateSet {
public:
    std::optional<bool> find(std::uint64_t key) const {
        const std::uint64_t slot = slots_[place_of(key)];
        return slot == 0 ? std::nullopt : std::optional<bool>((slot & answer_bit) != 0);
    }

    void insert(std::uint64_t key, bool answer) {
        if (2 * ++used_ > slots_.size()) {
            grow();
        }
        slots_[place_of(key)] = key | (answer ? answer_bit : 0);
    }

private:
    static constexpr std::uint64_t answer_bit = std::uint64_t{1} << 63;

    // Fibonacci hashing: the odd number nearest to 2^64 divided by the golden ratio.
    std::size_t place_of(std::uint64_t key) const {
        const std::size_t mask = slots_.size() - 1;
        std::size_t place = key * 0x9E3779B97F4A7C15U >> 20 & mask;
        while (slots_[place] != 0 && (slots_[place] & ~answer_bit) != key) {
            place = (place + 1) & mask;
        }
        return place;
    }

    void grow() {
        std::vector<std::uint64_t> old(slots_.size() * 2);
        old.swap(slots_);
        for (const std::uint64_t slot : old) {
            if (slot != 0) {
                slots_[place_of(slot & ~answer_bit)] = slot;
            }
        }
    }

    std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(1024);
    std::size_t used_ = 0;
};

} // namespace kodeks::games::draughts
