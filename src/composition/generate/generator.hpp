// Compositions that a program makes: random diagrams of a given force, solved, and kept when the
// whole examination finds them sound. The same seed makes the same compositions on every machine.
#pragma once

#include "composition/composition.hpp"
#include "composition/examine/proofs.hpp"

#include <cstdint>
#include <optional>
#include <random>

namespace kodeks::composition {

struct Force {
    int white_men = 0;
    int white_kings = 0;
    int black_men = 0;
    int black_kings = 0;
};

struct Order {
    const rulebook::CompositionRules* rules = nullptr;
    const games::Variant* variant = nullptr;
    Genre genre = Genre::etude;
    Task task;
    Force force;
};

// A diagram of this force with White to move that the rules of play accept; empty when the squares
// drawn do not make one.
std::optional<games::Position> random_diagram(const Order& order, std::mt19937_64& random);

// The diagram with the thematic lines of its solution, if it has one solution and enough of them.
std::optional<Composition> composed(const Order& order, const games::Position& diagram,
                                    Proofs& proofs);

} // namespace kodeks::composition
