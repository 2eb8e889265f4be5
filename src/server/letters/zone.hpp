// Which day it is where somebody lives. The only place that knows time zones; everything else
// counts calendar days.
#pragma once

#include "correspondence/days/day.hpp"
#include "ledger/unix_time.hpp"

#include <optional>
#include <string>

namespace kodeks::server {

// "Europe/Kyiv"; nothing when this machine knows no such zone. An empty name is universal time.
std::optional<correspondence::Day> day_in_zone(const std::string& zone, ledger::UnixTime now);

} // namespace kodeks::server
