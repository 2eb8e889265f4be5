// A sixth book and its younger edition, added from tests/data/sixth by nothing but their own files
// and a registry line each. This program is linked with the same rooms as the product, of which no
// file was changed; only the tables made by the generator are made anew, from the product's data
// with the fixture beside it (tests/CMakeLists.txt).
//
//     club2027 (CLUB27) = fide2023, FIDE:7.5.5 changed to three minutes, FIDE:9.5.3 moved to 9.5.4
//                         behind a new article, FIDE:12.9.7 gone
//     club2028 (CLUB28) = club2027, CLUB27:6.7.1 changed to a quarter of an hour
#include "rulebook/book.hpp"
#include "rulebook/coverage.hpp"
#include "rulebook/edition.hpp"
#include "rulebook/lookup.hpp"
#include "rulebook/search/search.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::rulebook {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

std::vector<std::string_view> names() {
    std::vector<std::string_view> all;
    for (const Edition* edition : editions()) {
        all.push_back(edition->name);
    }
    return all;
}

template <class Rules>
std::vector<std::string_view> names_of(std::span<const Rules* const> list) {
    std::vector<std::string_view> all;
    for (const Rules* rules : list) {
        all.push_back(rules->edition);
    }
    return all;
}

const Article& article(std::string_view id) {
    const Article* found = find_article(id);
    EXPECT_NE(found, nullptr) << id;
    static const Article none{};
    return found == nullptr ? none : *found;
}

const IllegalMoves& illegal(std::string_view edition) {
    return *row_for(game_rules(edition)->illegal_moves, Pace::standard, Supervision::full);
}

TEST(SixthBook, StandsBesideTheFive) {
    const auto all = ElementsAre("fide2023", "pmr2018", "ua2026", "ru-code", "frisian2011",
                                 "club2027", "club2028");
    EXPECT_THAT(names(), all);
    EXPECT_THAT(names_of(all_game_rules()), all);
    EXPECT_THAT(names_of(all_tournament_rules()), Contains("club2027"));
    EXPECT_THAT(names_of(all_tournament_rules()), Not(Contains("club2028")));
    ASSERT_NE(find_book("club2028"), nullptr);
    EXPECT_EQ(find_book("club2028"), find_book("CLUB28"));
    EXPECT_EQ(find_book("CLUB28")->older, "club2027");
    EXPECT_EQ(find_book("CLUB27")->older, "fide2023");
    EXPECT_EQ(find_book("FIDE")->older, "");
    EXPECT_EQ(title_of(*find_book("CLUB27"), Language::uk), "Клубні правила шахів 2027");
}

TEST(SixthBook, InheritsWhatItDoesNotSay) {
    const Article& older = article("FIDE:5.2.2");
    const Article& own = article("CLUB27:5.2.2");
    EXPECT_EQ(own.rulebook, "club2027");
    EXPECT_EQ(own.kind, older.kind);
    EXPECT_EQ(own.summary, older.summary);
    EXPECT_EQ(own.older, "FIDE:5.2.2");
    EXPECT_FALSE(own.changed);
    EXPECT_EQ(article("CLUB28:5.2.2").older, "CLUB27:5.2.2");
    EXPECT_EQ(article("CLUB28:5.2.2").summary, older.summary);
}

TEST(SixthBook, ChangesMovesAddsAndDropsArticles) {
    EXPECT_TRUE(article("CLUB27:7.5.5").changed);
    EXPECT_EQ(article("CLUB27:7.5.5").older, "FIDE:7.5.5");
    EXPECT_EQ(article("CLUB27:7.5.5").summary,
              "The first completed illegal move gives the opponent three extra minutes, the second "
              "loses the game.");
    EXPECT_EQ(article("CLUB28:7.5.5").summary, article("CLUB27:7.5.5").summary);
    EXPECT_FALSE(article("CLUB28:7.5.5").changed);
    EXPECT_EQ(article("CLUB27:9.5.3").older, "");
    EXPECT_EQ(article("CLUB27:9.5.3").kind, ArticleKind::record);
    EXPECT_EQ(article("CLUB27:9.5.4").older, "FIDE:9.5.3");
    EXPECT_EQ(article("CLUB27:9.5.4").summary, article("FIDE:9.5.3").summary);
    EXPECT_EQ(find_article("CLUB27:12.9.7"), nullptr);
    EXPECT_EQ(find_article("CLUB28:12.9.7"), nullptr);
    EXPECT_EQ(&article("CLUB27:9.5.3") + 1, &article("CLUB27:9.5.4"));
    EXPECT_EQ(&article("CLUB27:9.5.2") + 1, &article("CLUB27:9.5.3"));
}

