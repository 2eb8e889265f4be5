// How a game ends otherwise than by a letter, and what follows its end.
#pragma once

#include "correspondence/acts/declared.hpp"
#include "correspondence/days/day.hpp"
#include "referee/acts/proof.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::correspondence {

// How a game is to be counted.
enum class Verdict : std::uint8_t { white_wins, black_wins, draw };

// Whether the game is drawn by a rule that nobody could prove or refute.
struct Settle {
    static constexpr Declared declared{"settle", arbiter, When::asked};

    bool drawn = false;

    friend bool operator==(const Settle&, const Settle&) = default;
};

// The answer to a question that a decision waits for.
struct Prove {
    static constexpr Declared declared{"prove", {Actor::program}, When::before_the_end};

    referee::Proof proof{};

    friend bool operator==(const Prove&, const Prove&) = default;
};

// An unfinished game goes to the arbiter after the end date with a diagram, an evaluation and an
// analysis (RU:5.5.2).
struct Analysis {
    static constexpr Declared declared{"analysis", players, When::before_the_end};

    Verdict evaluation = Verdict::draw;
    std::string text{};
    bool sufficient = true; // has a diagram and arguments, as the arbiter finds

    friend bool operator==(const Analysis&, const Analysis&) = default;
};

// The arbiter adjudicates (RU:5.5.4, RU:5.5.5).
struct Adjudge {
    static constexpr Declared declared{"adjudge", arbiter, When::before_the_end};

    Verdict verdict = Verdict::draw;
    bool contradicts = false; // the evaluations of the players, because they are plainly wrong

    friend bool operator==(const Adjudge&, const Adjudge&) = default;
};

// The organiser decides a protest; that is final (RU:5.5.7).
struct Review {
    static constexpr Declared declared{"review", {Actor::organiser}, When::after_the_end};

    Verdict verdict = Verdict::draw;

    friend bool operator==(const Review&, const Review&) = default;
};

// The arbiter awards a loss: a sanction, which names the clauses broken (RU:5.1.9#2, RU:5.1.10), or
// because the player has dropped out (RU:5.5.3).
struct Award {
    static constexpr Declared declared{"award", arbiter, When::before_the_end};

    games::Side loser = games::Side::white;
    bool dropped_out = false;
    std::vector<std::string> broken{}; // articles

    friend bool operator==(const Award&, const Award&) = default;
};

// A game of somebody who dropped out is adjudicated as it stands (RU:5.5.3).
struct Submit {
    static constexpr Declared declared{"submit", arbiter, When::before_the_end};

    friend bool operator==(Submit, Submit) = default;
};

// A player sends the record of the game to the headman (RU:5.5.1).
struct SendRecord {
    static constexpr Declared declared{"record", players, When::after_the_end};

    bool with_reply = false; // with the next reply to the headman, whom one still plays
    std::string score{};     // the moves as they stand in it; nobody has looked if there are none

    friend bool operator==(const SendRecord&, const SendRecord&) = default;
};

// The final table is made: what has not come by now is missing (RU:5.5.8, RU:5.5.9).
struct CloseRecords {
    static constexpr Declared declared{"close-records", officials, When::after_the_end};

    friend bool operator==(CloseRecords, CloseRecords) = default;
};

} // namespace kodeks::correspondence

namespace kodeks::ledger {

KODEKS_WORDS(correspondence::Verdict, "white-wins", "black-wins", "draw")

} // namespace kodeks::ledger
