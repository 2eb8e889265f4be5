#include "base/fold.hpp"

#include <gtest/gtest.h>

namespace kodeks {
namespace {

TEST(Fold, LowersLatinAndCyrillic) {
    EXPECT_EQ(fold_case("AZ Éÿ×"), "az éÿ×");
    EXPECT_EQ(fold_case("АЯ ЄІЇҐ Ўў"), "ая єіїґ ўў");
    EXPECT_EQ(fold_case("Ещё Ёлка"), "еще елка");
    EXPECT_EQ(fold_case("ŁÓDŹ Škoda ΑΘΗΝΑ Ӏ"), "łódź škoda αθηνα ӏ");
}

TEST(Fold, MakesLookalikesLatin) {
    EXPECT_EQ(fold_lookalikes("UА:ІІІ.3"), "ua:iii.3");
    EXPECT_EQ(fold_lookalikes("РМR:5"), "pmr:5");
    EXPECT_EQ(fold_lookalikes("Ж"), "ж") << "no Latin letter looks like it";
}

TEST(Fold, OrdersByTheUkrainianAlphabet) {
    const char* ordered[] = {"Zoe", "Гай", "Ґава", "Дуб", "Ера", "Єва",
                             "Жук", "Иж",  "Ївга", "Йов", "Юр",  "Яр"};
    for (std::size_t i = 0; i + 1 < std::size(ordered); ++i) {
        EXPECT_LT(alphabetical_key(ordered[i]), alphabetical_key(ordered[i + 1])) << ordered[i];
    }
    EXPECT_LT(alphabetical_key("Ірша"), alphabetical_key("Їжак"));
    EXPECT_EQ(alphabetical_key("ЖУК"), alphabetical_key("жук"));
}

TEST(Fold, KnowsWordCharacters) {
    for (const char32_t code : U"aZ0яЇéŁⅣ将\u0306") {
        EXPECT_TRUE(code == 0 || is_word_character(code)) << static_cast<unsigned>(code);
    }
    for (const char32_t code : U" .-«»—…×½♔\uFFFD") {
        EXPECT_FALSE(is_word_character(code)) << static_cast<unsigned>(code);
    }
}

} // namespace
} // namespace kodeks
