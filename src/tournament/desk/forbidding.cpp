// Pairs that must not come about, named one by one.
#include "tournament/desk/desk.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

// Members of the stage, each once, and at least two.
std::optional<Refusal> refused_entries(const State& state, const Stage& stage,
                                       const std::vector<EntryId>& entries) {
    for (const EntryId entry : entries) {
        if (find_entry(state, entry) == nullptr || !is_member(stage, entry)) {
            return refuse("tournament.no_member", {{"number", std::to_string(entry.value)}})
                .value();
        }
        if (std::ranges::count(entries, entry) != 1) {
            return refuse("tournament.forbid_twice", {{"name", name_of(state, entry)}}).value();
        }
    }
    return entries.size() < 2 ? std::optional(refuse("tournament.forbid_two").value())
                              : std::nullopt;
}

} // namespace

Ruled<Facts> on(const State& state, const ForbidPairs& command, const World& world) {
    const auto stage = stage_for(state, command.stage);
    if (!stage) {
        return tl::unexpected(stage.error());
    }
    // In a schedule and in a bracket it is known who meets whom.
    if ((*stage)->settings.system != System::swiss) {
        return refuse("tournament.forbid_swiss");
    }
    if (auto refused = refused_entries(state, **stage, command.pairs.entries)) {
        return tl::unexpected(*refused);
    }
    if (command.reason.empty()) {
        return refuse("tournament.forbid_reason", {}, world.rules->restriction_articles);
    }
    const Forbidden& pairs = command.pairs;
    if (pairs.first_round == 0 || pairs.last_round < pairs.first_round ||
        pairs.first_round > (*stage)->settings.rounds) {
        return refuse("tournament.no_round", {{"round", std::to_string(pairs.first_round)}});
    }
    if (pairs.last_round <= (*stage)->rounds.size()) {
        return refuse("tournament.round_is_paired", {{"round", std::to_string(pairs.last_round)}});
    }
    return Facts{PairsForbidden{command.stage, pairs, command.reason}};
}

} // namespace kodeks::tournament
