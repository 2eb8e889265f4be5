// The solution of a composition, found and not read: which first moves of White meet the task, how
// Black refutes the others, and every line of defence against the ones that do.
//
// A line goes on while White has only one move that keeps the task, and ends where the game is
// over, where White has several ways (the rest is technique), or where a position comes back. It is
// thematic by RU:6.2.5#1 when it is exact from the first move and its final is economical.
#pragma once

#include "composition/composition.hpp"
#include "composition/examine/proofs.hpp"
#include "ledger/words.hpp"

#include <vector>

namespace kodeks::composition {

enum class LineEnd : std::uint8_t { over, several_ways, repeats, open, cut };

struct SolutionLine {
    Line moves;
    LineEnd end = LineEnd::over;
    bool exact = true;       // White had no second way on it
    bool economical = false; // no white piece of the final is superfluous

    bool thematic() const { return exact && economical; }
};

// A first move of White and what it is worth.
struct FirstMove {
    games::Move move;
    Proof proof = Proof::open;
    std::vector<games::Move> refutations; // replies after which the task is lost

    bool is_try() const { return proof == Proof::refuted && refutations.size() == 1; }
};

struct Solution {
    Proof verdict = Proof::open;
    std::vector<FirstMove> first_moves; // of White; empty when Black begins
    std::vector<SolutionLine> lines;
    bool complete = true; // no line was left out
    std::uint64_t nodes = 0;
};

struct SolutionLimits {
    std::size_t lines = 500;
    std::size_t plies = 120; // of a line
};

Solution solve(const games::Position& diagram, Proofs& proofs, const SolutionLimits& limits = {});

} // namespace kodeks::composition

namespace kodeks::ledger {

KODEKS_WORDS(composition::LineEnd, "over", "several-ways", "repeats", "open", "cut")

} // namespace kodeks::ledger
