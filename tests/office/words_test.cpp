#include "ledger/alternative.hpp"
#include "office/acts/command.hpp"
#include "office/check/clauses.hpp"
#include "office/event/event.hpp"
#include "office/record/words.hpp"
#include "rulebook/edition.hpp"
#include "support/word_lists.hpp"

#include <gtest/gtest.h>

namespace kodeks::office {
namespace {

TEST(OfficeWords, EveryEnumeratorHasItsOwn) {
    kodeks::test::expect_all_complete<EventLevel, EventCharacter, EventKind, Calendar,
                                      ImpairmentGroup, SportClass, Role, Right, Condition,
                                      rulebook::Weight, rulebook::DueTime, Measure, Speed, Field,
                                      Sender, Verdict, Effect, Step>();
}

template <class List>
void expect_type_words() {
    List::each_type(
        []<class Type>() { EXPECT_EQ(ledger::word_of_alternative<Type>(), word_of_type<Type>()); });
}

TEST(OfficeWords, CommandsAndFactsAreCalledByTheirTypes) {
    expect_type_words<Event>();
    expect_type_words<Command>();
}

template <class Enum>
void expect_said(const std::string& prefix) {
    for (std::size_t i = 0; i < ledger::count_of<Enum>(); ++i) {
        const std::string key = prefix + "." + spoken(static_cast<Enum>(i));
        EXPECT_TRUE(is_message_key(key)) << key;
    }
}

TEST(OfficeWords, EveryWordIsSaidInThreeLanguages) {
    expect_said<Role>("office.role");
    expect_said<Right>("office.act");
    expect_said<Condition>("office.condition");
    expect_said<Measure>("office.measure");
    expect_said<EventLevel>("office.level");
    expect_said<EventCharacter>("office.character");
    expect_said<EventKind>("office.kind");
    expect_said<Speed>("office.speed");
    expect_said<SportClass>("office.class");
    expect_said<Verdict>("office.verdict");
    expect_said<Step>("office.step");
    expect_said<Effect>("office.effect");
}

TEST(OfficeWords, DutiesAndDefaultsOfEveryBookAreSaidToo) {
    for (const rulebook::Edition* edition : rulebook::editions()) {
        if (edition->office == nullptr) {
            continue;
        }
        for (const rulebook::OfficeDuty& duty : edition->office->duties) {
            EXPECT_TRUE(is_message_key("office.duty." + ledger::underscored(duty.name)))
                << duty.name;
            EXPECT_FALSE(duty.roles.empty() || duty.articles.empty()) << duty.name;
        }
        for (const rulebook::NeededCondition& row : edition->office->regulations.needed) {
            EXPECT_TRUE(row.usual.empty() ||
                        is_message_key("office.usual." + std::string(row.usual)))
                << row.usual;
        }
    }
}

} // namespace
} // namespace kodeks::office
