#include "server/letters/zone.hpp"

#include <chrono>
#include <exception>

#include <date/tz.h>

namespace kodeks::server {

namespace {

using Milli = std::chrono::milliseconds;

// What a calendar and a clock there show, counted from 1970.
std::optional<Milli> local_time(const std::string& zone, ledger::UnixTime now) {
    if (zone.empty()) {
        return Milli(now.value);
    }
    try {
        const std::chrono::sys_time<Milli> time{Milli(now.value)};
        return date::locate_zone(zone)->to_local(time).time_since_epoch();
    } catch (const std::exception&) { // the library has no other way to say "unknown"
        return std::nullopt;
    }
}

} // namespace

std::optional<correspondence::Day> day_in_zone(const std::string& zone, ledger::UnixTime now) {
    const auto local = local_time(zone, now);
    return local ? std::optional(correspondence::Day(std::chrono::floor<std::chrono::days>(*local)))
                 : std::nullopt;
}

std::int64_t wall_minutes(const std::string& zone, ledger::UnixTime now) {
    const Milli local = local_time(zone, now).value_or(Milli(now.value));
    return std::chrono::floor<std::chrono::minutes>(local).count();
}

bool is_zone(const std::string& zone) {
    return local_time(zone, {0}).has_value();
}

std::string own_zone() {
    try {
        return date::current_zone()->name();
    } catch (const std::exception&) { // a machine that does not say where it is
        return "";
    }
}

} // namespace kodeks::server
