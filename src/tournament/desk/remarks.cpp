#include "tournament/desk/remarks.hpp"

#include "tournament/desk/age.hpp"
#include "tournament/desk/handling.hpp"
#include "tournament/desk/numbers.hpp"
#include "tournament/pairing/round_robin.hpp"
#include "tournament/pairing/rounds_advice.hpp"
#include "tournament/pairing/varma.hpp"
#include "tournament/state/trait.hpp"
#include "tournament/tables/team.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

// PMR:237 speaks of the last three rounds; the tables are made to keep them clean.
constexpr std::size_t late_rounds = 3;

void add_rounds_advice(const Stage& stage, const World& world, std::vector<Remark>& remarks) {
    const auto players = static_cast<std::uint32_t>(present_members(stage).size());
    if (stage.settings.system != System::swiss || world.rules == nullptr ||
        !world.rules->advises_rounds || players < 2) {
        return;
    }
    if (auto message = pairing::rounds_remark(players, stage.settings.rounds)) {
        remarks.push_back({std::move(*message), pairing::advised_rounds(players).articles});
    }
}

// Points that are the regulations' own.
void add_other_scale(const State& state, const World& world, std::vector<Remark>& remarks) {
    if (world.rules == nullptr || world.rules->other_scale_articles.empty() ||
        state.settings.scale == world.rules->scale) {
        return;
    }
    const auto articles = world.rules->other_scale_articles;
    remarks.push_back({{"tournament.other_scale", {{"scale", to_text(state.settings.scale)}}},
                       {articles.begin(), articles.end()}});
}

// A number of games that the book only proposes (UA:V.9.5.1).
void add_micro_match(const Stage& stage, const World& world, std::vector<Remark>& remarks) {
    if (world.rules == nullptr || !world.rules->micro_matches.proposed ||
        stage.settings.games < 2) {
        return;
    }
    const auto& rules = world.rules->micro_matches;
    if (stage.settings.games >= rules.games_min && stage.settings.games <= rules.games_max) {
        return;
    }
    remarks.push_back(
        {{"tournament.micro_match_proposed", {{"n", std::to_string(rules.games_max)}}},
         {rules.articles.begin(), rules.articles.end()}});
}

// Who is younger than the group that is played, where the book lets them.
void add_younger(const State& state, const Stage& stage, const World& world,
                 std::vector<Remark>& remarks) {
    const rulebook::AgeGroup* const group =
        world.rules == nullptr ? nullptr : find_age_group(*world.rules, state.settings.age_group);
    if (group == nullptr || world.rules->play_up_articles.empty()) {
        return;
    }
    std::string names;
    for (const EntryId entry : stage.members) {
        const std::int32_t born = find_entry(state, entry)->person.birth_year;
        if (born != 0 && age_in(state.settings.year, born) < group->youngest) {
            names += (names.empty() ? "" : ", ") + name_of(state, entry);
        }
    }
    if (!names.empty()) {
        const auto articles = world.rules->play_up_articles;
        remarks.push_back(
            {{"tournament.younger", {{"names", names}}}, {articles.begin(), articles.end()}});
    }
}

// Who has White where in a match of teams.
void add_team_colours(const Stage& stage, const World& world, std::vector<Remark>& remarks) {
    if (stage.settings.boards == 0 || world.rules == nullptr ||
        world.rules->teams.colour_articles.empty()) {
        return;
    }
    const auto articles = world.rules->teams.colour_articles;
    remarks.push_back({{"tournament.team_colours", {}}, {articles.begin(), articles.end()}});
}

// Teams whose players were entered without boards: their games would all be forfeits.
void add_empty_boards(const State& state, const Stage& stage, std::vector<Remark>& remarks) {
    std::string names;
    for (const EntryId team : present_members(stage)) {
        if (stage.settings.boards == 0 || !stage.rounds.empty()) {
            return;
        }
        const auto players = line_up_of(state, stage, 1, team);
        if (std::ranges::find(players, no_entry) != players.end()) {
            names += (names.empty() ? "" : ", ") + name_of(state, team);
        }
    }
    if (!names.empty()) {
        remarks.push_back({{"tournament.boards_empty", {{"names", names}}}, {}});
    }
}

// The printed table itself lets two numbers of a group meet late.
void add_table_defects(const Stage& stage, std::vector<Remark>& remarks) {
    const auto players = static_cast<std::uint32_t>(stage.lots.numbers.size());
    for (const pairing::VarmaClash& clash : pairing::varma_clashes(players)) {
        remarks.push_back({{"tournament.restricted_table",
                            {{"a", std::to_string(clash.a.value)},
                             {"b", std::to_string(clash.b.value)},
                             {"players", std::to_string(players)},
                             {"round", std::to_string(clash.round)}}},
                           {"PMR:239e2"}});
    }
}

void add_late_meetings(const State& state, const Stage& stage, Trait trait,
                       std::vector<Remark>& remarks) {
    const auto& numbers = stage.lots.numbers;
    const pairing::Table table = pairing::berger(static_cast<std::uint32_t>(numbers.size()));
    const std::size_t first = table.size() - std::min(table.size(), late_rounds);
    for (std::size_t round = first; round < table.size(); ++round) {
        for (const pairing::TableGame& game : table[round].games) {
            const EntryId a = numbers[game.white.value - 1];
            const EntryId b = numbers[game.black.value - 1];
            if (shares_trait(state, a, b, trait)) {
                remarks.push_back({{"tournament.restricted_late",
                                    {{"a", name_of(state, a)},
                                     {"b", name_of(state, b)},
                                     {"round", std::to_string(round + 1)}}},
                                   {"PMR:237", "PMR:239c"}});
            }
        }
    }
}

} // namespace

std::vector<Remark> remarks_on(const State& state, const Stage& stage, const World& world) {
    std::vector<Remark> remarks;
    add_rounds_advice(stage, world, remarks);
    add_other_scale(state, world, remarks);
    add_micro_match(stage, world, remarks);
    add_team_colours(stage, world, remarks);
    add_empty_boards(state, stage, remarks);
    add_younger(state, stage, world, remarks);
    if (auto remark = remark_on_strength(state, stage)) {
        remarks.push_back(std::move(*remark));
    }
    const bool tabled = stage.settings.system == System::round_robin && stage.settings.cycles == 1;
    if (stage.lots.restricted && tabled && stage.lots.numbers.size() >= 2) {
        add_table_defects(stage, remarks);
        add_late_meetings(state, stage, *stage.lots.restricted, remarks);
    }
    return remarks;
}

} // namespace kodeks::tournament
