// What a table file says about itself, and reading it. The format is described in docs/tables.md.
//
// A file is refused with a reason when it is not a table, has another version, belongs to another
// game or to other rules, or is damaged. After that everything named here lies within the file, all
// slices have the size the game gives them, and all that they need is there.
#pragma once

#include "base/result.hpp"
#include "truth/tables/bytes.hpp"
#include "truth/tables/engine.hpp"

#include <array>

namespace kodeks::truth::tables {

enum class Depth : std::uint8_t { distance, value }; // value: win, draw or loss only
enum class Captures : std::uint8_t { stored, left_out };

// How many positions of a slice have each code, captures included.
using Histogram = std::array<std::uint64_t, 256>;

struct StoredSlice {
    Slice slice;
    Depth depth = Depth::distance;
    std::uint64_t positions = 0;
    std::uint64_t first_block = 0;
};

struct StoredBlock {
    std::uint64_t offset = 0; // from the beginning of the file
    std::uint32_t size_bytes = 0;
    std::uint64_t checksum = 0;
};

struct Contents {
    Captures captures = Captures::stored;
    std::vector<StoredSlice> slices; // in making order
    std::vector<StoredBlock> blocks;
    std::vector<Histogram> histograms; // one for each slice

    const StoredSlice* find(Slice slice) const;
};

namespace format {

constexpr std::string_view magic = "KODEKSTB";
constexpr std::uint32_t version = 1;
constexpr std::size_t name_width = 32;
constexpr std::size_t head_size = 96;
constexpr std::size_t slice_size = 24;
constexpr std::size_t block_size = 24;
constexpr std::uint64_t block_positions = std::uint64_t{1} << 16;

constexpr std::uint64_t blocks_of(std::uint64_t positions) {
    return (positions + block_positions - 1) / block_positions;
}

} // namespace format

Fault table_fault(std::string_view key, std::vector<MessagePart> parts = {});

// A part of a table needs not hold everything its slices need.
enum class Whole : std::uint8_t { part, table };
Result<Contents> read_contents(const Engine& engine, std::span<const std::byte> file, Whole whole);

} // namespace kodeks::truth::tables
