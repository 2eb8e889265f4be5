// All tie-breaks for fields of growing size, nine rounds: FIDE's one by one in seconds, those of
// the rulebooks together as a part of the limit of 50 ms for 3,000 players, and the growth from one
// size to the next.
//
//     bench_tiebreaks [largest field]
#include "tournament/fide_tiebreak/standings.hpp"
#include "tournament/tiebreak/rank.hpp"
#include "tournament/trf/generate.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

using namespace kodeks;
using namespace kodeks::tournament::tiebreak;

constexpr double limit_ms = 50;

// Deterministic results: a linear congruential generator (Knuth's MMIX constants).
struct Numbers {
    std::uint64_t state = 1;

    std::uint32_t below(std::uint32_t limit) {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<std::uint32_t>((state >> 33U) % limit);
    }
};

Table field(std::int32_t players, std::int32_t rounds, std::string_view edition) {
    const auto& rules = *rulebook::find_tournament_rules(edition);
    Table table;
    table.rows.resize(static_cast<std::size_t>(players));
    table.rounds = rounds;
    table.swiss = true;
    table.scale = rules.scale;
    table.unplayed = rules.unplayed;
    Numbers numbers;
    for (std::int32_t round = 1; round <= rounds; ++round) {
        for (std::int32_t i = 0; i + 1 < players; i += 2) {
            const std::int32_t a = (i + round * 7) % players;
            const std::int32_t b = (i + 1 + round * 7) % players;
            const auto score = static_cast<Score>(numbers.below(3));
            const auto other = static_cast<Score>(2 - static_cast<int>(score));
            const auto points = [&](Score own) {
                return own == Score::win    ? table.scale.win
                       : own == Score::draw ? table.scale.draw
                                            : table.scale.loss;
            };
            const auto add = [&](std::int32_t own, std::int32_t opponent, Score result,
                                 Colour colour) {
                Row& row = table.rows[static_cast<std::size_t>(own)];
                row.rating = 1500 + own % 1000;
                row.encounters.push_back({round,
                                          opponent,
                                          Happened::played,
                                          colour,
                                          result,
                                          points(result),
                                          {},
                                          points(result)});
                row.points += points(result);
            };
            add(a, b, score, Colour::white);
            add(b, a, other, Colour::black);
        }
    }
    for (std::int32_t i = 0; i < players; i += 50) {
        table.rows[static_cast<std::size_t>(i)].left_after = rounds - 1;
    }
    return table;
}

// Time of the processor, so that other programs on the machine do not count.
double measured_ms(const Table& table, std::span<const TieBreak> list) {
    double best = 1e9;
    for (int run = 0; run < 5; ++run) {
        const std::clock_t start = std::clock();
        const Ranking ranking = rank(table, list);
        const double taken = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        best = ranking.placed.empty() ? best : std::min(best, taken);
    }
    return best;
}

using tournament::fide_tiebreak::Contest;

std::vector<Contest> contests(std::uint32_t largest) {
    std::vector<Contest> all;
    for (const std::uint32_t players : {50U, 200U, 1000U, 3000U, 9999U}) {
        if (players <= largest) {
            const auto document = tournament::trf::generate(
                {.players = players, .rounds = 9, .half_bye_one_in = 50, .zero_bye_one_in = 50});
            all.push_back(*tournament::fide_tiebreak::contest_of(document, {}));
        }
    }
    return all;
}

// A FIDE tie-break of a Swiss of nine rounds: processor time of the table, and how it grows with
// the field.
void print_fide(const char* list, const std::vector<Contest>& all) {
    double before = 0;
    std::size_t size = 0;
    for (const Contest& contest : all) {
        const auto codes = tournament::fide_tiebreak::codes_from(list).list;
        int runs = 0;
        const std::clock_t start = std::clock();
        while (runs < 50 && std::clock() - start < CLOCKS_PER_SEC / 20) {
            static_cast<void>(tournament::fide_tiebreak::standings(contest, codes));
            ++runs;
        }
        const double taken = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / runs;
        const std::size_t players = contest.primary.participants.size();
        std::printf("%-16s %5zu players: %9.6f s", list, players, taken);
        if (size > 0) {
            std::printf(", growth x %.2f for x %.2f", taken / before,
                        static_cast<double>(players) / static_cast<double>(size));
        }
        std::printf("\n");
        before = taken;
        size = players;
    }
}

} // namespace

int main(int argc, char** argv) {
    const auto largest = argc > 1 ? static_cast<std::uint32_t>(std::atoi(argv[1])) : 9999U;
    const std::vector<Contest> all = contests(largest);
    for (const char* code : {"DE",  "WIN", "WON",   "BPG",  "BWG",  "PS",   "REP",           "STD",
                             "TPN", "BH",  "BH/C1", "AOB",  "FB",   "SB",   "SB/C1",         "KS",
                             "ARO", "TPR", "PTP",   "APRO", "APPO", "RTNG", "DE,BH/C1,BH,SB"}) {
        print_fide(code, all);
    }
    // As regulations list them: what needs the tied group comes last.
    std::vector<TieBreak> list(catalogue().begin(), catalogue().end());
    std::ranges::stable_partition(
        list, [](const TieBreak& tie_break) { return !is_inside_group(tie_break.kind); });
    for (const char* edition : {"ua2026", "ru-code", "pmr2018"}) {
        double before = 0;
        for (const std::int32_t players : {375, 750, 1500, 3000, 6000}) {
            const double taken = measured_ms(field(players, 9, edition), list);
            std::printf("%-8s %5d players, %zu tie-breaks: %5.2f of the limit", edition, players,
                        list.size(), taken / limit_ms);
            if (before > 0) {
                std::printf(", growth x %.2f for x 2", taken / before);
            }
            std::printf("\n");
            before = taken;
        }
    }
    return 0;
}
