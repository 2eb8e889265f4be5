// The record of a draw of lots as a file anybody can check: the commitment published beforehand,
// the seed and salt revealed at the draw, and every named choice with its result and the people it
// was about. docs/draws.md describes the format and how to repeat a choice without Kodeks.
//
//     kodeks-draw 2
//     draw numbers
//     commitment 5d3e...
//     seed 17 4 92 8
//     salt river
//     shuffle start-list 2 1 0
//     option start-list 0 Ann
//     option start-list 1 Bob
//     drawn start-list 1 Bob
//     drawn start-list 2 Ann
//
// A file of the first form is one draw without people.
#pragma once

#include "base/result.hpp"
#include "tournament/lots/urn.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tournament::lots {

struct Record {
    std::string title;                     // "numbers", "round 3"
    std::optional<std::string> voided;     // no longer holds: why
    std::optional<std::string> commitment; // 64 hexadecimal digits
    std::string seed;
    std::string salt;
    std::string words; // said by those present; they belong to the seed
    std::vector<Choice> choices;

    friend bool operator==(const Record&, const Record&) = default;
};

using Records = std::vector<Record>;

constexpr std::string_view numbers_title = "numbers"; // the draw before round 1

// What is published before the seed is revealed; the salt keeps a short seed from being guessed.
std::string commitment_of(std::string_view seed, std::string_view salt);

std::string to_text(const Records& records);
Result<Records> read_records(std::string_view text);

// Everything in the record that repeating the draw does not confirm; empty when all is in order.
std::vector<Message> verify(const Record& record);
std::vector<Message> verify(const Records& records);

} // namespace kodeks::tournament::lots
