// Opening moves or starting positions by lot, binding in all games of a pairing (UA:V.9.5.2,
// RU:3.19#3). The lists are those in force (UA:V.9.5.8) and come with the command.
#include "tournament/desk/openings.hpp"

#include "tournament/desk/desk.hpp"
#include "tournament/lots/urn.hpp"

#include <algorithm>

namespace kodeks::tournament {

std::string opening_choice(RoundNumber round, std::uint32_t table) {
    return "r" + std::to_string(round) + ".t" + std::to_string(table) + ".opening";
}

namespace {

// A table counts only during the term for which it is approved (UA:V.9.5.8).
bool is_in_force(const OpeningTable& table, const std::string& day) {
    return (table.valid_from.empty() || table.valid_from <= day) &&
           (table.valid_until.empty() || day <= table.valid_until);
}

std::optional<Refusal> refused_openings(const DrawOpening& command,
                                        const rulebook::MicroMatchRules& rules) {
    const bool sound = std::ranges::none_of(command.openings, &std::string::empty);
    if (command.openings.empty() || command.openings.size() > openings_max || !sound) {
        return refuse("tournament.openings_missing").value();
    }
    if (!is_in_force(command.from, command.day)) {
        return refuse("tournament.table_not_in_force",
                      {{"name", command.from.name.empty() ? "-" : command.from.name},
                       {"from", command.from.valid_from.empty() ? "-" : command.from.valid_from},
                       {"until", command.from.valid_until.empty() ? "-" : command.from.valid_until},
                       {"day", command.day}},
                      rules.table_articles)
            .value();
    }
    return std::nullopt;
}

} // namespace

Ruled<Facts> on(const State& state, const DrawOpening& command, const World& world) {
    const auto stage = stage_for(state, command.stage);
    if (!stage) {
        return tl::unexpected(stage.error());
    }
    const rulebook::MicroMatchRules& rules = world.rules->micro_matches;
    if (rules.opening_articles.empty()) {
        return refuse("tournament.no_openings");
    }
    const GameRef first{command.stage, command.round, command.table, 1};
    if (find_game(state, first) == nullptr) {
        return tl::unexpected(refused_place(state, first));
    }
    const Pairing& pairing = (*stage)->rounds[command.round - 1].pairings[command.table - 1];
    const bool begun = std::ranges::any_of(
        pairing.games, [](const Outcome& game) { return game.status != Status::open; });
    if (!pairing.opening.empty() || begun) {
        return refuse("tournament.opening_drawn", {{"table", std::to_string(command.table)}},
                      rules.opening_articles);
    }
    if (auto refused = refused_openings(command, rules)) {
        return tl::unexpected(*refused);
    }
    const std::string seed = seed_of(**stage, command.round);
    if (seed.empty()) {
        return refuse("tournament.seed_missing");
    }
    const std::uint32_t chosen =
        lots::chosen(with_words(seed, command.words), opening_choice(command.round, command.table),
                     static_cast<std::uint32_t>(command.openings.size()));
    return Facts{OpeningDrawn{command.stage, command.round, command.table, command.openings, chosen,
                              command.words, command.from, command.day}};
}

} // namespace kodeks::tournament
