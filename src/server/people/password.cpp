#include "server/people/password.hpp"

#include "base/check.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <sodium.h>

namespace kodeks::server {

namespace {

constexpr std::size_t characters_min = 12;
constexpr std::size_t bytes_max = 256; // 128 letters of any alphabet of ours
constexpr std::size_t different_min = 5;
constexpr std::size_t own_min = 4; // letters that remain when the usual words are gone
constexpr std::size_t account_min = 2;
constexpr std::size_t account_max = 64;

// With what guessing begins, in Latin and in Cyrillic letters, in small ones.
constexpr auto usual_words = std::to_array<std::string_view>(
    {"password", "passwort", "passw0rd", "qwertyuiop", "qwerty",   "asdfghjkl", "zxcvbnm",
     "letmein",  "welcome",  "iloveyou", "football",   "baseball", "dragon",    "monkey",
     "master",   "sunshine", "princess", "admin",      "abcdef",   "kodeks",    "chess",
     "draughts", "arbiter",  "пароль",   "йцукенгшщз", "йцукен",   "фывапрол",  "ячсмить",
     "любовь",   "привет",   "люблю",    "кохання",    "привіт",   "україна",   "шахматы",
     "шахи",     "шашки",    "арбитр",   "арбітр"});

// Latin and Cyrillic capitals as small letters; enough to compare with the list above.
std::string small(std::string_view text) {
    std::u32string codes = code_points(text);
    for (char32_t& code : codes) {
        const bool latin = code >= U'A' && code <= U'Z';
        const bool cyrillic = code >= U'А' && code <= U'Я';
        code += latin || cyrillic ? 0x20 : 0;
    }
    return to_utf8(codes);
}

void take_out(std::string& text, std::string_view word) {
    for (std::size_t at = text.find(word); !word.empty() && at != std::string::npos;
         at = text.find(word)) {
        text.erase(at, word.size());
    }
}

bool is_usual(std::string_view password, std::string_view account) {
    std::string own = small(password);
    take_out(own, account);
    std::ranges::for_each(usual_words, [&](std::string_view word) { take_out(own, word); });
    std::u32string codes = code_points(own);
    std::erase_if(codes, [](char32_t code) {
        return (code >= U'0' && code <= U'9') || code == U' ' || code == U'!' || code == U'.';
    });
    const std::set<char32_t> different(codes.begin(), codes.end());
    return codes.size() < own_min || different.size() < std::min(different_min, codes.size());
}

bool is_account_letter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '.' ||
           letter == '-' || letter == '_' || letter == '@';
}

} // namespace

std::optional<std::string> hash_password(std::string_view password, const PasswordCost& cost) {
    KODEKS_ASSERT(sodium_init() >= 0);
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), cost.passes,
                              cost.memory_bytes, crypto_pwhash_ALG_ARGON2ID13) != 0) {
        return std::nullopt;
    }
    return std::string(hash.data()); // it ends with a zero
}

bool is_password(const std::string& hash, std::string_view password) {
    KODEKS_ASSERT(sodium_init() >= 0);
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

bool is_cheap(const std::string& hash, const PasswordCost& cost) {
    return crypto_pwhash_str_needs_rehash(hash.c_str(), cost.passes, cost.memory_bytes) != 0;
}

std::optional<std::string> tidy_account(std::string_view typed) {
    std::string account;
    for (const char c : typed) {
        account += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    const bool fits = account.size() >= account_min && account.size() <= account_max;
    return fits && std::ranges::all_of(account, is_account_letter) ? std::optional(account)
                                                                   : std::nullopt;
}

std::optional<Message> objection_to_password(std::string_view password, std::string_view account) {
    if (code_points(password).size() < characters_min) {
        return Message{"server.password_short", {{"count", std::to_string(characters_min)}}};
    }
    if (password.size() > bytes_max) {
        return Message{"server.password_long", {{"count", std::to_string(bytes_max)}}};
    }
    if (is_usual(password, account)) {
        return Message{"server.password_usual", {}};
    }
    return std::nullopt;
}

} // namespace kodeks::server
