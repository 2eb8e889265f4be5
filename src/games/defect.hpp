// What can be wrong with a Setup. Acceptance returns every defect at once, so that an arbiter sees
// the whole list. Some defects only mean "no legal game gets here" and can be tolerated on request
// (UA:V.6.6, FIDE:A.5.2: play goes on from such positions); the structural ones cannot.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace kodeks::games {

enum class Defect : std::uint8_t {
    no_pieces,            // structural: the board is empty
    foreign_piece,        // structural: a piece of the other family, or off the playing squares
    missing_king,         // structural (chess): a side has no king
    many_kings,           // structural (chess): a side has several kings
    pawn_on_end_rank,     // chess: a pawn on the first or last rank
    man_on_promotion_row, // draughts: a man where it would already be a king
    too_many_pieces,      // more pieces than the side started with
    too_much_promoted,    // chess: more promoted pieces than missing pawns
    opponent_in_check,    // chess: the side that has just moved left its king attacked
    impossible_check,     // chess: checks that no last move can have given
    bad_castling_right,   // chess: king or rook is not where castling needs it
    bad_passed_square,    // chess: no pawn can have passed there in the last move
    bad_king_run,         // frisian: no such king, or a count above three
};

class Defects {
public:
    constexpr Defects() = default;

    constexpr Defects(Defect defect) : bits_(1U << static_cast<unsigned>(defect)) {}

    constexpr void add(Defects other) { bits_ |= other.bits_; }

    constexpr bool has(Defect defect) const {
        return (bits_ >> static_cast<unsigned>(defect) & 1U) != 0;
    }

    constexpr bool empty() const { return bits_ == 0; }

    constexpr Defects without(Defects other) const { return Defects(bits_ & ~other.bits_); }

    friend constexpr Defects operator|(Defects a, Defects b) { return Defects(a.bits_ | b.bits_); }

    friend constexpr bool operator==(Defects, Defects) = default;

    std::vector<Defect> list() const;

private:
    explicit constexpr Defects(std::uint32_t bits) : bits_(bits) {}

    std::uint32_t bits_ = 0;
};

// Stable name, also the end of its message key "defect.<name>": "missing_king".
std::string_view name_of(Defect defect);

// Everything that only says "no legal game reaches this": what a referee may have to live with.
Defects tolerable_defects();

} // namespace kodeks::games
