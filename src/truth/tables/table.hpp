// A table file opened for probing: the bytes lie in memory or are mapped from disk by the caller
// and outlive the table; blocks are unpacked when first needed and kept up to a limit.
//
// One thread uses a table at a time, except after preload(): from then on nothing changes any more.
#pragma once

#include "truth/tables/contents.hpp"

#include <memory>

namespace kodeks::truth::tables {

class Table final : public Source {
public:
    static constexpr std::uint64_t default_cache_bytes = std::uint64_t{256} << 20;

    // The file has passed read_contents; a block that turns out to be damaged makes faults grow.
    static Result<std::unique_ptr<Table>> open(const Engine& engine,
                                               std::span<const std::byte> file,
                                               std::uint64_t cache_bytes = default_cache_bytes,
                                               Whole whole = Whole::table);

    const Engine& engine() const { return engine_; }

    const Contents& contents() const { return contents_; }

    bool holds(Slice slice) const override { return stored_[slice.id()] != nullptr; }

    bool captures_left_out() const override { return contents_.captures == Captures::left_out; }

    Entry at(const Place& place) override;

    // Unpacks everything; the first damaged block is reported.
    Result<void> preload(Executor& executor);

    // A block did not have its checksum. From then on no answer of this table may be used.
    bool damaged() const { return damaged_; }

private:
    Table(const Engine& engine, std::span<const std::byte> file, Contents contents,
          std::uint64_t cache_bytes);

    using Codes = std::unique_ptr<Code[]>;

    Codes unpacked(std::size_t block) const; // empty when damaged
    const Code* load(std::size_t block);
    void make_room();

    const Engine& engine_;
    std::span<const std::byte> file_;
    Contents contents_;
    std::array<const StoredSlice*, slice_ids> stored_{};
    std::vector<std::uint32_t> block_positions_;
    std::vector<Codes> cache_; // by block
    std::size_t cached_ = 0;
    std::size_t most_cached_;
    std::size_t hand_ = 0; // where the next eviction looks first
    bool damaged_ = false;
};

} // namespace kodeks::truth::tables
