// Floating in the systems of the code: into the next group, and only as far as needed.
#include "support/article.hpp"
#include "tournament/pairing/fields.hpp"
#include "tournament/pairing/swiss.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

Draw drawn_by(std::string_view system, const Field& field) {
    lots::Urn urn("any");
    return *pair_round(system_named(system), field, urn);
}

// Points 3: 8; 2: 7; 1.5: 3, 6, 2; 1: 4, 5; 0.5: 1. The leader has met the only player of the next
// group and goes on to the last of the third; 7 has met 6, so he meets 3.
TEST(Joined, LeaderDropsNoFurtherThanHeMust) {
    ARTICLE("RU:3.18.7.4", "RU:3.18.7.5", "RU:3.18.7.6#2", "RU:3.18.7.6#3");
    Field field = field_of(8);
    play(field, {{1, 8, 'b'}, {7, 2, 'w'}, {3, 6, '='}, {5, 4, 'b'}});
    play(field, {{8, 7, 'w'}, {2, 1, '='}, {4, 6, 'b'}, {5, 3, 'b'}});
    play(field, {{3, 8, 'b'}, {6, 7, 'b'}, {1, 5, 'b'}, {2, 4, 'w'}});
    EXPECT_EQ(paired("current-buchholz", field), "8-2 7-3 6-5 4-1");
}

// Points 2: 1; 1: 2, 5 (both met by 1); 0.5: 7, 8; 0: 6. 3 and 4 are away.
Field with_a_far_floater() {
    Field field = field_of(8);
    play(field, {{1, 5, 'w'}, {2, 6, 'w'}, {3, 7, 'w'}, {4, 8, 'w'}});
    play(field, {{2, 1, 'b'}, {4, 3, '='}, {6, 5, 'b'}, {8, 7, '='}});
    player_of(field, 3).presence = Presence::absent;
    player_of(field, 4).presence = Presence::absent;
    return field;
}

TEST(Joined, FloaterGoesOverAGroupThatStaysAsItIs) {
    ARTICLE("RU:3.18.5.4", "RU:3.18.7.4");
    const Field field = with_a_far_floater();
    const Draw draw = drawn_by("start-number", field);
    EXPECT_EQ(text_of(draw), "7-1 5-2 8-6");
    EXPECT_EQ(draw.pairs[0].step, Step::floated);
    EXPECT_EQ(draw.pairs[0].float_reason, FloatReason::far);
    EXPECT_EQ(draw.pairs[0].rejected,
              (std::vector<Rejection>{{Number{1}, Number{2}, Rejected::met},
                                      {Number{1}, Number{5}, Rejected::met}}));
    EXPECT_EQ(draw.pairs[1].step, Step::in_group);
    EXPECT_EQ(draw.pairs[2].float_reason, FloatReason::position);
    EXPECT_EQ(paired("truncated-solkoff", field), "7-1 5-2 8-6");
    EXPECT_EQ(paired("current-buchholz", field), "1-8 5-2 7-6");
}

// Points 1.5: 1, 2, who have met; 1: 3, 4, 5; 0.5: 6, 7. 8 is away, 7 has the bye. Of the joined
// group of five one with one point floats: the last, or in 3.18.7 the first of these.
TEST(Joined, OfAJoinedOddGroupOneOfTheLowestPointsFloats) {
    ARTICLE("RU:3.18.5.4", "RU:3.18.7.4", "RU:3.18.8");
    Field field = field_of(8);
    play(field, {{1, 2, '='}, {3, 4, '='}, {5, 8, '='}, {6, 7, '='}});
    play(field, {{6, 1, 'b'}, {2, 7, 'w'}, {5, 3, '='}, {4, 8, '='}});
    player_of(field, 8).presence = Presence::absent;
    EXPECT_EQ(paired("start-number", field), "bye 7; 5-6 1-3 2-4");
    EXPECT_EQ(paired("current-buchholz", field), "bye 7; 3-6 1-5 2-4");
}

// One point: 1 to 4, of whom only 1 and 2 may meet: these two stay, and only 3 and 4 go down.
TEST(Joined, AsFewAsPossibleLeaveTheirGroup) {
    ARTICLE("RU:3.18.7.5", "RU:3.18.8");
    Field field = field_of(8);
    play(field, {{1, 8, 'w'}, {7, 2, 'b'}, {3, 6, 'w'}, {5, 4, 'b'}});
    for (const auto& [a, b] : {std::pair{1U, 3U}, {1U, 4U}, {2U, 3U}, {2U, 4U}, {3U, 4U}}) {
        field.apart.push_back({.a = Number{a}, .b = Number{b}});
    }
    const Draw draw = drawn_by("current-buchholz", field);
    EXPECT_EQ(text_of(draw), "2-1 8-3 4-7 6-5");
    EXPECT_EQ(draw.pairs[0].step, Step::in_group);
    EXPECT_EQ(draw.pairs[1].step, Step::joined_group);
}

// Points 1.5: 2, 3; 1: 1, 4; 0.5: 5, 6; the two of each group have met. 2 and 3 join 1 and 4; 2-4
// and 1-3 would leave 5 and 6, so two of the four go on: first of the lowest points 4 (1 stays,
// because 2 and 3 have met), then 3.
TEST(Joined, LastGroupIsHelpedByTheOneAbove) {
    ARTICLE("RU:3.18.5.5#3", "RU:3.18.8");
    Field field = field_of(6);
    play(field, {{1, 6, 'w'}, {5, 2, 'b'}, {3, 4, 'w'}});
    play(field, {{4, 1, 'w'}, {2, 3, '='}, {6, 5, '='}});
    const Draw numbers = drawn_by("start-number", field);
    EXPECT_EQ(text_of(numbers), "1-2 3-5 4-6");
    const Draw buchholz = drawn_by("current-buchholz", field);
    EXPECT_EQ(text_of(buchholz), "1-2 3-6 5-4");
}

} // namespace
} // namespace kodeks::tournament::pairing
