// What an examination knows beside the rulings so far: which lines turned out inexact, which second
// ways there are, what stayed open.
#pragma once

#include "composition/examine/proofs.hpp"
#include "composition/hearing.hpp"
#include "composition/meeting.hpp"

#include <set>
#include <utility>
#include <vector>

namespace kodeks::composition {

struct LineState {
    std::int32_t tolerated = 0; // inexactnesses of White
    bool inexact = false;       // a second way that is not tolerated
    bool open = false;          // something about it is not decided
    bool uneconomical = false;  // its final
};

struct Examination {
    Examination(Hearing& h, Proofs& p) : hearing(h), proofs(p), lines(h.lines().size()) {}

    Hearing& hearing;
    Proofs& proofs;
    std::vector<LineState> lines;
    std::set<std::pair<games::Identity, games::Move>> second_ways; // of White, that keep the task
};

// Each adds its rulings. The order is that of examine.cpp.
void check_last_move(Hearing& hearing);
void check_solvable(Examination& examination);   // the task, against every reply of Black
void check_only_moves(Examination& examination); // no second way of White
void check_economy_proved(Examination& examination);
void check_thematic(Examination& examination);
void check_kings(Examination& examination);
void check_idle(Examination& examination);
void check_sacrifices(Hearing& hearing);

// A practical problem may deviate from economy and exactness: such defects become notes.
void waive_for_practical(const Composition& composition, Verdict& verdict);

// What the other moves of White in a position of a line are worth; shared with the idle check.
struct WhiteMoves {
    std::vector<games::Move> keeping;
    std::vector<games::Move> open;
    std::int32_t refuted = 0;
};

// All moves of the position but those given; two captures with one result are one move.
WhiteMoves other_moves(const games::Position& position, std::span<const games::Move> own,
                       Proofs& proofs);

} // namespace kodeks::composition
