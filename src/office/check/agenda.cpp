#include "office/check/agenda.hpp"

#include "office/check/clauses.hpp"
#include "office/desk/applies.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

using rulebook::DueTime;
using rulebook::OfficeDuty;

Moment end_of(Date date) {
    return {start_of(date).value + minutes_per_day - 1};
}

// Before the first round begins, or before the day of the start when no time is planned.
Moment before_start(const State& state) {
    const Session* const first = find_session(state, 1);
    return first != nullptr ? first->start : start_of(state.card->start);
}

std::optional<Moment> after_end(const State& state, const OfficeDuty& duty) {
    if (duty.days >= 0) {
        return end_of(state.card->end + Date{duty.days});
    }
    const auto days = number_in(state, Condition::report_days);
    return days ? std::optional(end_of(state.card->end + Date{static_cast<std::int32_t>(*days)}))
                : std::nullopt;
}

const DutyDone* done_of(const State& state, const OfficeDuty& duty, std::uint32_t round) {
    const auto found = std::ranges::find_if(state.done, [&](const DutyDone& one) {
        return one.duty == duty.name && one.round == round;
    });
    return found == state.done.end() ? nullptr : &*found;
}

DutyLine line_of(const State& state, const OfficeDuty& duty, std::uint32_t round, Moment now) {
    DutyLine line{&duty, round, due_of(state, duty, round), DutyState::open, nullptr};
    line.done = done_of(state, duty, round);
    if (line.done != nullptr) {
        line.state = line.done->late ? DutyState::done_late : DutyState::done;
    } else if (line.due && now > *line.due) {
        line.state = DutyState::overdue;
    }
    return line;
}

} // namespace

const OfficeDuty* find_duty(const rulebook::OfficeRules& rules, std::string_view name) {
    const auto found = std::ranges::find(rules.duties, name, &OfficeDuty::name);
    return found == rules.duties.end() ? nullptr : &*found;
}

std::optional<Moment> fixed_time(const State& state, const OfficeDuty& duty) {
    return duty.fixed ? read_moment(written(state.regulations, *duty.fixed)) : std::nullopt;
}

std::optional<Moment> due_of(const State& state, const OfficeDuty& duty, std::uint32_t round) {
    if (!state.card) {
        return std::nullopt;
    }
    if (const auto fixed = fixed_time(state, duty)) {
        return fixed;
    }
    const Session* const session = find_session(state, round);
    switch (duty.due) {
    case DueTime::before_event:
        return before_start(state);
    case DueTime::before_round:
        return session == nullptr ? std::nullopt
                                  : std::optional(session->start - Moment{duty.minutes});
    case DueTime::during_event:
        return std::nullopt;
    case DueTime::after_event:
        return after_end(state, duty);
    }
    return std::nullopt;
}

std::vector<DutyLine> agenda(const State& state, const World& world, Moment now) {
    std::vector<DutyLine> lines;
    for (const OfficeDuty& duty : world.rules->duties) {
        if (!applies(duty.when, state, world)) {
            continue;
        }
        if (duty.due != DueTime::before_round) {
            lines.push_back(line_of(state, duty, 0, now));
            continue;
        }
        for (const Session& session : state.sessions) {
            if (!session.resumption) {
                lines.push_back(line_of(state, duty, session.round, now));
            }
        }
    }
    std::ranges::stable_sort(lines, [](const DutyLine& a, const DutyLine& b) {
        return a.due && (!b.due || *a.due < *b.due);
    });
    return lines;
}

} // namespace kodeks::office
