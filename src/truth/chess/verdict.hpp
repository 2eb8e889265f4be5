// The question "can this side still mate by any series of legal moves?" (FIDE:5.2.2, FIDE:6.9) and
// its answer: winnable with a line that mates, unwinnable with the kind of proof, or open with what
// was tried. The budget is counted in positions and bytes, never in time: the same question with
// the same budget has the same answer on every machine.
#pragma once

#include "games/chess/move.hpp"
#include "games/chess/position.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace kodeks::truth::chess {

enum class Verdict : std::uint8_t { winnable, unwinnable, open };

// What the verdict rests on.
enum class Proof : std::uint8_t {
    none,      // open
    helpmate,  // the line mates; an empty line: the mate is on the board
    game_over, // no move is left and the side asked about has not mated
    material,  // no arrangement of such men is a mate (material.hpp)
    regions,   // walls keep the king out of every mate (regions.hpp, outline.hpp)
    closure,   // all reachable positions were visited or fall to one of the proofs above
};

// How far the work may go: the fast mode searches closed positions only, and those briefly; a
// glance does that too, and then as much of the full search as the budget allows, for whoever
// cannot wait but would rather have a proof that play goes on than none.
enum class Effort : std::uint8_t { fast, glance, full };

struct Budget {
    std::uint64_t nodes = 2'000'000; // positions kept at once
    std::uint64_t bytes = std::uint64_t{480} << 20;
};

struct Options {
    Effort effort = Effort::full;
    Budget budget;
    // The reading of the rules. Empty: every series of legal moves counts. Else the 75-move rule
    // (FIDE:9.6.2) is part of the game, and this many plies are left until it ends the game unless
    // a pawn moves or something is captured; no position of the line occurs twice in it, so that
    // the line by itself is not cut by FIDE:9.6.1 either.
    std::optional<int> plies_left = std::nullopt;
};

constexpr int seventy_five_moves_plies = 150;

struct Answer {
    Verdict verdict = Verdict::open;
    Proof proof = Proof::none;
    std::vector<games::chess::Move> line;         // of a helpmate
    std::uint64_t nodes = 0;                      // positions visited
    std::optional<int> plies_left = std::nullopt; // the reading used, as in Options
};

std::string_view name_of(Verdict verdict); // "winnable", "unwinnable", "open"
std::string_view name_of(Proof proof);     // "helpmate", ..., "none"

} // namespace kodeks::truth::chess
