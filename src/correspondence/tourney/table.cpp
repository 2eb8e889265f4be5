#include "correspondence/tourney/table.hpp"

#include "tournament/tiebreak/fraction.hpp"
#include "tournament/tiebreak/rank.hpp"

#include <algorithm>

namespace kodeks::correspondence::tourney {

namespace {

namespace tiebreak = tournament::tiebreak;
using referee::Score;

Score score_of(const Game& game, Side side) {
    return side == Side::white ? game.state.outcome->white : game.state.outcome->black;
}

Points points_of(const rulebook::Scale& scale, Score score) {
    return score == Score::win ? scale.win : score == Score::draw ? scale.draw : scale.loss;
}

tiebreak::Score counted(Score score) {
    return score == Score::win    ? tiebreak::Score::win
           : score == Score::draw ? tiebreak::Score::draw
                                  : tiebreak::Score::loss;
}

bool counts(const State& state, const Game& game) {
    return game.state.outcome && !is_annulled(state, game);
}

tiebreak::Encounter encounter_of(const State& state, const Game& game, Side side) {
    const rulebook::Scale& scale = state.settings.scale;
    const Points own = points_of(scale, score_of(game, side));
    return {.round = static_cast<std::int32_t>(game.id.value),
            .opponent = static_cast<std::int32_t>(game.of(games::opponent(side)).value) - 1,
            .happened = game.state.outcome->unplayed ? tiebreak::Happened::forfeit
                                                     : tiebreak::Happened::played,
            .colour = side == Side::white ? tiebreak::Colour::white : tiebreak::Colour::black,
            .score = counted(score_of(game, side)),
            .points = own,
            .opponent_points = points_of(scale, score_of(game, games::opponent(side))),
            .game_points = own};
}

tiebreak::Row row_of(const State& state, const Player& player) {
    tiebreak::Row row;
    row.excluded = player.left && player.left->results == Results::annul;
    for (const Game& game : state.games) {
        const auto side = game.side_of(player.id);
        if (side && counts(state, game)) {
            row.encounters.push_back(encounter_of(state, game, *side));
            row.points += row.encounters.back().points;
        }
    }
    row.match_points = row.points;
    row.game_points = row.points;
    return row;
}

std::vector<tiebreak::TieBreak> list_of(const Settings& settings) {
    std::vector<tiebreak::TieBreak> list;
    for (const std::string& code : settings.tie_breaks) {
        if (const auto* const known = tiebreak::find(code)) {
            list.push_back(*known);
        }
    }
    return list;
}

std::vector<std::string> results_of(const State& state, PlayerId player) {
    std::vector<std::string> results(state.players.size());
    for (const Game& game : state.games) {
        if (const auto side = game.side_of(player)) {
            std::string& cell = results[opponent_of(game, player).value - 1];
            cell += (cell.empty() ? "" : " ") + result_text(state, game, *side);
        }
    }
    return results;
}

TableRow shown(const State& state, const tiebreak::Row& row, PlayerId player) {
    return {.player = player,
            .games = static_cast<std::int32_t>(row.encounters.size()),
            .points = row.points,
            .results = results_of(state, player)};
}

} // namespace

std::string result_text(const State& state, const Game& game, Side side) {
    if (is_annulled(state, game)) {
        return "x";
    }
    if (!game.state.outcome) {
        return ".";
    }
    const Score score = score_of(game, side);
    if (game.state.outcome->unplayed) {
        return score == Score::win ? "+" : "-";
    }
    return score == Score::win ? "1" : score == Score::draw ? "½" : "0";
}

std::vector<TableRow> table(const State& state) {
    tiebreak::Table all;
    all.scale = state.settings.scale;
    all.rounds = static_cast<std::int32_t>(state.games.size());
    std::ranges::transform(state.players, std::back_inserter(all.rows),
                           [&](const Player& player) { return row_of(state, player); });
    const auto list = list_of(state.settings);
    const tiebreak::Ranking ranking = tiebreak::rank(all, list);
    std::vector<TableRow> rows;
    const auto player_of_row = [](std::int32_t row) {
        return PlayerId{static_cast<std::uint32_t>(row) + 1};
    };
    for (const tiebreak::Placed& placed : ranking.placed) {
        TableRow row =
            shown(state, all.rows[static_cast<std::size_t>(placed.row)], player_of_row(placed.row));
        row.first_place = placed.first_place;
        row.last_place = placed.last_place;
        for (const tiebreak::Value& value : placed.values) {
            row.values.push_back(value.empty() ? "" : tournament::to_text(value.front()));
        }
        rows.push_back(std::move(row));
    }
    for (const std::int32_t row : ranking.without) {
        rows.push_back(shown(state, all.rows[static_cast<std::size_t>(row)], player_of_row(row)));
    }
    return rows;
}

} // namespace kodeks::correspondence::tourney
