// When somebody was born, as lists write it; and games by their numbers.
#include "tournament/play.hpp"
#include "tournament/state/birth.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament {
namespace {

std::string read(std::string_view text) {
    Person person;
    person.birth_month = 9;
    person.birth_day = 9;
    return read_birth(text, person) ? birth_text(person) : "nothing";
}

TEST(Birth, IsAYearOrAWholeDate) {
    EXPECT_EQ(read("1998"), "1998");
    EXPECT_EQ(read("1998-05-12"), "1998-05-12");
    EXPECT_EQ(read("1998/05/12"), "1998-05-12");
    EXPECT_EQ(read("12.05.1998"), "1998-05-12");
    EXPECT_EQ(read("born 1998"), "1998");
    EXPECT_EQ(read("1998-02-28"), "1998-02-28");
    EXPECT_EQ(read("1998-02-29"), "1998"); // there was none
    EXPECT_EQ(read("2000-02-29"), "2000-02-29");
    EXPECT_EQ(read("1998-13-01"), "1998");
    EXPECT_EQ(read("0000"), ""); // four digits alone are a year, and 0 is none
    EXPECT_EQ(read("05-1998-12"), "1998");
    EXPECT_EQ(read("05-1998"), "1998");
    EXPECT_EQ(read("1899-05-12"), "nothing");
    EXPECT_EQ(read("1900-05-12"), "1900-05-12");
    EXPECT_EQ(read("2200-05-12"), "2200-05-12");
    EXPECT_EQ(read("2201-05-12"), "nothing");
    EXPECT_EQ(read("98-05-12"), "nothing");
    EXPECT_EQ(read("unknown"), "nothing");
    EXPECT_EQ(read(""), "nothing");
    Person person;
    EXPECT_EQ(birth_text(person), "");
    EXPECT_TRUE(read_birth("12.05.1998", person));
    EXPECT_EQ(birth_text(person, '/'), "1998/05/12");
}

TEST(GameNumbers, LeadToTheirTablesAndBack) {
    test::Play play("ua2026");
    StageSettings settings;
    settings.name = "S";
    settings.games = 2;
    play.stage(settings);
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    play.numbers();
    play.round("1-2 3-4");
    play.round("1-3 2-4");
    std::uint32_t id = 0;
    for (const RoundNumber round : {1U, 2U}) {
        for (const std::uint32_t table : {1U, 2U}) {
            for (const std::uint32_t game : {1U, 2U}) {
                const GameRef ref{1, round, table, game};
                ++id;
                EXPECT_EQ(game_id(play.state, ref), GameId{id});
                const auto found = find_ref(play.state, GameId{id});
                ASSERT_TRUE(found);
                EXPECT_EQ(*found, ref);
            }
        }
    }
    EXPECT_FALSE(find_ref(play.state, GameId{id + 1}));
    EXPECT_FALSE(find_ref(play.state, GameId{0}));
}

} // namespace
} // namespace kodeks::tournament
