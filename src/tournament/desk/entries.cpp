// Entering, replacing, leaving, staying away.
#include "tournament/desk/desk.hpp"
#include "tournament/desk/dutch_round.hpp"
#include "tournament/desk/person.hpp"
#include "tournament/desk/plan.hpp"
#include "tournament/tables/settle.hpp"
#include "tournament/tables/team.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

// A schedule is made from the numbers drawn; nobody joins it afterwards (PMR:232).
bool is_closed(const Stage& stage) {
    return stage.settings.system != System::swiss && !stage.lots.numbers.empty();
}

Ruled<Facts> on_team_player(const State& state, const Enter& command, Entry entry,
                            const World& world) {
    const Entry* team = find_entry(state, command.team);
    if (team == nullptr || !team->is_team) {
        return refuse("tournament.no_team", {{"number", std::to_string(command.team.value)}});
    }
    for (const EntryId player : players_of(state, command.team)) {
        if (command.board != 0 && find_entry(state, player)->board == command.board) {
            return refuse("tournament.board_taken", {{"board", std::to_string(command.board)},
                                                     {"name", name_of(state, player)}});
        }
    }
    const bool started = std::ranges::any_of(state.stages, [&](const Stage& stage) {
        return is_member(stage, command.team) && !stage.rounds.empty();
    });
    if (started && command.board != 0) {
        return refuse("tournament.boards_fixed", {{"name", team->person.name}},
                      world.rules->teams.line_up_articles);
    }
    for (const Stage& stage : state.stages) {
        if (is_member(stage, command.team) && command.board > stage.settings.boards) {
            return refuse("tournament.line_up_size",
                          {{"boards", std::to_string(stage.settings.boards)}});
        }
    }
    return Facts{Entered{std::move(entry), 0}};
}

// The last round in which the entry took part with a finished pairing.
RoundNumber last_round_of(const Stage& stage, EntryId entry) {
    RoundNumber last = 0;
    for (std::size_t i = 0; i < stage.rounds.size(); ++i) {
        for (const Pairing& pairing : stage.rounds[i].pairings) {
            const bool own = pairing.first == entry || pairing.second == entry;
            const bool done = std::ranges::all_of(
                pairing.games, [](const Outcome& game) { return game.status == Status::finished; });
            if (own && done) {
                last = static_cast<RoundNumber>(i) + 1;
            }
        }
    }
    return last;
}

// Numbers already drawn are drawn again when somebody leaves before round 1, unless an even field
// loses its last number (RU:4.4#1) or the place is taken over (RU:4.4#2).
bool voids_lots(const Stage& stage, EntryId entry, const World& world) {
    const auto& numbers = stage.lots.numbers;
    if (world.rules->redraw != rulebook::RedrawRule::redraw || numbers.empty() ||
        !stage.rounds.empty() || stage.settings.system == System::swiss) {
        return false;
    }
    return numbers.size() % 2 != 0 || numbers.back() != entry;
}

// Where arbiters choose between losses and annulling, they are told what each would change among
// the prize-winners (RU:3.17.5).
std::optional<Refusal> undecided_drop_out(const State& state, const Stage& stage,
                                          const Withdraw& command, const World& world) {
    constexpr std::uint32_t prizes = 3;
    const bool plays = stage.settings.boards > 0 && !stage.rounds.empty();
    if (!plays || command.treatment != Treatment::by_rulebook ||
        world.rules->teams.drop_out_articles.empty()) {
        return std::nullopt;
    }
    const DropOut drop = compare_drop_out(state, command.stage, command.entry, prizes);
    return refuse("tournament.drop_out_undecided",
                  {{"name", name_of(state, command.entry)},
                   {"losses", std::to_string(drop.changed_by_losses)},
                   {"annulled", std::to_string(drop.changed_by_annulling)}},
                  world.rules->teams.drop_out_articles)
        .value();
}

} // namespace

