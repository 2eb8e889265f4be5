// Can a side still mate? The stages, cheap first:
//   1. the board itself: mate, or no move left;
//   2. forced moves are played through, at most `forced_plies_max` of them;
//   3. material (material.hpp) and walls (regions.hpp): proofs without search;
//   4. the explorer: a complete search, which ends with a helpmate, with a proof that there is
//   none,
//      or with its budget spent (explorer.hpp).
// The fast mode enters stage 4 only where pawns stand against each other or hardly any move is
// left, and for few positions. Every line is replayed before it is given out.
//
// Set-up positions where the side to move could capture the king are answered by the same game: all
// legal moves are tried, and proofs are asked for only after them.
#pragma once

#include "truth/chess/explorer.hpp"

namespace kodeks::truth::chess {

// Keeps memory between questions, nothing else: an answer depends on its question alone.
class Prover {
public:
    Answer can_mate(const games::chess::Position& position, games::Side winner,
                    const Options& options = {});

private:
    Answer searched(const games::chess::Position& position, const games::chess::Position& forced,
                    games::Side winner, const Options& options);
    Answer searched_fast(const games::chess::Position& position,
                         const games::chess::Position& forced, games::Side winner,
                         const Options& options);

    Explorer explorer_;
};

} // namespace kodeks::truth::chess
