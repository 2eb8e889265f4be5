// A move letter read from plain text, in any of the three languages: forgiving about order, case
// and layout. Whatever is not certain is a doubt with its place, and is not taken; what is simply
// not there is told as missing, as RU:5.2.3 and RU:5.3.3 want it.
#pragma once

#include "base/message.hpp"
#include "base/result.hpp"
#include "correspondence/acts/letters.hpp"
#include "games/variant.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::correspondence::text {

// What the reader knows before it reads.
struct Context {
    std::string code{};    // of the tournament
    std::string name{};    // of the sender
    bool is_first = false; // nothing is answered by it
    games::SquareNames squares = games::SquareNames::letters;
    Day earliest{}; // no date of the letter can lie before
    Day latest{};   // or after
};

struct Doubt {
    Place place{};
    Message message{};

    friend bool operator==(const Doubt&, const Doubt&) = default;
};

struct ReadLetter {
    Letter letter{};
    std::optional<Day> partner_sent{}; // the first of the three dates
    std::vector<Doubt> doubts{};
};

// Bytes that are no text are one doubt, and nothing is read.
ReadLetter read_letter(std::string_view text, const Context& context);

} // namespace kodeks::correspondence::text
