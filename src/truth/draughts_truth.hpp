// What the referee asks about draughts: the value and distance of a position, whether a win (within
// n moves) is forced, whether anybody can still win. Tables answer where they can, a search with a
// budget where they cannot, and "open" is an answer: then a human decides.
//
// The claims of the rulebooks behind it:
//   a forced win exists                  UA:III.5.2.1-3, UA:IV.5.2.1-3, RU:1.9.1.5, RU:2.6#4
//   a win within n moves is forced       RU:1.9.1.3, UA:III.5.3, UA:IV.5.3, FR:18
//   neither side can force a win         FR:21.1 (king against king)
#pragma once

#include "truth/proof/evidence.hpp"
#include "truth/tables/prober.hpp"

namespace kodeks::truth {

// Positions a search may look at; the answer depends on it, never on time.
struct Budget {
    std::uint64_t nodes = 100'000;
};

// Whether somebody can force a win, and the two questions that settle it.
struct Decision {
    Verdict verdict = Verdict::open; // proved: somebody can; refuted: nobody can
    std::optional<games::Side> winner;
    Answer for_white;
    Answer for_black;
};

class DraughtsTruth {
public:
    // Without tables everything is searched. The prober outlives this object.
    explicit DraughtsTruth(tables::Prober* prober = nullptr);

    // Likewise with anything that knows outcomes.
    explicit DraughtsTruth(Leaves leaves) : leaves_(std::move(leaves)) {}

    // Empty when the tables do not hold the position.
    std::optional<Outcome> outcome(const games::Position& position) const;

    // Can this side force a win? Proved, refuted or open, with a strategy as evidence.
    Answer forced_win(const games::Position& position, games::Side side, Budget budget) const;

    // Can it with its n-th own move at the latest?
    Answer win_within(const Question& question, Budget budget) const;

    // Can either side force a win?
    Decision decided(const games::Position& position, Budget budget) const;

    // Plays an answer's strategy through, as anybody may who does not trust the search.
    bool replays(const Question& question, const Answer& answer) const;

private:
    Leaves leaves_;
};

} // namespace kodeks::truth
