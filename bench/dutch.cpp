// How long the FIDE Dutch system takes: fields of 50 to 9,999 players in early, middle and late
// rounds, then the cases that are hard on purpose. Figures are seconds of processor time, shares of
// the limit (5 ms for 200, 50 ms for 1,000, 300 ms for 3,000 players, in between by size) and the
// growth against the field before; where a field is small enough, the ratio to pairing every
// bracket by heaviest matchings.
//
//     bench_dutch [largest field]
#include "tournament/fide/dutch.hpp"

#include "tournament/fide_tiebreak/standings.hpp"
#include "tournament/trf/generate.hpp"
#include "tournament/trf/to_field.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <ctime>

#include <fmt/format.h>

namespace {

using namespace kodeks::tournament;

double processor_ms() {
    return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// A straight line in the logarithms through the three limits.
double limit_ms(std::uint32_t players) {
    const double size = players;
    return size <= 1000 ? 5.0 * std::pow(size / 200.0, std::log(10.0) / std::log(5.0))
                        : 50.0 * std::pow(size / 1000.0, std::log(6.0) / std::log(3.0));
}

double pair_ms(const fide::Field& field, fide::Way way) {
    int runs = 0;
    const double start = processor_ms();
    double spent = 0;
    while (spent < 20 && runs < 50) {
        static_cast<void>(fide::pair_dutch(field, way));
        ++runs;
        spent = processor_ms() - start;
    }
    return spent / runs;
}

void print_round(const trf::Document& document, trf::Round round, double& before) {
    const auto field = trf::field_of(document, round);
    if (!field || round > trf::rounds_paired(document)) {
        return;
    }
    const auto players = static_cast<std::uint32_t>(document.players.size());
    const double now = pair_ms(field->field, fide::Way::fast);
    fmt::print("{:6} players, round {:2}: {:8.5f} s  {:6.3f} of the limit", players, round,
               now / 1000, now / limit_ms(players));
    if (before > 0) {
        fmt::print("  x{:.1f}", now / before);
    }
    if (players <= 200) {
        fmt::print("  matchings alone x{:.1f}", pair_ms(field->field, fide::Way::exact) / now);
    }
    fmt::print("\n");
    before = now;
}

void print_sizes(std::uint32_t largest) {
    std::vector<double> before(3, 0);
    for (const std::uint32_t players : {50U, 200U, 1000U, 3000U, 9999U}) {
        if (players > largest) {
            break;
        }
        const trf::Document document = trf::generate({.players = players, .rounds = 9});
        print_round(document, 2, before[0]);
        print_round(document, 5, before[1]);
        print_round(document, 9, before[2]);
    }
}

// The slowest round of a whole tournament.
void print_hard(const char* name, const trf::GeneratorSettings& settings) {
    const trf::Document document = trf::generate(settings);
    double worst = 0;
    for (trf::Round round = 1; round <= trf::rounds_paired(document); ++round) {
        const auto field = trf::field_of(document, round);
        worst = std::max(worst, pair_ms(field->field, fide::Way::fast));
    }
    fmt::print("{:36} {:5} players, {:2} rounds: slowest {:8.5f} s  {:7.3f} of the limit\n", name,
               settings.players, trf::rounds_paired(document), worst / 1000,
               worst / limit_ms(settings.players));
}

void print_tie_breaks(std::uint32_t players) {
    const trf::Document document = trf::generate({.players = players, .rounds = 9});
    const auto contest = fide_tiebreak::contest_of(document, {});
    for (const char* list : {"DE", "BH", "BH/C1", "FB/M1", "SB", "AOB", "KS", "TPR", "PTP", "APPO",
                             "DE,BH/C1,BH,SB"}) {
        const double start = processor_ms();
        static_cast<void>(fide_tiebreak::standings(*contest, fide_tiebreak::codes_from(list).list));
        fmt::print("{:6} players {:16} {:8.5f} s\n", players, list,
                   (processor_ms() - start) / 1000);
    }
}

} // namespace

int main(int argc, char** argv) {
    const auto largest = argc > 1 ? static_cast<std::uint32_t>(std::atoi(argv[1])) : 9999U;
    print_sizes(largest);
    print_hard("as many rounds as opponents", {.players = 30, .rounds = 29, .retired_one_in = 0});
    print_hard("late rounds of a middle field", {.players = 120, .rounds = 60});
    print_hard("equal ratings, few draws",
               {.players = 1000, .draw_percent = 5, .equal_ratings = true});
    print_hard("nothing but draws", {.players = 1000, .draw_percent = 100});
    print_hard("half of all pairs forbidden", {.players = 200, .prohibited_pairs = 10'000});
    print_hard("accelerated", {.players = 1000, .accelerated = true});
    print_hard("many byes and forfeits",
               {.players = 1000, .forfeit_one_in = 5, .half_bye_one_in = 5, .zero_bye_one_in = 10});
    print_tie_breaks(std::min(largest, 1000U));
    return 0;
}
