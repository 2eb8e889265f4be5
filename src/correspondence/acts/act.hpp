// What players and officials do in a game by letter. The day of an act is the day of its postmark.
// Every act names its word, which scripts and records use; it is never changed.
#pragma once

#include "correspondence/days/day.hpp"
#include "games/side.hpp"
#include "ledger/words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kodeks::correspondence {

enum class Actor : std::uint8_t { white, black, arbiter };

// The side a player has; nothing for an official.
std::optional<games::Side> side_of(Actor actor);

// Why penalty days are charged.
enum class Penalty : std::uint8_t {
    correction, // play stopped because of a mistake
    dates,      // dates or totals were missing again
};

// A move letter. The moves are one's own, and between them the partner's that one accepts from his
// variants or that are forced: one's own move begins and ends.
struct Letter {
    static constexpr std::string_view word = "letter";

    std::optional<Day> received{}; // what is answered; none for the first letter of the game
    std::vector<std::string> moves{};
    std::vector<std::vector<std::string>> offers{}; // variants, each from the partner's move on
    std::optional<Day> stated{};                    // the date of dispatch it names itself
    bool lacks_dates = false;                       // of the three dates or the totals
    bool corrects_date = false;                     // of the partner's letter, by its postmark
    std::vector<Penalty> penalties{};
    bool offers_draw = false;
    bool accepts_draw = false;
    bool resigns = false;

    friend bool operator==(const Letter&, const Letter&) = default;
};

// "You have not repeated my move legibly": no reply move until it is put right.
struct Unclear {
    static constexpr std::string_view word = "unclear";

    Day received{};

    friend bool operator==(const Unclear&, const Unclear&) = default;
};

// Puts right what was unclear or impossible.
struct Correction {
    static constexpr std::string_view word = "correct";

    Day received{};
    std::string move{}; // instead of the impossible one

    friend bool operator==(const Correction&, const Correction&) = default;
};

// No answer came: the same letter again, registered.
struct Repeat {
    static constexpr std::string_view word = "repeat";

    friend bool operator==(Repeat, Repeat) = default;
};

// The first move has not come.
struct Inquiry {
    static constexpr std::string_view word = "inquire";

    friend bool operator==(Inquiry, Inquiry) = default;
};

// A player takes it; the arbiter grants one to the player he names, in a special case.
struct TakeBreak {
    static constexpr std::string_view word = "break";

    Day first{};
    Day last{};
    bool announced = true;
    std::optional<games::Side> player{};

    friend bool operator==(const TakeBreak&, const TakeBreak&) = default;
};

// The partner has overstepped; one's reply goes to the arbiter.
struct OverstepClaim {
    static constexpr std::string_view word = "claim";

    Day received{};
    std::string move{};

    friend bool operator==(const OverstepClaim&, const OverstepClaim&) = default;
};

// The arbiter's word on a claim.
struct Decide {
    static constexpr std::string_view word = "decide";

    bool complete = true; // all letters and receipts were there

    friend bool operator==(const Decide&, const Decide&) = default;
};

using Act =
    std::variant<Letter, Unclear, Correction, Repeat, Inquiry, TakeBreak, OverstepClaim, Decide>;

struct Command {
    Day on{};
    Actor by = Actor::white;
    Act act{};

    friend bool operator==(const Command&, const Command&) = default;
};

// "letter", "claim" ...
std::string_view word_of(const Act& act);

} // namespace kodeks::correspondence

namespace kodeks::ledger {

KODEKS_WORDS(correspondence::Actor, "white", "black", "arbiter")
KODEKS_WORDS(correspondence::Penalty, "correction", "dates")

} // namespace kodeks::ledger
