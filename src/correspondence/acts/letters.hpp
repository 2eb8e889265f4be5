// Letters of the players to each other. The day of an act is the day of its postmark.
#pragma once

#include "correspondence/acts/declared.hpp"
#include "correspondence/days/day.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::correspondence {

// Why penalty days are charged.
enum class Penalty : std::uint8_t {
    correction, // play stopped because of a mistake
    dates,      // dates or totals were missing again
};

// What a move letter contains besides moves, dates and totals (RU:5.2.3).
enum class Part : std::uint8_t { greeting, code, repetition, address, signature };

// A move letter. The moves are one's own, and between them the partner's that one accepts from his
// variants or that are forced: one's own move begins and ends.
struct Letter {
    static constexpr Declared declared{"letter", players, When::in_play};

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
    bool claims_draw = false;             // the position on the board, or after these moves
    std::vector<Part> lacks{};            // what else should stand in it
    std::vector<std::string> repeats{};   // the moves of the letter that is answered
    std::optional<std::int32_t> number{}; // of its first move
    bool renumbers = false;               // repeats moves that were numbered wrongly
    bool comments = false;                // on the game that is being played
    bool erased = false;                  // a move was corrected without striking out and signing
    bool registered = false;
    bool no_postmark = false;  // of dispatch: the day is the one it states
    bool no_arrival = false;   // no postmark of receipt: the day is the actual one
    std::string totals{};      // the time used as it states it, White's over Black's: "12/9"
    bool mixed_offers = false; // several variants that are not told apart (RU:5.2.7)

    friend bool operator==(const Letter&, const Letter&) = default;
};

// "You have not repeated my move legibly": no reply move until it is put right.
struct Unclear {
    static constexpr Declared declared{"unclear", players, When::in_play};

    Day received{};

    friend bool operator==(const Unclear&, const Unclear&) = default;
};

// Puts right what was unclear or impossible.
struct Correction {
    static constexpr Declared declared{"correct", players, When::correcting};

    Day received{};
    std::string move{}; // instead of the impossible one

    friend bool operator==(const Correction&, const Correction&) = default;
};

// No answer came: the same letter again, registered.
struct Repeat {
    static constexpr Declared declared{"repeat", players, When::in_play};

    bool registered = true;

    friend bool operator==(const Repeat&, const Repeat&) = default;
};

// The first move has not come.
struct Inquiry {
    static constexpr Declared declared{"inquire", players, When::in_play};

    bool registered = true;

    friend bool operator==(const Inquiry&, const Inquiry&) = default;
};

// The start list came on this day; before one's first letter (RU:5.3.2#1).
struct ListCame {
    static constexpr Declared declared{"list-received", players, When::in_play};

    friend bool operator==(ListCame, ListCame) = default;
};

// The partner's letter came on this day: from now on the days run.
struct LetterCame {
    static constexpr Declared declared{"received", players, When::in_play};

    friend bool operator==(LetterCame, LetterCame) = default;
};

// From now on only registered letters (RU:5.2.1#1).
struct RegisteredOnly {
    static constexpr Declared declared{"registered-only", officials, When::before_the_end};

    friend bool operator==(RegisteredOnly, RegisteredOnly) = default;
};

} // namespace kodeks::correspondence

namespace kodeks::ledger {

KODEKS_WORDS(correspondence::Penalty, "correction", "dates")
KODEKS_WORDS(correspondence::Part, "greeting", "code", "repetition", "address", "signature")

} // namespace kodeks::ledger
