// What the tables need to know of a game, as a table of functions: the room's generic code works
// for every draughts game, and src/truth/tables/registry.cpp lists those that have tables.
#pragma once

#include "games/position.hpp"
#include "truth/tables/shelf.hpp"
#include "truth/tables/source.hpp"

#include <span>
#include <string_view>

namespace kodeks::truth::tables {

struct Engine {
    const games::Variant* variant = nullptr;
    Scope usual; // what is built when nothing else is asked for
    Stuck stuck = Stuck::loses;
    std::uint64_t rules_hash = 0; // of the rules and of the numbering of positions

    std::uint64_t (*size)(Slice) = nullptr; // positions in a slice
    Place (*place_of)(const games::Position&) = nullptr;
    games::Position (*position_at)(const games::Variant&, const Place&) = nullptr; // White to move
    bool (*build_pair)(const PairOrder&) = nullptr; // false: a distance does not fit into a byte

    // Writes 1 where the position has a capture, else 0.
    void (*mark_captures)(Slice, Range, std::span<std::uint8_t>) = nullptr;

    // Of a position both of whose sides have pieces; looks through captures that are left out.
    Entry (*entry_of)(const games::Position&, Source&) = nullptr;

    // How many stored positions of the range do not follow from their successors.
    std::uint64_t (*count_wrong)(Slice, Range, Source&) = nullptr;
};

// The number of pieces and what they are, as the side to move sees it. Empty when a count is too
// large for any table.
std::optional<Slice> slice_of(const games::Position& position);

std::span<const Engine> all_engines();
const Engine* find_engine(const games::Variant& variant); // nullptr: no tables for it

} // namespace kodeks::truth::tables
