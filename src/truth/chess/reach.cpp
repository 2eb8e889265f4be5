#include "truth/chess/reach.hpp"

#include "games/chess/castling.hpp"
#include "truth/chess/turned.hpp"

namespace kodeks::truth::chess {

using games::Kind;
using games::opponent;
using games::Side;
using games::chess::Bitboard;
using games::chess::own_rank;
using games::chess::pawn_attacks;
using games::chess::pawn_step;
using games::chess::pop_square;
using games::chess::Position;
using games::chess::shifted;

namespace {

SideReach standing(const Position& position, Bitboard men) {
    return {.pawns = position.pawns & men,
            .knights = position.knights & men,
            .bishops = position.of(Kind::bishop) & men,
            .rooks = position.of(Kind::rook) & men,
            .queens = position.queens() & men,
            .promoted = 0,
            .king = position.kings & men};
}

// The squares in front of a pawn, itself included, as far as they are in the set.
template <Side Us>
Bitboard column_within(Bitboard pawn, Bitboard set) {
    Bitboard column = pawn;
    for (Bitboard next = shifted<pawn_step<Us>>(pawn) & set; next != 0;
         next = shifted<pawn_step<Us>>(next) & set) {
        column |= next;
    }
    return column;
}

template <Side Us>
Bitboard all_in_front(Bitboard pawn) {
    return column_within<Us>(pawn, ~Bitboard{0}) & ~pawn;
}

} // namespace

Walls::Walls(const Position& position, Side winner)
    : start_(winner == Side::white ? position : turned(position)), stuck_(start_.occupied()) {
    reach_.winner = standing(start_, start_.white);
    reach_.loser = standing(start_, start_.black);
    reach_.loser_men = std::popcount(start_.black) - 1;
    add_castling();
    add_passed_pawn();
}

// Castling is granted as if nothing were in its way.
void Walls::add_castling() {
    Bitboard rooks = start_.castling_rooks();
    while (rooks != 0) {
        const int rook = pop_square(rooks);
        const bool white = (start_.white & games::chess::bit(rook)) != 0;
        const int king = start_.king_square(white ? Side::white : Side::black);
        const auto castling = games::chess::Castling::of(king, rook);
        SideReach& side = white ? reach_.winner : reach_.loser;
        side.king |= games::chess::bit(castling.king_to);
        side.rooks |= games::chess::bit(castling.rook_to);
        stuck_ &= ~(games::chess::bit(king) | games::chess::bit(rook));
    }
}

// A pawn that can be captured en passant counts as standing on the square it passed, too.
void Walls::add_passed_pawn() {
    const Bitboard passed = start_.passed();
    if (passed != 0) {
        const bool white_moves = start_.side_to_move() == Side::white;
        (white_moves ? reach_.loser : reach_.winner).pawns |= passed;
        const Bitboard pawn = white_moves ? passed >> 8 : passed << 8;
        stuck_ &= ~pawn;
        double_stepped_ = pawn;
    }
}

bool Walls::grow() {
    const Reach before = reach_;
    const Bitboard stuck_before = stuck_;
    step<Side::white>();
    step<Side::black>();
    return stuck_ != stuck_before || reach_.winner != before.winner || reach_.loser != before.loser;
}

template <Side Us>
void Walls::step() {
    step_pieces<Us>();
    step_pawns<Us>();
    step_king<Us>();
    free_men<Us>();
}

// Squares a man of this side can never enter: its own stuck men and stuck kings.
template <Side Us>
void Walls::step_pieces() {
    SideReach& own = of<Us>();
    const Bitboard open = ~(stuck_ & (start_.of<Us>() | start_.kings));
    own.knights |= games::chess::knight_attacks_of(own.knights) & open;
    own.bishops |= steps_diagonal(own.bishops) & open;
    own.rooks |= steps_straight(own.rooks) & open;
    own.queens |= (steps_diagonal(own.queens) | steps_straight(own.queens)) & open;
    own.promoted |= (steps_diagonal(own.promoted) | steps_straight(own.promoted) |
                     games::chess::knight_attacks_of(own.promoted)) &
                    open;
}

template <Side Us>
void Walls::step_pawns() {
    SideReach& own = of<Us>();
    const Bitboard pushes = shifted<pawn_step<Us>>(own.pawns) & ~standing_obstacles<Us>();
    const Bitboard takes = pawn_attacks<Us>(own.pawns) & of<opponent(Us)>().men();
    own.pawns |= pushes | takes;
    own.promoted |= own.pawns & own_rank<Us>(7);
}

template <Side Us>
void Walls::step_king() {
    SideReach& own = of<Us>();
    const Bitboard open = ~(stuck_ & (start_.of<Us>() | start_.kings));
    own.king |= dilated(own.king) & open & ~guarded_for_ever<opponent(Us)>();
}

// A man is no longer stuck when it can leave its square or be captured there.
template <Side Us>
void Walls::free_men() {
    const SideReach& own = of<Us>();
    const Bitboard men = stuck_ & start_.of<Us>();
    const Bitboard open = ~(stuck_ & (start_.of<Us>() | start_.kings));
    const Bitboard near_straight = steps_straight(open);
    const Bitboard near_diagonal = steps_diagonal(open);
    Bitboard freed = men & ~start_.kings & captures<opponent(Us)>();
    freed |= men & start_.knights & games::chess::knight_attacks_of(open);
    freed |= men & start_.diagonals & near_diagonal;
    freed |= men & start_.straights & near_straight;
    const Bitboard pawns = men & start_.pawns;
    freed |= pawns & shifted<-pawn_step<Us>>(~standing_obstacles<Us>());
    freed |= pawns & pawn_attacks<opponent(Us)>(of<opponent(Us)>().men());
    if (own.king != (start_.kings & start_.of<Us>())) {
        freed |= men & start_.kings;
    }
    stuck_ &= ~freed;
}

// Where men of this side can ever capture.
template <Side Us>
Bitboard Walls::captures() {
    const SideReach& own = of<Us>();
    return own.pieces() | own.king | pawn_attacks<Us>(own.pawns);
}

// What stuck men attack in every position to come: sliders at least the squares next to them.
template <Side Us>
Bitboard Walls::guarded_for_ever() const {
    const Bitboard men = stuck_ & start_.of<Us>();
    return pawn_attacks<Us>(men & start_.pawns) |
           games::chess::knight_attacks_of(men & start_.knights) |
           steps_diagonal(men & (start_.diagonals | start_.kings)) |
           steps_straight(men & (start_.straights | start_.kings));
}

// Squares pawns of this side cannot push to: stuck men, and the home squares of opposing pawns
// that cannot be passed.
template <Side Us>
Bitboard Walls::standing_obstacles() {
    Bitboard obstacles = stuck_;
    Bitboard pawns = start_.pawns & start_.of<opponent(Us)>() & ~stuck_ & ~double_stepped_ &
                     shifted<pawn_step<Us>>(of<Us>().pawns);
    while (pawns != 0) {
        const Bitboard pawn = games::chess::bit(pop_square(pawns));
        obstacles |= can_be_passed<Us>(pawn) ? 0 : pawn;
    }
    return obstacles;
}

// An opposing pawn that never captures and is never captured stays on its file, between its home
// and the pawns it faces; only a pawn that captures its way onto the file behind its back (as seen
// from its home) pushes to its home square.
template <Side Us>
bool Walls::can_be_passed(Bitboard pawn) {
    constexpr Side them = opponent(Us);
    const Bitboard column = column_within<them>(pawn, of<them>().pawns);
    const Bitboard arrivals = pawn_attacks<Us>(of<Us>().pawns) & of<them>().men();
    return (pawn_attacks<them>(column) & of<Us>().men()) != 0 || (captures<Us>() & column) != 0 ||
           (arrivals & all_in_front<them>(pawn)) != 0;
}

} // namespace kodeks::truth::chess
