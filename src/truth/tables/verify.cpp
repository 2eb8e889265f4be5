#include "truth/tables/verify.hpp"

#include <numeric>

namespace kodeks::truth::tables {

namespace {

std::uint64_t wrong_in(Table& table, const StoredSlice& stored, Executor& executor) {
    std::vector<std::uint64_t> wrong(works_in(stored.positions));
    executor.parallel(wrong.size(), [&](std::size_t i) {
        wrong[i] = table.engine().count_wrong(stored.slice, work_at(stored.positions, i), table);
    });
    return std::accumulate(wrong.begin(), wrong.end(), std::uint64_t{0});
}

// Wins, draws and losses counted anew, captures resolved.
std::array<std::uint64_t, 3> values_in(Table& table, const StoredSlice& stored,
                                       Executor& executor) {
    std::vector<std::array<std::uint64_t, 3>> counts(works_in(stored.positions));
    const Engine& engine = table.engine();
    executor.parallel(counts.size(), [&](std::size_t work) {
        const Range range = work_at(stored.positions, work);
        for (std::uint64_t i = range.begin; i < range.end; ++i) {
            const auto position = engine.position_at(*engine.variant, {stored.slice, i});
            const Value value = value_of(engine.entry_of(position, table).code, engine.stuck);
            ++counts[work][static_cast<std::size_t>(value)];
        }
    });
    std::array<std::uint64_t, 3> sum{};
    for (const auto& count : counts) {
        for (std::size_t value = 0; value < sum.size(); ++value) {
            sum[value] += count[value];
        }
    }
    return sum;
}

std::array<std::uint64_t, 3> values_in(const Histogram& histogram, Stuck stuck) {
    std::array<std::uint64_t, 3> sum{};
    for (std::size_t code = 0; code < histogram.size(); ++code) {
        sum[static_cast<std::size_t>(value_of(static_cast<Code>(code), stuck))] += histogram[code];
    }
    return sum;
}

} // namespace

Result<Verification> verify(Table& table, Executor& executor) {
    if (const Result<void> loaded = table.preload(executor); !loaded) {
        return tl::unexpected(loaded.error());
    }
    Verification result;
    const Contents& contents = table.contents();
    for (std::size_t i = 0; i < contents.slices.size(); ++i) {
        const StoredSlice& stored = contents.slices[i];
        const std::uint64_t wrong = wrong_in(table, stored, executor);
        result.positions += stored.positions;
        result.wrong += wrong;
        if (wrong != 0) {
            result.wrong_slices.push_back(stored.slice);
        }
        if (values_in(table, stored, executor) !=
            values_in(contents.histograms[i], table.engine().stuck)) {
            result.wrong_statistics.push_back(stored.slice);
        }
    }
    return result;
}

} // namespace kodeks::truth::tables
