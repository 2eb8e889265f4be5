// Which day it is where somebody lives, and what the clock on the wall shows. The only place that
// knows time zones; everything else counts calendar days.
#pragma once

#include "correspondence/days/day.hpp"
#include "ledger/unix_time.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace kodeks::server {

// "Europe/Kyiv"; nothing when this machine knows no such zone. An empty name is universal time.
std::optional<correspondence::Day> day_in_zone(const std::string& zone, ledger::UnixTime now);

// Minutes since 1970 as a clock on the wall counts them. An unknown zone is universal time.
std::int64_t wall_minutes(const std::string& zone, ledger::UnixTime now);

bool is_zone(const std::string& zone);

// Of this machine.
std::string own_zone();

} // namespace kodeks::server
