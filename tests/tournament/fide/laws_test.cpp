// Generated tournaments: the engine, its exact half and the exhaustive checker agree.
#include "support/article.hpp"
#include "support/effort.hpp"
#include "tournament/fide/checker/enumerator.hpp"
#include "tournament/fide/dutch.hpp"
#include "tournament/trf/generate.hpp"
#include "tournament/trf/to_field.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include <gtest/gtest.h>

namespace kodeks::tournament::fide {
namespace {

checker::Enumerated answer(const Field& field, Way way) {
    checker::Enumerated out;
    const auto pairing = pair_dutch(field, way);
    out.possible = pairing.has_value();
    if (pairing) {
        out.bye = pairing->bye;
        for (const Board& board : pairing->boards) {
            out.boards.push_back({board.white, board.black});
        }
        std::ranges::sort(out.boards);
    }
    return out;
}

trf::GeneratorSettings small_tournament(std::uint32_t seed) {
    trf::GeneratorSettings settings;
    settings.seed = seed;
    settings.players = 4 + seed % 11;
    settings.rounds = std::min(2 + seed % 9, settings.players);
    settings.draw_percent = seed % 4 * 20;
    settings.forfeit_one_in = seed % 3 * 7;
    settings.half_bye_one_in = seed % 5 * 6;
    settings.zero_bye_one_in = seed % 7 * 5;
    settings.retired_one_in = seed % 2 * 30;
    settings.late_one_in = seed % 4 * 4;
    settings.prohibited_pairs = seed % 6 == 0 ? settings.players : 0;
    settings.accelerated = seed % 5 == 0;
    return settings;
}

// The boards stand in the order of the score of the stronger player, the sum of both, and the
// number of the stronger.
TEST(DutchLaws, BoardsStandInTheirOrder) {
    ARTICLE("C04.2:3.6");
    for (std::uint32_t seed = 1; seed <= 60; ++seed) {
        const trf::Document document = trf::generate(small_tournament(seed));
        for (trf::Round round = 1; round <= trf::rounds_paired(document); ++round) {
            const auto field = trf::field_of(document, round);
            const auto pairing = field ? pair_dutch(field->field, Way::fast)
                                       : tl::expected<RoundPairing, Impossible>(RoundPairing{});
            if (!pairing) {
                continue;
            }
            std::map<PlayerIndex, const Card*> card_of;
            for (const Card& card : pairing->cards) {
                card_of[card.player] = &card;
            }
            std::vector<std::tuple<std::int32_t, std::int32_t, std::int32_t>> order;
            for (const Board& board : pairing->boards) {
                const Card& white = *card_of.at(board.white);
                const Card& black = *card_of.at(board.black);
                const std::int32_t better = std::max(white.score, black.score).value;
                const bool of_white = white.score.value == better;
                const bool of_black = black.score.value == better;
                const std::int32_t number = of_white && of_black
                                                ? std::min(white.number, black.number)
                                                : (of_white ? white.number : black.number);
                order.emplace_back(-better, -(white.score + black.score).value, number);
            }
            EXPECT_TRUE(std::ranges::is_sorted(order)) << seed << " " << round;
        }
    }
}

TEST(DutchLaws, AgreesWithTheEnumerationOfEverything) {
    ARTICLE("C04.3:3.3", "C04.3:3.8.11", "C04.3:3.8.13", "C04.3:3.8.14", "C04.3:3.8.16",
            "C04.3:3.8.17", "C04.3:4.2", "C04.3:4.3");
    const std::uint32_t tournaments = kodeks::test::slow_build ? 60 : 600;
    int rounds = 0;
    for (std::uint32_t seed = 1; seed <= tournaments; ++seed) {
        const trf::Document document = trf::generate(small_tournament(seed));
        for (trf::Round round = 1; round <= trf::rounds_paired(document) + 1; ++round) {
            const auto field = trf::field_of(document, round);
            if (!field) {
                break;
            }
            const auto expected = checker::enumerate_round(field->field);
            if (expected) {
                ASSERT_EQ(answer(field->field, Way::fast), *expected) << seed << " " << round;
                ASSERT_EQ(answer(field->field, Way::exact), *expected) << seed << " " << round;
                ++rounds;
            }
        }
    }
    EXPECT_GE(rounds, kodeks::test::slow_build ? 150 : 1500);
}

struct Played {
    int white = 0;
    int black = 0;
    Side last = Side::none;
    int in_a_row = 0;

