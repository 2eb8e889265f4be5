// Records of a stream whose beginning is known already.
#pragma once

#include "ledger/record.hpp"

namespace kodeks::ledger {

// As read_records(), where the streams of the text begin behind the record `after`.
Result<Records> read_later_records(const Source& source, std::uint32_t after);

} // namespace kodeks::ledger
