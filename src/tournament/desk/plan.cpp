#include "tournament/desk/plan.hpp"

#include "tournament/desk/desk.hpp"
#include "tournament/desk/field_of.hpp"
#include "tournament/desk/knockout_stage.hpp"
#include "tournament/desk/playoff.hpp"
#include "tournament/pairing/round_robin.hpp"
#include "tournament/pairing/scheveningen.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

RoundNumber next_round(const Stage& stage) {
    return static_cast<RoundNumber>(stage.rounds.size()) + 1;
}

// Whether number 1 has White in a game after those of the match: the colour is drawn anew, then
// changes after every odd game (PMR:282a).
bool is_straight_after(const Stage& stage, RoundNumber game) {
    const std::string seed = seed_of(stage, stage.settings.rounds + 1);
    const bool white = lots::chosen(seed, "sudden.colour", 2) == 0;
    const auto colours =
        sudden_games(white ? pairing::Colour::white : pairing::Colour::black, game);
    return colours.back() == pairing::Colour::white;
}

// Colours alternate from game to game; the lot that gave number 1 gave White in the first.
RoundPaired match_round(const Stage& stage, StageNumber number) {
    const RoundNumber round = next_round(stage);
    const bool after = stage.settings.sudden && round > stage.settings.rounds;
    const bool straight =
        after ? is_straight_after(stage, round - stage.settings.rounds) : round % 2 == 1;
    const EntryId one = stage.lots.numbers[0];
    const EntryId two = stage.lots.numbers[1];
    Pairing pairing{.first = straight ? one : two, .second = straight ? two : one};
    pairing.games = open_games(stage);
    return {number, round, 0, {std::move(pairing)}, {}};
}

bool is_played(const Stage& stage, std::uint32_t table_round) {
    return std::ranges::find(stage.rounds, table_round, &Round::table_round) != stage.rounds.end();
}

Ruled<RoundPaired> round_robin_round(const Stage& stage, const Pair& command, const World& world) {
    const auto players = static_cast<std::uint32_t>(stage.lots.numbers.size());
    const auto last_two =
        world.rules->exchange_last_two ? pairing::LastTwo::exchanged : pairing::LastTwo::as_printed;
    const auto table = pairing::berger_cycles(players, stage.settings.cycles, last_two);
    std::uint32_t line = command.table_round;
    if (command.daily && seed_of(stage, next_round(stage)).empty()) {
        return refuse("tournament.round_seed_missing",
                      {{"round", std::to_string(next_round(stage))}});
    }
    if (command.daily) {
        lots::Urn urn(seed_of(stage, next_round(stage)));
        line = line_of_the_day(stage, urn);
    }
    for (std::uint32_t i = 1; i <= table.size() && line == 0; ++i) {
        line = is_played(stage, i) ? 0 : i;
    }
    if (line == 0 || line > table.size() || is_played(stage, line)) {
        return refuse("tournament.table_round", {{"round", std::to_string(command.table_round)}});
    }
    RoundPaired paired{command.stage, next_round(stage), line, {}, {}};
    paired.daily = command.daily;
    for (const pairing::TableGame& game : table[line - 1].games) {
        paired.pairings.push_back({.first = entry_of(stage, game.white),
                                   .second = entry_of(stage, game.black),
                                   .games = open_games(stage)});
    }
    if (table[line - 1].free != pairing::nobody) {
        paired.pairings.push_back({.first = entry_of(stage, table[line - 1].free)});
    }
    return paired;
}

// The two groups of a Scheveningen are the two clubs, each in the order of the numbers drawn.
std::vector<std::vector<EntryId>> groups_of(const State& state, const std::vector<EntryId>& field) {
    std::vector<std::string> clubs;
    std::vector<std::vector<EntryId>> groups;
    for (const EntryId entry : field) {
        const std::string& club = find_entry(state, entry)->person.club;
        auto found = std::ranges::find(clubs, club);
        if (found == clubs.end()) {
            clubs.push_back(club);
            groups.emplace_back();
            found = std::prev(clubs.end());
        }
        groups[static_cast<std::size_t>(found - clubs.begin())].push_back(entry);
    }
    return groups;
}

std::string clubs_of(const State& state, const std::vector<std::vector<EntryId>>& groups) {
    std::string text;
    for (const auto& group : groups) {
        const std::string& club = find_entry(state, group.front())->person.club;
        text += (text.empty() ? "" : ", ") + (club.empty() ? "–" : club);
    }
    return text;
}

