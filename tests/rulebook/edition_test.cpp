#include "rulebook/book.hpp"
#include "rulebook/edition.hpp"

#include <gtest/gtest.h>

namespace kodeks::rulebook {
namespace {

using Names = std::vector<std::string_view>;

TEST(Editions, AreTheBooksOfTheRegistry) {
    std::size_t count = 0;
    for (const Book& book : books()) {
        if (book.kind == BookKind::rulebook) {
            ASSERT_LT(count, editions().size());
            EXPECT_EQ(editions()[count]->name, book.edition);
            EXPECT_EQ(find_edition(book.edition), editions()[count]);
            ++count;
        } else { // regulations are cited, but nobody plays by them
            EXPECT_EQ(find_edition(book.edition), nullptr);
        }
    }
    EXPECT_EQ(editions().size(), count);
    EXPECT_EQ(find_edition("fide"), nullptr);
    EXPECT_EQ(find_edition(""), nullptr);
}

// A younger edition copies the rules of the older, and with them its name if nobody thinks of it.
TEST(Editions, GiveTheirNameToAllTheirRules) {
    for (const Edition* edition : editions()) {
        Names names;
        if (edition->game != nullptr) {
            names.push_back(edition->game->edition);
        }
        if (edition->tournament != nullptr) {
            names.push_back(edition->tournament->edition);
        }
        if (edition->correspondence != nullptr) {
            names.push_back(edition->correspondence->edition);
        }
        if (edition->composition != nullptr) {
            names.push_back(edition->composition->edition);
        }
        EXPECT_EQ(names, Names(names.size(), edition->name));
    }
}

TEST(Editions, FindTheRulesOfEachKind) {
    EXPECT_EQ(game_rules("ua2026"), find_edition("ua2026")->game);
    EXPECT_EQ(game_rules("nothing"), nullptr);
    EXPECT_EQ(all_game_rules().size(), 5U);
    EXPECT_EQ(all_tournament_rules().size(), 5U);
    EXPECT_EQ(find_tournament_rules("nothing"), nullptr);
    ASSERT_EQ(all_correspondence_rules().size(), 1U);
    EXPECT_EQ(correspondence_rules("ru-code"), all_correspondence_rules()[0]);
    EXPECT_EQ(correspondence_rules("fide2023"), nullptr);
    ASSERT_EQ(all_composition_rules().size(), 1U);
    EXPECT_EQ(composition_rules("ru-code"), all_composition_rules()[0]);
    EXPECT_EQ(composition_rules("pmr2018"), nullptr);
}

TEST(Editions, KnowTheirOwnIdsOnly) {
    EXPECT_EQ(own_id("fide2023", "FIDE:9.2"), "FIDE:9.2");
    EXPECT_EQ(own_id("fide2023", "PMR:105"), "");
    EXPECT_EQ(own_id("pmr2018", "PMR:105"), "PMR:105");
    EXPECT_EQ(own_id("pmr2018", "ZZ:105"), "");
    EXPECT_EQ(own_id("nothing", "PMR:105"), "");
}

} // namespace
} // namespace kodeks::rulebook
