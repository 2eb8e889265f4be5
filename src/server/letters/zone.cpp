#include "server/letters/zone.hpp"

#include <chrono>
#include <exception>

#include <date/tz.h>

namespace kodeks::server {

std::optional<correspondence::Day> day_in_zone(const std::string& zone, ledger::UnixTime now) {
    const std::chrono::sys_time<std::chrono::milliseconds> time{
        std::chrono::milliseconds(now.value)};
    if (zone.empty()) {
        return std::chrono::floor<std::chrono::days>(time);
    }
    try {
        const auto local = date::locate_zone(zone)->to_local(time);
        return correspondence::Day(std::chrono::floor<std::chrono::days>(local.time_since_epoch()));
    } catch (const std::exception&) { // the library has no other way to say "unknown"
        return std::nullopt;
    }
}

} // namespace kodeks::server
