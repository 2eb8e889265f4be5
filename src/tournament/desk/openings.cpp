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

Ruled<Facts> on(const State& state, const DrawOpening& command, const World& world) {
    const auto stage = stage_for(state, command.stage);
    if (!stage) {
        return tl::unexpected(stage.error());
    }
    if (world.rules->opening_articles.empty()) {
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
                      world.rules->opening_articles);
    }
    const bool sound = std::ranges::none_of(command.openings, &std::string::empty);
    if (command.openings.empty() || command.openings.size() > openings_max || !sound) {
        return refuse("tournament.openings_missing");
    }
    const std::string seed = seed_of(**stage, command.round);
    if (seed.empty()) {
        return refuse("tournament.seed_missing");
    }
    const std::uint32_t chosen =
        lots::chosen(with_words(seed, command.words), opening_choice(command.round, command.table),
                     static_cast<std::uint32_t>(command.openings.size()));
    return Facts{OpeningDrawn{command.stage, command.round, command.table, command.openings, chosen,
                              command.words}};
}

} // namespace kodeks::tournament
