// Rules common to the Swiss systems: who is paired, who gets the bye, who is kept apart, what
// happens when groups or whole rounds cannot be paired.
#include "support/article.hpp"
#include "tournament/pairing/fields.hpp"
#include "tournament/pairing/swiss.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

TEST(Swiss, KnowsItsSystems) {
    ARTICLE("RU:3.18.1", "UA:V.15.8");
    std::vector<std::string_view> names;
    for (const SwissSystem& system : swiss_systems()) {
        names.push_back(system.name);
    }
    EXPECT_EQ(names, (std::vector<std::string_view>{"blind-lot", "start-number",
                                                    "truncated-solkoff", "current-buchholz",
                                                    "median-solkoff", "median-solkoff-by-lot"}));
    EXPECT_EQ(find_swiss_system("dutch"), nullptr);
}

TEST(Swiss, GivesNobodyASecondPlus) {
    ARTICLE("RU:3.18.2#2", "RU:3.18.2#7", "UA:V.15.6", "UA:V.15.9.1");
    Field field = field_of(5, whole_points(2));
    play(field, {{1, 3, 'w'}, {4, 2, '-'}}, 5); // 4 did not come: a plus for 2
    // Last in the classification of round 2 are 3 and 4 (numbers descend: 4 before 3).
    EXPECT_EQ(paired("start-number", field).substr(0, 6), "bye 3;");
    player_of(field, 1).presence = Presence::absent;
    player_of(field, 3).presence = Presence::absent;
    // Left are 5, 2, 4. A bye and a plus by absence both bar by the code, only the bye by UA.
    EXPECT_EQ(paired("start-number", field).substr(0, 6), "bye 4;");
    player_of(field, 4).presence = Presence::absent;
    player_of(field, 1).presence = Presence::here;
    EXPECT_EQ(paired("start-number", field).substr(0, 6), "bye 1;");
    EXPECT_EQ(paired("median-solkoff", field).substr(0, 6), "bye 1;");
    player_of(field, 1).presence = Presence::absent;
    player_of(field, 5).presence = Presence::absent;
    EXPECT_EQ(paired("start-number", field), "pairing.no_bye_left"); // only 2 is here
    EXPECT_EQ(paired("median-solkoff", field), "bye 2;");
}

TEST(Swiss, RefusesWithTheArticlesWhenNoRoundIsPossible) {
    ARTICLE("RU:3.18.2#1", "RU:3.18.8");
    Field field = field_of(2);
    play(field, {{1, 2, '='}});
    lots::Urn urn("any");
    const Ruled<Draw> draw = pair_round(system_named("start-number"), field, urn);
    ASSERT_FALSE(draw);
    EXPECT_EQ(draw.error().message, (Message{"pairing.no_complete_round", {{"round", "2"}}}));
    EXPECT_EQ(draw.error().articles, (std::vector<std::string_view>{"RU:3.18.5.5#3", "RU:3.18.8"}));
    EXPECT_TRUE(urn.choices().empty());
}

TEST(Swiss, PairsAgainWhoDidNotReallyPlay) {
    ARTICLE("RU:3.18.2#4");
    Field field = field_of(2);
    play(field, {{1, 2, '+'}});
    EXPECT_EQ(paired("start-number", field), "1-2"); // no colour was used up: the higher has White
}

TEST(Swiss, DoesNotPairWhoIsAway) {
    ARTICLE("RU:3.18.2#6");
    Field field = field_of(6);
    play(field, {{1, 4, 'w'}, {5, 2, 'b'}, {3, 6, 'w'}});
    player_of(field, 1).presence = Presence::absent;
    player_of(field, 6).presence = Presence::left;
    player_of(field, 6).last_round = 1;
    EXPECT_EQ(paired("start-number", field), "2-3 4-5");
}

