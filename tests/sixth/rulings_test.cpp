// Rulings of a game under a younger edition cite that edition: whatever its data took over from the
// Laws of 2023 is named by the younger one's own prefix and number (tests/data/sixth).
#include "referee/referee.hpp"
#include "referee/script/replay.hpp"
#include "rulebook/article.hpp"
#include "truth/game_oracle.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::referee {
namespace {

constexpr std::string_view beginning = R"({{"kodeks-script":1,"rulebook":"{}","variant":"chess",)"
                                       R"("control":"5400"}}
{{"by":"arbiter","do":"arrive","side":"white"}}
{{"by":"arbiter","do":"arrive","side":"black"}}
{{"by":"arbiter","do":"begin"}}
)";

// What is left after replaying, told line by line; nothing when every expectation holds.
std::string differences(std::string_view edition, std::string_view rest) {
    const std::string text = fmt::format(beginning, edition) + std::string(rest);
    const auto game = script::replay({text, "sixth"}, truth::GameOracle());
    if (!game) {
        return describe(game.error(), Language::en);
    }
    std::string all;
    for (const Fault& failure : game->failures) {
        all += describe(failure, Language::en) + "\n";
    }
    return all;
}

TEST(SixthBookRulings, CiteTheEditionOfTheGame) {
    constexpr std::string_view illegal = R"({"by":"white","do":"make","move":"e2-e5"}
{"by":"white","do":"press"}
{"by":"black","do":"claim","kind":"illegal-move"}
)";
    EXPECT_EQ(differences("club2028", std::string(illegal) +
                                          R"({"expect":{"rulings":[)"
                                          R"({"decision":"illegal_restored","about":"white",)"
                                          R"("articles":["CLUB28:7.5.1"],)"
                                          R"("evidence":{"move":"e2-e5"}},)"
                                          R"({"decision":"illegal_costs_time","about":"white",)"
                                          R"("articles":["CLUB28:7.5.5"],"evidence":)"
                                          R"({"count":1,"limit":2,"time":"0:03:00"}}]}})"),
              "");
    EXPECT_EQ(differences("fide2023", std::string(illegal) +
                                          R"({"expect":{"rulings":[)"
                                          R"({"decision":"illegal_restored","about":"white",)"
                                          R"("articles":["FIDE:7.5.1"],)"
                                          R"("evidence":{"move":"e2-e5"}},)"
                                          R"({"decision":"illegal_costs_time","about":"white",)"
                                          R"("articles":["FIDE:7.5.5"],"evidence":)"
                                          R"({"count":1,"limit":2,"time":"0:02:00"}}]}})"),
              "");
}

// FIDE:9.5.3 stands as 9.5.4 in the club's book.
TEST(SixthBookRulings, CiteAnArticleThatHasMovedByItsNewNumber) {
    EXPECT_EQ(differences("club2027",
                          R"({"by":"white","do":"claim","kind":"draw","rule":"threefold"}
{"expect":{"rulings":[{"decision":"claim_wrong","about":"white","articles":["CLUB27:9.5.4"],)"
                          R"("evidence":{"count":1,"limit":3,"time":"0:02:00",)"
                          R"("rule":"threefold"}}]}})"),
              "");
}

TEST(SixthBookRulings, RefusalsAndQuestionsCiteItToo) {
    EXPECT_EQ(differences("club2028", R"({"by":"white","do":"accept-draw"}
{"expect":{"refusal":{"name":"no_offer","articles":["CLUB28:5.2.3"]}}})"),
              "");
    const std::string text =
        fmt::format(beginning, "club2028") + R"({"by":"white","do":"stop-clock"})";
    const auto game = script::replay({text, "sixth"}, truth::GameOracle());
    ASSERT_TRUE(game && game->state.question);
    EXPECT_THAT(game->state.question->subject.articles,
                testing::ElementsAre("CLUB28:6.11.2", "CLUB28:6.11.4"));
}

// An article that the younger edition dropped is cited by nobody.
TEST(SixthBookRulings, NobodyCitesAnArticleThatIsGone) {
    EXPECT_EQ(cited_as(*rulebook::game_rules("club2027"), "chess", "FIDE:12.9.7"), "");
    EXPECT_EQ(cited_as(*rulebook::game_rules("club2027"), "chess", "FIDE:12.9.6"), "CLUB27:12.9.6");
    EXPECT_EQ(cited_as(*rulebook::game_rules("fide2023"), "chess", "FIDE:12.9.7"), "FIDE:12.9.7");
    EXPECT_EQ(cited_as(*rulebook::game_rules("club2027"), "chess", "PMR:50"), "");
}

} // namespace
} // namespace kodeks::referee
