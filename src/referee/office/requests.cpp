// What may be asked of the arbiter or the program, and what neither tells a player (FIDE:12.6).
#include "referee/desk/workers.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using rulebook::Asker;
using rulebook::Moment;
using rulebook::Requestable;

const Requestable* find_request(const Desk& desk, std::string_view name) {
    const Settings& settings = desk.state().settings;
    const Asker asker = is_assistant(desk.by()) ? Asker::assistant : Asker::player;
    for (const Requestable& row : desk.rules().requests) {
        if (row.name == name && row.asker == asker &&
            row.scope.covers(settings.pace, settings.supervision())) {
            return &row;
        }
    }
    return nullptr;
}

int granted_before(const State& state, Side side, std::string_view request) {
    for (const GrantCount& one : state.granted) {
        if (one.side == side && one.request == request) {
            return one.count;
        }
    }
    return 0;
}

// The time of the periods before the present one is used up; whoever made the moves in less has
// come into the next period without a fallen flag (FIDE:12.6).
bool flag_fell(const clock::Half& half) {
    Milliseconds given{0};
    for (std::size_t i = 0; i < half.period; ++i) {
        given = given + half.control.periods[i].time;
    }
    const clock::Account& account = half.account;
    const Milliseconds gone = account.used - account.extra - account.corrections;
    return half.flag.has_value() || (half.period > 0 && gone >= given);
}

bool any_flag_down(const Desk& desk) {
    const clock::Clock clock = clock::advanced(desk.state().clock, desk.now());
    return flag_fell(clock.of(Side::white)) || flag_fell(clock.of(Side::black));
}

bool is_mixed(const Settings& settings) {
    return settings.needs[0].blind != settings.needs[1].blind;
}

Answer not_now(const Desk& desk, const Requestable& row, Side side) {
    const bool told = row.moment == Moment::any_time ||
                      (row.moment == Moment::flag_down && any_flag_down(desk)) ||
                      (row.moment == Moment::own_move && desk.state().to_move() == side) ||
                      (row.moment == Moment::mixed_sight && is_mixed(desk.state().settings));
    if (told) {
        return std::nullopt;
    }
    if (row.moment == Moment::mixed_sight) {
        return refusal("unknown_request", row.articles);
    }
    return refusal(row.moment == Moment::own_move ? "ask_on_own_move" : "not_told", row.articles);
}

} // namespace

Answer on(Desk& desk, const Request& request) {
    const Side side = *side_of(desk.by());
    const Requestable* row = find_request(desk, request.what);
    if (row == nullptr) {
        return refusal("unknown_request");
    }
    if (const Answer refused = not_now(desk, *row, side)) {
        return refused;
    }
    const int count = granted_before(desk.state(), side, row->name) + 1;
    if (row->limit != 0 && count > row->limit) {
        return on(desk, Report{std::string(row->beyond), side});
    }
    desk.put(Granted{side, std::string(row->name)});
    Evidence evidence;
    if (row->limit != 0) {
        evidence = {.count = count, .limit = row->limit};
    }
    desk.rule(ruling(row->name, side, row->articles, evidence));
    return std::nullopt;
}

} // namespace kodeks::referee
