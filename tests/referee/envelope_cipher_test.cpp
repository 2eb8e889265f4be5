#include "referee/adjournment/envelope_cipher.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::referee {
namespace {

SealKey key_of(std::uint8_t byte) {
    SealKey key;
    key.bytes.fill(byte);
    return key;
}

SealNonce nonce_of(std::uint8_t byte) {
    SealNonce nonce;
    nonce.bytes.fill(byte);
    return nonce;
}

RC_GTEST_PROP(EnvelopeCipher, WhatWasSealedIsUnsealed, (std::string text, std::uint8_t byte)) {
    const auto sealed = seal_text(text, key_of(byte), nonce_of(7));
    RC_ASSERT(sealed.has_value() == (text.size() <= sealed_text_max));
    if (sealed) {
        RC_ASSERT(unseal_text(*sealed, key_of(byte)) == text);
        RC_ASSERT(!unseal_text(*sealed, key_of(static_cast<std::uint8_t>(byte + 1))));
    }
}

TEST(EnvelopeCipher, TheLengthTellsNothing) {
    const auto castling = seal_text("O-O-O", key_of(1), nonce_of(1));
    const auto capture = seal_text("47x24x8x13", key_of(1), nonce_of(2));
    EXPECT_EQ(castling->size(), capture->size());
    EXPECT_LE(castling->size(), 192U); // what an envelope holds
}

TEST(EnvelopeCipher, AnyAlteredLetterIsNoticed) {
    const std::string sealed = *seal_text("e4", key_of(3), nonce_of(4));
    for (std::size_t i = 0; i < sealed.size(); ++i) {
        std::string altered = sealed;
        altered[i] = altered[i] == 'A' ? 'B' : 'A';
        EXPECT_EQ(unseal_text(altered, key_of(3)), std::nullopt) << i;
    }
    for (const auto* const text : {"", "e4", "!!!", "AAAA"}) {
        EXPECT_EQ(unseal_text(text, key_of(3)), std::nullopt);
    }
    EXPECT_EQ(unseal_text(sealed + "A", key_of(3)), std::nullopt);
    EXPECT_EQ(unseal_text(sealed.substr(1), key_of(3)), std::nullopt);
}

TEST(EnvelopeCipher, CommitmentsTellTextsAndKeysApart) {
    EXPECT_EQ(commitment_of("e4", key_of(1)), commitment_of("e4", key_of(1)));
    EXPECT_NE(commitment_of("e4", key_of(1)), commitment_of("e5", key_of(1)));
    EXPECT_NE(commitment_of("e4", key_of(1)), commitment_of("e4", key_of(2)));
    EXPECT_LE(commitment_of("e4", key_of(1)).size(), 64U);
}

TEST(EnvelopeCipher, KeysAreWrittenAndRead) {
    EXPECT_EQ(read_key(write_key(key_of(200))), key_of(200));
    EXPECT_EQ(read_key(""), std::nullopt);
    EXPECT_EQ(read_key(write_key(key_of(200)) + "x"), std::nullopt);
}

} // namespace
} // namespace kodeks::referee