// In the larger group somebody has nobody to meet.
void add_free(RoundPaired& paired, const std::vector<std::vector<EntryId>>& groups) {
    for (const auto& group : groups) {
        for (const EntryId entry : group) {
            if (std::ranges::none_of(paired.pairings, [&](const Pairing& pairing) {
                    return pairing.first == entry || pairing.second == entry;
                })) {
                paired.pairings.push_back({.first = entry});
            }
        }
    }
}

Ruled<RoundPaired> scheveningen_round(const State& state, const Stage& stage, StageNumber number) {
    if (auto refused = refused_groups(state, stage.lots.numbers)) {
        return tl::unexpected(*refused);
    }
    const auto groups = groups_of(state, stage.lots.numbers);
    const auto rounds = pairing::scheveningen(static_cast<std::uint32_t>(groups[0].size()),
                                              static_cast<std::uint32_t>(groups[1].size()));
    const RoundNumber round = next_round(stage);
    const auto in_cycle = (round - 1) % rounds.size();
    const bool reversed = (round - 1) / rounds.size() % 2 == 1;
    if ((round - 1) / rounds.size() >= stage.settings.cycles) {
        return refuse("tournament.no_more_rounds", {{"rounds", std::to_string(round - 1)}});
    }
    RoundPaired paired{number, round, 0, {}, {}};
    for (const pairing::TeamGame& game : rounds[in_cycle]) {
        const EntryId a = groups[0][game.first - 1];
        const EntryId b = groups[1][game.second - 1];
        const bool straight = game.first_has_white != reversed;
        paired.pairings.push_back(
            {.first = straight ? a : b, .second = straight ? b : a, .games = open_games(stage)});
    }
    add_free(paired, groups);
    return paired;
}

} // namespace

std::uint32_t line_of_the_day(const Stage& stage, lots::Urn& urn) {
    std::vector<std::uint32_t> left;
    for (std::uint32_t line = 1; line <= rounds_of(stage); ++line) {
        if (!is_played(stage, line)) {
            left.push_back(line);
        }
    }
    return left.empty() ? 0 : pairing::draw_table_round(left, next_round(stage), urn);
}

std::vector<Outcome> open_games(const Stage& stage) {
    return std::vector<Outcome>(std::max(stage.settings.boards, stage.settings.games));
}

std::optional<Refusal> refused_groups(const State& state, const std::vector<EntryId>& field) {
    std::string names;
    for (const EntryId entry : field) {
        if (find_entry(state, entry)->person.club.empty()) {
            names += (names.empty() ? "" : ", ") + name_of(state, entry);
        }
    }
    if (!names.empty()) {
        return refuse("tournament.club_missing", {{"names", names}}).value();
    }
    const auto groups = groups_of(state, field);
    if (groups.size() != 2) {
        return refuse("tournament.two_groups",
                      {{"count", std::to_string(groups.size())}, {"list", clubs_of(state, groups)}})
            .value();
    }
    return std::nullopt;
}

RoundNumber rounds_of(const Stage& stage) {
    const auto players = static_cast<std::uint32_t>(stage.lots.numbers.size());
    switch (stage.settings.system) {
    case System::round_robin:
        return players < 2 ? 0 : (players - 1 + players % 2) * stage.settings.cycles;
    case System::knockout:
        return knockout_rounds(stage);
    case System::match:
        return stage.settings.sudden ? 0 : stage.settings.rounds;
    case System::swiss:
    case System::scheveningen:
        break;
    }
    return stage.settings.rounds;
}

Ruled<RoundPaired> planned_round(const State& state, const Pair& command, const World& world) {
    const StageNumber number = command.stage;
    const Stage& stage = *find_stage(state, number);
    if (command.daily && stage.settings.system != System::round_robin) {
        return refuse("tournament.daily_system", {}, world.rules->daily_articles);
    }
    switch (stage.settings.system) {
    case System::round_robin:
        return round_robin_round(stage, command, world);
    case System::scheveningen:
        return scheveningen_round(state, stage, number);
    case System::knockout:
        return knockout_round(state, number);
    case System::swiss:
    case System::match:
        break;
    }
    return match_round(stage, number);
}

} // namespace kodeks::tournament
