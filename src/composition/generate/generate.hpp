// Etudes out of endgame tables: positions in which White wins with one first move and, against at
// least two replies, with one second move. Every one is examined like an etude that somebody sent
// in, and only those that come out sound are kept. None is a variation of an earlier one (shifted,
// mirrored, turned). The same seed gives the same etudes.
#pragma once

#include "composition/collection/shape.hpp"
#include "composition/composition.hpp"
#include "composition/solver/goal.hpp"

#include <functional>
#include <set>

namespace kodeks::composition {

struct GenerateOptions {
    const rulebook::CompositionRules* rules = nullptr;
    const games::Variant* variant = nullptr;
    std::uint64_t seed = 1;
    std::int32_t pieces = 4; // on the board; the table must know them
    std::uint64_t most_tries = 100'000'000;
};

class Generator {
public:
    Generator(const GenerateOptions& options, Leaves leaves);

    // The next sound etude; empty when the tries are used up.
    std::optional<Composition> next();

    std::uint64_t tries() const { return tries_; }

private:
    std::uint64_t drawn(std::uint64_t below);
    std::optional<games::Position> placement();
    std::optional<Composition> candidate(const games::Position& diagram) const;
    bool is_sound(const Composition& composition) const;

    GenerateOptions options_;
    Leaves leaves_;
    std::uint64_t state_;
    std::uint64_t tries_ = 0;
    std::set<NormalForm> seen_; // candidates, sound or not
};

} // namespace kodeks::composition
