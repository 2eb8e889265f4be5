// What only the median Solkoff system has: third colours, zones, floats that are owed.
#include "support/article.hpp"
#include "tournament/pairing/fields.hpp"
#include "tournament/pairing/floats.hpp"
#include "tournament/pairing/zoned.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

constexpr std::string_view median = "median-solkoff";

Field field_of_two(std::uint32_t players) {
    return field_of(players, whole_points(2));
}

Draw draw_of(const Field& field) {
    lots::Urn urn("any");
    return *pair_round(system_named(median), field, urn);
}

TEST(Zoned, BreaksAPairThatWouldGiveAThirdEqualColour) {
    ARTICLE("UA:V.15.9.13", "UA:V.15.9.8.2");
    Field field = field_of_two(6);
    play(field, {{1, 2, '='}, {4, 5, '='}, {3, 6, '='}});
    play(field, {{1, 3, '='}, {4, 6, '='}, {5, 2, '='}});
    // 1 and 4 have had White twice: not 1-4. 1-5 would leave 6 only 2, both with two Blacks.
    const Draw draw = draw_of(field);
    EXPECT_EQ(text_of(draw), "6-1 2-4 3-5");
    using enum Rejected;
    EXPECT_EQ(draw.pairs[0].rejected,
              (std::vector<Rejection>{{Number{1}, Number{4}, colour_run},
                                      {Number{1}, Number{5}, fewer_pairs}}));
}

TEST(Zoned, AllowsAThirdEqualColourRatherThanLoseAPair) {
    ARTICLE("UA:V.15.9.13", "UA:V.15.9.13~1", "UA:V.15.3~1", "UA:V.15.9.12");
    Field field = field_of_two(4);
    play(field, {{1, 2, '='}, {4, 3, '='}});
    play(field, {{1, 3, '='}, {4, 2, '='}});
    EXPECT_EQ(text_of(draw_of(field)), "4-1 2-3");
}

TEST(Zoned, WorksFromTheTopAboveHalfAndFromTheBottomBelow) {
    ARTICLE("UA:V.15.9.9", "UA:V.15.9.10", "UA:V.15.9.8.2");
    Field field = field_of_two(12);
    play(field, {{1, 7, 'w'}, {2, 8, 'w'}, {3, 9, 'w'}, {4, 10, 'w'}, {5, 11, 'w'}, {6, 12, 'w'}});
    // The second and the fifth of each group may not meet.
    field.apart = {{.a = Number{5}, .b = Number{2}}, {.a = Number{11}, .b = Number{8}}};
    // 6 5 4 3 2 1: 6-3, then 5-1 instead of 5-2, 4-2. 12 11 10 9 8 7 from below: 7-10, then 8-12
    // instead of 8-11, 9-11; from above it would have been 12-9, 11-7, 10-8.
    EXPECT_EQ(text_of(draw_of(field)), "3-6 1-5 2-4 10-7 12-8 11-9");
}

// Round 3 with 6 1 3 on three points, 5 8 on two and 2 4 7 on one.
Field with_floats(Float of_3_in_round_1, Float of_3, Float of_5) {
    Field field = field_of_two(8);
    play(field, {{1, 2, '='}, {3, 4, '=', of_3_in_round_1}, {5, 6, '='}, {7, 8, '='}});
    play(field, {{1, 4, 'w'}, {8, 5, '=', Float::none, of_5}, {3, 2, 'w', of_3}, {6, 7, 'w'}});
    return field;
}

TEST(Zoned, SendsTheFirstOfAnOddGroupDownToTheLastOfTheNext) {
    ARTICLE("UA:V.15.9.8.1", "UA:V.15.2");
    const Draw draw = draw_of(with_floats(Float::none, Float::none, Float::none));
    EXPECT_EQ(draw.order, (std::vector<Number>{{6}, {1}, {3}, {5}, {8}, {2}, {4}, {7}}));
    EXPECT_EQ(draw.pairs[0].seeker, Number{6});
    EXPECT_EQ(text_of(draw), "8-6 3-1 5-7 2-4");
    EXPECT_EQ(draw.pairs[0].float_reason, FloatReason::position);
}

TEST(Zoned, SendsBackFirstWhoOnceFloatedTheOtherWay) {
    ARTICLE("UA:V.15.9.11", "UA:V.15.4");
    Draw draw = draw_of(with_floats(Float::none, Float::up, Float::none));
    EXPECT_EQ(draw.pairs[0].seeker, Number{3});
    EXPECT_EQ(draw.pairs[0].float_reason, FloatReason::earlier);
    EXPECT_EQ(text_of(draw), "8-3 6-1 5-7 2-4");
    // Of the lower group 5 once went down, so he goes up before 8, the last.
    draw = draw_of(with_floats(Float::none, Float::up, Float::down));
    EXPECT_EQ(text_of(draw), "5-3 6-1 4-8 2-7");
}

TEST(Zoned, IgnoresForcedAndCompensatedFloats) {
    ARTICLE("UA:V.15.5", "UA:V.15.4");
    EXPECT_EQ(draw_of(with_floats(Float::none, Float::forced_up, Float::none)).pairs[0].seeker,
              Number{6});
    EXPECT_EQ(draw_of(with_floats(Float::down, Float::up, Float::none)).pairs[0].seeker, Number{6});
}

TEST(Floats, CancelTheOldestOfTheOtherKind) {
    ARTICLE("UA:V.15.4");
    Player player;
    using enum Float;
    for (const Float floated : {up, none, up, forced_down, down, up, up}) {
        PastRound past;
        past.floated = floated;
        player.history.push_back(past);
    }
    EXPECT_EQ(open_float(player, Direction::up), 3U); // the first was cancelled in round 5
    EXPECT_EQ(open_float(player, Direction::down), 0U);
}

} // namespace
} // namespace kodeks::tournament::pairing
