// Evidence for the answers of a solver that anybody can replay with the plain move generator: what
// was claimed, and one move for each position in which the side that is right has to choose. Where
// play comes to what the endgame tables know, the position is listed as such.
//
// Of every task the steps of all claims are one book: a position is right for one side only, so two
// claims never want different moves in it.
#pragma once

#include "composition/composition.hpp"

#include <string>
#include <vector>

namespace kodeks::composition {

struct ClaimOfTask {
    games::Position position;
    bool met = false; // White meets the task from here
};

struct BookStep {
    games::Position position;
    games::Move move;
};

// Everything about one task.
struct TaskBook {
    Task task;
    std::vector<ClaimOfTask> claims;
    std::vector<BookStep> steps;
    std::vector<games::Position> leaves; // known from tables
};

struct Certificate {
    const games::Variant* variant = nullptr;
    std::vector<TaskBook> books;
    std::int32_t left_out = 0; // claims whose evidence was too large
};

} // namespace kodeks::composition
