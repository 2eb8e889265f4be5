// Numbers, references and letters of a summary in three languages.
#include "lib/summaries.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::tools {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(FiguresIn, AreNumbersAndReferences) {
    EXPECT_THAT(figures_in("See FIDE:9.2.3, V.11.4 and A.4; 1,5 points at 12:30.", Comma::decimal),
                ElementsAre(Figure{"FIDE:9.2.3", 4}, Figure{"V.11.4", 16}, Figure{"A.4", 27},
                            Figure{"1.5", 32}, Figure{"12:30", 46}));
    EXPECT_THAT(figures_in("A(3,4)", Comma::separates),
                ElementsAre(Figure{"3", 2}, Figure{"4", 4}));
    EXPECT_THAT(figures_in("25.", Comma::decimal), ElementsAre(Figure{"25", 0}));
    EXPECT_THAT(figures_in("C04.3:5.2", Comma::decimal), ElementsAre(Figure{"C04.3:5.2", 0}));
    EXPECT_THAT(figures_in("no figures", Comma::decimal), IsEmpty());
}

TEST(FaultsOf, ForgiveOrderAndTheDecimalComma) {
    EXPECT_THAT(faults_of({"0.5 of 2", "2 по 0,5", "0,5 из 2"}), IsEmpty());
    // A move of chess in Cyrillic letters names its square in Latin ones.
    EXPECT_THAT(faults_of({"Knight takes f3", "Хід Кgxf3", "Ход Крf3"}), IsEmpty());
    EXPECT_THAT(faults_of({"x f3", "Кіnь f3", "f3"}),
                ElementsAre(SummaryFault{1, 0, "a word mixes Latin and Cyrillic letters"}));
}

TEST(FaultsOf, TellEveryLanguage) {
    EXPECT_THAT(faults_of({"", "два", ""}), ElementsAre(SummaryFault{0, 0, "en is missing"},
                                                        SummaryFault{2, 0, "ru is missing"}));
    EXPECT_THAT(faults_of({"twice 2", "двічі", "дважды 3"}),
                ElementsAre(SummaryFault{1, 0, "uk lacks 2, which en has"},
                            SummaryFault{2, 13, "ru has 3, which en has not"},
                            SummaryFault{2, 0, "ru lacks 2, which en has"}));
    EXPECT_THAT(faults_of({"a", "був ёж", "ход i"}),
                ElementsAre(SummaryFault{1, 7, "'ё' is no letter of uk"}));
}

} // namespace
} // namespace kodeks::tools
