// The record of a draw of lots as a file anybody can check: the commitment published beforehand,
// the seed and salt revealed at the draw, and every named choice with its result. docs/draws.md
// describes the format and how to repeat a choice without Kodeks.
//
//     kodeks-draw 1
//     commitment 5d3e...
//     seed 17 4 92 8
//     salt river
//     choose r1.colour 2 0
//     shuffle start-list 4 2 0 3 1
#pragma once

#include "base/result.hpp"
#include "tournament/lots/urn.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tournament::lots {

struct Record {
    std::optional<std::string> commitment; // 64 hexadecimal digits
    std::string seed;
    std::string salt;
    std::vector<Choice> choices;

    friend bool operator==(const Record&, const Record&) = default;
};

// What is published before the seed is revealed; the salt keeps a short seed from being guessed.
std::string commitment_of(std::string_view seed, std::string_view salt);

std::string to_text(const Record& record);
Result<Record> read_record(std::string_view text);

// Everything in the record that repeating the draw does not confirm; empty when all is in order.
std::vector<Message> verify(const Record& record);

} // namespace kodeks::tournament::lots