    void add(Side side) {
        (side == Side::white ? white : black) += 1;
        in_a_row = side == last ? in_a_row + 1 : 1;
        last = side;
    }

    // The colour had less often, and when balanced the other one than last time.
    Side due() const {
        return white == black ? other(last) : white < black ? Side::white : Side::black;
    }
};

Played played_by(const Player& player) {
    Played played;
    for (const PastRound& past : player.past) {
        if (past.kind == Kind::played) {
            played.add(past.side);
        }
    }
    return played;
}

// Nobody has one colour three times in a row before the last round, and two to whom different
// colours are due get them.
TEST(DutchLaws, ColoursAlternateAndBalance) {
    ARTICLE("C04.1:7", "C04.1:8");
    int thirds = 0;
    int both_due = 0;
    for (std::uint32_t seed = 1; seed <= (kodeks::test::slow_build ? 60U : 300U); ++seed) {
        const trf::Document document = trf::generate(small_tournament(seed));
        for (trf::Round round = 1; round <= trf::rounds_paired(document); ++round) {
            const Field field = trf::field_of(document, round)->field;
            const auto pairing = pair_dutch(field, Way::fast);
            ASSERT_TRUE(pairing.has_value());
            for (const Board& board : pairing->boards) {
                const Played white = played_by(field.players[board.white]);
                const Played black = played_by(field.players[board.black]);
                const bool third = (white.last == Side::white && white.in_a_row >= 2) ||
                                   (black.last == Side::black && black.in_a_row >= 2);
                EXPECT_TRUE(!third || round == field.rounds) << seed << " " << round;
                thirds += third ? 1 : 0;
                if (white.due() == other(black.due()) && white.due() != Side::none &&
                    white.in_a_row < 2 && black.in_a_row < 2) {
                    EXPECT_EQ(white.due(), Side::white) << seed << " " << round;
                    ++both_due;
                }
            }
        }
    }
    EXPECT_GT(both_due, 300);
    EXPECT_LT(thirds, both_due);
}

TEST(DutchLaws, CountingAndMatchingAgreeOnLargerFields) {
    for (std::uint32_t seed = 1; seed <= (kodeks::test::slow_build ? 2U : 12U); ++seed) {
        trf::GeneratorSettings settings = small_tournament(seed);
        settings.players = 60 + 7 * seed;
        settings.rounds = 9;
        const trf::Document document = trf::generate(settings);
        for (trf::Round round = 1; round <= trf::rounds_paired(document); ++round) {
            const auto field = trf::field_of(document, round);
            ASSERT_TRUE(field.has_value());
            ASSERT_EQ(answer(field->field, Way::fast), answer(field->field, Way::exact))
                << seed << " " << round;
        }
    }
}

// A new name for every player and a constant on every score change nothing.
TEST(DutchLaws, AConstantOnAllScoresChangesNothing) {
    const trf::Document document = trf::generate(small_tournament(31));
    const auto field = trf::field_of(document, 3);
    ASSERT_TRUE(field.has_value());
    Field raised = field->field;
    for (Player& player : raised.players) {
        player.virtual_points.assign(raised.rounds, tenths(20));
    }
    Field plain = field->field;
    for (Player& player : plain.players) {
        player.virtual_points.clear();
    }
    EXPECT_EQ(answer(plain, Way::fast), answer(raised, Way::fast));
}

} // namespace
} // namespace kodeks::tournament::fide
