#include "rulebook/search/words.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::rulebook {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(SearchWords, AreFolded) {
    EXPECT_THAT(search_words("Об’єкт гри — Ёлка, Ґанок; player's x2"),
                ElementsAre("обєкт", "гри", "елка", "ганок", "players", "x2"));
    EXPECT_THAT(search_words("'quoted'"), ElementsAre("quoted"));
    EXPECT_THAT(search_words(" — …"), IsEmpty());
}

// The forms of a word have one stem. Which one does not matter.
TEST(UkrainianStem, IsTheSameForTheFormsOfAWord) {
    const std::vector<std::vector<std::string>> words = {
        {"хід", "ходу", "ходи", "ходами", "ході"},
        {"кінь", "коня", "коні"},
        {"дошка", "дошки", "дошці", "дошок", "дошками"},
        {"гравець", "гравця", "гравцеві", "гравців", "гравцями"},
        {"порядок", "порядку", "порядком"},
        {"партія", "партії", "партій", "партією", "партіях"},
        {"нічия", "нічиєї", "нічию", "нічиїх"},
        {"суддя", "судді", "суддів", "суддею"},
        {"змагання", "змагань", "змаганнях"},
        {"правило", "правила", "правил", "правилами"},
        {"можливий", "можливого", "можливі", "можливих", "можливому"},
        {"король", "короля", "королем"},
        {"торкнутися", "торкнувся"},
    };
    for (const auto& forms : words) {
        for (const std::string& form : forms) {
            EXPECT_EQ(ukrainian_stem(form), ukrainian_stem(forms.front())) << form;
        }
    }
    EXPECT_EQ(ukrainian_stem("гра"), "гра") << "a short word is left alone";
    EXPECT_EQ(ukrainian_stem(""), "");
}

TEST(Stemmer, KnowsThreeLanguages) {
    const Stemmer stemmer;
    EXPECT_EQ(stemmer.stem("captures", Language::en), stemmer.stem("capturing", Language::en));
    EXPECT_EQ(stemmer.stem("ничьих", Language::ru), stemmer.stem("ничьим", Language::ru));
    EXPECT_EQ(stemmer.stem("дошці", Language::uk), stemmer.stem("дошка", Language::uk));
    EXPECT_EQ(stem_key("дошк", Language::uk), "1дошк");
}

} // namespace
} // namespace kodeks::rulebook
