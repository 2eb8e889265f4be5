// What players and arbiter do in a game by letter. The day of an act is the day of its postmark.
#pragma once

#include "correspondence/day.hpp"
#include "games/side.hpp"

#include <string>
#include <variant>
#include <vector>

namespace kodeks::correspondence {

enum class Actor : std::uint8_t { white, black, arbiter };

// Why penalty days are charged.
enum class Penalty : std::uint8_t {
    correction, // play stopped because of a mistake
    dates,      // dates or totals were missing again
};

// A move letter. The moves are one's own, and between them the partner's that one accepts from his
// variants or that are forced: one's own move begins and ends.
struct Letter {
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
};

// "You have not repeated my move legibly": no reply move until it is put right.
struct Unclear {
    Day received;
};

// Puts right what was unclear or impossible.
struct Correction {
    Day received;
    std::string move{}; // instead of the impossible one
};

struct Repeat {}; // no answer came: the same letter again, registered

struct Inquiry {}; // the first move has not come

// A player takes it; the arbiter grants one to the player he names, in a special case.
struct TakeBreak {
    Day first;
    Day last;
    bool announced = true;
    std::optional<games::Side> player{};
};

// The partner has overstepped; one's reply goes to the arbiter.
struct OverstepClaim {
    Day received;
    std::string move;
};

struct Decision {
    bool complete = true; // all letters and receipts were there
};

using Act =
    std::variant<Letter, Unclear, Correction, Repeat, Inquiry, TakeBreak, OverstepClaim, Decision>;

struct Command {
    Day on;
    Actor by = Actor::white;
    Act act;
};

} // namespace kodeks::correspondence
