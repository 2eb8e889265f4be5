#include "referee/script/proofs.hpp"
#include "referee/words.hpp"

#include <set>

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

// Files that people keep are written with these words.
TEST(Words, AreStable) {
    EXPECT_EQ(word(Action{OfferDraw{}}), "offer-draw");
    EXPECT_EQ(word(Action{Claim{}}), "claim");
    EXPECT_EQ(word(Event{MoveMade{}}), "move-made");
    EXPECT_EQ(words_of<Side>(), (std::vector<std::string>{"white", "black"}));
    EXPECT_EQ(words_of<Actor>(),
              (std::vector<std::string>{"white", "black", "white-assistant", "black-assistant",
                                        "arbiter", "chief-arbiter", "spectator"}));
    EXPECT_EQ(words_of<Proofs>(), (std::vector<std::string>{"full", "none", "trusting"}));
    EXPECT_EQ(word(Counter::last), "");
    EXPECT_EQ(from_word<Actor>("chief-arbiter"), Actor::chief_arbiter);
    EXPECT_EQ(from_word<Actor>("last"), std::nullopt);
}

TEST(Words, AreDifferent) {
    for (const auto& words : {action_words(), event_words()}) {
        EXPECT_EQ(std::set<std::string>(words.begin(), words.end()).size(), words.size());
    }
}

} // namespace

} // namespace kodeks::referee
