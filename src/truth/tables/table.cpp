#include "truth/tables/table.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace kodeks::truth::tables {

namespace {

Fault damaged_block(std::size_t block) {
    return table_fault("truth.table.damaged", {{"what", "block " + std::to_string(block)}});
}

} // namespace

Result<std::unique_ptr<Table>> Table::open(const Engine& engine, std::span<const std::byte> file,
                                           std::uint64_t cache_bytes, Whole whole) {
    Result<Contents> contents = read_contents(engine, file, whole);
    if (!contents) {
        return tl::unexpected(contents.error());
    }
    return std::unique_ptr<Table>(new Table(engine, file, std::move(*contents), cache_bytes));
}

Table::Table(const Engine& engine, std::span<const std::byte> file, Contents contents,
             std::uint64_t cache_bytes)
    : engine_(engine),
      file_(file),
      contents_(std::move(contents)),
      cache_(contents_.blocks.size()),
      most_cached_(std::max<std::size_t>(1, cache_bytes / format::block_positions)) {
    for (const StoredSlice& stored : contents_.slices) {
        stored_[stored.slice.id()] = &stored;
        for (std::size_t i = 0; i < works_in(stored.positions); ++i) {
            const Range range = work_at(stored.positions, i);
            block_positions_.push_back(static_cast<std::uint32_t>(range.end - range.begin));
        }
    }
}

Table::Codes Table::unpacked(std::size_t block) const {
    const StoredBlock& stored = contents_.blocks[block];
    const auto bytes = file_.subspan(stored.offset, stored.size_bytes);
    auto codes = std::make_unique<Code[]>(block_positions_[block]);
    const std::span<Code> all(codes.get(), block_positions_[block]);
    if (checksum(bytes) != stored.checksum || !decompress(bytes, std::as_writable_bytes(all))) {
        return nullptr;
    }
    return codes;
}

// The block at the hand goes: a simple rule that any order of probes can live with.
void Table::make_room() {
    while (cached_ >= most_cached_) {
        hand_ = (hand_ + 1) % cache_.size();
        if (cache_[hand_]) {
            cache_[hand_].reset();
            --cached_;
        }
    }
}

const Code* Table::load(std::size_t block) {
    make_room();
    cache_[block] = unpacked(block);
    if (!cache_[block]) {
        damaged_ = true;
        cache_[block] = std::make_unique<Code[]>(block_positions_[block]);
    }
    ++cached_;
    return cache_[block].get();
}

Entry Table::at(const Place& place) {
    const StoredSlice* const stored = stored_[place.slice.id()];
    KODEKS_ASSERT(stored != nullptr && place.index < stored->positions);
    const std::size_t block = stored->first_block + place.index / format::block_positions;
    const Code* codes = cache_[block].get();
    if (codes == nullptr) {
        codes = load(block);
    }
    return {codes[place.index % format::block_positions], stored->depth == Depth::distance};
}

Result<void> Table::preload(Executor& executor) {
    executor.parallel(cache_.size(), [&](std::size_t block) {
        if (!cache_[block]) {
            cache_[block] = unpacked(block);
        }
    });
    cached_ = cache_.size();
    most_cached_ = std::max(most_cached_, cached_ + 1);
    const auto bad = std::ranges::find_if(cache_, [](const Codes& codes) { return !codes; });
    if (bad != cache_.end()) {
        damaged_ = true;
        return tl::unexpected(damaged_block(static_cast<std::size_t>(bad - cache_.begin())));
    }
    return {};
}

} // namespace kodeks::truth::tables
