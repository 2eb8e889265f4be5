#include "support/article.hpp"
#include "tournament/pairing/rounds_advice.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

TEST(RoundsAdvice, FollowsTheNumberOfParticipants) {
    ARTICLE("UA:V.3.1.3.1", "UA:V.3.1.3.2", "UA:V.3.1.3.3", "RU:3.2#3");
    EXPECT_EQ(advised_rounds(29), (RoundsAdvice{7, 9, {"UA:V.3.1.3.1"}}));
    EXPECT_EQ(advised_rounds(30), (RoundsAdvice{7, 11, {"UA:V.3.1.3.1", "UA:V.3.1.3.2"}}));
    EXPECT_EQ(advised_rounds(31), (RoundsAdvice{8, 11, {"UA:V.3.1.3.2"}}));
    EXPECT_EQ(advised_rounds(70), (RoundsAdvice{8, 11, {"UA:V.3.1.3.2"}}));
    EXPECT_EQ(advised_rounds(71), (RoundsAdvice{9, 13, {"UA:V.3.1.3.3"}}));
}

TEST(RoundsAdvice, IsOnlySaid) {
    EXPECT_EQ(rounds_remark(30, 7), std::nullopt);
    EXPECT_EQ(rounds_remark(30, 11), std::nullopt);
    const auto remark = rounds_remark(22, 5);
    ASSERT_TRUE(remark);
    EXPECT_EQ(render(*remark, Language::en), "5 rounds for 22 participants: 7 to 9 are advised");
    EXPECT_EQ(render(*remark, Language::uk), "5 турів на 22 учасників: рекомендовано від 7 до 9");
    EXPECT_EQ(render(*remark, Language::ru), "5 туров на 22 участников: рекомендуется от 7 до 9");
}

} // namespace
} // namespace kodeks::tournament::pairing
