#include "reports/papers/boards.hpp"

#include "clock/control_text.hpp"
#include "tournament/tables/team.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::reports {

using namespace tournament;

namespace {

const PlayedGame* played_at(const Sources& sources, const GameRef& ref) {
    const auto found = std::ranges::find(sources.games, ref, &PlayedGame::ref);
    return found == sources.games.end() ? nullptr : &*found;
}

// Of a team match the players of the board, otherwise the pair itself.
std::array<EntryId, 2> sides_of(const Paper& paper, RoundNumber round, const Pairing& pairing,
                                std::uint32_t game) {
    std::array<EntryId, 2> pair = {pairing.first, pairing.second};
    if (paper.of_teams()) {
        for (EntryId& side : pair) {
            const auto players = line_up_of(paper.state(), paper.stage(), round, side);
            side = game <= players.size() ? players[game - 1] : no_entry;
        }
    }
    if (!first_has_white(game)) {
        std::swap(pair[0], pair[1]);
    }
    return pair;
}

} // namespace

std::vector<BoardGame> games_of_round(const Paper& paper, RoundNumber round) {
    std::vector<BoardGame> games;
    std::uint32_t table = 0;
    for (const Pairing& pairing : paper.stage().rounds[round - 1].pairings) {
        ++table;
        const bool many = pairing.games.size() > 1;
        for (std::uint32_t game = 1; pairing.second != no_entry && game <= pairing.games.size();
             ++game) {
            const GameRef ref{paper.request().stage, round, table, game};
            games.push_back({ref, many ? fmt::format("{}.{}", table, game) : std::to_string(table),
                             sides_of(paper, round, pairing, game), pairing.games[game - 1],
                             played_at(paper.sources(), ref)});
        }
    }
    return games;
}

const games::Variant* variant_of(const Paper& paper) {
    return games::find_variant(paper.state().settings.games.variant);
}

std::string control_of(const Paper& paper) {
    std::string text = paper.stage().settings.control;
    for (const GameTerm& term : paper.state().settings.games.terms) {
        if (term.name == "control" && text.empty()) {
            text = term.value;
        }
    }
    const auto control = clock::parse_control(text);
    return control ? clock::describe(*control, paper.language()) : text;
}

} // namespace kodeks::reports
