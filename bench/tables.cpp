// Speed of the endgame tables: retrograde analysis in million positions per second of processor
// time, its growth with pieces and threads, the size of the files, and probes from memory. Figures
// are printed as ratios to a plain single-threaded prototype measured on this kind of machine and
// to the aim of one microsecond a probe. `bench_tables 5` also builds five pieces on 8x8.
#include "games/variant.hpp"
#include "truth/tables/build.hpp"
#include "truth/tables/prober.hpp"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <thread>

namespace {

using namespace kodeks;
using namespace kodeks::truth::tables;

struct Subject {
    std::string_view variant;
    Scope scope;
    double prototype; // million positions per second of processor time
    double wld_mb;    // the prototype's file without distances
};

constexpr Subject subjects[] = {
    {"russian", {4, 4}, 6.41 / 1.8, 0.20},
    {"brazilian", {4, 4}, 6.41 / 2.0, 0.20},
    {"international", {4, 4}, 42.8 / 11.7, 0.83},
    {"frisian", {0, 4}, 3.34 / 3.1, 0},
};

class Threads final : public Executor {
public:
    explicit Threads(std::size_t count) : count_(count) {}

    void parallel(std::size_t count, const std::function<void(std::size_t)>& work) override {
        std::atomic<std::size_t> next{0};
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < count_; ++i) {
            threads.emplace_back([&] {
                for (std::size_t mine = next++; mine < count; mine = next++) {
                    work(mine);
                }
            });
        }
    }

private:
    std::size_t count_;
};

struct Time {
    double processor_s;
    double wall_s;
};

template <class Work>
Time measure(Work&& work) {
    const auto wall = std::chrono::steady_clock::now();
    const std::clock_t begin = std::clock();
    work();
    return {static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC,
            std::chrono::duration<double>(std::chrono::steady_clock::now() - wall).count()};
}

// The analysis alone, without files; the number of positions.
std::uint64_t analyse(const Engine& engine, Scope scope, Executor& executor) {
    const auto shelf = std::make_unique<Shelf>();
    std::vector<std::vector<Code>> all(slice_ids);
    std::uint64_t positions = 0;
    for (const Slice slice : slices_of(scope)) {
        if (!leads_pair(slice)) {
            continue;
        }
        for (const Slice one : {slice, slice.mirror()}) {
            all[one.id()].resize(engine.size(one));
            shelf->codes[one.id()] = all[one.id()].data();
        }
        positions += all[slice.id()].size();
        positions += slice == slice.mirror() ? 0 : all[slice.mirror().id()].size();
        engine.build_pair({slice, all[slice.id()], all[slice.mirror().id()], *shelf, executor});
    }
    return positions;
}

double speed(const Engine& engine, Scope scope) {
    SerialExecutor one;
    std::uint64_t positions = 0;
    const Time time = measure([&] { positions = analyse(engine, scope, one); });
    return static_cast<double>(positions) / time.processor_s / 1e6;
}

double threads_gain(const Engine& engine, Scope scope) {
    Threads one(1);
    Threads two(2);
    const Time alone = measure([&] { analyse(engine, scope, one); });
    const Time together = measure([&] { analyse(engine, scope, two); });
    return alone.wall_s / together.wall_s;
}

// Nanoseconds of processor time a probe: random positions of the largest slices.
double probe_ns(Table& table) {
    constexpr std::size_t count = 1'000'000;
    const Engine& engine = table.engine();
    SerialExecutor executor;
    static_cast<void>(table.preload(executor));
    std::vector<games::Position> positions;
    std::uint64_t random = 1;
    const auto& slices = table.contents().slices;
    for (std::size_t i = 0; i < count; ++i) {
        random = random * 6364136223846793005U + 1442695040888963407U; // Knuth's MMIX
        const StoredSlice& stored = slices[slices.size() - 1 - random / 7 % (slices.size() / 2)];
        positions.push_back(
            engine.position_at(*engine.variant, {stored.slice, (random >> 16) % stored.positions}));
    }
    std::uint64_t sum = 0;
    const Time time = measure([&] {
        for (const games::Position& position : positions) {
            sum += engine.entry_of(position, table).code;
        }
    });
    return sum == 0 ? 0 : time.processor_s * 1e9 / count;
}

void report(const Subject& subject) {
    const Engine& engine = *find_engine(*games::find_variant(subject.variant));
    SerialExecutor executor;
    const auto file = build_table(engine, {.slices = slices_of(subject.scope)}, {executor});
    const auto values =
        build_table(engine, {.slices = slices_of(subject.scope), .distances_up_to = 0}, {executor});
    const auto table = Table::open(engine, *file);
    const double now = speed(engine, subject.scope);
    const double wld_mb = static_cast<double>(values->size()) / 1e6;
    std::printf("%-14s %6.2f %9.2f %9.2f %8.2f %8.2f %8.2f %8.0f %8.2f\n",
                engine.variant->name.data(), now, now / subject.prototype,
                threads_gain(engine, subject.scope), static_cast<double>(file->size()) / 1e6,
                wld_mb, subject.wld_mb > 0 ? wld_mb / subject.wld_mb : 0.0, probe_ns(**table),
                probe_ns(**table) / 1000);
}

} // namespace

int main(int argc, char** argv) {
    const int pieces = argc > 1 ? std::atoi(argv[1]) : 4;
    std::printf("%-14s %6s %9s %9s %8s %8s %8s %8s %8s\n", "variant", "M/s", "to proto",
                "2 threads", "MB", "MB wld", "to proto", "ns/probe", "to 1 us");
    for (const Subject& subject : subjects) {
        report(subject);
    }
    std::printf("\nspeed by pieces, to the speed with three\n");
    for (const std::string_view variant : {"russian", "international"}) {
        const Engine& engine = *find_engine(*games::find_variant(variant));
        const double three = speed(engine, {3, 3});
        const int most = variant == "russian" ? pieces : 4;
        for (int k = 3; k <= most; ++k) {
            std::printf("%-14s %d %6.2f\n", variant.data(), k, speed(engine, {k, k}) / three);
        }
    }
    return 0;
}
