// Columns of the log as what they mean.
#pragma once

#include "store/sqlite/database.hpp"
#include "store/store.hpp"

#include <algorithm>
#include <bit>

namespace kodeks::store::sqlite {

inline Chain chain_from(const std::string& bytes) {
    Chain chain{};
    std::ranges::copy(bytes.substr(0, chain.size()), chain.begin());
    return chain;
}

// Of "seq, command, line, checksum, chain".
inline Stored stored_from(const Statement& row) {
    return {static_cast<Sequence>(row.number(0)),
            row.text(1),
            row.text(2),
            {std::bit_cast<std::uint64_t>(row.number(3))},
            chain_from(row.text(4))};
}

} // namespace kodeks::store::sqlite
