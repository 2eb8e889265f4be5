// The answer of a pairing system: who meets whom with which colour, and the reasons as data. A
// program prints them through explain.hpp in the reader's language; nothing here is a sentence.
#pragma once

#include "tournament/pairing/field.hpp"

#include <cstdint>
#include <vector>

namespace kodeks::tournament::pairing {

// Why an opponent who stood earlier in the prescribed order was not taken.
enum class Rejected : std::uint8_t {
    met,              // they have played each other
    kept_apart,       // a restriction on pairs
    colour_run,       // one of them would get the same colour once too often
    fewer_pairs,      // the score group would get fewer pairs inside itself
    round_incomplete, // somebody left over could no longer be paired
    had_plus,         // has already had a point without play
};

struct Rejection {
    Number player; // the seeker who found nobody, or the candidate who was passed over
    Number other;  // the candidate; nobody when the whole player was passed over
    Rejected why = Rejected::met;

    friend bool operator==(const Rejection&, const Rejection&) = default;
};

// How the pair came to be.
enum class Step : std::uint8_t {
    table,        // round robin, Scheveningen, knock-out: the plan says so
    first_round,  // by the list of round 1
    in_group,     // inside one score group
    joined_group, // inside score groups that had to be joined
    floated,      // the seeker left his score group for the other's
    last_resort,  // two who had to leave their group meet, because nobody else could
    lot,          // drawn by lot inside a score group
};

// Why this player left his group and not another.
enum class FloatReason : std::uint8_t {
    none,
    position, // his place in the group is next in the prescribed order
    earlier,  // he is owed the way back from an earlier float (UA:V.15.9.11)
    far,      // nobody of the group fits the next group: over more than one, by place
    unpaired, // nobody inside the group was left for him
    lot,      // the one left over when the group was drawn
};

enum class ColourReason : std::uint8_t {
    by_table,          // the plan says so
    list_position,     // round 1: odd or even place in the list
    run_of_three,      // three equal colours in a row: he gets the other one (RU:3.18.2#3)
    fewer_white,       // fewer games with White
    history,           // the latest difference between their colours
    higher_white,      // equal histories: the higher in the classification has White
    higher_alternates, // equal histories: the higher in the classification changes his colour
    lot,               // nothing to go by
};

struct Pair {
    Number white;
    Number black;
    Number seeker; // for whom an opponent was sought
    Points group;  // the seeker's score
    Points other_group;
    Step step = Step::table;
    FloatReason float_reason = FloatReason::none;
    Float white_float = Float::none;
    Float black_float = Float::none;
    ColourReason colour = ColourReason::by_table;
    std::uint32_t colour_round = 0;       // history: how many games (or rounds) back they differ
    std::vector<Rejection> rejected = {}; // in the order in which they were tried

    friend bool operator==(const Pair&, const Pair&) = default;
};

struct Bye {
    Number player;
    std::vector<Rejection> rejected = {}; // lower in the classification, and passed over

    friend bool operator==(const Bye&, const Bye&) = default;
};

struct Draw {
    std::vector<Number> order; // the classification before this round, first place first
    std::vector<Pair> pairs;   // in the order in which they were formed
    std::optional<Bye> bye;
    std::vector<Apart> released; // soft restrictions that had to be given up

    friend bool operator==(const Draw&, const Draw&) = default;
};

} // namespace kodeks::tournament::pairing
