// Do the tables agree with judges that share no code with them? For every game, 100,000 random
// positions of up to four pieces: the value is the best of the successors, played with the common
// face of all games; on a sample a search without tables finds the same distance and nothing
// shorter; and for some endings the whole game graph is solved by itself. Ends with 1 on any
// difference.
#include "games/variant.hpp"
#include "support/agreement.hpp"
#include "support/game_graph.hpp"
#include "support/setup_text.hpp"
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

struct Graphs {
    std::uint64_t positions = 0;
    std::uint64_t wrong = 0;
};

void check_graph(Prober& prober, std::string_view fen, Graphs& graphs_done) {
    const games::Variant& variant = *prober.table().engine().variant;
    const auto root = games::accept(variant, test::draughts_setup(variant, fen));
    const test::GameGraph graph(*root, 4'000'000);
    if (!graph.complete()) {
        std::printf("  %s: too large\n", fen.data());
        return;
    }
    for (std::size_t i = 0; i < graph.size(); ++i) {
        graphs_done.wrong += prober.outcome(graph.position(i)) == graph.outcome(i) ? 0 : 1;
    }
    graphs_done.positions += graph.size();
}

} // namespace

int main() {
    std::uint64_t wrong = 0;
    for (const Engine& engine : all_engines()) {
        SerialExecutor executor;
        const auto file = build_table(engine, {.slices = slices_of(engine.usual)}, {executor});
        const auto table = Table::open(engine, *file);
        Prober prober(**table);
        const test::Agreement random = test::random_agreement(prober, {.positions = 100'000});
        Graphs whole;
        for (const Graph& graph : graphs) {
            if (graph.variant == engine.variant->name) {
                check_graph(prober, graph.fen, whole);
            }
        }
        std::printf("%-14s %lu random, %lu of them searched, %lu in whole graphs, %lu wrong\n",
                    engine.variant->name.data(), random.positions, random.searched, whole.positions,
                    random.wrong + whole.wrong);
        std::fflush(stdout);
        wrong += random.wrong + whole.wrong;
    }
    return wrong == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
