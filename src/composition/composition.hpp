// A draughts composition as its author hands it in: a diagram with White to move, the task, and the
// lines that are said to solve it. Every line is legal play from the diagram; the reader of the
// file (composition/file.hpp) sees to that.
#pragma once

#include "games/position.hpp"
#include "games/variant.hpp"
#include "rulebook/composition_rules.hpp"

#include <string>
#include <vector>

namespace kodeks::composition {

using rulebook::Aim;
using rulebook::Genre;

struct Task {
    Aim aim = Aim::win;
    std::int32_t men = 0; // to lock
    std::int32_t kings = 0;

    std::int32_t pieces() const { return men + kings; }

    friend bool operator==(const Task&, const Task&) = default;
};

using Line = std::vector<games::Move>;

struct Composition {
    std::string title;
    const rulebook::CompositionRules* rules = nullptr;
    Genre genre = Genre::problem;
    Task task;
    games::Position diagram;
    std::vector<Line> lines;
    bool practical = false; // a problem that is meant to look like a position of a game
};

} // namespace kodeks::composition
