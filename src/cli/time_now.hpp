// The time of day, for records.
#pragma once

#include "ledger/unix_time.hpp"

namespace kodeks::cli {

ledger::UnixTime time_now();

} // namespace kodeks::cli
