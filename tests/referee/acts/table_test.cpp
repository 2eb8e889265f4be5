// docs/acts.md is made from the declarations of the acts.
#include "referee/table.hpp"
#include "referee/words/words.hpp"
#include "support/article.hpp"
#include "support/source_tree.hpp"

#include <map>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

constexpr std::string_view when_words[] = {"any time", "before the end", "in play",
                                           "after the end"};
constexpr std::string_view duty_words[] = {"moves",   "announcing", "clock",       "score",
                                           "telling", "claiming",   "adjournment", "never"};

std::string row_of(const Declared& declared) {
    std::string row = fmt::format("| `{}` |", declared.word);
    for (const Actor actor : {Actor::white, Actor::arbiter, Actor::spectator, Actor::program}) {
        row += declared.by.has(actor) ? " yes |" : " |";
    }
    return row + fmt::format(" {} | {} |\n", duty_words[static_cast<std::size_t>(declared.duty)],
                             when_words[static_cast<std::size_t>(declared.when)]);
}

std::string rows() {
    std::string all;
    Action::each_type([&]<class A>() { all += row_of(A::declared); });
    return all;
}

TEST(Acts, TheTableOfTheDocumentsIsMadeFromTheDeclarations) {
    const std::string table =
        "| act | player | arbiter | spectator | program | assistant's duty | when |\n"
        "|---|---|---|---|---|---|---|\n" +
        rows();
    EXPECT_NE(test::read_source("docs/acts.md").find(table), std::string::npos) << table;
}

// What nobody has declared for a spectator he cannot do; and nobody but the program proves.
TEST(Acts, ASpectatorMayOnlyLookThingsUpAndPointAtWhatTheBookLetsHim) {
    std::vector<std::string_view> allowed;
    Action::each_type([&]<class A>() {
        if (A::declared.by.has(Actor::spectator)) {
            allowed.push_back(A::declared.word);
        }
    });
    EXPECT_EQ(allowed, (std::vector<std::string_view>{"consult", "remind", "notice-flag"}));
}

// What he may not do is refused with his book's article on spectators; Frisian rules have none.
TEST(Acts, WhoWatchesDoesNotInterfere) {
    ARTICLE("FIDE:12.7", "PMR:144", "RU:4.8.6#3", "UA:V.17.5.3");
    const std::map<std::string_view, std::string> cited = {{"fide2023", "[FIDE:12.7]"},
                                                           {"pmr2018", "[PMR:144]"},
                                                           {"ru-code", "[RU:4.8.6#3]"},
                                                           {"ua2026", "[UA:V.17.5.3]"},
                                                           {"frisian2011", "[]"}};
    for (const auto& [edition, articles] : cited) {
        SCOPED_TRACE(edition);
        test::Table table(edition, rulebook::game_rules(edition)->variants.front());
        table.begin();
        const State before = table.state();
        EXPECT_EQ(table.act(Actor::spectator, Resign{}), "refused: players_only " + articles);
        EXPECT_EQ(table.act(Actor::spectator, Report{}), "refused: officials_only " + articles);
        EXPECT_EQ(table.act(Actor::spectator, NoticeIllegal{}),
                  "refused: not_for_spectators " + articles);
        EXPECT_TRUE(table.state() == before);
        EXPECT_EQ(table.act(Actor::arbiter, Resign{}), "refused: players_only []");
    }
}

} // namespace

} // namespace kodeks::referee
