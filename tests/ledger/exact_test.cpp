#include "games/position.hpp"
#include "ledger/exact.hpp"

#include <gtest/gtest.h>

namespace kodeks::ledger {

namespace {

games::Square at(const games::Variant& variant, std::string_view name) {
    return *read_square(variant, name);
}

TEST(Exact, MovesAreWrittenAsTheyWereMade) {
    const games::Variant& chess = *games::find_variant("chess");
    games::Move move{.captured = {}, .from = at(chess, "e2"), .to = at(chess, "e4")};
    EXPECT_EQ(write_exact(chess, move), "e2-e4");
    move.captured.add(move.to);
    move.type = games::MoveType::capture;
    EXPECT_EQ(write_exact(chess, move), "e2:e4");
    move.promotion = games::Kind::queen;
    EXPECT_EQ(write_exact(chess, move), "e2:e4=Q");
    games::Move passed{.captured = {}, .from = at(chess, "e5"), .to = at(chess, "d6")};
    passed.captured.add(at(chess, "d5"));
    passed.type = games::MoveType::en_passant;
    EXPECT_EQ(write_exact(chess, passed), "e5-d6 -d5 ep");
    const games::Move castles{.captured = {},
                              .from = at(chess, "e1"),
                              .to = at(chess, "g1"),
                              .type = games::MoveType::castle_king};
    EXPECT_EQ(write_exact(chess, castles), "e1-g1 O-O");
    const games::Variant& frisian = *games::find_variant("frisian");
    const games::Move off{.captured = {}, .from = at(frisian, "32"), .to = games::no_square};
    EXPECT_EQ(write_exact(frisian, off), "32-off");
}

// Every legal move of a walk through every game comes back as it was; also from a chess960 corner.
TEST(Exact, EveryMoveOfEveryGameComesBack) {
    for (const games::Variant* const variant : games::all_variants()) {
        games::Position position = *games::accept(*variant, variant->start);
        for (std::size_t ply = 0; ply < 120; ++ply) {
            games::MoveList legal;
            games::legal_moves(position, legal);
            for (const games::Move& move : legal) {
                EXPECT_EQ(read_exact(*variant, write_exact(*variant, move)), move)
                    << variant->name << " " << write_exact(*variant, move);
            }
            if (legal.empty() || games::ending(position).over()) {
                break;
            }
            position = games::play(position, legal[(ply * 7 + 3) % legal.size()]);
        }
    }
}

TEST(Exact, NonsenseIsNoMove) {
    const games::Variant& chess = *games::find_variant("chess");
    for (const char* text : {"", "e2", "e2-", "-e4", "e2-e9", "e2:off", "e2-e4=", "e2-e4=X",
                             "e2-e4 d5", "e2-e4 -", "e2-e4 ep ep", "e2-e4 O-O-O-O", "e2 - e4"}) {
        EXPECT_EQ(read_exact(chess, text), std::nullopt) << text;
    }
}

TEST(Exact, PiecesOfEveryStartComeBack) {
    for (const games::Variant* const variant : games::all_variants()) {
        games::Setup again;
        const std::string text = write_pieces(variant->board, variant->start);
        EXPECT_TRUE(read_pieces(variant->board, text, again));
        EXPECT_EQ(again.pieces, variant->start.pieces) << text;
        EXPECT_FALSE(read_pieces(variant->board, text + ".", again));
        EXPECT_FALSE(read_pieces(variant->board, "x" + text.substr(1), again));
    }
}

} // namespace

} // namespace kodeks::ledger
