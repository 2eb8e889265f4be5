// Pairing the next round, and filling a stage from an earlier one.
#include "tournament/desk/absent.hpp"
#include "tournament/desk/desk.hpp"
#include "tournament/desk/dutch_round.hpp"
#include "tournament/desk/field_of.hpp"
#include "tournament/desk/match.hpp"
#include "tournament/desk/numbers.hpp"
#include "tournament/desk/plan.hpp"
#include "tournament/pairing/swiss.hpp"
#include "tournament/tables/standings.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::tournament {

namespace {

struct OpenPairing {
    RoundNumber round = 0;
    std::uint32_t table = 0;
    const Pairing* pairing = nullptr;
};

// Adjourned games do not keep a Swiss from going on: they count as drawn for pairing (C04.2:3.1).
bool is_adjourned_only(const Pairing& pairing) {
    return std::ranges::all_of(pairing.games, [](const Outcome& game) {
        return game.status == Status::finished || game.status == Status::adjourned;
    });
}

std::vector<OpenPairing> blocking(const Stage& stage, std::vector<OpenPairing> open) {
    if (stage.settings.system == System::swiss) {
        std::erase_if(open, [](const OpenPairing& one) { return is_adjourned_only(*one.pairing); });
    }
    return open;
}

std::vector<OpenPairing> open_pairings(const State& state, const Stage& stage) {
    std::vector<OpenPairing> open;
    for (RoundNumber round = 1; round <= stage.rounds.size(); ++round) {
        std::uint32_t table = 0;
        for (const Pairing& pairing : stage.rounds[round - 1].pairings) {
            ++table;
            if (pairing.second != no_entry && !score_of(state, stage, pairing).complete) {
                open.push_back({round, table, &pairing});
            }
        }
    }
    return open;
}

// "2.3 Ann - Bob": round, table and who sits there; the first few of them.
std::string listed(const State& state, const std::vector<OpenPairing>& open) {
    constexpr std::size_t most = 5;
    std::string text;
    for (std::size_t i = 0; i < open.size() && i < most; ++i) {
        text += fmt::format("{}{}.{} {} - {}", i == 0 ? "" : ", ", open[i].round, open[i].table,
                            name_of(state, open[i].pairing->first),
                            name_of(state, open[i].pairing->second));
    }
    return open.size() > most ? text + " …" : text;
}

Refusal without_result(const State& state, const std::vector<OpenPairing>& open) {
    return refuse("tournament.games_open",
                  {{"n", std::to_string(open.size())}, {"list", listed(state, open)}})
        .value();
}

bool is_decided_match(const State& state, const Stage& stage) {
    return stage.settings.system == System::match && match_standing(state, stage).over;
}

bool draws_each_round(const Stage& stage) {
    return stage.settings.system == System::swiss || stage.settings.system == System::knockout;
}

std::optional<Refusal> refused_round(const State& state, const Stage& stage) {
    if (stage.lots.numbers.empty()) {
        return refuse("tournament.lots_missing").value();
    }
    if (rounds_of(stage) != 0 && stage.rounds.size() >= rounds_of(stage)) {
        return refuse("tournament.no_more_rounds", {{"rounds", std::to_string(rounds_of(stage))}})
            .value();
    }
    if (is_decided_match(state, stage)) {
        return refuse("tournament.match_over").value();
    }
    const auto round = static_cast<RoundNumber>(stage.rounds.size()) + 1;
    if (draws_each_round(stage) && seed_of(stage, round).empty()) {
        return refuse("tournament.round_seed_missing", {{"round", std::to_string(round)}}).value();
    }
    const auto open = blocking(stage, open_pairings(state, stage));
    if (!open.empty() && stage.settings.system != System::round_robin &&
        stage.settings.system != System::scheveningen) {
        return without_result(state, open);
    }
    return std::nullopt;
}

Ruled<RoundPaired> swiss_round(const State& state, const Stage& stage, StageNumber number) {
    lots::Urn urn(seed_of(stage, static_cast<RoundNumber>(stage.rounds.size()) + 1));
    const pairing::Field field = field_of(state, stage);
    const auto draw =
        pairing::pair_round(*pairing::find_swiss_system(stage.settings.swiss), field, urn);
    if (!draw) {
        return tl::unexpected(draw.error());
    }
    RoundPaired paired{number, field.round, 0, {}, {}};
    for (const pairing::Pair& pair : draw->pairs) {
        paired.pairings.push_back({entry_of(stage, pair.white), entry_of(stage, pair.black),
                                   pair.white_float, pair.black_float, open_games(stage)});
    }
    if (draw->bye) {
        paired.pairings.push_back({.first = entry_of(stage, draw->bye->player), .games = {}});
    }
    add_absent(stage, stage.lots.numbers, paired);
    return paired;
}

// Points of the games among those who go on.
Points mutual_points(const Settled& settled, EntryId entry, const std::vector<EntryId>& going_on) {
    Points points;
    const auto row = static_cast<std::size_t>(settled.rows.at(entry));
    for (const tiebreak::Encounter& encounter : settled.table.rows[row].encounters) {
        const bool stays =
            encounter.opponent != tiebreak::nobody &&
            std::ranges::find(going_on,
                              settled.entries[static_cast<std::size_t>(encounter.opponent)]) !=
                going_on.end();
        points += stays ? encounter.points : Points{};
    }
    return points;
}

// Games keep the number they get here whatever happens to tables and results.
void number_games(RoundPaired& paired, GameId last) {
    for (Pairing& pairing : paired.pairings) {
        if (!pairing.games.empty()) {
            pairing.first_game = GameId{last.value + 1};
            last.value += static_cast<std::uint32_t>(pairing.games.size());
        }
    }
}

} // namespace

