// Where the lines meet: a position that one or several of them pass, by whatever order of moves,
// and what is played there.
#pragma once

#include "composition/hearing.hpp"

#include <vector>

namespace kodeks::composition {

struct Choice {
    games::Move move;
    std::vector<std::size_t> lines; // that play it, in order
};

struct Meeting {
    games::Position position;
    std::size_t ply = 0; // in the first line that comes here
    std::vector<Choice> choices;
};

// Every position of the lines in which this side moves, in the order in which the lines reach them.
// A line that comes back to a position counts with what it played there first.
std::vector<Meeting> meetings(const Hearing& hearing, games::Side side);

// The ply at which two lines part: as long as the shorter one when they do not.
std::size_t parting(const PlayedLine& a, const PlayedLine& b);

// Whether it is Black who leaves one line for the other.
bool black_parts(const PlayedLine& a, const PlayedLine& b);

// Whether another line begins with all of this one, so that it is no variation of its own.
bool is_continued(const Hearing& hearing, std::size_t line);

// Lines that leave every line before them by a black move.
std::int32_t variation_count(const Hearing& hearing);

} // namespace kodeks::composition
