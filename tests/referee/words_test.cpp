#include "ledger/alternative.hpp"
#include "referee/script/proofs.hpp"
#include "referee/words/words.hpp"
#include "support/names.hpp"
#include "support/word_lists.hpp"

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
                                        "arbiter", "chief-arbiter", "spectator", "program"}));
    EXPECT_EQ(words_of<Proofs>(), (std::vector<std::string>{"full", "none", "trusting"}));
    EXPECT_EQ(word(Counter::last), "");
    EXPECT_EQ(from_word<Actor>("chief-arbiter"), Actor::chief_arbiter);
    EXPECT_EQ(from_word<Actor>("last"), std::nullopt);
}

TEST(Words, EveryEnumeratorHasItsOwn) {
    kodeks::test::expect_all_complete<
        Side, games::Kind, games::EndReason, clock::Pace, clock::Extra, clock::Overtime,
        clock::Mode, clock::NextPeriod, truth::Matter, truth::Known, rulebook::Supervision,
        rulebook::Grant, rulebook::Authority, rulebook::SanctionKind, rulebook::HandFault,
        rulebook::Act, Actor, Flags, Score, Phase, Counter, Mark, ClockChange, Task, Matter,
        ClaimKind, LastMinutes, AdjournCause, Irregularity, Proofs>();
}

// Commands and facts are called what their types are called.
template <class List>
void expect_type_words() {
    List::each_type(
        []<class Type>() { EXPECT_EQ(ledger::word_of_alternative<Type>(), word_of_type<Type>()); });
}

TEST(Words, EveryActAndFactHasItsOwn) {
    expect_type_words<Action>();
    expect_type_words<Event>();
}

TEST(Words, AreDifferent) {
    for (const auto& words : {action_words(), event_words()}) {
        EXPECT_EQ(std::set<std::string>(words.begin(), words.end()).size(), words.size());
    }
}

} // namespace

} // namespace kodeks::referee
