#include "rulebook/book.hpp"
#include "rulebook/lookup.hpp"

#include <gtest/gtest.h>

namespace kodeks::rulebook {
namespace {

using Ids = std::vector<std::string_view>;

TEST(Lookup, UnderstandsIdsAsPeopleTypeThem) {
    const Article* article = find_article("FIDE:9.2");
    for (const char* typed : {"FIDE:9.2", "fide:9.2", "FIDE 9.2", "fide9.2", "fide2023:9.2"}) {
        EXPECT_EQ(understand_id(typed), article) << typed;
    }
    EXPECT_EQ(understand_id("UА:ІІІ.3.7.3"), find_article("UA:III.3.7.3")) << "Cyrillic А and І";
    EXPECT_EQ(understand_id("ru:PREF#1"), find_article("RU:pref#1"));
    EXPECT_EQ(understand_id("9.2"), nullptr);
    EXPECT_EQ(understand_id(""), nullptr);
}

// By look, by sound, and by the keys of the other layout.
TEST(Lookup, UnderstandsIdsTypedInCyrillic) {
    const Article* article = find_article("FIDE:9.2");
    for (const char* typed : {"ФІДЕ:9.2", "фиде 9.2", "ФИДЕ9.2", "АШВУ:9.2", "АШВУЖ9ю2"}) {
        EXPECT_EQ(understand_id(typed), article) << typed;
    }
    EXPECT_EQ(understand_id("ФІВА:9.2"), nullptr);
    EXPECT_EQ(understand_id("УА:V.4.6"), find_article("UA:V.4.6"));
    EXPECT_EQ(understand_id("уа:в.4.6"), find_article("UA:V.4.6"));
    EXPECT_EQ(understand_id("ГФ:М.4.6"), find_article("UA:V.4.6"));
    EXPECT_EQ(understand_id("РУ:3.4.2#6"), find_article("RU:3.4.2#6"));
    EXPECT_EQ(understand_id("КГ:3.4.2№6"), find_article("RU:3.4.2#6"));
    EXPECT_EQ(understand_id("пмр30"), find_article("PMR:30"));
    EXPECT_EQ(understand_id("ФР:15"), find_article("FR:15"));
    EXPECT_EQ(articles_below("фіде:9.6").size(), 3U);
    EXPECT_EQ(find_book("ФІДЕ"), find_book("fide2023"));
    EXPECT_EQ(find_book("кг"), find_book("RU"));
    EXPECT_EQ(find_book("книга"), nullptr);
    EXPECT_EQ(nearest_ids("ФІДЕ:9.22", 1), Ids{"FIDE:9.2"});
}

TEST(Lookup, ListsAChapter) {
    Ids ids;
    for (const Article* article : articles_below("fide:9.6")) {
        ids.push_back(article->id);
    }
    EXPECT_EQ(ids, (Ids{"FIDE:9.6.1", "FIDE:9.6.2", "FIDE:9.6.2~1"}));
    EXPECT_TRUE(articles_below("FIDE:9.6.1").empty());
    ASSERT_EQ(articles_below("fide 5.2.3").size(), 1U);
    EXPECT_EQ(articles_below("fide 5.2.3")[0], understand_id("fide5.2.3~1"));
    EXPECT_EQ(understand_id("ru:1.9.2#2~1"), find_article("RU:1.9.2#2~1"));
}

TEST(Lookup, SuggestsIds) {
    EXPECT_EQ(nearest_ids("9.2", 3), (Ids{"FIDE:9.2", "C07:9.2"}));
    EXPECT_EQ(nearest_ids("fide:9.22", 3).front(), "FIDE:9.2");
    EXPECT_EQ(nearest_ids("FDIE:9.6.1", 1), Ids{"FIDE:9.6.1"});
    EXPECT_TRUE(nearest_ids("complete nonsense", 3).empty());
}

TEST(Lookup, NeighboursStayInTheBook) {
    const auto ids = [](std::span<const Article> some) {
        Ids names;
        for (const Article& article : some) {
            names.push_back(article.id);
        }
        return names;
    };
    EXPECT_EQ(ids(neighbourhood(*find_article("FIDE:9.2"), 1)),
              (Ids{"FIDE:9.1.2.3", "FIDE:9.2", "FIDE:9.2.1"}));
    EXPECT_EQ(ids(neighbourhood(*find_article("FR:1"), 1)), (Ids{"FR:1", "FR:2"}));
    EXPECT_EQ(neighbourhood(articles().back(), 3).size(), 4U);
}

} // namespace
} // namespace kodeks::rulebook
