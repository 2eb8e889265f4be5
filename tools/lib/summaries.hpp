// What a machine can judge of a summary in three languages: every cell is there, no word mixes two
// alphabets, a language keeps to its letters, and numbers and references to articles are the same
// in all three. A number that differs is a wrong rule in somebody's language.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tools {

using Summaries = std::array<std::string_view, 3>; // en, uk, ru

struct SummaryFault {
    std::size_t language = 0; // of Summaries
    std::size_t offset = 0;   // byte of the cell at which it shows
    std::string message;
    friend bool operator==(const SummaryFault&, const SummaryFault&) = default;
};

std::vector<SummaryFault> faults_of(const Summaries& summaries);

// "9.2.3", "FIDE:9.2.3", "V.11.4" and "1,5" with the byte at which each begins. A comma stands
// between two numbers in English; elsewhere it is the decimal comma and given as a point.
struct Figure {
    std::string text;
    std::size_t offset = 0;
    friend bool operator==(const Figure&, const Figure&) = default;
};

enum class Comma : std::uint8_t { separates, decimal };

std::vector<Figure> figures_in(std::string_view text, Comma comma);

// How many characters begin before the byte: what an editor calls the column, from 0.
std::size_t characters_before(std::string_view text, std::size_t offset);

} // namespace kodeks::tools
