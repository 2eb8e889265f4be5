// What happens in no game that the winner wins (ranges.hpp).
#include "games/chess/attacks.hpp"
#include "truth/chess/ranges.hpp"

namespace kodeks::truth::chess {

using games::Kind;
using games::Side;
using games::chess::bit;
using games::chess::Bitboard;

namespace {

// What a man attacks whatever stands around it.
Bitboard close_attacks(Kind kind, Bitboard home) {
    switch (kind) {
    case Kind::pawn:
        return games::chess::pawn_attacks<Side::black>(home);
    case Kind::knight:
        return games::chess::knight_attacks_of(home);
    case Kind::bishop:
        return steps_diagonal(home);
    case Kind::rook:
        return steps_straight(home);
    default:
        return steps_diagonal(home) | steps_straight(home);
    }
}

// From where an officer gives check that nobody can interpose.
Bitboard close_checks(Kind kind, Bitboard king) {
    return kind == Kind::pawn || kind == Kind::king ? 0 : close_attacks(kind, king);
}

bool looks_along(Kind kind, int from, int to) {
    const bool diagonal = (games::chess::diagonal_rays(from) & bit(to)) != 0;
    const bool straight = (games::chess::straight_rays(from) & bit(to)) != 0;
    return (diagonal && (kind == Kind::bishop || kind == Kind::queen)) ||
           (straight && (kind == Kind::rook || kind == Kind::queen));
}

} // namespace

// The squares next to a stuck king from which the winner's last man would check him. He cannot go,
// so it is captured, unless it is mate.
Bitboard Ranges::last_man_checks() const {
    const Bitboard king = start_.kings & start_.black;
    if (last_man_ == 0 || (stuck_ & king) == 0) {
        return 0;
    }
    for (const Man& man : men()) {
        if (man.home == last_man_) {
            return close_checks(man.kind, king);
        }
    }
    return 0;
}

// Where the king cannot go only a man of the winner can end the check, and only where it is given.
Bitboard Ranges::avoided_by_loser(const Man& man) const {
    const Bitboard king = start_.kings & start_.white;
    return (stuck_ & king) == 0 ? 0 : close_checks(man.kind, king) & ~answers_;
}

Bitboard Ranges::avoided(const Man& man) const {
    return man.side == 1 ? avoided_by_loser(man) : man.home == last_man_ ? last_man_checks() : 0;
}

// Whether the man stands alone between a stuck man of the loser and the winner's stuck king, and
// nobody could come into the line in its stead.
bool Ranges::is_pinned_to_peace(const Man& man) const {
    const Bitboard king = start_.kings & start_.white;
    if (man.side != 1 || (stuck_ & king) == 0 || (stuck_ & man.home & ~answers_) == 0) {
        return false;
    }
    const int target = games::chess::first_square(king);
    for (const Man& other : men()) {
        const int from = games::chess::first_square(other.home);
        if (other.side == 1 && (stuck_ & other.home) != 0 &&
            looks_along(other.kind, from, target) &&
            games::chess::between(from, target) == man.home) {
            return true;
        }
    }
    return false;
}

// Whether the winner's last man can come next to the stuck king, guarded by its own king, to where
// no stuck man captures it; nothing can pin those.
bool Ranges::last_man_mates() const {
    Bitboard guarded = 0;
    Bitboard captured = 0;
    for (const Man& man : men()) {
        if (man.side == 0 && man.kind == Kind::king) {
            guarded = games::chess::king_attacks_of(man.range);
        } else if (man.side == 1 && man.kind != Kind::king && (stuck_ & man.home) != 0) {
            captured |= close_attacks(man.kind, man.home);
        }
    }
    return (last_man_checks() & guarded & answers_ & ~captured) != 0;
}

} // namespace kodeks::truth::chess
