// Laws that hold in every position, checked on positions from play and from nowhere.
#include "games/chess/random_setups.hpp"
#include "games/chess/start.hpp"
#include "games/variant.hpp"
#include "support/chess_text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::test {
namespace {

using namespace games;

// A position from play (a random number of random moves) or an odd one, by seed.
Position sample(std::uint32_t seed) {
    std::mt19937 random(seed);
    const Variant& variant = *find_variant(random() % 2 == 0 ? "chess" : "chess960");
    if (random() % 3 == 0) {
        return random_odd_position(variant, random);
    }
    const bool regular = variant.name == "chess";
    const int number = regular ? chess::regular_start : static_cast<int>(random() % 960);
    Position position = *accept(variant, chess::setup_of_number(number));
    MoveList moves;
    for (unsigned plies = random() % 80; plies > 0; --plies) {
        legal_moves(position, moves);
        if (moves.empty()) {
            break;
        }
        position = play(position, moves[random() % moves.size()]);
    }
    return position;
}

// The board seen from the other side, colours exchanged.
games::Setup reversed(const games::Setup& setup) {
    games::Setup result;
    for (std::size_t i = 0; i < 64; ++i) {
        const Piece piece = setup.pieces[i];
        if (piece.present()) {
            result.pieces[i ^ 56] = {piece.kind, opponent(piece.side)};
        }
    }
    result.to_move = opponent(setup.to_move);
    for (const Square rook : setup.castling_rooks) {
        result.castling_rooks.add({static_cast<std::uint8_t>(rook.index ^ 56)});
    }
    if (setup.passed_square != no_square) {
        result.passed_square = {static_cast<std::uint8_t>(setup.passed_square.index ^ 56)};
    }
    return result;
}

// The a-file and the h-file exchanged; castling is not symmetric and must be absent.
games::Setup mirrored(const games::Setup& setup) {
    games::Setup result = setup;
    for (std::size_t i = 0; i < 64; ++i) {
        result.pieces[i ^ 7] = setup.pieces[i];
    }
    if (setup.passed_square != no_square) {
        result.passed_square = {static_cast<std::uint8_t>(setup.passed_square.index ^ 7)};
    }
    return result;
}

Position accepted(const Position& like, const games::Setup& setup) {
    const Accepted result = accept(like.variant(), setup, tolerable_defects());
    RC_ASSERT(result.has_value());
    return *result;
}

// Every move anybody could write down, sensible or not.
template <class Function>
void for_each_conceivable_move(const Position& position, Function function) {
    const SquareSet nothing;
    for (std::uint8_t from = 0; from < 64; ++from) {
        for (std::uint8_t to = 0; to < 64; ++to) {
            SquareSet taken;
            if (piece_at(position, {to}).present()) {
                taken.add({to});
            }
            SquareSet passed;
            passed.add({static_cast<std::uint8_t>((from & 56) | (to & 7))});
            for (const Kind kind : {Kind::none, Kind::man, Kind::pawn, Kind::knight, Kind::bishop,
                                    Kind::rook, Kind::queen, Kind::king}) {
                function(Move{taken,
                              {from},
                              {to},
                              kind,
                              taken.empty() ? MoveType::quiet : MoveType::capture});
                function(Move{passed, {from}, {to}, kind, MoveType::en_passant});
            }
            function(Move{nothing, {from}, {to}, Kind::none, MoveType::castle_king});
            function(Move{nothing, {from}, {to}, Kind::none, MoveType::castle_queen});
            function(Move{taken, {from}, {to}, Kind::none, MoveType::quiet});
        }
    }
}

RC_GTEST_PROP(ChessLaws, LegalListIsTheLegalityTest, (std::uint32_t seed)) {
    const Position position = sample(seed);
    MoveList moves;
    legal_moves(position, moves);
    std::size_t legal = 0;
    for_each_conceivable_move(position, [&](const Move& move) {
        const bool listed = moves.contains(move);
        RC_ASSERT(is_legal(position, move) == listed);
    });
    for (const Move& move : moves) {
        legal += is_legal(position, move) ? 1 : 0;
    }
    RC_ASSERT(legal == moves.size());
    RC_ASSERT(perft(position, 1) == moves.size());
}

RC_GTEST_PROP(ChessLaws, NoMoveIsListedTwice, (std::uint32_t seed)) {
    MoveList moves;
    legal_moves(sample(seed), moves);
    moves.sort();
    RC_ASSERT(std::adjacent_find(moves.begin(), moves.end()) == moves.end());
}

RC_GTEST_PROP(ChessLaws, PlayedPositionIsItsSetupAcceptedAnew, (std::uint32_t seed)) {
    const Position position = sample(seed);
    MoveList moves;
    legal_moves(position, moves);
    for (const Move& move : moves) {
        const Position next = play(position, move);
        const Position again = accepted(position, setup_of(next));
        RC_ASSERT(next == again);
        RC_ASSERT(key(next) == key(again));
        RC_ASSERT(setup_of(again) == setup_of(next));
        RC_ASSERT(legal_text(again) == legal_text(next));
    }
}

RC_GTEST_PROP(ChessLaws, ColoursReversedCountTheSame, (std::uint32_t seed)) {
    const Position position = sample(seed);
    const Position other = accepted(position, reversed(setup_of(position)));
    RC_ASSERT(perft(position, 2) == perft(other, 2));
    RC_ASSERT(in_check(position) == in_check(other));
    RC_ASSERT(ending(position).reason == ending(other).reason);
}

RC_GTEST_PROP(ChessLaws, FilesMirroredCountTheSame, (std::uint32_t seed)) {
    const Position some = sample(seed);
    auto setup = setup_of(some);
    setup.castling_rooks = {};
    const Position position = accepted(some, setup);
    const Position other = accepted(some, mirrored(setup));
    RC_ASSERT(perft(position, 2) == perft(other, 2));
    RC_ASSERT(in_check(position) == in_check(other));
}

} // namespace
} // namespace kodeks::test
