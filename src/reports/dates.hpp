// Days and times on paper: as the readers of a language write them, by the clock on the wall of the
// venue. Records keep "2026-05-01" and universal time.
#pragma once

#include "base/message.hpp"
#include "ledger/unix_time.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace kodeks::reports {

// Minutes since 1970 as that clock counts them.
using WallClock = std::function<std::int64_t(ledger::UnixTime)>;

// "01.05.2026" for readers of Ukrainian and Russian, "2026-05-01" for others; an hour behind it is
// parted from the day by a blank. What follows stays, and so does a text that begins with no day.
std::string shown_day(std::string_view text, Language language);

// "2026-05-01 09:30" on the wall; without a clock universal time.
std::string wall_text(ledger::UnixTime time, const WallClock& wall);

} // namespace kodeks::reports
