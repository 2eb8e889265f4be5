// The solver on published compositions: which share of each half of the sample is decided within
// the limit of time of one core, which answers speak against the source, and how much memory it
// took. Times are parts of the limit. The solver is improved with the tuning half only.
//
// From the top folder: bench_composition [SECONDS] [tuning|held-out|all] [MIB] [PIECES IN TABLES]
#include "composition/solver/solver.hpp"
#include "notation/fen.hpp"
#include "support/published.hpp"
#include "truth/tables/build.hpp"
#include "truth/tables/prober.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>

#include <sys/resource.h>

namespace {

using namespace kodeks;
using namespace kodeks::composition;

constexpr std::uint64_t nodes_enough = std::uint64_t{1} << 40;
constexpr std::string_view miniature = "W:W20,30,34,37,40,44,48:B8,15,17,18,27,33,45";
constexpr double miniature_seconds = 60;

struct Wish {
    double seconds = 10;
    std::string half = "all";
    std::uint64_t memory_bytes = std::uint64_t{256} << 20;
    int pieces_in_tables = 3; // what the program builds when there are no files
};

struct Tally {
    int rows = 0;
    int decided = 0;
    int against = 0; // the answer is not what was printed
    double slowest = 0;
};

Task task_of(const std::string& text) {
    Task task;
    if (std::sscanf(text.c_str(), "lock %d %d", &task.men, &task.kings) == 2) {
        task.aim = Aim::lock;
    } else {
        task.aim = text == "draw" ? Aim::draw : Aim::win;
    }
    return task;
}

std::string text_of(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

// An endgame table in memory.
struct Tables {
    Tables(const games::Variant& variant, int pieces) {
        using namespace truth::tables;
        const Engine& engine = *find_engine(variant);
        SerialExecutor executor;
        auto built = build_table(engine, {.slices = slices_of({pieces, pieces})}, {executor});
        file = std::move(*built);
        table = std::move(*Table::open(engine, file));
    }

    truth::tables::Bytes file;
    std::unique_ptr<truth::tables::Table> table;
};

struct Asked {
    Proof proof = Proof::open;
    double part = 0; // of the time
    std::uint64_t nodes = 0;
};

// Of one core, whatever else the machine does.
double core_seconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

Asked ask(const games::Position& position, const Task& task, const Leaves& leaves,
          const Wish& wish) {
    const double start = core_seconds();
    const auto passed = [start] { return core_seconds() - start; };
    Solver solver(task, {.leaves = leaves,
                         .memory_bytes = wish.memory_bytes,
                         .watch = [&](std::uint64_t) { return passed() < wish.seconds; }});
    const Proof proof = solver.meets(position, nodes_enough);
    return {proof, passed() / wish.seconds, solver.nodes()};
}

class Sample {
public:
    Sample(std::string_view variant, const Wish& wish)
        : variant_(*games::find_variant(variant)),
          wish_(wish),
          tables_(variant_, wish.pieces_in_tables),
          prober_(*tables_.table) {}

    Tally run(std::string_view half) {
        Tally tally;
        for (const test::Published& row : test::read_published(text_of(
                 "tests/data/compositions/published/" + std::string(variant_.name) + ".tsv"))) {
            if (row.half == half) {
                look_at(row, tally);
            }
        }
        std::printf("%-14s %-9s decided %d of %d (%.1f %%), against the source %d, slowest %.2f\n",
                    std::string(variant_.name).c_str(), std::string(half).c_str(), tally.decided,
                    tally.rows, 100.0 * tally.decided / std::max(tally.rows, 1), tally.against,
                    tally.slowest);
        return tally;
    }

private:
    void look_at(const test::Published& row, Tally& tally) {
        Wish wish = wish_;
        wish.seconds = row.diagram == miniature ? miniature_seconds : wish.seconds;
        const auto position = games::accept(variant_, *notation::read_fen(variant_, row.diagram));
        const Leaves leaves = [this](const games::Position& p) { return prober_.going_on(p); };
        const Asked asked = ask(*position, task_of(row.task), leaves, wish);
        ++tally.rows;
        tally.decided += asked.proof != Proof::open ? 1 : 0;
        tally.against += asked.proof == Proof::refuted ? 1 : 0;
        tally.slowest = std::max(tally.slowest, asked.part);
        constexpr const char* answers[] = {"proved", "refuted", "open"};
        const int answer = asked.proof == Proof::proved ? 0 : asked.proof == Proof::refuted ? 1 : 2;
        std::printf("  %-8s %.3f of %.0f s, %9llu positions  %s %s\n", answers[answer], asked.part,
                    wish.seconds, static_cast<unsigned long long>(asked.nodes), row.task.c_str(),
                    row.diagram.c_str());
        std::fflush(stdout);
    }

    const games::Variant& variant_;
    Wish wish_;
    Tables tables_;
    truth::tables::Prober prober_;
};

double used_mib() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

} // namespace

int main(int argc, char** argv) {
    Wish wish;
    wish.seconds = argc > 1 ? std::atof(argv[1]) : wish.seconds;
    wish.half = argc > 2 ? argv[2] : wish.half;
    wish.memory_bytes =
        argc > 3 ? static_cast<std::uint64_t>(std::atoi(argv[3])) << 20 : wish.memory_bytes;
    wish.pieces_in_tables = argc > 4 ? std::atoi(argv[4]) : wish.pieces_in_tables;
    std::array samples = {Sample("russian", wish), Sample("international", wish)};
    const double before = used_mib();
    int against = 0;
    for (const std::string half : {"tuning", "held-out"}) {
        for (Sample& sample : samples) {
            if (wish.half == "all" || wish.half == half) {
                against += sample.run(half).against;
            }
        }
    }
    std::printf("memory: %.2f of what the solver may have, tables apart\n",
                (used_mib() - before) / (static_cast<double>(wish.memory_bytes) / (1 << 20)));
    return against == 0 ? 0 : 1;
}
