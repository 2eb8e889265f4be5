#include "rulebook/book.hpp"
#include "rulebook/lookup.hpp"

#include <utility>

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

// As protocols and books quote them.
TEST(Lookup, UnderstandsIdsAsPeopleQuoteThem) {
    for (const auto& [typed, id] : {std::pair{"FIDE ст. 9.2", ""}, // the book stands first
                                    {"ст. FIDE:9.2", "FIDE:9.2"},
                                    {"fide-9.2", "FIDE:9.2"},
                                    {"fide 9,2", "FIDE:9.2"},
                                    {"FIDE 9-2", "FIDE:9.2"},
                                    {"FIDE:9.2.", "FIDE:9.2"},
                                    {"PMR.104", "PMR:104"},
                                    {"UA V.6.4", "UA:V.6.4"},
                                    {"ua:v6.4", "UA:V.6.4"},
                                    {"УА В.6.4", "UA:V.6.4"},
                                    {"fide:a4", "FIDE:A.4"},
                                    {"fide d1.4", "FIDE:D.1.4"},
                                    {"ru-code 1.9.1.5", "RU:1.9.1.5"},
                                    {"c04.3 1.3", "C04.3:1.3"},
                                    {"C04-3:1.3", "C04.3:1.3"}}) {
        const Article* const found = understand_id(typed);
        EXPECT_EQ(found == nullptr ? "" : found->id, id) << typed;
    }
}

// The book letters its items а), б), в), г); the ids a, b, c, d. Latin letters are those of the
// ids.
TEST(Lookup, UnderstandsTheLettersOfTheBook) {
    for (const auto& [typed, id] : {std::pair{"ПМР:104а", "PMR:104a"},
                                    {"PMR:104б", "PMR:104b"},
                                    {"пмр 104в", "PMR:104c"},
                                    {"PMR 104 в)", "PMR:104c"},
                                    {"PMR:30г", "PMR:30d"},
                                    {"PMR:30г1", "PMR:30d1"},
                                    {"PMR:146и", "PMR:146i"},
                                    {"PMR:104b", "PMR:104b"},
                                    {"PMR:104с", "PMR:104c"}}) { // a Cyrillic с for the Latin c
        ASSERT_NE(understand_id(typed), nullptr) << typed;
        EXPECT_EQ(understand_id(typed)->id, id) << typed;
    }
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
