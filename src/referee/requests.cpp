// What may be asked of the arbiter or the program, and what neither tells a player (FIDE:12.6).
#include "referee/workers.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using rulebook::Asker;
using rulebook::Moment;
using rulebook::Requestable;

bool is_assistant(Actor actor) {
    return actor == Actor::white_assistant || actor == Actor::black_assistant;
}

const Requestable* find_request(const Desk& desk, std::string_view name) {
    const Match& match = desk.state().match;
    const Asker asker = is_assistant(desk.by()) ? Asker::assistant : Asker::player;
    for (const Requestable& row : desk.rules().requests) {
        if (row.name == name && row.asker == asker &&
            row.scope.covers(match.pace(), match.supervision())) {
            return &row;
        }
    }
    return nullptr;
}

bool any_flag_down(const Desk& desk) {
    const clock::Clock clock = clock::advanced(desk.state().clock, desk.now());
    return clock.of(Side::white).flag || clock.of(Side::black).flag ||
           clock.of(Side::white).period > 0 || clock.of(Side::black).period > 0;
}

bool is_mixed(const Match& match) {
    return match.needs[0].blind != match.needs[1].blind;
}

Answer not_now(const Desk& desk, const Requestable& row, Side side) {
    const bool told = row.moment == Moment::any_time ||
                      (row.moment == Moment::flag_down && any_flag_down(desk)) ||
                      (row.moment == Moment::own_move && desk.state().to_move() == side) ||
                      (row.moment == Moment::mixed_sight && is_mixed(desk.state().match));
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
    const auto place = static_cast<std::uint8_t>(row - desk.rules().requests.data());
    const int count = desk.state().granted[static_cast<std::size_t>(side)][place] + 1;
    if (row->limit != 0 && count > row->limit) {
        return on(desk, Report{std::string(row->beyond), side});
    }
    desk.put(Granted{side, place});
    Evidence evidence;
    if (row->limit != 0) {
        evidence = {.count = count, .limit = row->limit};
    }
    desk.rule(ruling(row->name, side, row->articles, evidence));
    return std::nullopt;
}

} // namespace kodeks::referee
