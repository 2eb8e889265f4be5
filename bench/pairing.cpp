// How long a round takes to pair: each Swiss system, round 5, growing fields, against the limit of
// 50 ms for 1,000 players; and late rounds of small fields, where plain backtracking would not
// finish. Figures are shares of the limit, the median of several runs.
//
//     bench_pairing [largest field]
#include "tournament/checker/simulate.hpp"
#include "tournament/pairing/swiss.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include <fmt/format.h>

namespace {

using namespace kodeks;
using namespace kodeks::tournament;

constexpr double limit_ms = 50;

using Times = std::vector<double>;

double median(Times times) {
    std::ranges::nth_element(times, times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2));
    return times[times.size() / 2];
}

double pair_ms(const pairing::SwissSystem& system, const pairing::Field& field,
               std::string_view seed, std::optional<pairing::Draw>& draw) {
    lots::Urn urn{std::string(seed)};
    const auto start = std::chrono::steady_clock::now();
    auto drawn = pairing::pair_round(system, field, urn);
    const std::chrono::duration<double, std::milli> spent =
        std::chrono::steady_clock::now() - start;
    draw = drawn ? std::optional(std::move(*drawn)) : std::nullopt;
    return spent.count();
}

// The time of the given round; nullopt when an earlier round could not be paired.
std::optional<double> round_ms(const pairing::SwissSystem& system, std::uint32_t players,
                               std::uint32_t round, int seed) {
    const std::string name = fmt::format("{} {} {}", system.name, players, seed);
    checker::Simulation simulation(name, whole_points(2), {players, players, players - 1});
    while (true) {
        simulation.prepare_round();
        std::optional<pairing::Draw> draw;
        const double spent = pair_ms(system, simulation.field(), name, draw);
        if (!draw || simulation.field().round == round) {
            return draw ? std::optional(spent) : std::nullopt;
        }
        simulation.play(*draw);
    }
}

void print_growth(const pairing::SwissSystem& system, std::uint32_t largest) {
    fmt::print("{:24}", system.name);
    double previous = 0;
    for (std::uint32_t players = 125; players <= largest; players *= 2) {
        Times times;
        for (int seed = 1; seed <= 5; ++seed) {
            times.push_back(round_ms(system, players, 5, seed).value_or(limit_ms));
        }
        const double now = median(times);
        fmt::print("  {:5}: {:6.3f}", players, now / limit_ms);
        if (previous > 0) {
            fmt::print(" (x{:3.1f})", now / previous);
        }
        previous = now;
    }
    fmt::print("\n");
}

// The slowest single round of whole tournaments with as many rounds as there can be.
void print_late(const pairing::SwissSystem& system, std::uint32_t players) {
    double worst = 0;
    std::uint32_t reached = 0;
    const std::string name = fmt::format("late {} {}", system.name, players);
    pairing::Field field;
    field.rounds = players - 1;
    field.win = whole_points(2);
    for (std::uint32_t number = 1; number <= players; ++number) {
        field.players.push_back({.number = pairing::Number{number}});
    }
    while (field.round <= field.rounds) {
        std::optional<pairing::Draw> draw;
        worst = std::max(worst, pair_ms(system, field, name, draw));
        if (!draw) {
            break;
        }
        reached = field.round;
        std::vector<pairing::Score> scores;
        for (const pairing::Pair& pair : draw->pairs) {
            scores.push_back(pair.white < pair.black ? pairing::Score::white_won
                                                     : pairing::Score::black_won);
        }
        pairing::advance(field, *draw, scores);
    }
    fmt::print("  {:4}: {:6.3f} ({}/{} rounds)", players, worst / limit_ms, reached, players - 1);
}

} // namespace

int main(int argc, char** argv) {
    const auto largest = static_cast<std::uint32_t>(argc > 1 ? std::atoi(argv[1]) : 4000);
    fmt::print("Round 5, share of {} ms by number of players (growth per doubling):\n", limit_ms);
    for (const pairing::SwissSystem& system : pairing::swiss_systems()) {
        print_growth(system, largest);
    }
    fmt::print("Slowest round when rounds go on until no complete round exists:\n");
    for (const pairing::SwissSystem& system : pairing::swiss_systems()) {
        fmt::print("{:24}", system.name);
        for (const std::uint32_t players : {12U, 24U, 48U, 96U, 192U}) {
            print_late(system, players);
        }
        fmt::print("\n");
    }
    return EXIT_SUCCESS;
}
