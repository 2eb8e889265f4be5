// Building: the same bytes for every number of hands, every limit of memory and after every
// interruption.
#include "support/table_kit.hpp"
#include "truth/tables/build.hpp"

#include <array>
#include <atomic>
#include <thread>

#include <gtest/gtest.h>

namespace kodeks::truth::tables {
namespace {

// Several threads that take the pieces of work as they come.
class Hands final : public Executor {
public:
    explicit Hands(int count) : count_(count) {}

    void parallel(std::size_t count, const std::function<void(std::size_t)>& work) override {
        std::atomic<std::size_t> next = 0;
        std::vector<std::jthread> threads;
        for (int i = 0; i < count_; ++i) {
            threads.emplace_back([&] {
                for (std::size_t mine = next++; mine < count; mine = next++) {
                    work(mine);
                }
            });
        }
    }

private:
    int count_;
};

const BuildPlan small_plan{.slices = slices_of({3, 3})};

Bytes built(const Engine& engine, Executor& executor, Storage* storage = nullptr,
            const BuildPlan& plan = small_plan) {
    const Result<Bytes> file = build_table(engine, plan, {executor, storage});
    EXPECT_TRUE(file.has_value()) << describe(file.error(), Language::en);
    return file.value_or(Bytes{});
}

TEST(Build, GivesTheSameBytesForAnyNumberOfHands) {
    for (const char* variant : {"russian", "frisian"}) {
        const Engine& engine = test::engine(variant);
        const BuildPlan plan{.slices = slices_of({test::slow_build ? 2 : 3, 3})};
        SerialExecutor one;
        Hands three(3);
        EXPECT_EQ(built(engine, one, nullptr, plan), built(engine, three, nullptr, plan));
    }
}

TEST(Build, GoesOnAfterAnInterruption) {
    const Engine& engine = test::engine("russian");
    SerialExecutor executor;
    test::MemoryStorage storage;
    storage.writes_before_failure = 5;
    EXPECT_FALSE(build_table(engine, small_plan, {executor, &storage}).has_value());
    EXPECT_EQ(storage.parts.size(), 5U);
    storage.writes_before_failure = 1000;
    std::array<std::uint64_t, 3> told{};
    std::array<std::uint64_t, 3> done{};
    const auto count = [&](const Progress& progress) {
        ++told[static_cast<std::size_t>(progress.stage)];
        done[static_cast<std::size_t>(progress.stage)] = progress.done;
        EXPECT_LE(progress.done, progress.in_total);
    };
    const Result<Bytes> file = build_table(engine, small_plan, {executor, &storage, count});
    EXPECT_EQ(told[static_cast<std::size_t>(Stage::found)], 5U);
    EXPECT_EQ(told[static_cast<std::size_t>(Stage::packed)], small_plan.slices.size());
    EXPECT_EQ(done[static_cast<std::size_t>(Stage::built)],
              done[static_cast<std::size_t>(Stage::packed)]);
    EXPECT_EQ(file, built(engine, executor));
}

TEST(Build, MakesADamagedPartAgain) {
    const Engine& engine = test::engine("russian");
    SerialExecutor executor;
    test::MemoryStorage storage;
    const Bytes first = built(engine, executor, &storage);
    for (auto& [name, part] : storage.parts) {
        part.back() ^= std::byte{1};
    }
    EXPECT_EQ(built(engine, executor, &storage), first);
}

// With room for half of the table, slices come and go.
TEST(Build, KeepsWithinTheMemoryItIsGiven) {
    const Engine& engine = test::engine("russian");
    SerialExecutor executor;
    test::MemoryStorage storage;
    BuildPlan plan = small_plan;
    plan.memory_bytes = 120'000;
    EXPECT_EQ(built(engine, executor, &storage, plan), built(engine, executor));
}

TEST(Build, SaysHowMuchMemoryIsMissing) {
    SerialExecutor executor;
    BuildPlan plan = small_plan;
    plan.memory_bytes = 1000;
    const Result<Bytes> file = build_table(test::engine("russian"), plan, {executor});
    ASSERT_FALSE(file.has_value());
    EXPECT_EQ(describe(file.error(), Language::en), "1M-1K needs 1 MiB of memory; raise the limit");
}

TEST(Build, TellsHowFarItIs) {
    const Engine& engine = test::engine("russian");
    SerialExecutor executor;
    std::vector<std::uint64_t> done;
    const auto note = [&](const Progress& progress) {
        EXPECT_EQ(progress.in_total, 3'488U);
        done.push_back(progress.done);
    };
    const BuildPlan plan{.slices = slices_of({2, 2})};
    ASSERT_TRUE(build_table(engine, plan, {executor, nullptr, note}).has_value());
    EXPECT_EQ(done, (std::vector<std::uint64_t>{992, 992 + 2 * 868, 3'488, // built
                                                992, 992 + 868, 992 + 2 * 868, 3'488}));
}

// Beyond a number of pieces only win, draw and loss are kept: the values are the same.
TEST(Build, LeavesOutDistancesWhereAsked) {
    const Engine& engine = test::engine("russian");
    SerialExecutor executor;
    BuildPlan plan = small_plan;
    plan.distances_up_to = 2;
    const Bytes file = built(engine, executor, nullptr, plan);
    EXPECT_LT(file.size(), built(engine, executor).size());
    const auto values = Table::open(engine, file);
    ASSERT_TRUE(values.has_value());
    Prober short_prober(**values);
    Prober long_prober(test::shared_table("russian", {3, 3}));
    for (const Slice slice : small_plan.slices) {
        for (std::uint64_t i = 0; i < engine.size(slice); i += 7) {
            const auto position = engine.position_at(*engine.variant, {slice, i});
            const auto with = long_prober.outcome(position);
            const auto without = short_prober.outcome(position);
            ASSERT_EQ(with->value, without->value);
            ASSERT_TRUE(!without->plies || without->plies == with->plies);
        }
    }
}

} // namespace
} // namespace kodeks::truth::tables
