#include "truth/chess/ranges.hpp"

#include "games/chess/attacks.hpp"
#include "truth/chess/danger.hpp"

namespace kodeks::truth::chess {

using games::Kind;
using games::opponent;
using games::Side;
using games::chess::bit;
using games::chess::Bitboard;
using games::chess::first_square;
using games::chess::knight_attacks_of;
using games::chess::own_rank;
using games::chess::pawn_attacks;
using games::chess::pawn_step;
using games::chess::pop_square;
using games::chess::Position;
using games::chess::shifted;
using outlines::index_of;

namespace {

Kind kind_on(const Position& position, Bitboard square) {
    for (const Kind kind : {Kind::pawn, Kind::knight, Kind::bishop, Kind::rook, Kind::queen}) {
        if ((position.of(kind) & square) != 0) {
            return kind;
        }
    }
    return Kind::king;
}

bool is_diagonal(Kind kind) {
    return kind == Kind::bishop || kind == Kind::queen;
}

bool is_straight(Kind kind) {
    return kind == Kind::rook || kind == Kind::queen;
}

Bitboard steps_of(Kind kind, Bitboard set) {
    switch (kind) {
    case Kind::knight:
        return knight_attacks_of(set);
    case Kind::bishop:
        return steps_diagonal(set);
    case Kind::rook:
        return steps_straight(set);
    default:
        return steps_diagonal(set) | steps_straight(set);
    }
}

Bitboard file_through(Bitboard square) {
    return games::chess::file_a << games::chess::file_of(first_square(square));
}

} // namespace

Ranges::Ranges(const Position& start, const Premise& premise)
    : start_(start), premise_(premise), stuck_(start.occupied()) {
    Bitboard rest = start.occupied();
    for (; rest != 0 && count_ < men_max; ++count_) {
        const Bitboard home = bit(pop_square(rest));
        Man& man = men_[count_];
        man.home = man.range = home;
        man.kind = kind_on(start, home);
        man.side = (start.white & home) != 0 ? 0 : 1;
    }
    const Bitboard men = start.white & ~start.kings;
    last_man_ = games::chess::has_several(men) ? 0 : men;
}

// Whatever happens before the awaited captures ends without mate.
bool Ranges::reach_mate() {
    if (premise_.awaiting != 0) {
        do {
            look_around();
        } while (grow());
        remove_awaiting();
    }
    do {
        look_around();
        if (mate_conceivable()) {
            return true; // ranges only grow, so it stays conceivable
        }
    } while (grow());
    return false;
}

void Ranges::remove_awaiting() {
    removed_ = premise_.awaiting;
    stuck_ &= ~removed_;
    for (Man& man : men()) {
        if ((removed_ & man.home) != 0) {
            man.range = 0;
            man.taken = true;
        }
    }
}

// One round; false when nothing changed.
bool Ranges::grow() {
    const std::array<Man, men_max> before = men_;
    const Bitboard stuck_before = stuck_;
    for (Man& man : men()) {
        if ((premise_.awaiting & man.home) == 0) {
            spread(man);
        }
    }
    find_taken();
    bool changed = stuck_ != stuck_before;
    for (std::size_t i = 0; i < count_ && !changed; ++i) {
        changed = men_[i].range != before[i].range || men_[i].promoted != before[i].promoted ||
                  men_[i].takes != before[i].takes || men_[i].taken != before[i].taken;
    }
    return changed;
}

// Whether the man is never captured as long as it has not moved.
bool Ranges::is_safe(const Man& man) const {
    const Bitboard safe = premise_.kept | last_man_ | (premise_.awaiting & ~removed_);
    return (safe & man.home) != 0 && !man.moves();
}

void Ranges::look_around() {
    Bitboard safe = start_.kings;
    answers_ = 0;
    diagonals_ = straights_ = guarded_ = {};
    victims_ = {removed_ & start_.white, removed_ & start_.black};
    for (const Man& man : men()) {
        const std::size_t us = man.side;
        safe |= is_safe(man) ? man.home : 0;
        if (us == 0 && man.kind != Kind::king) {
            answers_ |=
                man.kind == Kind::pawn ? ~Bitboard{0} : man.range | steps_of(man.kind, man.range);
        }
        victims_[us] |= man.kind != Kind::king && man.home != last_man_ ? man.all() : 0;
        diagonals_[us] |= is_diagonal(man.kind) ? 0 : man.all();
        straights_[us] |= is_straight(man.kind) ? 0 : man.all();
        diagonals_[1 - us] |= man.kind != Kind::king ? man.all() : 0;
        straights_[1 - us] |= man.kind != Kind::king ? man.all() : 0;
    }
    open_ = {~(stuck_ & (start_.white | safe)), ~(stuck_ & (start_.black | safe))};
    for (const Man& man : men()) {
        guarded_[man.side] |= (stuck_ & man.home) != 0 ? guards(man) : 0;
    }
    guarded_[0] |= chain_guards(0);
    guarded_[1] |= chain_guards(1);
}

// What a man that stays at home guards for ever.
Bitboard Ranges::guards(const Man& man) const {
    const int square = first_square(man.home);
    switch (man.kind) {
    case Kind::pawn:
        return man.side == 0 ? pawn_attacks<Side::white>(man.home)
                             : pawn_attacks<Side::black>(man.home);
    case Kind::knight:
        return games::chess::knight_attacks(square);
    case Kind::king:
        return games::chess::king_attacks(square);
    default:
        const Bitboard along =
            is_diagonal(man.kind) ? games::chess::bishop_attacks(square, diagonals_[man.side]) : 0;
        const Bitboard across =
            is_straight(man.kind) ? games::chess::rook_attacks(square, straights_[man.side]) : 0;
        return along | across;
    }
}

// The squares of the men that can come where this one can be, or where one of those can, and how
// many they are; 0 if somebody else can come there, or if they can be captured.
Bitboard Ranges::chain_of(const Man& first, int& size) const {
    Bitboard squares = first.range;
    for (Bitboard last = 0; last != squares;) {
        last = squares;
        size = 0;
        for (const Man& man : men()) {
            if ((man.all() & last) == 0) {
                continue;
            }
            if (man.side != first.side || !is_diagonal(man.kind) || man.taken) {
                return 0;
            }
            squares |= man.range;
            ++size;
        }
    }
    return squares;
}

Bitboard Ranges::chain_guards(std::uint8_t side) const {
    Bitboard guarded = 0;
    Bitboard done = 0;
    for (const Man& man : men()) {
        if (man.side != side || !is_diagonal(man.kind) || (done & man.home) != 0 || !man.moves()) {
            continue;
        }
        int size = 0;
        const Bitboard chain = chain_of(man, size);
        done |= man.range;
        if (chain == 0 || std::popcount(chain) != size + 1) {
            continue;
        }
        Bitboard common = ~Bitboard{0};
        for (Bitboard empties = chain; empties != 0;) {
            Bitboard standing = chain & ~bit(pop_square(empties));
            const Bitboard occupied = standing | (diagonals_[side] & ~chain);
            Bitboard seen = 0;
            while (standing != 0) {
                seen |= games::chess::bishop_attacks(pop_square(standing), occupied);
            }
            common &= seen;
        }
        guarded |= common;
    }
    return guarded;
}

void Ranges::spread(Man& man) {
    if (man.kind == Kind::pawn) {
        man.side == 0 ? spread_pawn<Side::white>(man) : spread_pawn<Side::black>(man);
        return;
    }
    const Bitboard open =
        man.kind == Kind::king ? open_[man.side] & ~guarded_[1 - man.side] : open_[man.side];
    if (is_pinned_to_peace(man)) {
        return;
    }
    // What is avoided may be passed over, unless somebody stands there for ever.
    const Bitboard avoid = avoided(man);
    Bitboard range = man.range;
    for (Bitboard last = 0; last != range;) {
        last = range;
        range |= steps_of(man.kind, last) & open & ~(avoid & stuck_);
    }
    man.range |= range & ~avoid;
}

template <Side Us>
void Ranges::spread_pawn(Man& pawn) {
    const Bitboard open = open_[index_of(Us)];
    const Bitboard closed = stuck_ | cannot_pass<Us>(pawn);
    pawn.takes |= pawn_attacks<Us>(pawn.range) & victims_[1 - index_of(Us)] & open;
    pawn.range |= (shifted<pawn_step<Us>>(pawn.range) & ~closed) | pawn.takes;
    pawn.promoted |= pawn.range & own_rank<Us>(7);
    for (Bitboard last = 0; last != pawn.promoted;) {
        last = pawn.promoted;
        pawn.promoted |= (steps_of(Kind::queen, last) | knight_attacks_of(last)) & open;
    }
}

// Homes of opposing pawns on the same file that this one stays behind.
template <Side Us>
Bitboard Ranges::cannot_pass(const Man& pawn) const {
    const Bitboard file = file_through(pawn.home);
    Bitboard ahead = 0;
    for (Bitboard next = shifted<pawn_step<Us>>(pawn.home); next != 0;
         next = shifted<pawn_step<Us>>(next)) {
        ahead |= next;
    }
    Bitboard closed = 0;
    for (const Man& other : men()) {
        const bool faces = other.kind == Kind::pawn && other.side != pawn.side &&
                           (other.home & ahead) != 0 && !other.taken;
        closed |= faces && ((other.range | pawn.range) & ~file) == 0 ? other.home : 0;
    }
    return closed;
}

// A man that stands still captures nothing.
void Ranges::find_taken() {
    std::array<Bitboard, 2> hits{};
    for (const Man& man : men()) {
        const Bitboard own = man.kind == Kind::pawn ? man.takes | man.promoted : man.range;
        hits[man.side] |= man.moves() ? own : 0;
    }
    Bitboard at_home = 0;
    for (Man& man : men()) {
        const bool taken = (man.all() & hits[1 - man.side]) != 0 && man.kind != Kind::king &&
                           man.home != last_man_ && !is_safe(man);
        at_home |= taken && !man.taken && !man.moves() ? man.home : 0;
        man.taken = man.taken || taken;
        stuck_ &= man.taken || man.moves() ? ~man.home : ~Bitboard{0};
    }
    Bitboard& first = taken_at_home_[removed_ != 0 ? 1 : 0];
    first = first != 0 ? first : at_home;
}

Reach Ranges::as_reach() const {
    Reach reach;
    for (const Man& man : men()) {
        SideReach& side = man.side == 0 ? reach.winner : reach.loser;
        (man.kind == Kind::pawn     ? side.pawns
         : man.kind == Kind::knight ? side.knights
         : man.kind == Kind::bishop ? side.bishops
         : man.kind == Kind::rook   ? side.rooks
         : man.kind == Kind::queen  ? side.queens
                                    : side.king) |= man.range;
        side.promoted |= man.promoted;
    }
    reach.loser_men = std::popcount(start_.black) - 1;
    return reach;
}

// Pawns and knights that never move give no check: it would have been there before.
bool Ranges::mate_conceivable() const {
    const Reach reach = as_reach();
    Reach checking = reach;
    outlines::Blockers blockers;
    checking.winner.pawns = checking.winner.knights = 0;
    for (const Man& man : men()) {
        if (man.side == 1 && man.kind != Kind::king && man.range != 0) {
            blockers.add(man.all());
        }
        if (man.side == 0 && man.moves()) {
            checking.winner.pawns |= man.kind == Kind::pawn ? man.range : 0;
            checking.winner.knights |= man.kind == Kind::knight ? man.range : 0;
        }
    }
    Danger danger = danger_of(reach);
    danger.checks = danger_of(checking).attacks;
    danger.each_blocker = &blockers;
    return last_man_mates() || some_mate_conceivable(reach, danger);
}

} // namespace kodeks::truth::chess
