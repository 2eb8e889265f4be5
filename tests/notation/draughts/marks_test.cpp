#include "notation/draughts/marks.hpp"
#include "support/article.hpp"

#include <string>

#include <gtest/gtest.h>

namespace kodeks::notation::draughts {
namespace {

TEST(DraughtsMarks, MeanWhatTheRulesOfDraughtsSay) {
    ARTICLE("UA:V.4.2.3", "UA:V.4.2.4", "UA:V.4.2.5", "UA:V.4.2.6", "UA:V.4.2.7", "UA:V.4.2.8",
            "UA:V.4.2.9", "UA:V.4.2.10");
    std::string all;
    for (const Mark& mark : marks()) {
        all += std::string(mark.sign) + " " + render(mark.meaning, Language::en) + "\n";
        EXPECT_EQ(mark_of_sign(mark.sign), &mark);
    }
    EXPECT_EQ(all, "! strong move\n? weak move\n!! very strong move\n?? very weak move\n"
                   "!? seems strong, is weak\n?! seems weak, is strong\n= draw\n+ won game\n");
    EXPECT_EQ(mark_of_sign("!!!"), nullptr);
}

TEST(DraughtsMarks, AreCutOffTheMove) {
    const auto split = [](std::string_view word) {
        const Mark* mark = split_mark(word);
        return std::string(word) + "|" + std::string(mark == nullptr ? "" : mark->sign);
    };
    EXPECT_EQ(split("c3-d4"), "c3-d4|");
    EXPECT_EQ(split("c3-d4!"), "c3-d4|!");
    EXPECT_EQ(split("c3-d4?!"), "c3-d4|?!");
    EXPECT_EQ(split("32-28(!?)"), "32-28|!?");
    EXPECT_EQ(split("32-28="), "32-28|=");
    EXPECT_EQ(split("c3-d4!!!"), "c3-d4!!!|");
    EXPECT_EQ(split("c3-d4)"), "c3-d4)|");
    EXPECT_EQ(split("c3-d4!)"), "c3-d4!)|");
    EXPECT_EQ(split("!"), "|!");
    EXPECT_EQ(split(""), "|");
}

} // namespace
} // namespace kodeks::notation::draughts
