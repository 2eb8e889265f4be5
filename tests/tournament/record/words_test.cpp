#include "ledger/alternative.hpp"
#include "support/word_lists.hpp"
#include "tournament/acts/command.hpp"
#include "tournament/event/event.hpp"
#include "tournament/record/words.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament {
namespace {

TEST(EventWords, EveryEnumeratorHasItsOwn) {
    kodeks::test::expect_all_complete<
        Character, System, Goal, Trait, Treatment, Taken, Worth, Sex, Mark, Status, pairing::Float,
        rulebook::TeamScore, rulebook::MissingOpponent, rulebook::LeaverScore,
        rulebook::LonelyLeaver, rulebook::EarlyLeaver, rulebook::MissingLineUp>();
}

// Commands and facts are called what their types are called.
template <class List>
void expect_type_words() {
    List::each_type(
        []<class Type>() { EXPECT_EQ(ledger::word_of_alternative<Type>(), word_of_type<Type>()); });
}

TEST(EventWords, CommandsAndFactsAreCalledByTheirTypes) {
    expect_type_words<Event>();
    expect_type_words<Command>();
}

} // namespace
} // namespace kodeks::tournament
