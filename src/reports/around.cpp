#include "reports/around.hpp"

#include <algorithm>

namespace kodeks::reports {

namespace {

using office::Around;
using office::Condition;
using tournament::Stage;
using tournament::State;

std::uint32_t pairs_of(const Stage& stage) {
    const auto boards = std::max(1U, stage.settings.boards);
    if (stage.rounds.empty()) {
        return static_cast<std::uint32_t>(stage.members.size()) / 2 * boards;
    }
    const auto& pairings = stage.rounds.back().pairings;
    const auto played = std::ranges::count_if(
        pairings, [](const auto& one) { return one.second != tournament::no_entry; });
    return static_cast<std::uint32_t>(played) * boards;
}

// What the event is run with needs no second text: the settings are the regulations.
void add_settled(Around& around, const State& state, const Stage& stage) {
    around.settled.push_back(Condition::system);
    if (!stage.settings.tie_breaks.empty()) {
        around.settled.push_back(Condition::tie_breaks);
    }
    if (std::ranges::find(state.settings.games.terms, "control", &tournament::GameTerm::name) !=
        state.settings.games.terms.end()) {
        around.settled.push_back(Condition::time_control);
    }
    if (stage.settings.boards > 0) {
        around.settled.push_back(Condition::team_size);
        around.settled.push_back(Condition::bound_boards);
    }
}

Around around_of(const State& state) {
    Around around;
    for (const Stage& stage : state.stages) {
        around.rounds_paired += static_cast<std::uint32_t>(stage.rounds.size());
        around.teams = around.teams || stage.settings.boards > 0;
    }
    if (!state.stages.empty()) {
        around.pairs = pairs_of(state.stages.back());
        add_settled(around, state, state.stages.front());
    }
    for (const tournament::Entry& entry : state.entries) {
        if (!entry.is_team) {
            const bool in_team = entry.team != tournament::no_entry;
            around.entrants.push_back(
                {entry.person.name, in_team ? tournament::name_of(state, entry.team) : ""});
        }
    }
    around.participants = static_cast<std::uint32_t>(around.entrants.size());
    return around;
}

} // namespace

office::World office_world(const State& state) {
    return office::world_for(state.settings.edition, around_of(state));
}

} // namespace kodeks::reports
