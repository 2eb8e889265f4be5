// The sealed move of an adjourned game as text that nobody can read without the key: encrypted and
// authenticated (XSalsa20-Poly1305), in letters that fit a script. All papers are equally long, so
// that the length of a move tells nothing.
//
//     const auto sealed = seal_text("Nf3", key, nonce);   // into the envelope
//     const auto text = unseal_text(*sealed, key);        // "Nf3" again
//
// Keys and nonces come from whoever calls; a nonce is used once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kodeks::referee {

struct SealKey {
    std::array<std::uint8_t, 32> bytes{};

    friend bool operator==(const SealKey&, const SealKey&) = default;
};

struct SealNonce {
    std::array<std::uint8_t, 24> bytes{};
};

constexpr std::size_t sealed_text_max = 63; // bytes

// Empty when the text is too long.
std::optional<std::string> seal_text(std::string_view text, const SealKey& key,
                                     const SealNonce& nonce);

// Empty when it was sealed with another key, or altered, or is no sealed text at all.
std::optional<std::string> unseal_text(std::string_view sealed, const SealKey& key);

// What shows at the opening that the text is the one that was sealed, and nothing before it.
std::string commitment_of(std::string_view text, const SealKey& key);

// A key as one line of text.
std::string write_key(const SealKey& key);
std::optional<SealKey> read_key(std::string_view line);

} // namespace kodeks::referee
