// What players and officials do in a game by letter.
#pragma once

#include "correspondence/acts/ending.hpp"
#include "correspondence/acts/letters.hpp"
#include "correspondence/acts/time.hpp"

#include <variant>

namespace kodeks::correspondence {

using Act = std::variant<Letter, Unclear, Correction, Repeat, Inquiry, RegisteredOnly, TakeBreak,
                         OverstepClaim, Protest, Decide, Settle, Prove, Analysis, Adjudge, Review,
                         Award, SendRecord, CloseRecords, ListCame, LetterCame, Submit>;

struct Command {
    Day on{};
    Actor by = Actor::white;
    Act act{};

    friend bool operator==(const Command&, const Command&) = default;
};

// "letter", "claim" ...
std::string_view word_of(const Act& act);

} // namespace kodeks::correspondence
