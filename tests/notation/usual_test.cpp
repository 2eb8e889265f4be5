// What boards show beside a move, written for all languages at once, is what each language writes
// by itself.
#include "games/position.hpp"
#include "notation/hand_write.hpp"
#include "notation/styles.hpp"

#include <random>

#include <gtest/gtest.h>

namespace kodeks::notation {

namespace {

constexpr std::array languages = {Language::en, Language::uk, Language::ru};

void compare_all_moves(const games::Position& position) {
    games::MoveList legal;
    games::legal_moves(position, legal);
    for (const games::Move& move : legal) {
        const auto texts = usual_move(position, move, legal);
        EXPECT_EQ(texts, write_hand(position.variant(), position, move));
        for (const Language language : languages) {
            EXPECT_EQ(texts[static_cast<std::size_t>(language)],
                      write_hand(position.variant(), position, move, language));
        }
    }
}

TEST(UsualMove, IsTheSameInAllLanguagesAtOnce) {
    std::mt19937 dice(1);
    for (const games::Variant* variant : games::all_variants()) {
        for (int game = 0; game < 3; ++game) {
            games::Position position = games::start_position(*variant);
            games::MoveList legal;
            for (int ply = 0; ply < 80; ++ply) {
                games::legal_moves(position, legal);
                if (legal.size() == 0) {
                    break;
                }
                compare_all_moves(position);
                position = games::play(position, legal[dice() % legal.size()]);
            }
        }
    }
}

TEST(UsualMove, HasTheLettersOfEachLanguage) {
    const games::Variant& chess = *games::find_variant("chess");
    const auto start = games::start_position(chess);
    games::MoveList legal;
    games::legal_moves(start, legal);
    std::vector<std::array<std::string, 3>> knights;
    for (const games::Move& move : legal) {
        const auto texts = usual_move(start, move, legal);
        if (texts[0] == "Nf3") {
            knights.push_back(texts);
        }
    }
    EXPECT_EQ(knights, (std::vector<std::array<std::string, 3>>{{"Nf3", "Кf3", "Кf3"}}));
}

// What is no legal move is a displacement in every language.
TEST(UsualMove, IsADisplacementWhereItIsNotLegal) {
    const games::Variant& chess = *games::find_variant("chess");
    const auto start = games::start_position(chess);
    games::Move move;
    move.from = {12}; // e2
    move.to = {36};   // e5
    EXPECT_EQ(write_hand(chess, start, move),
              (std::array<std::string, 3>{"e2-e5", "e2-e5", "e2-e5"}));
}

} // namespace

} // namespace kodeks::notation