Ruled<Facts> on(const State& state, const Pair& command, const World& world) {
    const auto stage = stage_for(state, command.stage);
    if (!stage) {
        return tl::unexpected(stage.error());
    }
    if (auto refused = refused_round(state, **stage)) {
        return tl::unexpected(*refused);
    }
    const StageSettings& settings = (*stage)->settings;
    auto paired = settings.system != System::swiss ? planned_round(state, command, world)
                  : settings.swiss == dutch_system ? dutch_round(state, command)
                                                   : swiss_round(state, **stage, command.stage);
    if (!paired) {
        return tl::unexpected(paired.error());
    }
    number_games(*paired, state.last_game);
    return Facts{std::move(*paired)};
}

namespace {

// Everybody who is there once, nobody else; the message names the first who is wrong.
std::optional<Refusal> refused_hand(const State& state, const Stage& stage,
                                    const PairByHand& command) {
    std::vector<EntryId> named = command.absent;
    for (const HandPair& pair : command.pairs) {
        named.push_back(pair.first);
        if (pair.second != no_entry) {
            named.push_back(pair.second);
        }
    }
    for (const EntryId entry : named) {
        if (!is_member(stage, entry) || has_left(stage, entry) ||
            std::ranges::count(named, entry) != 1) {
            return refuse("tournament.hand_wrong", {{"name", find_entry(state, entry) == nullptr
                                                                 ? std::to_string(entry.value)
                                                                 : name_of(state, entry)}})
                .value();
        }
    }
    for (const EntryId entry : present_members(stage)) {
        if (std::ranges::find(named, entry) == named.end()) {
            return refuse("tournament.hand_missing", {{"name", name_of(state, entry)}}).value();
        }
    }
    return std::nullopt;
}

} // namespace

