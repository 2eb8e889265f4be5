#include "support/article.hpp"
#include "tournament/pairing/classification.hpp"
#include "tournament/pairing/fields.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

std::vector<std::uint32_t> order(std::string_view system, const Field& field) {
    std::vector<std::uint32_t> numbers;
    for (const Ranked& ranked : classify(system_named(system), field)) {
        numbers.push_back(ranked.player->number.value);
    }
    return numbers;
}

using Numbers = std::vector<std::uint32_t>;

// Six players after two rounds: 1 has 2 points, 2 3 4 5 have 1, 6 has 0.
Field after_two_rounds() {
    Field field = field_of(6);
    play(field, {{1, 4, 'w'}, {5, 2, 'b'}, {3, 6, 'w'}});
    play(field, {{2, 1, 'b'}, {4, 3, 'w'}, {6, 5, 'b'}});
    return field;
}

TEST(Classification, ByNumberTurnsInEvenRounds) {
    ARTICLE("RU:3.18.5.3", "RU:3.18.5.6");
    Field field = after_two_rounds();
    EXPECT_EQ(order("start-number", field), (Numbers{1, 2, 3, 4, 5, 6}));
    play(field, {{1, 5, '='}, {2, 3, '='}, {4, 6, '='}});
    EXPECT_EQ(order("start-number", field), (Numbers{1, 5, 4, 3, 2, 6}));
}

TEST(Classification, ByOpponentsPoints) {
    ARTICLE("RU:3.18.6.2#1", "RU:3.18.6.2#2", "RU:3.18.6.2#3", "RU:3.18.7.6#1", "RU:3.18.7.6#2");
    const Field field = after_two_rounds();
    // Opponents: 2 had 5 and 1 (1 + 2), 3 had 6 and 4 (0 + 1), 4 had 1 and 3 (2 + 1), 5 had 2
    // and 6.
    EXPECT_EQ(order("current-buchholz", field), (Numbers{1, 2, 4, 3, 5, 6}));
    // Without the lowest: 2 has 2, 4 has 2, 3 has 1, 5 has 1.
    EXPECT_EQ(order("truncated-solkoff", field), (Numbers{1, 2, 4, 3, 5, 6}));
}

TEST(Classification, ByFullAndMedianSolkoff) {
    ARTICLE("UA:V.15.9.2", "UA:V.15.9.7.2", "UA:V.15.9.7.3", "UA:V.15.9.7.4");
    Field field = field_of(8, whole_points(2));
    play(field, {{1, 2, 'w'}, {3, 4, 'w'}, {5, 6, 'w'}, {7, 8, 'w'}});
    play(field, {{1, 3, 'w'}, {5, 7, 'w'}, {2, 4, 'w'}, {6, 8, 'w'}});
    play(field, {{1, 5, 'w'}, {2, 3, 'w'}, {6, 7, 'b'}, {4, 8, '='}});
    // Points 1: 6, 5: 4, 2: 4, 7: 4, 3: 2, 6: 2, 4: 1, 8: 1. Full Solkoff 5: 2+4+6 = 12,
    // 2: 6+1+2 = 9, 7: 1+4+2 = 7; 3: 1+6+4 = 11, 6: 4+1+4 = 9; 4: 2+4+1 = 7, 8: 4+2+1 = 7.
    // Median of 4: 2, of 8: 2; so the number decides, descending in round 4.
    EXPECT_EQ(order("median-solkoff", field), (Numbers{1, 5, 2, 7, 3, 6, 8, 4}));
}

TEST(Classification, CountsByesAndDepartedOpponents) {
    ARTICLE("UA:V.12.5");
    Field field = field_of(7, whole_points(2));
    play(field, {{1, 2, 'w'}, {3, 4, 'w'}, {5, 6, 'w'}}, 7);
    play(field, {{1, 3, 'w'}, {7, 5, 'w'}, {2, 4, 'w'}}, 6);
    // 3 leaves with 2 points; 2, 5 and 6 had as many then.
    player_of(field, 3).presence = Presence::left;
    player_of(field, 3).last_round = 2;
    play(field, {{1, 7, 'w'}, {2, 5, 'w'}, {6, 4, 'b'}});
    // Points now 1: 6, 2: 4, 5: 2, 6: 2, 7: 4, 4: 2; 3 counts as (4 + 2 + 2) / 3.
    std::vector<Ranked> ranked = classify(system_named("median-solkoff"), field);
    const auto coefficient = [&](std::uint32_t number) {
        return std::ranges::find_if(
                   ranked, [&](const Ranked& r) { return r.player->number.value == number; })
            ->first_coefficient;
    };
    constexpr std::int64_t point = units_of_point; // coefficients are in units
    Fraction of_4(point * 8, 3);
    of_4 += Fraction(point * (4 + 2));
    EXPECT_EQ(coefficient(4), of_4);                 // 3, 2, 6
    EXPECT_EQ(coefficient(7), Fraction(point * 10)); // the bye counts 2, the lowest; 5, 1
    EXPECT_EQ(coefficient(6), Fraction(point * 6));  // 5, the bye, 4
}

TEST(Classification, LeavesOutWhoDoesNotTakePart) {
    ARTICLE("RU:3.18.2#6");
    Field field = after_two_rounds();
    player_of(field, 2).presence = Presence::absent;
    player_of(field, 5).presence = Presence::left;
    player_of(field, 5).last_round = 2;
    EXPECT_EQ(order("start-number", field), (Numbers{1, 3, 4, 6}));
}

} // namespace
} // namespace kodeks::tournament::pairing
