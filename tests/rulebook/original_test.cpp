// The rulebook's own words: every article of the five books is found in its text.
#include "base/fold.hpp"
#include "base/utf8.hpp"
#include "rulebook/book.hpp"
#include "rulebook/original.hpp"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::rulebook {
namespace {

using testing::ElementsAre;

Original original(std::string_view id) {
    const auto found = original_of(*find_article(id));
    EXPECT_TRUE(found) << id;
    return found.value_or(Original{});
}

TEST(Original, IsFoundForEveryArticleOfTheFiveBooks) {
    for (const Article& article : articles()) {
        const auto found = original_of(article);
        const bool rulebook = book_of(article).kind == BookKind::rulebook;
        ASSERT_EQ(found.has_value(), rulebook) << article.id;
        if (found) {
            EXPECT_FALSE(found->lines.empty()) << article.id;
            EXPECT_FALSE(found->lines[0].empty()) << article.id;
        }
    }
}

// The first five letters of every longer word, without case and ё.
std::set<std::u32string> roots_of(std::string_view text) {
    std::set<std::u32string> roots;
    std::u32string word;
    for (const char32_t code : code_points(std::string(fold_case(text)) + " ")) {
        if (is_word_character(code)) {
            word += code == U'ё' ? U'е' : code;
            continue;
        }
        if (word.size() > 3) {
            roots.insert(word.substr(0, 5));
        }
        word.clear();
    }
    return roots;
}

// Our summary in the language of the book speaks of the same things as the passage.
TEST(Original, SharesWordsWithTheSummary) {
    std::size_t strange = 0;
    for (const Article& article : articles()) {
        const auto found = original_of(article);
        if (!found) {
            continue;
        }
        std::string passage(found->lead);
        for (const std::string_view line : found->lines) {
            passage += " " + std::string(line);
        }
        const auto printed = roots_of(passage);
        std::size_t shared = 0;
        for (const auto& root : roots_of(summary_in(article, found->language))) {
            shared += printed.contains(root) ? 1 : 0;
        }
        strange += shared == 0 ? 1 : 0;
    }
    EXPECT_LE(strange, 12U) << "tables and signs have no words to share";
}

TEST(Original, IsWhatTheBookPrints) {
    const Original code = original("RU:3.10.6");
    EXPECT_EQ(code.language, Language::ru);
    EXPECT_EQ(code.lead, "");
    EXPECT_THAT(code.lines, ElementsAre("3.10.6. Оригиналы записей оконченных партий являются "
                                        "собственностью организации, проводящей соревнования."));
    EXPECT_THAT(original("FR:2").lines, ElementsAre("Статья 2. Игра ведется на темных полях."));
    EXPECT_THAT(original("PMR:36").lines,
                ElementsAre("36. Каждый ход должен делаться только одной рукой."));
    const Original ukrainian = original("UA:V.17.9");
    EXPECT_EQ(ukrainian.language, Language::uk);
    EXPECT_THAT(ukrainian.lines,
                ElementsAre("17.9. За порушення ігрової етики суддя може накладати на учасника "
                            "дисциплінарні санкції."));
    EXPECT_THAT(
        original("FIDE:6.2.4").lines,
        ElementsAre("6.2.4 Гравці повинні правильно поводитись з шаховим годинником. Забороняється "
                    "застосовувати зайву силу при перемиканні годинника, підіймати його, "
                    "перемикати свій годинник до виконання ходу чи стукати по ньому. Неправильне "
                    "поведіння з годинником повинно каратися відповідно до Статті 12.9."));
}

TEST(Original, OfAnItemBeginsWithTheSentenceThatLeadsToIt) {
    const Original item = original("RU:3.17.6#2");
    EXPECT_EQ(item.lead, "В случае, если две команды набрали одинаковое количество очков, более "
                         "высокое место может быть присуждено команде:");
    EXPECT_THAT(item.lines, ElementsAre("- имеющей большее количество выигранных матчей;"));
    const Original numbered = original("UA:V.8.3.2");
    EXPECT_EQ(numbered.lead, "8.3. Розрізняють наступні різновиди контролю часу:");
    EXPECT_THAT(numbered.lines, ElementsAre("8.3.2. Швидка гра."));
}

TEST(Original, OfAClauseIsThatOfItsArticle) {
    const Original article = original("RU:3.17.6#4");
    const Original clause = original("RU:3.17.6#4~1");
    EXPECT_EQ(clause.lines, article.lines);
    EXPECT_EQ(clause.lines.size(), 1U);
}

} // namespace
} // namespace kodeks::rulebook
