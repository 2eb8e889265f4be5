#include "truth/tables/contents.hpp"

#include "games/variant.hpp"

#include <algorithm>

namespace kodeks::truth::tables {

namespace {

struct Head {
    Captures captures = Captures::stored;
    std::uint64_t slices = 0;
    std::uint64_t blocks = 0;
    std::uint64_t statistics_size = 0;
    std::uint64_t checksum = 0;

    // Where the blocks begin; everything before is under the checksum.
    std::uint64_t size() const {
        return format::head_size + slices * format::slice_size + blocks * format::block_size +
               statistics_size;
    }
};

Fault damaged(std::string_view what) {
    return table_fault("truth.table.damaged", {{"what", std::string(what)}});
}

// Version, game and rules: whether the file is one of ours.
std::optional<Fault> refuse_foreign(ByteReader& reader) {
    if (reader.text(format::magic.size()) != format::magic) {
        return table_fault("truth.table.foreign");
    }
    const std::uint64_t version = reader.number(4);
    if (version != format::version) {
        return table_fault("truth.table.version", {{"version", std::to_string(version)},
                                                   {"known", std::to_string(format::version)}});
    }
    return std::nullopt;
}

std::optional<Fault> refuse_other_game(const Engine& engine, std::uint64_t hash,
                                       const std::string& name) {
    const std::string wanted(engine.variant->name);
    if (name != wanted) {
        return table_fault("truth.table.variant", {{"name", name}, {"wanted", wanted}});
    }
    if (hash != engine.rules_hash) {
        return table_fault("truth.table.rules", {{"name", name}});
    }
    return std::nullopt;
}

Result<Head> read_head(const Engine& engine, std::span<const std::byte> file) {
    ByteReader reader(file);
    if (auto fault = refuse_foreign(reader)) {
        return tl::unexpected(std::move(*fault));
    }
    Head head;
    const std::uint64_t captures = reader.number(4);
    const std::uint64_t hash = reader.number(8);
    const std::string name = reader.text(format::name_width);
    if (auto fault = refuse_other_game(engine, hash, name)) {
        return tl::unexpected(std::move(*fault));
    }
    head.captures = captures == 0 ? Captures::stored : Captures::left_out;
    head.slices = reader.number(4);
    const std::uint64_t block_positions = reader.number(4);
    head.blocks = reader.number(8);
    head.statistics_size = reader.number(8);
    const std::uint64_t file_size = reader.number(8);
    head.checksum = reader.number(8);
    const bool small = head.slices <= slice_ids && head.blocks <= file.size() &&
                       head.statistics_size <= file.size();
    if (reader.ran_out() || captures > 1 || block_positions != format::block_positions || !small ||
        file_size != file.size() || head.size() > file.size()) {
        return tl::unexpected(damaged("head"));
    }
    return head;
}

std::uint64_t checksum_of_head(const Head& head, std::span<const std::byte> file) {
    ByteWriter covered;
    covered.append(file.first(format::head_size - 8));
    covered.append(file.subspan(format::head_size, head.size() - format::head_size));
    return checksum(covered.view());
}

bool read_slices(const Engine& engine, const Head& head, ByteReader& reader, Contents& contents) {
    std::uint64_t next_block = 0;
    for (std::uint64_t i = 0; i < head.slices; ++i) {
        StoredSlice stored;
        const auto count = [&] { return static_cast<std::uint8_t>(reader.number(1)); };
        stored.slice.men = count();
        stored.slice.kings = count();
        stored.slice.their_men = count();
        stored.slice.their_kings = count();
        const std::uint64_t depth = reader.number(4);
        stored.positions = reader.number(8);
        stored.first_block = reader.number(8);
        const Slice s = stored.slice;
        const bool sound = s.own() > 0 && s.theirs() > 0 && s.pieces() <= most_pieces && depth < 2;
        if (!sound || stored.positions != engine.size(s) || stored.first_block != next_block) {
            return false;
        }
        stored.depth = static_cast<Depth>(depth);
        next_block += format::blocks_of(stored.positions);
        contents.slices.push_back(stored);
    }
    return next_block == head.blocks;
}

bool read_blocks(const Head& head, std::uint64_t file_size, ByteReader& reader,
                 Contents& contents) {
    std::uint64_t next = head.size();
    for (std::uint64_t i = 0; i < head.blocks; ++i) {
        StoredBlock block;
        block.offset = reader.number(8);
        block.size_bytes = static_cast<std::uint32_t>(reader.number(8));
        block.checksum = reader.number(8);
        if (block.offset != next || block.size_bytes > file_size - next) {
            return false;
        }
        next += block.size_bytes;
        contents.blocks.push_back(block);
    }
    return next == file_size;
}

bool read_histograms(const Head& head, ByteReader& reader, Contents& contents) {
    Bytes plain(head.slices * sizeof(Histogram));
    if (!decompress(reader.take(head.statistics_size), plain)) {
        return false;
    }
    ByteReader numbers(plain);
    for (std::uint64_t i = 0; i < head.slices; ++i) {
        Histogram& histogram = contents.histograms.emplace_back();
        std::ranges::generate(histogram, [&] { return numbers.number(8); });
    }
    return true;
}

std::optional<Slice> missing_from(const Contents& contents) {
    for (const StoredSlice& stored : contents.slices) {
        for (const Slice needed : needed_by(stored.slice)) {
            if (contents.find(needed) == nullptr) {
                return needed;
            }
        }
    }
    return std::nullopt;
}

} // namespace

const StoredSlice* Contents::find(Slice slice) const {
    const auto found = std::ranges::find(slices, slice, &StoredSlice::slice);
    return found == slices.end() ? nullptr : &*found;
}

Fault table_fault(std::string_view key, std::vector<MessagePart> parts) {
    return {Message{std::string(key), std::move(parts)}, "", {}, ""};
}

Result<Contents> read_contents(const Engine& engine, std::span<const std::byte> file, Whole whole) {
    const Result<Head> head = read_head(engine, file);
    if (!head) {
        return tl::unexpected(head.error());
    }
    if (checksum_of_head(*head, file) != head->checksum) {
        return tl::unexpected(damaged("head"));
    }
    Contents contents;
    contents.captures = head->captures;
    ByteReader reader(file.subspan(format::head_size));
    if (!read_slices(engine, *head, reader, contents) ||
        !read_blocks(*head, file.size(), reader, contents) ||
        !read_histograms(*head, reader, contents)) {
        return tl::unexpected(damaged("directory"));
    }
    if (const auto missing = missing_from(contents); missing && whole == Whole::table) {
        return tl::unexpected(
            table_fault("truth.table.incomplete", {{"slice", name_of(*missing)}}));
    }
    return contents;
}

} // namespace kodeks::truth::tables
