#include "server/people/secret.hpp"

#include "base/check.hpp"

#include <array>

#include <fmt/format.h>
#include <sodium.h>

namespace kodeks::server {

namespace {

// Crockford's letters: without I, L, O, U.
constexpr std::string_view letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t code_letters = 12;
constexpr std::size_t group = 4;
constexpr std::size_t token_bytes = 32;

char letter_for(char typed) {
    const char upper = typed >= 'a' && typed <= 'z' ? static_cast<char>(typed - 'a' + 'A') : typed;
    return upper == 'O' ? '0' : upper == 'I' || upper == 'L' ? '1' : upper;
}

std::string hexadecimal(std::string_view bytes) {
    std::string text;
    for (const char byte : bytes) {
        text += fmt::format("{:02x}", static_cast<unsigned char>(byte));
    }
    return text;
}

} // namespace

std::string SystemDice::bytes(std::size_t count) {
    KODEKS_ASSERT(sodium_init() >= 0);
    std::string bytes(count, '\0');
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

std::string make_code(Dice& dice) {
    std::string code;
    for (const char byte : dice.bytes(code_letters)) {
        if (!code.empty() && code.size() % (group + 1) == group) {
            code += '-';
        }
        code += letters[static_cast<unsigned char>(byte) % letters.size()];
    }
    return code;
}

std::optional<std::string> tidy_code(std::string_view typed) {
    std::string code;
    for (const char c : typed) {
        if (c == '-' || c == ' ') {
            continue;
        }
        const char letter = letter_for(c);
        if (letters.find(letter) == std::string_view::npos || code.size() > 3 * group + 2) {
            return std::nullopt;
        }
        if (code.size() % (group + 1) == group) {
            code += '-';
        }
        code += letter;
    }
    return code.size() == code_letters + 2 ? std::optional(code) : std::nullopt;
}

std::string make_token(Dice& dice) {
    return hexadecimal(dice.bytes(token_bytes));
}

std::string hash_of(std::string_view secret) {
    std::array<char, 32> hash{};
    crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(), // NOLINT
                       reinterpret_cast<const unsigned char*>(secret.data()),      // NOLINT
                       secret.size(), nullptr, 0);
    return hexadecimal({hash.data(), hash.size()});
}

} // namespace kodeks::server
