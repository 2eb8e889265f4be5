#include "referee/adjournment/envelope_cipher.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include <sodium.h>

namespace kodeks::referee {

namespace {

using Bytes = std::vector<std::uint8_t>;
using Paper = std::array<std::uint8_t, sealed_text_max + 1>; // the length, then the text

static_assert(sizeof(SealKey::bytes) == crypto_secretbox_KEYBYTES);
static_assert(sizeof(SealNonce::bytes) == crypto_secretbox_NONCEBYTES);

constexpr int letters = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
constexpr std::size_t box_size = crypto_secretbox_MACBYTES + sizeof(Paper);

std::string to_letters(std::span<const std::uint8_t> bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), letters), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), letters);
    text.pop_back(); // the final zero
    return text;
}

// Exactly so many bytes, or nothing.
std::optional<Bytes> from_letters(std::string_view text, std::size_t size) {
    Bytes bytes(size);
    std::size_t read = 0;
    const bool fine = sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(),
                                        nullptr, &read, nullptr, letters) == 0;
    return fine && read == size ? std::optional(std::move(bytes)) : std::nullopt;
}

} // namespace

std::optional<std::string> seal_text(std::string_view text, const SealKey& key,
                                     const SealNonce& nonce) {
    if (text.size() > sealed_text_max) {
        return std::nullopt;
    }
    Paper paper{};
    paper[0] = static_cast<std::uint8_t>(text.size());
    std::ranges::copy(text, paper.begin() + 1);
    Bytes sealed(nonce.bytes.begin(), nonce.bytes.end());
    sealed.resize(sealed.size() + box_size);
    crypto_secretbox_easy(sealed.data() + nonce.bytes.size(), paper.data(), paper.size(),
                          nonce.bytes.data(), key.bytes.data());
    return to_letters(sealed);
}

std::optional<std::string> unseal_text(std::string_view sealed, const SealKey& key) {
    const auto bytes = from_letters(sealed, sizeof(SealNonce::bytes) + box_size);
    Paper paper{};
    if (!bytes || crypto_secretbox_open_easy(paper.data(), bytes->data() + sizeof(SealNonce::bytes),
                                             box_size, bytes->data(), key.bytes.data()) != 0) {
        return std::nullopt;
    }
    const std::size_t size = std::min<std::size_t>(paper[0], sealed_text_max);
    return std::string(paper.begin() + 1, paper.begin() + 1 + static_cast<std::ptrdiff_t>(size));
}

std::string commitment_of(std::string_view text, const SealKey& key) {
    const Bytes bytes(text.begin(), text.end());
    std::array<std::uint8_t, crypto_generichash_BYTES> hash{};
    crypto_generichash(hash.data(), hash.size(), bytes.data(), bytes.size(), key.bytes.data(),
                       key.bytes.size());
    return to_letters(hash);
}

std::string write_key(const SealKey& key) {
    return to_letters(key.bytes);
}

std::optional<SealKey> read_key(std::string_view line) {
    const auto bytes = from_letters(line, sizeof(SealKey::bytes));
    if (!bytes) {
        return std::nullopt;
    }
    SealKey key;
    std::ranges::copy(*bytes, key.bytes.begin());
    return key;
}

} // namespace kodeks::referee
