// Information, the end of the tournament, and the letters that are kept after it.
#include "correspondence/tourney/desk.hpp"

#include <algorithm>

namespace kodeks::correspondence::tourney {

namespace {

constexpr auto both_sides = {Side::white, Side::black};

bool lacks_record(const State& state, PlayerId player) {
    return std::ranges::any_of(state.games, [&](const Game& game) {
        const auto side = game.side_of(player);
        return side && !is_annulled(state, game) && game.state.outcome &&
               (owes_record(game, *side) ||
                (game.state.outcome->reason == "no_record" && !game.state.of(*side).record));
    });
}

// Current information: whoever was deprived of it by a sanction, or owes a record too long.
bool is_late_with_record(const Desk& desk, PlayerId player) {
    return std::ranges::any_of(desk.state().games, [&](const Game& game) {
        const auto side = game.side_of(player);
        return side && owes_record(game, *side) &&
               desk.on() > *game.state.ended + desk.rules().records.within;
    });
}

Refused check_without(const Desk& desk, const Inform& inform, const std::vector<PlayerId>& ids) {
    for (const PlayerId id : ids) {
        const Player& player = player_at(desk.state(), id);
        const bool due =
            inform.final_results ? lacks_record(desk.state(), id) : is_late_with_record(desk, id);
        if (!due && !player.uninformed) {
            const auto& rules = desk.rules().records;
            return refusal("may_not_withhold", inform.final_results ? rules.withheld : rules.late,
                           {{"name", player.person.name}});
        }
    }
    return std::nullopt;
}

Refused check_ended(const Desk& desk) {
    const State& state = desk.state();
    std::int32_t running = 0;
    for (const Game& game : state.games) {
        running += is_running(state, game) ? 1 : 0;
        if (game.state.protest && !is_annulled(state, game)) {
            return refusal("protest_open", desk.rules().adjudication.final,
                           {{"game", std::to_string(game.id.value)}});
        }
    }
    if (running > 0) {
        return refusal("games_running", desk.rules().adjudication.analyses,
                       {{"n", std::to_string(running)}});
    }
    return std::nullopt;
}

// Two weeks and a day after every end nothing more can come in time.
Refused close_game(Desk& desk, const Game& game) {
    const bool missing =
        std::ranges::any_of(both_sides, [&](Side side) { return owes_record(game, side); });
    if (!missing || is_annulled(desk.state(), game)) {
        return std::nullopt;
    }
    const Actor by = desk.seat().office == Office::headman ? Actor::headman : Actor::arbiter;
    return desk.play(game.id, {desk.on(), by, CloseRecords{}});
}

bool has_open_cases(const State& state) {
    return !state.petitions.empty() ||
           std::ranges::any_of(state.cases, [](const Case& one) { return !one.decided; });
}

} // namespace

Refused on(Desk& desk, const Inform& inform) {
    const auto& offices = desk.rules().offices;
    const bool by_arbiter = desk.seat().office == Office::arbiter;
    if (inform.final_results && !by_arbiter) {
        return refusal("arbiter_informs", offices.arbiter);
    }
    if (!inform.final_results && by_arbiter && !desk.state().settings.headman.empty()) {
        return refusal("headman_does_it", offices.headman);
    }
    if (inform.final_results != (desk.state().stage == Stage::closed)) {
        return refusal(inform.final_results ? "not_closed" : "too_late", offices.arbiter);
    }
    std::vector<PlayerId> without;
    for (const std::string& name : inform.without) {
        const auto id = named(desk, name);
        if (!id) {
            return id.error();
        }
        without.push_back(*id);
    }
    if (const Refused refused = check_without(desk, inform, without)) {
        return refused;
    }
    for (const Player& player : desk.state().players) {
        if (!inform.final_results && player.uninformed &&
            std::ranges::find(without, player.id) == without.end()) {
            without.push_back(player.id);
        }
    }
    std::ranges::sort(without);
    const auto all = static_cast<std::int32_t>(desk.state().players.size());
    desk.put(Informed{desk.on(), inform.final_results, without});
    desk.rule({.decision = inform.final_results ? "informed_at_the_end" : "informed",
               .articles = listed(inform.final_results ? offices.arbiter : offices.headman),
               .count = all - static_cast<std::int32_t>(without.size()),
               .limit = all});
    for (const PlayerId id : without) {
        const auto& rules = desk.rules().records;
        desk.rule("withheld", id,
                  inform.final_results                     ? rules.withheld
                  : player_at(desk.state(), id).uninformed ? desk.rules().sanctions.headman
                                                           : rules.late);
    }
    return std::nullopt;
}

Refused on(Desk& desk, const Close&) {
    if (const Refused refused = check_ended(desk)) {
        return refused;
    }
    const std::vector<Game> all = desk.state().games; // the desk's own change while we play
    for (const Game& game : all) {
        if (const Refused refused = close_game(desk, game)) {
            return refused;
        }
    }
    desk.put(StageChanged{Stage::closed, desk.on()});
    desk.rule("closed", std::nullopt, desk.rules().offices.headman);
    return std::nullopt;
}

Refused on(Desk& desk, const Report&) {
    const auto& offices = desk.rules().offices;
    const bool by_arbiter = desk.seat().office == Office::arbiter;
    const State& state = desk.state();
    if (by_arbiter && !state.settings.headman.empty() && !state.headmans_report) {
        return refusal("headman_reports_first", offices.headman);
    }
    if (by_arbiter && std::ranges::none_of(state.informed, &Informed::final_results)) {
        return refusal("inform_first", offices.arbiter);
    }
    desk.put(Reported{desk.seat().office, desk.on()});
    desk.rule(by_arbiter ? "reported_to_organiser" : "reported_to_arbiter", std::nullopt,
              by_arbiter ? offices.arbiter : offices.headman);
    return std::nullopt;
}

Refused on(Desk& desk, const Confirm&) {
    const auto& offices = desk.rules().offices;
    if (!desk.state().arbiters_report) {
        return refusal("report_first", offices.arbiter);
    }
    if (has_open_cases(desk.state())) {
        return refusal("cases_open", offices.disputes);
    }
    desk.put(StageChanged{Stage::confirmed, desk.on()});
    desk.rule("confirmed", std::nullopt, offices.organiser);
    return std::nullopt;
}

Refused on(Desk& desk, const GotResults&) {
    const auto& articles = desk.rules().offices.letters_kept;
    if (player_at(desk.state(), desk.seat().player).results_received) {
        return refusal("told_already", articles);
    }
    if (std::ranges::none_of(desk.state().informed, &Informed::final_results)) {
        return refusal("not_closed", articles);
    }
    desk.put(ResultsReceived{desk.seat().player, desk.on()});
    desk.rule({.decision = "letters_kept",
               .about = desk.seat().player,
               .articles = listed(articles),
               .day = month_after(desk.on())});
    return std::nullopt;
}

Refused on(Desk& desk, const Demand& demand) {
    const auto& articles = desk.rules().offices.letters_kept;
    const auto id = named(desk, demand.player);
    if (!id) {
        return id.error();
    }
    const auto& received = player_at(desk.state(), *id).results_received;
    if (received && desk.on() > month_after(*received)) {
        return refusal("letters_may_be_gone", articles,
                       {{"day", write_day(month_after(*received))}});
    }
    desk.put(LettersDemanded{*id, desk.on()});
    desk.rule("letters_demanded", *id, articles);
    return std::nullopt;
}

Refused on(Desk& desk, const Present& present) {
    const auto& articles = desk.rules().offices.letters_kept;
    if (!player_at(desk.state(), desk.seat().player).letters_wanted) {
        return refusal("nothing_demanded", articles);
    }
    desk.put(LettersDemanded{desk.seat().player, std::nullopt});
    desk.rule(present.complete ? "letters_presented" : "letters_incomplete", desk.seat().player,
              articles);
    return std::nullopt;
}

} // namespace kodeks::correspondence::tourney
