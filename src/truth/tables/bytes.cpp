#include "truth/tables/bytes.hpp"

#include "base/check.hpp"

#include <algorithm>

#include <xxhash.h>
#include <zstd.h>

namespace kodeks::truth::tables {

void ByteWriter::number(std::uint64_t value, int width_bytes) {
    for (int i = 0; i < width_bytes; ++i) {
        bytes_.push_back(static_cast<std::byte>(value >> 8 * i & 0xFF));
    }
}

void ByteWriter::text(std::string_view text, std::size_t width_bytes) {
    KODEKS_ASSERT(text.size() <= width_bytes);
    append(std::as_bytes(std::span(text)));
    bytes_.resize(bytes_.size() + width_bytes - text.size());
}

void ByteWriter::append(std::span<const std::byte> bytes) {
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
}

std::uint64_t ByteReader::number(int width_bytes) {
    std::uint64_t value = 0;
    int place = 0;
    for (const std::byte byte : take(static_cast<std::size_t>(width_bytes))) {
        value |= std::to_integer<std::uint64_t>(byte) << 8 * place++;
    }
    return value;
}

std::string ByteReader::text(std::size_t width_bytes) {
    const auto bytes = take(width_bytes);
    std::string text;
    for (const std::byte byte : bytes) {
        if (byte == std::byte{0}) {
            break;
        }
        text.push_back(static_cast<char>(byte));
    }
    return text;
}

std::span<const std::byte> ByteReader::take(std::size_t count) {
    if (count > rest_.size()) {
        ran_out_ = true;
        rest_ = {};
        return {};
    }
    const auto taken = rest_.first(count);
    rest_ = rest_.subspan(count);
    return taken;
}

std::uint64_t checksum(std::span<const std::byte> bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

Bytes compressed(std::span<const std::byte> bytes, int level) {
    Bytes result(ZSTD_compressBound(bytes.size()));
    const std::size_t size =
        ZSTD_compress(result.data(), result.size(), bytes.data(), bytes.size(), level);
    KODEKS_ASSERT(ZSTD_isError(size) == 0);
    result.resize(size);
    return result;
}

bool decompress(std::span<const std::byte> bytes, std::span<std::byte> result) {
    const std::size_t size =
        ZSTD_decompress(result.data(), result.size(), bytes.data(), bytes.size());
    return ZSTD_isError(size) == 0 && size == result.size();
}

} // namespace kodeks::truth::tables
