#include "support/article.hpp"
#include "tournament/pairing/fields.hpp"
#include "tournament/pairing/knockout.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

std::string text(const Bracket& bracket) {
    std::string out;
    for (const Duel& duel : duels(bracket)) {
        out += fmt::format("{}{}:{}-{}", out.empty() ? "" : " ", duel.first_place, duel.a.value,
                           duel.b.value);
    }
    return out;
}

std::vector<Number> lower_numbers(const Bracket& bracket) {
    std::vector<Number> winners;
    for (const Duel& duel : duels(bracket)) {
        winners.push_back(duel.b == nobody ? duel.a : std::min(duel.a, duel.b));
    }
    return winners;
}

TEST(Knockout, SeatsTheBestFarApartAndTheEmptySeatsWithThem) {
    EXPECT_EQ(text(seat(8)), "1:1-8 1:5-4 1:3-6 1:7-2");
    EXPECT_EQ(text(seat(6)), "1:1-0 1:5-4 1:3-6 1:2-0");
    EXPECT_EQ(text(seat(2)), "1:1-2");
    EXPECT_TRUE(is_decided(seat(1)));
    EXPECT_TRUE(seat(0).empty());
}

TEST(Knockout, LosersLeave) {
    ARTICLE("RU:3.2#2", "UA:V.3.1.2");
    Bracket bracket = seat(6);
    bracket = next(bracket, lower_numbers(bracket), Losers::leave);
    EXPECT_EQ(text(bracket), "1:1-4 1:3-2");
    bracket = next(bracket, lower_numbers(bracket), Losers::leave);
    EXPECT_EQ(text(bracket), "1:1-2");
    bracket = next(bracket, lower_numbers(bracket), Losers::leave);
    EXPECT_EQ(bracket, (Bracket{{1, {Number{1}}}}));
}

TEST(Knockout, LosersPlayOnForEveryPlace) {
    ARTICLE("UA:V.3.1.2");
    Bracket bracket = seat(6);
    bracket = next(bracket, lower_numbers(bracket), Losers::play_on);
    EXPECT_EQ(text(bracket), "1:1-4 1:3-2 5:5-0 5:6-0");
    bracket = next(bracket, lower_numbers(bracket), Losers::play_on);
    EXPECT_EQ(text(bracket), "1:1-2 3:4-3 5:5-6");
    bracket = next(bracket, lower_numbers(bracket), Losers::play_on);
    EXPECT_TRUE(is_decided(bracket));
    std::vector<std::pair<std::uint32_t, std::uint32_t>> places;
    for (const Section& section : bracket) {
        if (section.seats[0] != nobody) {
            places.emplace_back(section.first_place, section.seats[0].value);
        }
    }
    EXPECT_EQ(places, (std::vector<std::pair<std::uint32_t, std::uint32_t>>{
                          {1, 1}, {2, 2}, {3, 3}, {4, 4}, {5, 5}, {6, 6}}));
}

TEST(Knockout, DecidesLevelMatchesInTheListedOrder) {
    ARTICLE("UA:V.3.1.2", "UA:V.3.1.2~1");
    using enum Decider;
    const Duel duel{Number{3}, Number{6}, 1};
    const Score2 level{half_points(1), half_points(1)};
    const Score2 first{whole_points(1), whole_points(0)};
    const Score2 second{whole_points(0), whole_points(1)};
    const std::vector<Decider> order = {replay, shorter_game, lot};
    lots::Urn urn("17 4 92 8");
    EXPECT_EQ(judge({duel, first}, order, urn), (Verdict{Number{3}, {}, {}}));
    EXPECT_EQ(judge({duel, level}, order, urn), (Verdict{nobody, {}, replay}));
    EXPECT_EQ(judge({.duel = duel, .score = level, .extra = {level}}, order, urn),
              (Verdict{nobody, {}, shorter_game}));
    EXPECT_EQ(judge({.duel = duel, .score = level, .extra = {level, second}}, order, urn),
              (Verdict{Number{6}, shorter_game, {}}));
    EXPECT_TRUE(urn.choices().empty());
    const Verdict drawn =
        judge({.duel = duel, .score = level, .extra = {level, level}}, order, urn);
    EXPECT_EQ(drawn.by, lot);
    EXPECT_EQ(urn.choices().at(0).name, "3-6.winner");
    const std::vector<Decider> boards = {higher_boards};
    EXPECT_EQ(judge({.duel = duel, .score = level, .boards = {level, second, first}}, boards, urn),
              (Verdict{Number{6}, higher_boards, {}}));
    EXPECT_EQ(judge({.duel = duel, .score = level, .boards = {level}}, boards, urn), Verdict{});
}

TEST(Knockout, DrawsColours) {
    ARTICLE("PMR:281d");
    lots::Urn urn("17 4 92 8");
    const Colour colour = draw_colour({Number{3}, Number{6}, 1}, 2, urn);
    EXPECT_NE(colour, Colour::none);
    EXPECT_EQ(urn.choices().at(0).name, "r2.3-6.colour");
    EXPECT_EQ(draw_colour({Number{3}, Number{6}, 1}, 2, urn), colour);
}

} // namespace
} // namespace kodeks::tournament::pairing
