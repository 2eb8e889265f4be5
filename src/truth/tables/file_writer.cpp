#include "truth/tables/file_writer.hpp"

#include "games/variant.hpp"

namespace kodeks::truth::tables {

namespace {

// Where distances are not stored, one code stands for all wins and one for all losses.
Code without_distance(Code code) {
    return code <= 2 ? code : static_cast<Code>(2 - code % 2);
}

void write_slice(ByteWriter& out, const StoredSlice& stored) {
    const Slice s = stored.slice;
    for (const std::uint8_t count : {s.men, s.kings, s.their_men, s.their_kings}) {
        out.number(count, 1);
    }
    out.number(static_cast<std::uint64_t>(stored.depth), 4);
    out.number(stored.positions, 8);
    out.number(stored.first_block, 8);
}

} // namespace

Histogram histogram_of(std::span<const Code> codes) {
    Histogram histogram{};
    for (const Code code : codes) {
        ++histogram[code];
    }
    return histogram;
}

// A position with a capture repeats the code before it, which costs next to nothing.
Bytes FileWriter::block_of(Slice slice, Depth depth, std::span<const Code> codes,
                           Range range) const {
    std::vector<std::uint8_t> left_out(range.end - range.begin);
    if (captures_ == Captures::left_out) {
        engine_.mark_captures(slice, range, left_out);
    }
    Bytes plain;
    plain.reserve(left_out.size());
    Code last = draw_code;
    for (std::uint64_t i = range.begin; i < range.end; ++i) {
        if (left_out[i - range.begin] == 0) {
            last = depth == Depth::value ? without_distance(codes[i]) : codes[i];
        }
        plain.push_back(static_cast<std::byte>(last));
    }
    return compressed(plain, level_);
}

void FileWriter::add(Slice slice, Depth depth, std::span<const Code> codes, Executor& executor) {
    static_assert(format::block_positions == piece_of_work);
    const std::size_t first = blocks_.size();
    const std::size_t count = works_in(codes.size());
    slices_.push_back({slice, depth, codes.size(), first});
    histograms_.push_back(histogram_of(codes));
    blocks_.resize(first + count);
    executor.parallel(count, [&](std::size_t i) {
        blocks_[first + i] = block_of(slice, depth, codes, work_at(codes.size(), i));
    });
}

Bytes FileWriter::statistics() const {
    ByteWriter numbers;
    for (const Histogram& histogram : histograms_) {
        for (const std::uint64_t count : histogram) {
            numbers.number(count, 8);
        }
    }
    return compressed(numbers.view(), level_);
}

Bytes FileWriter::finish() {
    const Bytes numbers = statistics();
    const std::uint64_t data_offset = format::head_size + slices_.size() * format::slice_size +
                                      blocks_.size() * format::block_size + numbers.size();
    ByteWriter directory;
    for (const StoredSlice& stored : slices_) {
        write_slice(directory, stored);
    }
    std::uint64_t offset = data_offset;
    for (const Bytes& block : blocks_) {
        directory.number(offset, 8);
        directory.number(block.size(), 8);
        directory.number(checksum(block), 8);
        offset += block.size();
    }
    directory.append(numbers);
    ByteWriter out;
    out.text(format::magic, format::magic.size());
    out.number(format::version, 4);
    out.number(captures_ == Captures::left_out ? 1 : 0, 4);
    out.number(engine_.rules_hash, 8);
    out.text(engine_.variant->name, format::name_width);
    out.number(slices_.size(), 4);
    out.number(format::block_positions, 4);
    out.number(blocks_.size(), 8);
    out.number(numbers.size(), 8);
    out.number(offset, 8);
    ByteWriter covered;
    covered.append(out.view());
    covered.append(directory.view());
    out.number(checksum(covered.view()), 8);
    out.append(directory.view());
    for (const Bytes& block : blocks_) {
        out.append(block);
    }
    return out.take();
}

} // namespace kodeks::truth::tables
