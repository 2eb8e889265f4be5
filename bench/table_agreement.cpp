// Do the tables agree with judges that share no code with them? For every game, 100,000 random
// positions of up to four pieces: the value is the best of the successors, played with the common
// face of all games; on a sample a search without tables finds the same distance and nothing
// shorter; and for some endings the whole game graph is solved by itself. Ends with 1 on any
// difference.
#include "games/variant.hpp"
#include "support/game_graph.hpp"
#include "support/setup_text.hpp"
#include "truth/proof/bounded.hpp"
#include "truth/tables/build.hpp"
#include "truth/tables/prober.hpp"

#include <cstdio>
#include <cstdlib>

namespace {

using namespace kodeks;
using namespace kodeks::truth::tables;

struct Graph {
    std::string_view variant;
    std::string_view fen;
};

constexpr Graph graphs[] = {
    {"russian", "W:WKa1,Kc1,Ke1:BKh8"},  {"russian", "W:WKe1,a3:BKd8,h6"},
    {"brazilian", "W:WKe1,a3:BKd8,h6"},  {"international", "W:WK46,K47:BK15"},
    {"international", "W:WK46,41:BK15"}, {"frisian", "W:WK46,K47:BK15"},
    {"frisian", "W:WK46,41:BK15"},
};

struct Counts {
    std::uint64_t positions = 0;
    std::uint64_t searched = 0;
    std::uint64_t in_graphs = 0;
    std::uint64_t wrong = 0;
};

// Deeper searches without tables take too long.
constexpr int deepest_plies = 7;

bool search_agrees(const games::Position& position, const truth::Outcome& outcome) {
    const games::Side mover = games::side_to_move(position);
    const bool wins = outcome.value == Value::win;
    const games::Side side = wins ? mover : games::opponent(mover);
    const int moves = (*outcome.plies + 1) / 2;
    const auto verdict = [&](int limit) {
        return truth::search_win_within({position, side, limit}, {}, 100'000'000).verdict;
    };
    return verdict(moves) == truth::Verdict::proved &&
           verdict(moves - 1) == truth::Verdict::refuted;
}

void check_random(Prober& prober, Counts& counts) {
    const Engine& engine = prober.table().engine();
    const auto& slices = prober.table().contents().slices;
    std::uint64_t random = 2026;
    const auto next = [&] {
        random = random * 6364136223846793005U + 1442695040888963407U; // Knuth's MMIX
        return random >> 20;
    };
    for (int i = 0; i < 100'000; ++i) {
        const StoredSlice& stored = slices[next() % slices.size()];
        const auto position =
            engine.position_at(*engine.variant, {stored.slice, next() % stored.positions});
        const Outcome outcome = *prober.outcome(position);
        const auto moves = prober.moves(position);
        const bool over = games::ending(position).over();
        counts.wrong +=
            (over ? outcome_of_ending(position) : moves.front().outcome) == outcome ? 0 : 1;
        ++counts.positions;
        if (i % 20 == 0 && !over && outcome.plies && *outcome.plies <= deepest_plies) {
            counts.wrong += search_agrees(position, outcome) ? 0 : 1;
            ++counts.searched;
        }
    }
}

void check_graph(Prober& prober, std::string_view fen, Counts& counts) {
    const games::Variant& variant = *prober.table().engine().variant;
    const auto root = games::accept(variant, test::draughts_setup(variant, fen));
    const test::GameGraph graph(*root, 4'000'000);
    if (!graph.complete()) {
        std::printf("  %s: too large\n", fen.data());
        return;
    }
    for (std::size_t i = 0; i < graph.size(); ++i) {
        counts.wrong += prober.outcome(graph.position(i)) == graph.outcome(i) ? 0 : 1;
    }
    counts.in_graphs += graph.size();
}

} // namespace

int main() {
    std::uint64_t wrong = 0;
    for (const Engine& engine : all_engines()) {
        SerialExecutor executor;
        const auto file = build_table(engine, {.slices = slices_of(engine.usual)}, {executor});
        const auto table = Table::open(engine, *file);
        Prober prober(**table);
        Counts counts;
        check_random(prober, counts);
        for (const Graph& graph : graphs) {
            if (graph.variant == engine.variant->name) {
                check_graph(prober, graph.fen, counts);
            }
        }
        std::printf("%-14s %lu random, %lu of them searched, %lu in whole graphs, %lu wrong\n",
                    engine.variant->name.data(), counts.positions, counts.searched,
                    counts.in_graphs, counts.wrong);
        std::fflush(stdout);
        wrong += counts.wrong;
    }
    return wrong == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
