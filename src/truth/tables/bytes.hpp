// Bytes of a file: numbers in little-endian order, checksums, compression. A reader never reads
// beyond its end: it remembers that it would have had to.
#pragma once

#include "truth/tables/code.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::truth::tables {

using Bytes = std::vector<std::byte>;

class ByteWriter {
public:
    void number(std::uint64_t value, int width_bytes);
    void text(std::string_view text, std::size_t width_bytes); // padded with zeros
    void append(std::span<const std::byte> bytes);

    std::size_t size() const { return bytes_.size(); }

    std::span<const std::byte> view() const { return bytes_; }

    Bytes take() { return std::move(bytes_); }

private:
    Bytes bytes_;
};

class ByteReader {
public:
    explicit ByteReader(std::span<const std::byte> bytes) : rest_(bytes) {}

    std::uint64_t number(int width_bytes);
    std::string text(std::size_t width_bytes); // without the padding
    std::span<const std::byte> take(std::size_t count);

    bool ran_out() const { return ran_out_; }

private:
    std::span<const std::byte> rest_;
    bool ran_out_ = false;
};

std::uint64_t checksum(std::span<const std::byte> bytes); // XXH3, 64 bits

Bytes compressed(std::span<const std::byte> bytes, int level);

// False when the bytes are not a compressed form of exactly so many.
bool decompress(std::span<const std::byte> bytes, std::span<std::byte> result);

} // namespace kodeks::truth::tables
