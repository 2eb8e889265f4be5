// Random tournaments against the independent checker: every round of every system, from seeds.
//
//     bench_pairing_check [tournaments per system] [first seed] [largest field] [system]
//
// Prints for each system how many tournaments and rounds agreed and how many rounds were refused
// (by both), and stops with an error at the first difference.
#include "tournament/checker/check.hpp"
#include "tournament/checker/expected.hpp"
#include "tournament/checker/simulate.hpp"
#include "tournament/pairing/swiss.hpp"

#include <cstdlib>

#include <fmt/format.h>

namespace {

using namespace kodeks;
using namespace kodeks::tournament;

struct Tally {
    int rounds = 0;
    int refused = 0;
    int floats = 0;
    int joined = 0;
    int last_resorts = 0;
    int released = 0;
};

void count(const pairing::Draw& draw, Tally& tally) {
    for (const pairing::Pair& pair : draw.pairs) {
        tally.floats += pair.step == pairing::Step::floated ? 1 : 0;
        tally.joined += pair.step == pairing::Step::joined_group ? 1 : 0;
        tally.last_resorts += pair.step == pairing::Step::last_resort ? 1 : 0;
    }
    tally.released += static_cast<int>(draw.released.size());
    ++tally.rounds;
}

// False at the first round on which engine and checker differ.
bool play_one(const pairing::SwissSystem& system, const std::string& seed, std::uint32_t largest,
              Tally& tally) {
    checker::Simulation simulation(seed, whole_points(2), {.players_max = largest});
    while (!simulation.is_over()) {
        simulation.prepare_round();
        lots::Urn urn(seed);
        const auto draw = pairing::pair_round(system, simulation.field(), urn);
        if (!draw) {
            ++tally.refused;
            return !checker::expected_round(system.name, simulation.field(), seed);
        }
        const auto found = checker::check_round(system.name, simulation.field(), *draw, seed);
        if (!found.empty()) {
            fmt::print("{} {} round {}: {} differences, first {} {} {}\n", system.name, seed,
                       simulation.field().round, found.size(), found.front().message.key,
                       found.front().message.parts[0].value, found.front().message.parts[1].value);
            return false;
        }
        count(*draw, tally);
        simulation.play(*draw);
    }
    return true;
}

} // namespace

int main(int argc, char** argv) {
    const int tournaments = argc > 1 ? std::atoi(argv[1]) : 200;
    const int first = argc > 2 ? std::atoi(argv[2]) : 1;
    const auto largest = static_cast<std::uint32_t>(argc > 3 ? std::atoi(argv[3]) : 200);
    const std::string_view only = argc > 4 ? argv[4] : "";
    bool fine = true;
    for (const pairing::SwissSystem& system : pairing::swiss_systems()) {
        if (!only.empty() && only != system.name) {
            continue;
        }
        Tally tally;
        int agreed = 0;
        for (int i = first; i < first + tournaments; ++i) {
            agreed +=
                play_one(system, fmt::format("{} {}", system.name, i), largest, tally) ? 1 : 0;
        }
        fine = fine && agreed == tournaments;
        fmt::print("{:24} {}/{} tournaments agree: {} rounds, {} refused, {} floats, {} pairs in "
                   "joined groups, {} last resorts, {} wishes given up\n",
                   system.name, agreed, tournaments, tally.rounds, tally.refused, tally.floats,
                   tally.joined, tally.last_resorts, tally.released);
    }
    return fine ? EXIT_SUCCESS : EXIT_FAILURE;
}