Ruled<Facts> on(const State& state, const PairByHand& command, const World& world) {
    const auto stage = stage_for(state, command.stage);
    if (!stage) {
        return tl::unexpected(stage.error());
    }
    if (auto refused = refused_round(state, **stage)) {
        return tl::unexpected(*refused);
    }
    if (command.reason.empty()) {
        const bool swiss = (*stage)->settings.system == System::swiss;
        return refuse("tournament.hand_reason", {},
                      swiss ? world.rules->by_hand_articles : rulebook::Articles{});
    }
    if (auto refused = refused_hand(state, **stage, command)) {
        return tl::unexpected(*refused);
    }
    RoundPaired paired{command.stage,
                       static_cast<RoundNumber>((*stage)->rounds.size()) + 1,
                       0,
                       {},
                       command.absent,
                       command.half_byes,
                       command.reason};
    paired.full_byes = command.full_byes;
    for (const HandPair& pair : command.pairs) {
        const bool free = pair.second == no_entry;
        paired.pairings.push_back({.first = pair.first,
                                   .second = pair.second,
                                   .games = free ? std::vector<Outcome>() : open_games(**stage)});
    }
    number_games(paired, state.last_game);
    return Facts{std::move(paired)};
}

namespace {

Ruled<std::vector<EntryId>> by_places(const State& state, const Stage& earlier,
                                      const Qualification& from) {
    std::vector<EntryId> members;
    for (const StandingLine& line : standings(state, earlier).lines) {
        const bool inside =
            line.last_place <= from.last_place && line.first_place >= from.first_place;
        const bool across =
            !inside && line.first_place <= from.last_place && line.last_place >= from.first_place;
        if (across) {
            return refuse("tournament.tie_at_border", {{"place", place_text(line)}});
        }
        if (inside) {
            members.push_back(line.entry);
        }
    }
    return members;
}

Ruled<std::vector<EntryId>> by_names(const State& state, const Stage& earlier,
                                     const FillStage& command) {
    if (command.reason.empty()) {
        return refuse("tournament.fill_reason");
    }
    for (const EntryId entry : command.members) {
        if (!is_member(earlier, entry) || std::ranges::count(command.members, entry) != 1) {
            return refuse("tournament.no_member", {{"number", std::to_string(entry.value)}});
        }
        if (has_left(earlier, entry)) {
            return refuse("tournament.has_left", {{"name", name_of(state, entry)}});
        }
    }
    return command.members;
}

// Games without a result, or rounds that were not paired.
std::optional<Refusal> refused_unfinished(const State& state, const Stage& stage,
                                          StageNumber number) {
    if (const auto open = open_pairings(state, stage); !open.empty()) {
        return without_result(state, open);
    }
    const RoundNumber rounds = rounds_of(stage);
    if ((rounds != 0 && stage.rounds.size() >= rounds) || is_decided_match(state, stage)) {
        return std::nullopt;
    }
    if (rounds == 0) {
        return refuse("tournament.stage_waits", {{"number", std::to_string(number)}}).value();
    }
    return refuse("tournament.stage_unfinished", {{"number", std::to_string(number)},
                                                  {"n", std::to_string(stage.rounds.size())},
                                                  {"rounds", std::to_string(rounds)}})
        .value();
}

} // namespace

Ruled<Facts> on(const State& state, const FillStage& command, const World&) {
    const auto found = stage_for(state, command.stage);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const Qualification& from = (*found)->settings.from;
    const Stage* earlier = find_stage(state, from.stage);
    if (earlier == nullptr || !(*found)->rounds.empty()) {
        return refuse("tournament.fill_late");
    }
    if (auto unfinished = refused_unfinished(state, *earlier, from.stage)) {
        return tl::unexpected(*unfinished);
    }
    auto members = command.members.empty() ? by_places(state, *earlier, from)
                                           : by_names(state, *earlier, command);
    if (!members) {
        return tl::unexpected(members.error());
    }
    StageFilled filled{command.stage, std::move(*members), {}, command.reason};
    if (from.carry_mutual) {
        const Settled settled = settle(state, *earlier);
        for (const EntryId entry : filled.members) {
            filled.carried.push_back(mutual_points(settled, entry, filled.members));
        }
    }
    return Facts{std::move(filled)};
}

} // namespace kodeks::tournament
