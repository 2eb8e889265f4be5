// The FIDE Dutch system where it is hardest, beside one plain heaviest matching of the same players
// by LEMON: brackets whose bounds cannot be met, players who can meet hardly anybody, exactly one
// complete pairing, many scores in one bracket. Figures are seconds of processor time, the ratio to
// the plain matching, and the growth from one size to the next.
//
//     bench_dutch_hard [largest field]
#include "lemon_oracle/heaviest.hpp"
#include "tournament/fide/dutch.hpp"
#include "tournament/fide/field.hpp"
#include "tournament/trf/generate.hpp"
#include "tournament/trf/to_field.hpp"

#include <cstdlib>
#include <ctime>
#include <random>
#include <set>

#include <fmt/format.h>

namespace {

using namespace kodeks::tournament;
using fide::PlayerIndex;

double processor_s() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// Everybody drew one game: the first half with White against the second.
fide::Field one_scoregroup(std::uint32_t players) {
    fide::Field field;
    field.rounds = 9;
    field.round = 2;
    field.players.resize(players);
    const std::uint32_t half = players / 2;
    for (std::uint32_t i = 0; i < half; ++i) {
        const auto white = static_cast<PlayerIndex>(i);
        const auto black = static_cast<PlayerIndex>(i + half);
        field.players[white].past = {
            {fide::Kind::played, black, fide::Side::white, fide::Tenths{5}}};
        field.players[black].past = {
            {fide::Kind::played, white, fide::Side::black, fide::Tenths{5}}};
    }
    return field;
}

template <class Allowed>
void forbid_unless(fide::Field& field, const Allowed& allowed) {
    for (std::uint32_t a = 0; a < field.players.size(); ++a) {
        for (std::uint32_t b = 0; b < a; ++b) {
            if (!allowed(b, a)) {
                field.forbidden.emplace_back(static_cast<PlayerIndex>(b),
                                             static_cast<PlayerIndex>(a));
            }
        }
    }
}

// Those who had White may meet each other only: every pair refuses a wish, and no bound says so.
fide::Field colours_against_each_other(std::uint32_t players) {
    fide::Field field = one_scoregroup(players);
    forbid_unless(field, [&](std::uint32_t a, std::uint32_t b) {
        return (a < players / 2) == (b < players / 2);
    });
    return field;
}

fide::Field one_complete_pairing(std::uint32_t players) {
    fide::Field field = one_scoregroup(players);
    forbid_unless(field, [&](std::uint32_t a, std::uint32_t b) { return a + b == players - 1; });
    return field;
}

// The last third has only the first third to meet; everybody else may meet everybody.
fide::Field hardly_any_choice(std::uint32_t players) {
    fide::Field field = one_scoregroup(players);
    const std::uint32_t third = players / 3;
    forbid_unless(
        field, [&](std::uint32_t a, std::uint32_t b) { return b < players - third || a < third; });
    return field;
}

// About four opponents for everybody, one of them such that all can be paired.
fide::Field four_opponents(std::uint32_t players) {
    fide::Field field = one_scoregroup(players);
    std::mt19937 numbers(players);
    std::set<std::pair<std::uint32_t, std::uint32_t>> allowed;
    for (std::uint32_t a = 0; a + 1 < players; ++a) {
        if (a % 2 == 0) {
            allowed.emplace(a, a + 1);
        }
        for (int more = 0; more < 2; ++more) {
            const auto b = static_cast<std::uint32_t>(numbers() % players);
            allowed.emplace(std::min(a, b), std::max(a, b));
        }
    }
    forbid_unless(field,
                  [&](std::uint32_t a, std::uint32_t b) { return allowed.contains({a, b}); });
    return field;
}

// The upper half have a score each and may not meet each other: they all come down together.
fide::Field a_score_each(std::uint32_t players) {
    fide::Field field = one_scoregroup(players);
    const std::uint32_t half = players / 2;
    for (std::uint32_t i = 0; i < half; ++i) {
        field.players[i].virtual_points = {{},
                                           fide::Tenths{static_cast<std::int32_t>(players - i)}};
    }
    forbid_unless(field, [&](std::uint32_t, std::uint32_t b) { return b >= half; });
    return field;
}

fide::Field of_round(const trf::GeneratorSettings& settings) {
    const trf::Document document = trf::generate(settings);
    return trf::field_of(document, trf::rounds_paired(document))->field;
}

// Pairs that may meet, worth more the nearer their scores are.
double plain_seconds(const fide::Field& field) {
    std::set<std::pair<PlayerIndex, PlayerIndex>> excluded;
    for (const auto& [a, b] : field.forbidden) {
        excluded.emplace(std::min(a, b), std::max(a, b));
    }
    std::vector<int> present;
    for (std::size_t at = 0; at < field.players.size(); ++at) {
        const auto own = static_cast<PlayerIndex>(at);
        for (const fide::PastRound& past : field.players[at].past) {
            if (past.kind == fide::Kind::played) {
                excluded.emplace(std::min(own, past.opponent), std::max(own, past.opponent));
            }
        }
        if (field.players[at].available) {
            present.push_back(static_cast<int>(at));
        }
    }
    std::vector<kodeks::test::WeightedEdge> edges;
    const auto score = [&](int at) {
        const auto& player = field.players[static_cast<std::size_t>(at)];
        return fide::real_score(player, field.round) + fide::virtual_points(player, field.round);
    };
    for (std::size_t a = 0; a < present.size(); ++a) {
        for (std::size_t b = a + 1; b < present.size(); ++b) {
            const std::pair pair{static_cast<PlayerIndex>(present[a]),
                                 static_cast<PlayerIndex>(present[b])};
            if (!excluded.contains(pair)) {
                const int apart = std::abs(score(present[a]).value - score(present[b]).value);
                edges.push_back({static_cast<int>(a), static_cast<int>(b), 100'000 - apart});
            }
        }
    }
    const double start = processor_s();
    static_cast<void>(kodeks::test::heaviest_by_lemon(static_cast<int>(present.size()), edges));
    return processor_s() - start;
}

void print_case(const char* name, const fide::Field& field, double& before) {
    const double start = processor_s();
    const auto pairing = fide::pair_dutch(field);
    const double own = processor_s() - start;
    const double plain = plain_seconds(field);
    fmt::print("{:36} {:5} players: {:9.5f} s  {:8.3f} of a plain matching", name,
               field.players.size(), own, own / std::max(plain, 1e-6));
    if (before > 0) {
        fmt::print("  x{:.1f}", own / before);
    }
    fmt::print("{}\n", pairing ? "" : "  (no complete pairing)");
    std::fflush(stdout);
    before = own;
}

struct Hard {
    const char* name;
    fide::Field (*field)(std::uint32_t);
};

constexpr Hard cases[] = {
    {"colours against each other", colours_against_each_other},
    {"exactly one complete pairing", one_complete_pairing},
    {"a third has only a third to meet", hardly_any_choice},
    {"about four opponents each", four_opponents},
    {"a score each, all down together", a_score_each},
};

} // namespace

int main(int argc, char** argv) {
    const auto largest = argc > 1 ? static_cast<std::uint32_t>(std::atoi(argv[1])) : 1000U;
    for (const Hard& hard : cases) {
        double before = 0;
        for (const std::uint32_t players : {200U, 500U, 1000U}) {
            if (players <= largest) {
                print_case(hard.name, hard.field(players), before);
            }
        }
    }
    double before = 0;
    print_case("round 55 of a small field",
               of_round({.players = 60, .rounds = 55, .retired_one_in = 0}), before);
    before = 0;
    print_case("equal ratings, nothing but draws",
               of_round({.players = 500, .draw_percent = 100, .equal_ratings = true}), before);
    before = 0;
    print_case("half of all pairs forbidden",
               of_round({.players = 200, .prohibited_pairs = 10'000}), before);
    return 0;
}
