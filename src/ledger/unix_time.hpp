// Real time as records keep it: milliseconds since 1970 in universal time, written as
// "2026-11-16T16:02:36.250Z". Where it comes from is the caller's business.
#pragma once

#include "base/strong.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kodeks::ledger {

using UnixTime = Quantity<struct UnixTimeTag>;

std::string write_unix_time(UnixTime time);

// With or without a fraction of a second; years 1970 to 2199.
std::optional<UnixTime> read_unix_time(std::string_view text);

} // namespace kodeks::ledger
