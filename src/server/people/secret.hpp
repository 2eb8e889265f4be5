// Codes on paper and tokens of sessions: made from the system's randomness, kept only as hashes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kodeks::server {

// Where randomness comes from; the simulator has its own.
class Dice {
public:
    virtual ~Dice() = default;
    virtual std::string bytes(std::size_t count) = 0;
};

class SystemDice final : public Dice {
public:
    std::string bytes(std::size_t count) override;
};

// "K7QM-2XWD-9RTB": 60 bits, in letters and digits that nobody mistakes for others.
std::string make_code(Dice& dice);

// As people type it: any case, with or without dashes and spaces, O for 0, I and L for 1; nothing
// when it is no code.
std::optional<std::string> tidy_code(std::string_view typed);

// 256 bits, for a cookie.
std::string make_token(Dice& dice);

// What is kept of a code or a token: 64 hexadecimal digits.
std::string hash_of(std::string_view secret);

} // namespace kodeks::server