TEST(SixthBook, LeavesTheOlderEditionAsItWas) {
    EXPECT_NE(article("FIDE:7.5.5").summary, article("CLUB27:7.5.5").summary);
    EXPECT_NE(find_article("FIDE:12.9.7"), nullptr);
    EXPECT_EQ(find_book("CLUB27")->articles.size(), find_book("FIDE")->articles.size());
    EXPECT_EQ(illegal("fide2023").opponent_gains, minutes(2));
    EXPECT_EQ(illegal("club2027").opponent_gains, minutes(3));
    EXPECT_EQ(illegal("club2028").opponent_gains, minutes(3));
    EXPECT_EQ(game_rules("club2027")->lateness.default_time, Milliseconds{0});
    EXPECT_EQ(game_rules("club2028")->lateness.default_time, minutes(15));
    const std::size_t offences = game_rules("fide2023")->offences.size();
    EXPECT_EQ(game_rules("club2027")->offences.size(), offences + 1);
    EXPECT_EQ(game_rules("club2027")->offences.back().name, "claim_not_written");
    EXPECT_EQ(draw_rules("club2028", "chess960").size(), draw_rules("fide2023", "chess960").size());
    EXPECT_TRUE(draw_rules("club2028", "frisian").empty());
}

TEST(SixthBook, GivesInheritedArticlesItsOwnIds) {
    EXPECT_EQ(own_id("club2027", "FIDE:5.2.2"), "CLUB27:5.2.2");
    EXPECT_EQ(own_id("club2028", "FIDE:5.2.2"), "CLUB28:5.2.2");
    EXPECT_EQ(own_id("club2028", "CLUB27:5.2.2"), "CLUB28:5.2.2");
    EXPECT_EQ(own_id("club2028", "FIDE:9.5.3"), "CLUB28:9.5.4") << "it has moved";
    EXPECT_EQ(own_id("club2028", "CLUB27:9.5.3"), "CLUB28:9.5.3") << "another article";
    EXPECT_EQ(own_id("club2028", "FIDE:7.5.5"), "CLUB28:7.5.5") << "changed, the same place";
    EXPECT_EQ(own_id("club2027", "CLUB27:9.5.3"), "CLUB27:9.5.3");
    EXPECT_EQ(own_id("fide2023", "FIDE:9.5.3"), "FIDE:9.5.3");
    for (const std::string_view foreign :
         {"FIDE:12.9.7", "CLUB28:5.2.2", "PMR:50", "ZZ:5.2.2", ""}) {
        EXPECT_EQ(own_id("club2027", foreign), "") << foreign;
    }
    EXPECT_EQ(own_id("fide2023", "CLUB27:5.2.2"), "") << "an elder does not descend from a younger";
    const std::string passing = "FIDE:5.2.2";
    EXPECT_NE(own_id("fide2023", passing).data(), passing.data())
        << "the answer outlives the asker";
}

TEST(SixthBook, IsFoundAsPeopleType) {
    EXPECT_EQ(understand_id("club28:9.5.4"), &article("CLUB28:9.5.4"));
    EXPECT_EQ(understand_id("club2028:9.5.4"), &article("CLUB28:9.5.4"));
    EXPECT_EQ(understand_id("club2027 7.5.5"), &article("CLUB27:7.5.5"));
    const auto hits = search({"book", "club"}).hits;
    ASSERT_GE(hits.size(), 2U);
    EXPECT_THAT((std::vector{hits[0].article->id, hits[1].article->id}),
                ElementsAre("CLUB27:9.5.3", "CLUB28:9.5.3"));
}

// What an edition took over is proved by the tests of the older one, and what it changed is not.
TEST(SixthBook, CountsWhatIsProved) {
    EXPECT_GT(article("FIDE:7.5.5").proofs, 0U);
    EXPECT_EQ(standing_of(article("CLUB27:7.5.5")), Standing::open);
    EXPECT_EQ(standing_of(article("CLUB28:7.5.5")), Standing::open);
    EXPECT_EQ(standing_of(article("CLUB27:9.5.3")), Standing::open);
    EXPECT_EQ(article("CLUB28:9.5.4").proofs, article("FIDE:9.5.3").proofs);
    const Tally older = coverage_of(find_book("FIDE")->articles).all;
    const Tally own = coverage_of(find_book("CLUB27")->articles).all;
    const auto proved = [](std::string_view id) -> std::size_t {
        return article(id).proofs > 0 ? 1 : 0;
    };
    EXPECT_EQ(own.total, older.total);
    EXPECT_EQ(own.proved, older.proved - proved("FIDE:7.5.5") - proved("FIDE:12.9.7"));
    EXPECT_EQ(own.inherited, own.proved);
    EXPECT_EQ(older.inherited, 0U);
    EXPECT_EQ(own.total, own.proved + own.named + own.checklist + own.undecidable + own.open);
}

TEST(SixthBook, IsCitedWhereItsRulesStand) {
    const auto files = [](std::string_view id) {
        std::vector<std::string_view> all;
        for (const Citation& citation : citations_of(id)) {
            all.push_back(citation.file);
        }
        return all;
    };
    EXPECT_THAT(files("CLUB28:6.7.1"), ElementsAre("src/rulebook/editions/club2028/edition.cpp"));
    EXPECT_THAT(files("CLUB27:7.5.5"), ElementsAre("src/rulebook/editions/club2027/game.hpp"));
    EXPECT_EQ(files("CLUB28:7.5.5"), files("CLUB27:7.5.5"));
    EXPECT_THAT(files("CLUB27:5.2.2"), Contains("src/rulebook/editions/fide2023/draws.hpp"));
}

} // namespace
} // namespace kodeks::rulebook
