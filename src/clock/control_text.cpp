#include "clock/control_text.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace kodeks::clock {

namespace {

// A hundred days: longer controls are mistakes, and sums of shorter ones cannot overflow.
constexpr Milliseconds time_max = seconds(100LL * 24 * 3600);
constexpr std::int32_t count_max = 1000;

class Parser {
public:
    explicit Parser(std::string_view text) : text_(text) {}

    Result<TimeControl> run() {
        TimeControl control;
        if (!parse(control) || at_ != text_.size() || !is_sound(control)) {
            return tl::unexpected(fault());
        }
        return control;
    }

private:
    Fault fault() const {
        const auto column = static_cast<std::uint32_t>(at_ + 1);
        return {{"clock.bad_control", {}}, "", {1, column}, std::string(text_)};
    }

    bool take(char c) {
        if (at_ < text_.size() && text_[at_] == c) {
            ++at_;
            return true;
        }
        return false;
    }

    bool count(std::int32_t& out) {
        const char* begin = text_.data() + at_;
        const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), out);
        if (error != std::errc{} || end == begin || out < 1 || out > count_max) {
            return false;
        }
        at_ += static_cast<std::size_t>(end - begin);
        return true;
    }

    // Seconds with up to three decimals.
    bool time(Milliseconds& out) {
        std::int64_t whole = 0;
        const char* begin = text_.data() + at_;
        const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), whole);
        if (error != std::errc{} || whole < 0 || whole > time_max.value / 1000) {
            return false;
        }
        at_ += static_cast<std::size_t>(end - begin);
        out = seconds(whole);
        std::int64_t unit = 100;
        if (take('.')) {
            while (unit > 0 && at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') {
                out.value += unit * (text_[at_++] - '0');
                unit /= 10;
            }
            return unit < 100;
        }
        return true;
    }

    bool extra(Period& period) {
        constexpr struct {
            char sign;
            Extra extra;
        } signs[] = {{'+', Extra::increment_after},
                     {'~', Extra::increment_before},
                     {'d', Extra::delay},
                     {'b', Extra::bronstein}};

        for (const auto& [sign, kind] : signs) {
            if (take(sign)) {
                period.extra = kind;
                return time(period.extra_time) && period.extra_time.value > 0;
            }
        }
        return true;
    }

    bool period(TimeControl& control) {
        Period period;
        const std::size_t begin = at_;
        if (!count(period.moves) || !take('/')) {
            at_ = begin;
            period.moves = 0;
        }
        if (control.periods.size() == TimeControl::periods_max || !time(period.time) ||
            !extra(period)) {
            return false;
        }
        period.repeats = take('*');
        control.periods.push_back(period);
        return true;
    }

    bool overtime(TimeControl& control) {
        if (!count(control.overtime_count)) {
            return false;
        }
        control.overtime = take('x') ? Overtime::japanese : Overtime::canadian;
        return (control.overtime == Overtime::japanese || take('/')) && time(control.overtime_time);
    }

    bool parse(TimeControl& control) {
        if (take('*')) {
            control.mode = Mode::hourglass;
        } else if (take('=')) {
            control.mode = Mode::time_per_move;
        }
        do {
            if (!period(control)) {
                return false;
            }
        } while (take(':'));
        return !take(';') || overtime(control);
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

std::string seconds_text(Milliseconds time) {
    std::string text = std::to_string(time.value / 1000);
    if (time.value % 1000 != 0) {
        text += fmt::format(".{:03}", time.value % 1000);
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text;
}

std::string extra_text(const Period& period) {
    constexpr std::string_view signs[] = {"", "~", "+", "b", "d"};
    return period.extra == Extra::none
               ? ""
               : std::string(signs[static_cast<std::size_t>(period.extra)]) +
                     seconds_text(period.extra_time);
}

std::string period_text(const Period& period) {
    const std::string moves = period.moves > 0 ? std::to_string(period.moves) + "/" : "";
    return moves + seconds_text(period.time) + extra_text(period) + (period.repeats ? "*" : "");
}

std::string sentence(std::string_view key, const Period& period, Language language) {
    return render({std::string(key),
                   {{"moves", std::to_string(period.moves)},
                    {"time", describe(period.time, language)},
                    {"extra", describe(period.extra_time, language)}}},
                  language);
}

std::string describe_period(const Period& period, Language language) {
    constexpr std::string_view extras[] = {"", "clock.increment_before", "clock.increment_after",
                                           "clock.bronstein", "clock.delay"};
    std::string text = sentence(period.repeats     ? "clock.period_repeats"
                                : period.moves > 0 ? "clock.period_moves"
                                                   : "clock.period_rest",
                                period, language);
    if (period.extra != Extra::none) {
        text += ", ";
        text += sentence(extras[static_cast<std::size_t>(period.extra)], period, language);
    }
    return text;
}

std::string describe_overtime(const TimeControl& control, Language language) {
    const std::string key =
        control.overtime == Overtime::japanese ? "clock.japanese" : "clock.canadian";
    return render({key,
                   {{"n", std::to_string(control.overtime_count)},
                    {"time", describe(control.overtime_time, language)}}},
                  language);
}

} // namespace

Result<TimeControl> parse_control(std::string_view text) {
    return Parser(text).run();
}

std::string to_text(const TimeControl& control) {
    std::string text = control.mode == Mode::hourglass       ? "*"
                       : control.mode == Mode::time_per_move ? "="
                                                             : "";
    for (std::size_t i = 0; i < control.periods.size(); ++i) {
        text += (i > 0 ? ":" : "") + period_text(control.periods[i]);
    }
    if (control.overtime != Overtime::none) {
        text += fmt::format(";{}{}{}", control.overtime_count,
                            control.overtime == Overtime::japanese ? 'x' : '/',
                            seconds_text(control.overtime_time));
    }
    return text;
}

std::string describe(const TimeControl& control, Language language) {
    if (control.mode != Mode::periods) {
        return sentence(control.mode == Mode::hourglass ? "clock.hourglass" : "clock.per_move",
                        control.periods[0], language);
    }
    std::string text;
    for (const Period& period : control.periods) {
        text += text.empty() ? "" : render("clock.then", language);
        text += describe_period(period, language);
    }
    if (control.overtime != Overtime::none) {
        text += render("clock.then", language) + describe_overtime(control, language);
    }
    return text;
}

std::string describe(Milliseconds time, Language language) {
    constexpr std::int64_t hour_ms = 3600 * 1000;
    constexpr std::int64_t minute_ms = 60 * 1000;
    std::string text;
    const auto add = [&](std::string_view key, const std::string& amount) {
        text += text.empty() ? "" : " ";
        text += render({std::string(key), {{"n", amount}}}, language);
    };
    if (time.value >= hour_ms) {
        add("clock.h", std::to_string(time.value / hour_ms));
    }
    if (time.value % hour_ms >= minute_ms) {
        add("clock.min", std::to_string(time.value % hour_ms / minute_ms));
    }
    if (time.value % minute_ms != 0 || text.empty()) {
        std::string seconds = seconds_text({time.value % minute_ms});
        if (language != Language::en) { // Ukrainian and Russian write 2,5
            std::ranges::replace(seconds, '.', ',');
        }
        add("clock.s", seconds);
    }
    return text;
}

} // namespace kodeks::clock
