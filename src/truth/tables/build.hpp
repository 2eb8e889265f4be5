// Building a table: pair of slices after pair of slices, resumable, within bounded memory.
//
// Finished pairs go to the storage as parts; a build that was interrupted finds them there and goes
// on. Slices that are not needed for the pair in hand leave memory when the limit asks for it. The
// finished file is put together from the parts, and these are removed. The result is the same bytes
// for every executor, limit and interruption.
#pragma once

#include "truth/tables/contents.hpp"

#include <functional>

namespace kodeks::truth::tables {

// Where parts are kept between runs.
class Storage {
public:
    Storage() = default;
    Storage(const Storage&) = delete;
    Storage& operator=(const Storage&) = delete;
    virtual ~Storage() = default;

    virtual std::optional<Bytes> read(const std::string& name) = 0; // empty: not there
    virtual Result<void> write(const std::string& name, std::span<const std::byte> bytes) = 0;
    virtual void remove(const std::string& name) = 0;
};

struct BuildPlan {
    std::vector<Slice> slices; // closed, in making order: slices_of or closure_of
    int distances_up_to = 4;   // pieces; beyond, only win, draw and loss are stored
    std::uint64_t memory_bytes = std::uint64_t{4} << 30;
};

// A pair of slices is built, or found in the storage; at the end every slice is packed into the
// file.
enum class Stage : std::uint8_t { built, found, packed };

struct Progress {
    Slice slice; // just finished; of a pair the one that leads it
    Stage stage{};
    std::uint64_t done = 0;     // positions, counted anew when packing begins
    std::uint64_t in_total = 0; // positions
};

struct BuildHelp {
    Executor& executor;
    Storage* storage = nullptr; // none: everything stays in memory
    std::function<void(const Progress&)> progress = {};
};

std::string part_name(const Engine& engine, Slice slice);

// The bytes of the finished file.
Result<Bytes> build_table(const Engine& engine, const BuildPlan& plan, const BuildHelp& help);

} // namespace kodeks::truth::tables
