// A draughts position as the generator sees it: three words and the side to move; with a limit of
// quiet king moves also who made the last ones.
//
// Invariants: no ghost bits; the two sides share no square; every king is a piece. A run belongs to
// a king that is on the board and whose side also has a man, and its count is 1 to the limit of the
// rules; otherwise it is empty (FR:17, lapsing with the last man).
#pragma once

#include "games/draughts/layout.hpp"

#include <type_traits>

namespace kodeks::games::draughts {

struct Run {
    std::uint8_t king_bit = 0; // the bit where that king stands now
    std::uint8_t count = 0;    // its quiet moves in a row; 0: no run
    friend constexpr bool operator==(Run, Run) = default;
};

struct Words {
    std::array<Bits, 2> pieces{}; // by Side
    Bits kings = 0;               // of both sides
    std::array<Run, 2> runs{};    // by Side
    Side to_move = Side::white;

    constexpr Bits of(Side side) const { return pieces[static_cast<std::size_t>(side)]; }

    constexpr Bits& of(Side side) { return pieces[static_cast<std::size_t>(side)]; }

    constexpr Run run(Side side) const { return runs[static_cast<std::size_t>(side)]; }

    constexpr Run& run(Side side) { return runs[static_cast<std::size_t>(side)]; }

    constexpr Bits men(Side side) const { return of(side) & ~kings; }

    friend constexpr bool operator==(const Words&, const Words&) = default;
};

static_assert(sizeof(Words) <= 48 && std::is_trivially_copyable_v<Words>);

// What the side to move sees.
template <Rules R, Side S>
struct View {
    Bits men;
    Bits kings;
    Bits victims; // the opponent's pieces
    Bits empty;

    constexpr explicit View(const Words& words)
        : men(words.of(S) & ~words.kings),
          kings(words.of(S) & words.kings),
          victims(words.of(opponent(S))),
          empty(Layout<R>::squares ^ (words.of(S) | words.of(opponent(S)))) {}
};

} // namespace kodeks::games::draughts
