// What players and officials do in a game by letter.
#pragma once

#include "base/one_of.hpp"
#include "correspondence/acts/ending.hpp"
#include "correspondence/acts/letters.hpp"
#include "correspondence/acts/time.hpp"

namespace kodeks::correspondence {

struct Act : OneOf<Letter, Unclear, Correction, Repeat, Inquiry, RegisteredOnly, TakeBreak,
                   OverstepClaim, Protest, Decide, Settle, Prove, Analysis, Adjudge, Review, Award,
                   SendRecord, CloseRecords, ListCame, LetterCame, Submit> {
    using OneOf::OneOf;
};

struct Command {
    Day on{};
    Actor by = Actor::white;
    Act act{};

    friend bool operator==(const Command&, const Command&) = default;
};

// "letter", "claim" ...
std::string_view word_of(const Act& act);

} // namespace kodeks::correspondence
