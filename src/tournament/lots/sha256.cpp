#include "tournament/lots/sha256.hpp"

#include <sodium.h>

namespace kodeks::tournament::lots {

static_assert(std::tuple_size_v<Digest> == crypto_hash_sha256_BYTES);

Digest sha256(std::string_view bytes) {
    Digest digest{};
    // libsodium takes unsigned characters; reading a byte as either is the same byte.
    const auto* const first = reinterpret_cast<const unsigned char*>(bytes.data());
    crypto_hash_sha256(digest.data(), first, bytes.size());
    return digest;
}

std::string to_hex(const Digest& digest) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : digest) {
        text.push_back(digits[byte >> 4]);
        text.push_back(digits[byte & 15]);
    }
    return text;
}

} // namespace kodeks::tournament::lots
