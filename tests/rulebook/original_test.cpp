// The rulebook's own words: every article of the five books is found in its text.
#include "base/fold.hpp"
#include "base/utf8.hpp"
#include "rulebook/book.hpp"
#include "rulebook/original.hpp"

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <utility>
#include <vector>

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

// "V.17.9" and "17.9. За" both give v, 17, 9, ... : runs of letters and runs of digits.
std::vector<std::string> number_parts(std::string_view text) {
    const std::string folded = fold_lookalikes(text);
    std::vector<std::string> parts;
    bool joined = false;
    for (const char c : folded) {
        const bool digit = c >= '0' && c <= '9';
        const bool letter = !digit && std::isalpha(static_cast<unsigned char>(c)) != 0;
        if (!digit && !letter) {
            joined = false;
            continue;
        }
        const bool same = joined && letter == (std::isalpha(parts.back().back()) != 0);
        if (!same) {
            parts.emplace_back();
        }
        parts.back() += c;
        joined = true;
    }
    return parts;
}

// The number as its book prints it: without the part of the Ukrainian rules, of which every part
// counts from 1, and without what our catalogue puts before the numbers of the FIDE guidelines.
std::vector<std::string> printed_number(const Article& article) {
    const std::string_view number = article.id.substr(article.id.find(':') + 1);
    std::vector<std::string> parts = number_parts(number);
    const bool of_part = article.rulebook == "ua2026" && parts.size() > 1;
    if (of_part || number.starts_with("G.")) {
        parts.erase(parts.begin());
    }
    return parts;
}

bool begins_with(std::string_view passage, const std::vector<std::string>& number) {
    const auto parts = number_parts(passage.substr(0, 40));
    return parts.size() >= number.size() && std::equal(number.begin(), number.end(), parts.begin());
}

// What the text prints without a number or with another one.
const std::set<std::string_view> numbered_otherwise = {
    "UA:III",
    "FIDE:6.1.1",
    "FIDE:3.8.2.1.1",
    "FIDE:3.8.2.1.2",
    "FIDE:3.8.2.2.3",
    "FIDE:3.8.2.2.4",
    "FIDE:B.1",
    "FIDE:B.2",
    "FIDE:B.2.1",
    "FIDE:B.2.2",
    "FIDE:B.2.3",
    "FIDE:B.3",
    "FIDE:B.4",
    "FIDE:C.0",
    "FIDE:C.10.1.3",
    "FIDE:C.13.6",
    "FIDE:D.2.6.2.1",
    "FIDE:D.2.6.2.2",
    "FIDE:G.0",
    "FIDE:G.II.3.2.5.1",
    "FIDE:G.II.3.2.5.2",
    "FIDE:G.II.3.2.6",
    "FIDE:G.II.3.2.7.1",
    "FIDE:G.II.3.2.7.2",
    "FIDE:G.II.3.2.7.3",
    "FIDE:G.II.3.2.7.4",
    "FIDE:G.II.3.2.7.5",
    "RU:4.7.1",
    "RU:7",
};

// Whether the id says by itself how the passage begins: no paragraph ("#2"), clause or letter, no
// preface, and no book that writes "Статья 9" before it.
bool says_its_number(const Article& article) {
    const std::string_view number = article.id.substr(article.id.find(':') + 1);
    const bool plain =
        number.find_first_of("#~") == number.npos && number.back() >= '0' && number.back() <= '9';
    const bool worded = number.starts_with("INTRO") || number.starts_with("PREFACE") ||
                        number.starts_with("ORDER") || article.rulebook == "frisian2011";
    const bool in_letter = article.rulebook == "pmr2018" && number_parts(number).size() > 1;
    return plain && !worded && !in_letter && !numbered_otherwise.contains(article.id);
}

TEST(Original, BeginsWithTheNumberOfItsArticle) {
    int looked_at = 0;
    for (const Article& article : articles()) {
        const auto found = original_of(article);
        if (found && says_its_number(article)) {
            ++looked_at;
            EXPECT_TRUE(begins_with(found->lines[0], printed_number(article)))
                << article.id << ": " << found->lines[0];
        }
    }
    EXPECT_GT(looked_at, 1200);
}

TEST(Original, OfAFrisianArticleBeginsWithTheWordArticle) {
    for (const Article& article : find_book("frisian2011")->articles) {
        const Original passage = original(article.id);
        const std::string_view first = passage.lead.empty() ? passage.lines[0] : passage.lead;
        const bool note = article.id == "FR:6#note";
        const bool goes_on = passage.lines[0].starts_with("Удар шашкой") ||
                             passage.lines[0].starts_with("После удара") ||
                             passage.lines[0].starts_with("2. ");
        EXPECT_TRUE(first.starts_with("Статья ") || note || goes_on) << article.id << ": " << first;
    }
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

// What leads to a list leads to its last item as to its first, not the item before.
TEST(Original, OfALaterItemBeginsWithTheSameSentence) {
    for (const auto& [first, last] : {std::pair{"RU:3.4.3#1", "RU:3.4.3#10"},
                                      {"RU:1.9.1.1", "RU:1.9.1.6"},
                                      {"RU:1.9.2#1", "RU:1.9.2#6"},
                                      {"PMR:30a", "PMR:30d"},
                                      {"PMR:171a", "PMR:171b"},
                                      {"PMR:173a", "PMR:173b"},
                                      {"PMR:180a", "PMR:180g"},
                                      {"PMR:224a", "PMR:224g"},
                                      {"PMR:282a", "PMR:282d"},
                                      {"PMR:286a", "PMR:286e"},
                                      {"FR:20.1", "FR:20.6"},
                                      {"FR:27a", "FR:27d"},
                                      {"FIDE:C.13.1", "FIDE:C.13.6"}}) {
        EXPECT_NE(original(last).lead, "") << last;
        EXPECT_EQ(original(last).lead, original(first).lead) << last;
    }
}

// A passage ends where its article ends.
TEST(Original, EndsBeforeTheNextArticle) {
    EXPECT_THAT(original("RU:2.4#4").lines,
                ElementsAre("В позиции, изображенной на Диаграмме 12, возможны два направления боя "
                            "и записываются они так:",
                            "1. 47:24:8:17:6", "2. 47:24:35:44:6"));
    EXPECT_EQ(original("RU:2.4#6").lines.front(), "Пример записи партии:");
    EXPECT_EQ(original("RU:2.4#6").lines.back(), "Белые сдались.");
    EXPECT_EQ(original("RU:1.6.2#8").lines.front(), "Белые: Иванов");
    EXPECT_EQ(original("RU:1.6.2#8").lines.back(), "Белые сдались.");
    EXPECT_EQ(original("FR:19").lines.size(), 1U);
    EXPECT_EQ(original("PMR:211").lines.size(), 1U) << "the heading of chapter 23 is not of it";
    EXPECT_EQ(original("FIDE:C.13.6").lines.back(), "Виконання С. 13.3 – С.13.6 не обов'язкове.");
    EXPECT_EQ(original("RU:4.4").lines.size(), 2U) << "more than its heading";
    EXPECT_EQ(original("FR:27").lines.size(), 6U) << "the cases and what follows from them";
}

TEST(Original, OfAClauseIsThatOfItsArticle) {
    const Original article = original("RU:3.17.6#4");
    const Original clause = original("RU:3.17.6#4~1");
    EXPECT_EQ(clause.lines, article.lines);
    EXPECT_EQ(clause.lines.size(), 1U);
}

} // namespace
} // namespace kodeks::rulebook
