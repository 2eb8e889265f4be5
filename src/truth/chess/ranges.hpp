// Where every single man can ever stand, over-approximated: as reach.hpp, but man by man, so that
// it is known which men can block a square at the same time, which pawns stay behind which, and
// what follows if a certain man is never captured at home.
//
// It is an invariant of play. Ranges only grow, by every step that the present ranges allow, until
// nothing grows; the first move of a game that left them would have been one of those steps:
//   - A man that has neither moved nor can be captured is stuck: its side cannot enter its square.
//   - A pawn captures only where some man of the other side can be; it never passes an opposing
//     pawn on its file when neither leaves the file and the other cannot be captured.
//   - A king never enters what stuck men of the other side guard. Their lines end at squares where
//     anything can stand, but for the king himself, who cannot hide behind where he was, and for
//     men of the same side that move along such lines and guard in the other's stead.
//     Bishops and queens of one side that have a closed set of squares to themselves, with at most
//     one square to spare, guard together what they guard whichever square is empty.
//   - The last man of the winner beside his king is not captured in a game that he wins; so it
//     stands next to a stuck king and gives check only if that is the mate.
//   - The loser does not mate: a man of his does not go where it checks a stuck king at close
//     quarters and cannot be captured, nor leave a line on which a stuck man then checks so.
//
// The winner plays White here. Positions with castling or a capture en passant are not spoken of.
#pragma once

#include "truth/chess/outline_parts.hpp"
#include "truth/chess/reach.hpp"

#include <array>

namespace kodeks::truth::chess {

// What is taken for granted about men, by their squares. Every game fulfils one premise or the
// other: a man is captured before it has moved, or it is not.
struct Premise {
    games::chess::Bitboard kept = 0;     // not captured before they have moved
    games::chess::Bitboard awaiting = 0; // they never move and are captured at home

    games::chess::Bitboard all() const { return kept | awaiting; }
};

class Ranges {
public:
    Ranges(const games::chess::Position& start, const Premise& premise);

    // Grows until a mate is conceivable, which is then true, or nothing grows.
    bool reach_mate();

    // The men that were found, first of all, to be captured at home though they cannot move.
    games::chess::Bitboard taken_at_home() const { return taken_at_home_[0] | taken_at_home_[1]; }

private:
    using Bitboard = games::chess::Bitboard;

    struct Man {
        Bitboard home = 0;
        Bitboard range = 0;
        Bitboard promoted = 0; // where it can be once it has promoted
        Bitboard takes = 0;    // where it can capture as a pawn
        games::Kind kind = games::Kind::pawn;
        std::uint8_t side = 0;
        bool taken = false; // it can be captured

        Bitboard all() const { return range | promoted; }

        bool moves() const { return (all() & ~home) != 0; }
    };

    static constexpr std::size_t men_max = 32;

    std::span<Man> men() { return {men_.data(), count_}; }

    std::span<const Man> men() const { return {men_.data(), count_}; }

    bool grow();
    void remove_awaiting();
    void look_around();
    void spread(Man& man);
    template <games::Side Us>
    void spread_pawn(Man& pawn);
    template <games::Side Us>
    Bitboard cannot_pass(const Man& pawn) const;
    Bitboard guards(const Man& man) const;
    Bitboard chain_guards(std::uint8_t side) const;
    Bitboard chain_of(const Man& first, int& size) const;
    void find_taken();
    bool is_safe(const Man& man) const;
    Bitboard avoided(const Man& man) const;
    Bitboard avoided_by_loser(const Man& man) const;
    Bitboard last_man_checks() const;
    bool is_pinned_to_peace(const Man& man) const;
    bool last_man_mates() const;
    bool mate_conceivable() const;
    Reach as_reach() const;

    games::chess::Position start_;
    Premise premise_;
    std::array<Man, men_max> men_{};
    std::size_t count_ = 0;
    Bitboard stuck_;
    Bitboard last_man_ = 0;                   // of the winner, if he has only one
    Bitboard answers_ = 0;                    // where men of the winner can ever go, but the king
    std::array<Bitboard, 2> taken_at_home_{}; // before and after the awaited captures
    Bitboard removed_ = 0;                    // the awaiting men, once they are captured
    // By side, as of the present round.
    std::array<Bitboard, 2> open_{};      // squares its men may enter
    std::array<Bitboard, 2> guarded_{};   // what its stuck men guard for ever
    std::array<Bitboard, 2> victims_{};   // where men of it can be captured
    std::array<Bitboard, 2> diagonals_{}; // where anything but its bishops and queens can stand in
    std::array<Bitboard, 2> straights_{}; // the way of lines that matter to the other king
};

} // namespace kodeks::truth::chess
