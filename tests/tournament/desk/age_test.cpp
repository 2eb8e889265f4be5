#include "support/article.hpp"
#include "tournament/desk/age.hpp"
#include "tournament/play.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament {
namespace {

using Groups = std::vector<std::string_view>;

TEST(Age, GroupsOfTheUkrainianRules) {
    ARTICLE("UA:II.8.1", "UA:II.8.2", "UA:II.8.3.1", "UA:II.8.3.2", "UA:II.8.3.3", "UA:II.8.3.4",
            "UA:II.8.3.5");
    const auto& rules = *rulebook::find_tournament_rules("ua2026");
    EXPECT_EQ(groups_of_age(rules, 8),
              (Groups{"young-stars", "hopes", "mini-cadets", "cadets", "juniors", "adults"}));
    EXPECT_EQ(groups_of_age(rules, 9),
              (Groups{"hopes", "mini-cadets", "cadets", "juniors", "adults"}));
    EXPECT_EQ(groups_of_age(rules, 13), (Groups{"mini-cadets", "cadets", "juniors", "adults"}));
    EXPECT_EQ(groups_of_age(rules, 16), (Groups{"cadets", "juniors", "adults"}));
    EXPECT_EQ(groups_of_age(rules, 19), (Groups{"juniors", "adults"}));
    EXPECT_EQ(groups_of_age(rules, 20), (Groups{"adults"}));
}

TEST(Age, GroupsOfTheCode) {
    ARTICLE("RU:3.3.1#1", "RU:3.3.1#2", "RU:3.3.1#3", "RU:3.3.1#4", "RU:3.3.1#5", "RU:3.3.1#6",
            "RU:3.3.1#7", "RU:3.3.3");
    const auto& rules = *rulebook::find_tournament_rules("ru-code");
    EXPECT_EQ(groups_of_age(rules, 11), (Groups{"under-12", "up-to-23", "adults"}));
    EXPECT_EQ(groups_of_age(rules, 12), (Groups{"12-13", "up-to-23", "adults"}));
    EXPECT_EQ(groups_of_age(rules, 15), (Groups{"14-15", "up-to-23", "adults"}));
    EXPECT_EQ(groups_of_age(rules, 17), (Groups{"16-17", "up-to-23", "adults"}));
    EXPECT_EQ(groups_of_age(rules, 18), (Groups{"18-19", "up-to-23", "adults"}));
    EXPECT_EQ(groups_of_age(rules, 23), (Groups{"up-to-23", "adults"}));
    EXPECT_EQ(groups_of_age(rules, 24), (Groups{"adults"}));
    EXPECT_EQ(age_in(2026, 2014), 12); // the year only
}

TEST(Age, YoungerMayPlayUpOlderMayNotPlayDown) {
    ARTICLE("RU:3.3.2");
    const auto& rules = *rulebook::find_tournament_rules("ru-code");
    Person person;
    person.name = "Ann";
    person.birth_year = 2014; // 12 in 2026
    EXPECT_FALSE(refused_by_age(rules, "14-15", 2026, person));
    EXPECT_FALSE(refused_by_age(rules, "adults", 2026, person));
    const auto refused = refused_by_age(rules, "under-12", 2026, person);
    ASSERT_TRUE(refused);
    EXPECT_EQ(
        render(refused->message, Language::en),
        "Ann is 12 this year; the group ends at 11; groups of this age: 12-13, up-to-23, adults");
    EXPECT_EQ(refused->articles, (std::vector<std::string_view>{"RU:3.3.1#1"}));
    person.birth_year = 0;
    EXPECT_TRUE(refused_by_age(rules, "under-12", 2026, person));
}

TEST(Age, AnEntryIsChecked) {
    ARTICLE("UA:II.8.1", "UA:II.8.3.4", "RU:3.3.3");
    test::Play play("ua2026");
    State state = play.state;
    state.settings.age_group = "cadets";
    apply(state, StageAdded{});
    Enter enter;
    enter.person.name = "Ann";
    enter.person.birth_year = 2009;
    EXPECT_EQ(decide(state, enter, world_for("ua2026")).refusal()->articles,
              (std::vector<std::string_view>{"UA:II.8.3.4"}));
    enter.person.birth_year = 2010;
    EXPECT_TRUE(decide(state, enter, world_for("ua2026")).accepted());
    // Age is counted from the date of birth: one that cannot be is refused by that article.
    enter.person.birth_month = 2;
    enter.person.birth_day = 31;
    EXPECT_EQ(*decide(state, enter, world_for("ua2026")).refusal(),
              (Refusal{{"tournament.birth_date_odd", {{"date", "2010-02-31"}}}, {"UA:II.8.1"}}));
    enter.person.birth_year = 2027;
    EXPECT_EQ(*decide(state, enter, world_for("ua2026")).refusal(),
              (Refusal{{"tournament.birth_year_odd", {{"year", "2027"}}}, {"UA:II.8.1"}}));
    EXPECT_EQ(decide(state, enter, world_for("ru-code")).refusal()->articles,
              (std::vector<std::string_view>{"RU:3.3.3"}));
    EXPECT_TRUE(decide(state, enter, world_for("pmr2018")).refusal()->articles.empty());
}

} // namespace
} // namespace kodeks::tournament
