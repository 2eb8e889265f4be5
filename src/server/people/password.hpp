// Passwords of accounts, kept as Argon2id keeps them. What is recorded names its own strength, so
// that it can be raised: an older, cheaper one is still understood, and is made anew when its owner
// comes in.
//
// One of them takes about a tenth of a second and tens of megabytes, which is what makes guessing
// expensive; so it is never done on the thread on which games wait.
#pragma once

#include "base/message.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kodeks::server {

struct PasswordCost {
    std::uint64_t passes = 2; // what libsodium calls interactive
    std::size_t memory_bytes = std::size_t{64} << 20;
};

// Nothing when there is not so much memory.
std::optional<std::string> hash_password(std::string_view password, const PasswordCost& cost = {});

// Takes the same time wherever they differ.
bool is_password(const std::string& hash, std::string_view password);

// It was made at a lower price than this one.
bool is_cheap(const std::string& hash, const PasswordCost& cost = {});

// The name of an account as it is kept: small letters of the Latin alphabet, digits, ".", "-", "_",
// "@"; nothing when it is none.
std::optional<std::string> tidy_account(std::string_view typed);

// Why somebody should not choose this one: too short, too long, or what everybody tries first.
std::optional<Message> objection_to_password(std::string_view password, std::string_view account);

} // namespace kodeks::server
