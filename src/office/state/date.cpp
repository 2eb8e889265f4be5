#include "office/state/date.hpp"

#include <charconv>
#include <chrono>

#include <fmt/format.h>

namespace kodeks::office {

namespace {

using std::chrono::day;
using std::chrono::days;
using std::chrono::month;
using std::chrono::sys_days;
using std::chrono::year;
using std::chrono::year_month_day;

std::optional<unsigned> digits(std::string_view text, std::size_t from, std::size_t count) {
    unsigned value = 0;
    const char* const first = text.data() + from;
    const auto read = std::from_chars(first, first + count, value);
    return read.ec == std::errc{} && read.ptr == first + count ? std::optional(value)
                                                               : std::nullopt;
}

year_month_day calendar(Date date) {
    return year_month_day(sys_days(days(date.value - days_to_1970)));
}

Date from_calendar(year_month_day when) {
    return {static_cast<std::int32_t>(sys_days(when).time_since_epoch().count()) + days_to_1970};
}

} // namespace

std::optional<Date> read_date(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') {
        return std::nullopt;
    }
    const auto y = digits(text, 0, 4);
    const auto m = digits(text, 5, 2);
    const auto d = digits(text, 8, 2);
    if (!y || !m || !d || *y < 1900 || *y > 2199) {
        return std::nullopt;
    }
    const year_month_day when(year(static_cast<int>(*y)), month(*m), day(*d));
    return when.ok() ? std::optional(from_calendar(when)) : std::nullopt;
}

std::string write_date(Date date) {
    const year_month_day when = calendar(date);
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(when.year()),
                       static_cast<unsigned>(when.month()), static_cast<unsigned>(when.day()));
}

std::optional<Moment> read_moment(std::string_view text) {
    if (text.size() != 16 || (text[10] != 'T' && text[10] != ' ') || text[13] != ':') {
        return std::nullopt;
    }
    const auto date = read_date(text.substr(0, 10));
    const auto hour = digits(text, 11, 2);
    const auto minute = digits(text, 14, 2);
    if (!date || !hour || !minute || *hour > 23 || *minute > 59) {
        return std::nullopt;
    }
    return Moment{start_of(*date).value + *hour * 60 + *minute};
}

std::string write_moment(Moment moment) {
    const std::int64_t minute = moment.value % minutes_per_day;
    return fmt::format("{}T{:02}:{:02}", write_date(date_of(moment)), minute / 60, minute % 60);
}

Date months_before(Date date, std::uint32_t months) {
    const year_month_day when = calendar(date) - std::chrono::months(static_cast<int>(months));
    return from_calendar(
        when.ok() ? when : year_month_day(when.year() / when.month() / std::chrono::last));
}

std::int32_t age_on(Date day, Date born) {
    const year_month_day now = calendar(day);
    const year_month_day then = calendar(born);
    const bool had_birthday =
        now.month() > then.month() || (now.month() == then.month() && now.day() >= then.day());
    return static_cast<int>(now.year()) - static_cast<int>(then.year()) - (had_birthday ? 0 : 1);
}

} // namespace kodeks::office
