// Round robin by the Berger tables for any number of players (PMR:233, UA:V.3.1.1, RU:app1#1): who
// meets whom in which round with which colour. The tables printed in the rulebooks are special
// cases; tests compare every one of them.
//
//     for (const TableRound& round : berger(7)) { ... round.free is the player without a game ... }
#pragma once

#include "tournament/lots/urn.hpp"
#include "tournament/pairing/field.hpp"

#include <cstdint>
#include <vector>

namespace kodeks::tournament::pairing {

struct TableGame {
    Number white;
    Number black;
    friend bool operator==(const TableGame&, const TableGame&) = default;
};

struct TableRound {
    std::vector<TableGame> games; // in the printed order
    Number free = nobody;         // odd numbers: who is paired with the number in brackets
    friend bool operator==(const TableRound&, const TableRound&) = default;
};

using Table = std::vector<TableRound>;

// One cycle for 1..players; empty for fewer than two.
Table berger(std::uint32_t players);

// What becomes of the last two rounds of the first cycle when another follows.
enum class LastTwo : std::uint8_t {
    as_printed,
    exchanged, // so that nobody has one colour three times running (PMR:234)
};

// Several cycles; every second one with colours reversed.
Table berger_cycles(std::uint32_t players, std::uint32_t cycles, LastTwo last_two);

// The order of rounds drawn day by day (UA:V.3.1.1.2, RU:app1#note): which of the table rounds not
// yet played is played on this day. Rounds count from one; unplayed is not empty.
std::uint32_t draw_table_round(const std::vector<std::uint32_t>& unplayed, std::uint32_t day,
                               lots::Urn& urn);

} // namespace kodeks::tournament::pairing
