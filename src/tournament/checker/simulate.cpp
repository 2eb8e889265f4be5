#include "tournament/checker/simulate.hpp"

#include "tournament/lots/urn.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::tournament::checker {

using pairing::Apart;
using pairing::Number;
using pairing::Pair;
using pairing::Player;
using pairing::Presence;
using pairing::Score;

Simulation::Simulation(std::string seed, Points win, Limits limits) : seed_(std::move(seed)) {
    field_.win = win;
    const std::uint32_t players =
        limits.players_min + lot(limits.players_max - limits.players_min + 1);
    const std::uint32_t most = std::min(limits.rounds_max, players - 1);
    field_.rounds = 1 + lot(most);
    // Now and then as many rounds as there can be: the hardest to pair.
    if (chance_percent(25)) {
        field_.rounds = most;
    }
    while (field_.players.size() < players) {
        add_player();
    }
    if (chance_percent(20)) {
        add_restrictions();
    }
    if (lots::chosen(seed_, "simulation.accelerated", 5) == 0) {
        upper_group_ = 2 * ((players + 3) / 4);
    }
}

std::uint32_t Simulation::lot(std::uint32_t options) {
    return lots::chosen(seed_, fmt::format("simulation.{}", drawn_++), options);
}

void Simulation::add_player() {
    Player player;
    player.number = Number{static_cast<std::uint32_t>(field_.players.size() + 1)};
    player.history.resize(field_.round - 1);
    field_.players.push_back(std::move(player));
}

void Simulation::add_restrictions() {
    const auto players = static_cast<std::uint32_t>(field_.players.size());
    for (std::uint32_t i = 0; i < players / 3; ++i) {
        Apart apart;
        apart.a = Number{1 + lot(players)};
        apart.b = Number{1 + lot(players)};
        apart.strength = chance_percent(80) ? Apart::Strength::soft : Apart::Strength::hard;
        apart.first_round = 1 + lot(field_.rounds);
        field_.apart.push_back(apart);
    }
}

void Simulation::prepare_round() {
    for (Player& player : field_.players) {
        if (player.presence == Presence::left) {
            continue;
        }
        player.presence = chance_percent(3) ? Presence::absent : Presence::here;
        if (chance_percent(2) && field_.round > 1) {
            player.presence = Presence::left;
            player.last_round = field_.round - 1;
        }
    }
    if (field_.round > 1 && chance_percent(10)) {
        add_player();
    }
    accelerate();
}

// C04.7:1.2: the points of a win, then half of them, in the first half of the rounds.
void Simulation::accelerate() {
    const std::uint32_t accelerated = (field_.rounds + 1) / 2;
    const bool full = field_.round <= (accelerated + 1) / 2;
    const Points points = field_.round > accelerated ? Points{}
                          : full                     ? field_.win
                                                     : Points{field_.win.value / 2};
    for (Player& player : field_.players) {
        player.virtual_points = player.number.value <= upper_group_ ? points : Points{};
    }
}

Score Simulation::score_of(const Pair& pair) {
    const std::uint32_t ball = lot(100);
    if (ball < 2) {
        return ball == 0 ? Score::white_absent : Score::black_absent;
    }
    if (ball < 30) {
        return Score::drawn;
    }
    // The lower number is the stronger player, more often than not.
    const bool favourite = ball < 75;
    return (pair.white < pair.black) == favourite ? Score::white_won : Score::black_won;
}

void Simulation::play(const pairing::Draw& draw) {
    std::vector<Score> scores;
    scores.reserve(draw.pairs.size());
    for (const Pair& pair : draw.pairs) {
        scores.push_back(score_of(pair));
    }
    pairing::advance(field_, draw, scores);
}

} // namespace kodeks::tournament::checker