TEST(Swiss, NeverGivesAColourFourTimesRunning) {
    ARTICLE("RU:3.18.2#3");
    Field field = field_of(8);
    // 1 and 2 had White three times, 7 and 8 Black.
    play(field, {{1, 5, '='}, {2, 6, '='}, {3, 7, '='}, {4, 8, '='}});
    play(field, {{1, 6, '='}, {2, 5, '='}, {4, 7, '='}, {3, 8, '='}});
    play(field, {{1, 7, '='}, {2, 8, '='}, {5, 3, '='}, {6, 4, '='}});
    // 8 7 6 5 | 4 3 2 1: 8-4 met, 8-3 met, 8-2 met, 8-1: Black for 8 four times running is
    // excluded by giving him White.
    EXPECT_EQ(paired("start-number", field), "8-1 7-2 6-3 5-4");
}

TEST(Swiss, KeepsHardRestrictionsAndAsManySoftOnesAsPossible) {
    ARTICLE("PMR:237");
    Field field = field_of(4);
    field.apart = {{.a = Number{1}, .b = Number{3}}};
    lots::Urn urn = urn_with_white_first();
    EXPECT_EQ(text_of(*pair_round(system_named("start-number"), field, urn)), "1-4 3-2");
    // Three wishes of number 1 cannot all be kept: the last listed is given up.
    using enum Apart::Strength;
    field.apart = {{.a = Number{1}, .b = Number{3}, .strength = soft},
                   {.a = Number{4}, .b = Number{1}, .strength = soft},
                   {.a = Number{1}, .b = Number{2}, .strength = soft}};
    const Draw draw = *pair_round(system_named("start-number"), field, urn);
    EXPECT_EQ(text_of(draw), "1-2 3-4");
    EXPECT_EQ(draw.released, (std::vector<Apart>{field.apart[2]}));
    field.apart[0].strength = field.apart[1].strength = field.apart[2].strength = hard;
    EXPECT_EQ(pair_round(system_named("start-number"), field, urn).error().message.key,
              "pairing.no_complete_round");
    for (Apart& apart : field.apart) {
        apart.first_round = 2; // not yet
    }
    EXPECT_EQ(text_of(*pair_round(system_named("start-number"), field, urn)), "1-3 4-2");
}

TEST(Swiss, JoinsAGroupThatCannotBePairedByItself) {
    ARTICLE("RU:3.18.5.5#3", "RU:3.18.8");
    Field field = field_of(6);
    play(field, {{1, 2, '='}, {3, 4, '='}, {5, 6, '='}});
    play(field, {{1, 3, 'w'}, {2, 4, 'w'}, {6, 5, '='}});
    // 1 and 2 lead and have met: they are joined with 5 and 6, who have met too. 1-5 and 2-6 would
    // leave 3 and 4, who have met: the last pair 2-6 is given up, and its players join 3 and 4.
    lots::Urn urn("any");
    const Draw draw = *pair_round(system_named("start-number"), field, urn);
    EXPECT_EQ(text_of(draw), "5-1 3-2 4-6");
    for (const Pair& pair : draw.pairs) {
        EXPECT_EQ(pair.step, Step::joined_group);
    }
    using enum Rejected;
    EXPECT_EQ(draw.pairs[0].rejected, std::vector<Rejection>{});
    EXPECT_EQ(draw.pairs[0].white_float, Float::up);
    EXPECT_EQ(draw.pairs[0].black_float, Float::down);
}

TEST(Swiss, RefusesADamagedField) {
    Field field = field_of(4);
    player_of(field, 2).number = Number{1};
    EXPECT_EQ(paired("start-number", field), "pairing.defect.number");
    field = field_of(4);
    field.round = 2;
    EXPECT_EQ(paired("start-number", field), "pairing.defect.history");
    field = field_of(4);
    play(field, {{1, 2, 'w'}, {3, 4, 'w'}});
    player_of(field, 1).history[0].opponent = Number{3};
    EXPECT_EQ(paired("start-number", field), "pairing.defect.opponent");
    player_of(field, 1).history[0].opponent = Number{2};
    player_of(field, 1).history[0].colour = Colour::black;
    EXPECT_EQ(paired("start-number", field), "pairing.defect.colour");
}

TEST(Swiss, PairsTheEmptyFieldAndTheLonelyPlayer) {
    EXPECT_EQ(paired("start-number", Field{}), "");
    EXPECT_EQ(paired("start-number", field_of(1)), "bye 1;");
    EXPECT_EQ(paired("blind-lot", field_of(1)), "bye 1;");
}

} // namespace
} // namespace kodeks::tournament::pairing
