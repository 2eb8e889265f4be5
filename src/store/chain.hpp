// How records are sealed. The checksum says that the bytes of a line are those that were written;
// the chain, a hash over the chain of the record before and the line, says that nothing was left
// out, put in or exchanged. Neither keeps anything secret.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace kodeks::store {

struct Checksum {
    std::uint64_t value = 0;
    friend bool operator==(Checksum, Checksum) = default;
};

using Chain = std::array<unsigned char, 32>;

Checksum checksum_of(std::string_view line);

// `before` is all zeros for the first record of a stream.
Chain chained(const Chain& before, std::string_view line);

} // namespace kodeks::store
