#include "games/chess/accept.hpp"

#include "games/chess/legal.hpp"

#include <algorithm>

namespace kodeks::games::chess {

namespace {

Position placed(const Setup& setup, Defects& defects) {
    Position position;
    for (int square = 0; square < 64; ++square) {
        const Piece piece = setup.pieces[square];
        if (piece.kind == Kind::man || piece.kind > Kind::king) {
            defects.add(Defect::foreign_piece);
        } else if (piece.present()) {
            put(position, square, piece);
        }
    }
    position.state = setup.to_move == Side::black ? black_to_move : 0;
    return position;
}

// How many men of these squares can only be promoted pawns: more than the starting number, bishops
// counted by the colour of their squares (FIDE:2.2).
int promoted_men(const Position& position, Bitboard men) {
    const auto beyond = [](Bitboard set, int start) {
        return std::max(0, std::popcount(set) - start);
    };
    const Bitboard bishops = position.of(Kind::bishop) & men;
    return beyond(position.of(Kind::queen) & men, 1) + beyond(position.of(Kind::rook) & men, 2) +
           beyond(position.knights & men, 2) + beyond(bishops & light_squares, 1) +
           beyond(bishops & ~light_squares, 1);
}

Defects material_defects(const Position& position, Side side) {
    const Bitboard men = position.of(side);
    const int kings = std::popcount(position.kings & men);
    const int pawns = std::popcount(position.pawns & men);
    Defects defects;
    if (kings != 1) {
        defects.add(kings == 0 ? Defect::missing_king : Defect::many_kings);
    }
    if (std::popcount(men) > 16 || pawns > 8) {
        defects.add(Defect::too_many_pieces);
    }
    if (promoted_men(position, men) > std::max(0, 8 - pawns)) {
        defects.add(Defect::too_much_promoted);
    }
    return defects;
}

// Whether king and castling rooks of one side stand where castling needs them.
template <Side S>
bool castling_fits(const Position& position, Bitboard rights, CastlingFiles files) {
    const Bitboard rooks = rights & own_rank<S>(0);
    if (rooks == 0) {
        return true;
    }
    const Bitboard king = position.kings & position.of<S>();
    const Bitboard own_rooks = position.of(Kind::rook) & position.of<S>();
    if ((rooks & ~own_rooks) != 0 || (king & own_rank<S>(0)) == 0) {
        return false;
    }
    const Bitboard above = ~(king | (king - 1));
    if (has_several(rooks & above) || has_several(rooks & ~above)) {
        return false;
    }
    const Bitboard regular_king = file_a << 4;
    return files == CastlingFiles::any ||
           ((king & ~regular_king) == 0 && (rooks & ~(file_a | file_h)) == 0);
}

// A pawn of the side that has just moved stands in front of the passed square, which is empty like
// the square it came from (FIDE:3.7.3.1).
template <Side Us>
bool passing_fits(const Position& position, Bitboard passed) {
    const Bitboard pawn = shifted<-pawn_step<Us>>(passed);
    const Bitboard start = shifted<pawn_step<Us>>(passed);
    return (passed & own_rank<Us>(5)) != 0 && ((passed | start) & position.occupied()) == 0 &&
           (pawn & position.pawns & position.of<opponent(Us)>()) != 0;
}

// The passed square is kept only where a pawn stands ready to capture.
template <Side Us>
void add_passed_square(const Setup& setup, Judged& judged) {
    if (setup.passed_square == no_square) {
        return;
    }
    const Bitboard passed = setup.passed_square.index < 64 ? bit(setup.passed_square.index) : 0;
    if (!passing_fits<Us>(judged.position, passed)) {
        judged.defects.add(Defect::bad_passed_square);
    } else if ((pawn_attacks<opponent(Us)>(passed) & judged.position.pawns &
                judged.position.of<Us>()) != 0) {
        judged.position.state |= passed;
    }
}

// With the pawn put back before its double step, a check it does not give itself must not have
// been there already.
template <Side Us>
bool check_predates_double_step(const Position& position, Bitboard passed) {
    const Bitboard pawn = shifted<-pawn_step<Us>>(passed);
    const Bitboard before = (position.occupied() & ~pawn) | shifted<pawn_step<Us>>(passed);
    const int king = position.king_square(Us);
    return attackers_to<opponent(Us)>(position, king, before) != 0;
}

// Checks no single move can have given: three at once; two by leapers, since one of two checks is
// always uncovered and lines alone can be; two along one line from both sides of the king.
bool is_impossible(const Position& position, Bitboard attackers, int king) {
    if (std::popcount(attackers) != 2) {
        return has_several(attackers);
    }
    const Bitboard sliders = position.diagonals | position.straights;
    const int a = first_square(attackers);
    const int b = first_square(attackers & (attackers - 1));
    return (attackers & sliders) == 0 || (between(a, b) & bit(king)) != 0;
}

template <Side Us>
void add_check_defects(const Setup& setup, Judged& judged) {
    const Position& position = judged.position;
    if (checkers(position, opponent(Us)) != 0) {
        judged.defects.add(Defect::opponent_in_check);
    }
    const Bitboard attackers = checkers(position, Us);
    const bool passed =
        setup.passed_square != no_square && !judged.defects.has(Defect::bad_passed_square);
    const bool by_king = (attackers & position.kings) != 0;
    if (by_king || is_impossible(position, attackers, position.king_square(Us)) ||
        (passed && check_predates_double_step<Us>(position, bit(setup.passed_square.index)))) {
        judged.defects.add(Defect::impossible_check);
    }
}

bool castling_fits(const Position& position, Bitboard rights, CastlingFiles files) {
    return (rights & ~castling_squares) == 0 &&
           castling_fits<Side::white>(position, rights, files) &&
           castling_fits<Side::black>(position, rights, files);
}

template <Side Us>
void judge_turn(const Setup& setup, Judged& judged) {
    add_passed_square<Us>(setup, judged);
    const bool both_kings =
        !judged.defects.has(Defect::missing_king) && !judged.defects.has(Defect::many_kings);
    if (both_kings) {
        add_check_defects<Us>(setup, judged);
    }
}

} // namespace

Judged judge(const Setup& setup, CastlingFiles files) {
    Judged judged;
    judged.position = placed(setup, judged.defects);
    const Position& position = judged.position;
    if (position.occupied() == 0) {
        judged.defects.add(Defect::no_pieces);
    }
    judged.defects.add(material_defects(position, Side::white));
    judged.defects.add(material_defects(position, Side::black));
    if ((position.pawns & castling_squares) != 0) {
        judged.defects.add(Defect::pawn_on_end_rank);
    }
    const Bitboard rights = setup.castling_rooks.bits();
    if (!castling_fits(position, rights, files)) {
        judged.defects.add(Defect::bad_castling_right);
    } else {
        judged.position.state |= rights;
    }
    if (setup.to_move == Side::white) {
        judge_turn<Side::white>(setup, judged);
    } else {
        judge_turn<Side::black>(setup, judged);
    }
    return judged;
}

Setup setup_of(const Position& position) {
    Setup setup;
    constexpr Kind kinds[] = {Kind::pawn, Kind::knight, Kind::bishop,
                              Kind::rook, Kind::queen,  Kind::king};
    for (const Kind kind : kinds) {
        for (Bitboard rest = position.of(kind); rest != 0; rest &= rest - 1) {
            const int square = first_square(rest);
            const bool is_white = (position.white & bit(square)) != 0;
            setup.pieces[square] = {kind, is_white ? Side::white : Side::black};
        }
    }
    setup.to_move = position.side_to_move();
    setup.castling_rooks = SquareSet(position.castling_rooks());
    const Bitboard passed = legal_passed_square(position);
    if (passed != 0) {
        setup.passed_square = {static_cast<std::uint8_t>(first_square(passed))};
    }
    return setup;
}

} // namespace kodeks::games::chess