Ruled<Facts> on(const State& state, const Enter& command, const World& world) {
    Entry entry{EntryId{static_cast<std::uint32_t>(state.entries.size()) + 1}, command.person,
                command.is_team, command.team, command.board};
    if (auto refused = refused_person(state, command.person, entry, world)) {
        return tl::unexpected(*refused);
    }
    if (command.team != no_entry) {
        return on_team_player(state, command, std::move(entry), world);
    }
    const auto stage = stage_for(state, command.stage);
    if (!stage) {
        return tl::unexpected(stage.error());
    }
    if (((*stage)->settings.boards > 0) != command.is_team) {
        return refuse(command.is_team ? "tournament.players_only" : "tournament.teams_only");
    }
    if (is_closed(**stage)) {
        return refuse("tournament.entries_closed", {}, world.rules->redraw_articles);
    }
    if (!(*stage)->rounds.empty() && (*stage)->rounds.size() >= rounds_of(**stage)) {
        return refuse("tournament.entries_over");
    }
    return Facts{Entered{std::move(entry), command.stage}};
}

Ruled<Facts> on(const State& state, const Replace& command, const World& world) {
    const auto stage = stage_for(state, command.stage);
    if (!stage) {
        return tl::unexpected(stage.error());
    }
    if (!is_member(**stage, command.entry)) {
        return refuse("tournament.no_member", {{"number", std::to_string(command.entry.value)}});
    }
    if (!(*stage)->rounds.empty()) {
        return refuse("tournament.replace_late", {{"name", name_of(state, command.entry)}},
                      world.rules->redraw_articles);
    }
    if (auto refused = refused_person(state, command.person, Entry{}, world)) {
        return tl::unexpected(*refused);
    }
    return Facts{Replaced{command.stage, command.entry, command.person}};
}

Ruled<Facts> on(const State& state, const Withdraw& command, const World& world) {
    const auto stage = stage_with(state, command.stage, command.entry, world);
    if (!stage) {
        return tl::unexpected(stage.error());
    }
    if (auto refused = undecided_drop_out(state, **stage, command, world)) {
        return tl::unexpected(*refused);
    }
    const Leaving leaving{last_round_of(**stage, command.entry), command.excluded,
                          command.treatment};
    Facts events = {Withdrawn{command.stage, command.entry, leaving, command.reason}};
    if (voids_lots(**stage, command.entry, world)) {
        events.emplace_back(LotsVoided{command.stage, name_of(state, command.entry)});
    }
    return events;
}

namespace {

constexpr std::string_view two_byes[] = {"C04.1:4"};

// The Dutch system has them, and FIDE's events of teams; an imported report of teams may.
bool has_requested_byes(const StageSettings& settings, const World& world) {
    const bool teams =
        settings.boards > 0 && (world.rules->teams.drawn_bye || !settings.report.empty());
    return settings.swiss == dutch_system || teams;
}

} // namespace

Ruled<Facts> on(const State& state, const AnnounceAbsence& command, const World& world) {
    const auto stage = stage_with(state, command.stage, command.entry, world);
    if (!stage) {
        return tl::unexpected(stage.error());
    }
    if ((*stage)->settings.system != System::swiss) {
        return refuse("tournament.absence_swiss_only");
    }
    if (command.round <= (*stage)->rounds.size()) {
        return refuse("tournament.round_is_paired", {{"round", std::to_string(command.round)}});
    }
    if (command.round > (*stage)->settings.rounds) {
        return refuse("tournament.no_round", {{"round", std::to_string(command.round)}});
    }
    if ((command.half || command.full) && !has_requested_byes((*stage)->settings, world)) {
        return refuse("tournament.no_half_byes");
    }
    if (command.half && command.full) {
        return refuse("tournament.bye_of_two_kinds", {}, two_byes);
    }
    if (is_announced((*stage)->absences, command.entry, command.round)) {
        return refuse("tournament.absence_known", {{"name", name_of(state, command.entry)},
                                                   {"round", std::to_string(command.round)}});
    }
    return Facts{AbsenceAnnounced{command.stage, command.entry, command.round, command.reason,
                                  command.half, command.full}};
}

} // namespace kodeks::tournament
