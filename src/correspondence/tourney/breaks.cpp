// Breaks: the same days in all games of a player, one a year (RU:5.4.1).
#include "correspondence/tourney/desk.hpp"

#include <algorithm>

namespace kodeks::correspondence::tourney {

namespace {

bool has_had_one(const Player& player, Day first) {
    return std::ranges::any_of(player.breaks, [&](const BreakAnnounced& one) {
        return !one.granted && year_of(one.first) == year_of(first);
    });
}

Refused check_wanted(const Desk& desk, const Player& player, const TakeBreaks& wanted) {
    const auto& rules = desk.rules().breaks;
    const Settings& settings = desk.state().settings;
    if (wanted.first > wanted.last || wanted.last < settings.first ||
        wanted.first > settings.last) {
        return refusal("break_dates", rules.counted);
    }
    if (desk.seat().office == Office::arbiter) {
        return std::nullopt;
    }
    const Days length = days_from(wanted.first, wanted.last) + Days{1};
    if (length > rules.most) {
        return refusal(
            "break_long", rules.allowed,
            {{"n", std::to_string(length.value)}, {"most", std::to_string(rules.most.value)}});
    }
    return has_had_one(player, wanted.first) ? Refused(refusal("break_again", rules.allowed))
                                             : std::nullopt;
}

// Everybody named as told late or not at all must be a partner whose game is not finished.
Refused check_partners(const Desk& desk, PlayerId player, const TakeBreaks& wanted) {
    std::vector<std::string> names = wanted.untold;
    std::ranges::transform(wanted.late, std::back_inserter(names), &Told::partner);
    for (const std::string& name : names) {
        const bool plays = std::ranges::any_of(desk.state().games, [&](const Game& game) {
            return is_running(desk.state(), game) && game.side_of(player) &&
                   player_at(desk.state(), opponent_of(game, player)).person.name == name;
        });
        if (!plays) {
            return refusal("no_partner", desk.rules().breaks.free, {{"name", name}});
        }
    }
    return std::nullopt;
}

// The day the partner was told; nothing if he was not.
std::optional<Day> told_on(const Desk& desk, const TakeBreaks& wanted, const std::string& partner) {
    if (std::ranges::find(wanted.untold, partner) != wanted.untold.end()) {
        return std::nullopt;
    }
    const auto late = std::ranges::find(wanted.late, partner, &Told::partner);
    return late == wanted.late.end() ? desk.on() : late->on;
}

Refused take_in(Desk& desk, const Game& game, PlayerId player, const TakeBreaks& wanted) {
    const bool granted = desk.seat().office == Office::arbiter;
    const std::string partner = player_at(desk.state(), opponent_of(game, player)).person.name;
    const auto told = told_on(desk, wanted, partner);
    const Side side = *game.side_of(player);
    TakeBreak one{wanted.first, wanted.last, told.has_value(), {}};
    if (granted) {
        one.player = side;
    }
    return desk.play(game.id,
                     {told.value_or(desk.on()), granted ? Actor::arbiter : player_of(side), one});
}

} // namespace

Refused on(Desk& desk, const TakeBreaks& wanted) {
    const bool granted = desk.seat().office == Office::arbiter;
    if (granted == wanted.player.empty()) {
        return refusal("break_of_whom", desk.rules().breaks.granted);
    }
    const auto id =
        granted ? named(desk, wanted.player) : tl::expected<PlayerId, Refusal>(desk.seat().player);
    if (!id) {
        return id.error();
    }
    if (const Refused refused = check_wanted(desk, player_at(desk.state(), *id), wanted)) {
        return refused;
    }
    if (const Refused refused = check_partners(desk, *id, wanted)) {
        return refused;
    }
    desk.put(BreakAnnounced{*id, wanted.first, wanted.last, granted});
    std::int32_t games = 0;
    const std::vector<Game> all = desk.state().games; // the desk's own change while we play
    for (const Game& game : all) {
        if (!game.side_of(*id) || !is_running(desk.state(), game)) {
            continue;
        }
        if (const Refused refused = take_in(desk, game, *id, wanted)) {
            return refused;
        }
        ++games;
    }
    const auto& rules = desk.rules().breaks;
    desk.rule({.decision = granted ? "break_granted" : "break_everywhere",
               .about = *id,
               .articles = joined(granted ? rules.granted : rules.allowed, rules.free),
               .count = (days_from(wanted.first, wanted.last) + Days{1}).value,
               .limit = games});
    if (!wanted.headman_told) {
        desk.rule("headman_not_told", *id, rules.free);
    }
    return std::nullopt;
}

} // namespace kodeks::correspondence::tourney
