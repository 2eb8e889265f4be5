// Times of scripts as text: "1:29:59.500", "0:02:00", with a sign where it may be negative; or
// plain seconds, "120", "0.250".
#pragma once

#include "base/strong.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kodeks::ledger {

// At most a hundred days either way, so that sums of them cannot overflow.
std::optional<Milliseconds> read_time(std::string_view text);
std::string write_time(Milliseconds time);

} // namespace kodeks::ledger
