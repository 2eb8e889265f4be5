// Earlier works that a composition has something in common with, and what follows from it. A full
// predecessor has the same form and content; a partial one the same content: its play comes to the
// same position. Whether an improvement is substantial only a person can say.
#pragma once

#include "composition/collection/collection.hpp"

namespace kodeks::composition {

enum class Degree : std::uint8_t {
    full,       // the diagram or a variation of it
    rearranged, // a piece or two stand otherwise, and the play meets: to be judged by a person
    partial,    // the play meets later
};

struct Predecessor {
    EntryIndex entry = 0;
    Degree degree = Degree::full;
    std::optional<Likeness> likeness{}; // of the diagrams
    std::int32_t differing = 0;         // squares on which the diagrams differ
    std::uint32_t own_ply = 0;          // where the plays meet
    std::uint32_t other_ply = 0;
    std::optional<Day> priority{};
    friend bool operator==(const Predecessor&, const Predecessor&) = default;
};

// The nearest first. Works that are not earlier than `day` are left out; those without a date stay.
std::vector<Predecessor> predecessors_of(const Collection& collection,
                                         const Composition& composition, Day day);

} // namespace kodeks::composition

namespace kodeks::ledger {

KODEKS_WORDS(composition::Degree, "full", "rearranged", "partial")
KODEKS_WORDS(composition::Likeness, "equal", "shifted", "mirrored", "rotated", "rotated-shifted")

} // namespace kodeks::ledger
