// Records of a stream with their facts, read back from the store.
#pragma once

#include "ledger/record.hpp"
#include "store/store.hpp"

namespace kodeks::server {

struct StreamRecords {
    std::vector<ledger::RawRecord> records; // up to the first damage
    std::optional<store::Damage> damage{};
};

// Those behind the record `after`.
Result<StreamRecords> read_stream(store::Store& store, const std::string& stream,
                                  store::Sequence after = 0);

// The same of what was read already.
StreamRecords records_of(const std::string& stream, store::Sequence after, store::Reading reading);

} // namespace kodeks::server
