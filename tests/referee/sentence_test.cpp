#include "referee/sentence_names.hpp"
#include "referee/table.hpp"
#include "referee/words/sentence.hpp"
#include "referee/words/words.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using test::literals_assigned;
using test::literals_in_braces;
using test::literals_in_calls;
using test::Table;

std::set<std::string> without_message(const std::set<std::string>& names, std::string_view prefix) {
    std::set<std::string> missing;
    for (const std::string& name : names) {
        const std::string key = std::string(prefix) + name;
        if (!name.empty() && !is_message_key(key)) {
            missing.insert(key);
        }
    }
    return missing;
}

void expect_messages(const std::vector<std::string>& words, const std::string& prefix,
                     const std::vector<std::string>& suffixes = {""}) {
    for (const std::string& word : words) {
        for (const std::string& suffix : suffixes) {
            EXPECT_TRUE(is_message_key(prefix + word + suffix)) << prefix + word + suffix;
        }
    }
}

const std::set<std::string> none;

TEST(Sentence, EveryDecisionHasOne) {
    EXPECT_EQ(without_message(literals_in_calls("src/referee", "ruling", 0), "ruling."), none);
    EXPECT_EQ(without_message(literals_assigned("src/referee", "decision"), "ruling."), none);
}

TEST(Sentence, EveryRefusalHasOne) {
    EXPECT_EQ(without_message(literals_in_calls("src/referee", "refusal", 0), "referee."), none);
}

TEST(Sentence, EveryQuestionAndOptionHasOne) {
    const auto names = literals_assigned("src/referee", "\\.name");
    EXPECT_EQ(without_message(names, "question."), none);
    EXPECT_EQ(without_message(literals_in_calls("src/referee", "ask_about", 1), "question."), none);
    const auto options = literals_in_braces("src/referee", "options = ");
    EXPECT_EQ(without_message(options, "option."), none);
    EXPECT_EQ(without_message(literals_in_calls("src/referee", "ask_about", 3), "option."), none);
    // The scan sees every way of laying out a question.
    EXPECT_TRUE(names.contains("touch_claim"));
    EXPECT_TRUE(options.contains("was_touched"));
    EXPECT_TRUE(literals_in_calls("src/referee", "ask_about", 3).contains("increment_given"));
}

TEST(Sentence, EveryOutcomeHasOne) {
    for (const char* maker : {"won_by", "drawn", "lost_by_both"}) {
        EXPECT_EQ(without_message(literals_in_calls("src/referee", maker, -1), "outcome."), none);
    }
    EXPECT_EQ(without_message(literals_assigned("src/referee", "reason"), "outcome."), none);
}

TEST(Sentence, EveryOffenceAndDrawingRuleHasOne) {
    for (const rulebook::GameRules* rules : rulebook::all_game_rules()) {
        for (const rulebook::Offence& offence : rules->offences) {
            EXPECT_NE(rule_key(offence.name), "") << offence.name;
        }
        for (const std::string_view variant : rules->variants) {
            for (const auto& draw : rulebook::draw_rules(rules->edition, variant)) {
                EXPECT_NE(rule_key(draw.name), "") << draw.name;
            }
        }
    }
}

TEST(Sentence, EveryActorActionAndEventHasOne) {
    expect_messages(words_of<Actor>(), "actor.");
    for (const std::string& action : action_words()) {
        if (action == "claim") {
            expect_messages(words_of<ClaimKind>(), "action.claim.");
        } else {
            expect_messages({action}, "action.");
        }
    }
    for (const std::string& event : event_words()) {
        if (event == "phase-changed") {
            expect_messages(words_of<Phase>(), "event.phase-changed.");
        } else if (event == "clock-changed") {
            expect_messages(words_of<ClockChange>(), "event.clock-changed.");
        } else if (event == "counted") {
            expect_messages(words_of<Counter>(), "event.counted.");
        } else if (event == "marked") {
            expect_messages(words_of<Mark>(), "event.marked.", {".yes", ".no"});
        } else if (event != "asked" && event != "ended" && event != "ruling-given") {
            expect_messages({event}, "event.");
        }
    }
}

TEST(Sentence, EverythingAskedFoundOrClaimedHasOne) {
    expect_messages(words_of<rulebook::Act>(), "what.");
    expect_messages(words_of<Irregularity>(), "what.");
    expect_messages(words_of<LastMinutes>(), "what.");
    for (const rulebook::GameRules* rules : rulebook::all_game_rules()) {
        for (const rulebook::Requestable& request : rules->requests) {
            expect_messages({std::string(request.name)}, "what.");
        }
    }
}

TEST(Sentence, TheReaderSeesHisOwnLanguageAndNotation) {
    Table table("fide2023", "chess");
    table.begin();
    const Ruling claim =
        ruling("illegal_restored", Side::black, {}, {.move = table.shift("g8-g6")});
    const Reader english = reader_of(table.state(), Language::en);
    EXPECT_EQ(sentence(claim, english),
              "The move g8-g6 of Black is illegal; the position before it is restored.");
    const Reader ukrainian = reader_of(table.state(), Language::uk);
    EXPECT_EQ(sentence(claim, ukrainian),
              "Хід g8-g6 чорних неможливий; відновлено позицію перед ним.");
    EXPECT_EQ(sentence(Command{{}, Actor::white, Make{table.move("Nf3")}}, ukrainian),
              "Білі: Кf3 на дошці");
    EXPECT_EQ(sentence(Event{Bound{Side::white, table.move("Nf3")}},
                       reader_of(table.state(), Language::ru)),
              "Белые обязаны играть Кf3.");
    EXPECT_EQ(
        sentence(Command{{}, Actor::arbiter, Discover{Irregularity::turned_board}}, ukrainian),
        "Арбітр: виявлено відхилення від правил: дошка лежить неправильно");
}

// A witness and the grounds of a protest stand in the words, where there are any.
TEST(Sentence, WhoSawItAndWhatAProtestIsAboutAreSaid) {
    Table table("fide2023", "chess");
    table.begin();
    const auto said = [&](Actor by, const Action& action, Language language) {
        return sentence(Command{{}, by, action}, reader_of(table.state(), language));
    };
    Report report{"device", Side::black};
    EXPECT_EQ(said(Actor::arbiter, report, Language::en),
              "Arbiter: Black: electronic device on the player");
    report.seen_by = Actor::spectator;
    EXPECT_EQ(said(Actor::arbiter, report, Language::en),
              "Arbiter: Black: electronic device on the player. Seen by: Spectator");
    report.seen_by = Actor::white_assistant;
    EXPECT_EQ(said(Actor::arbiter, report, Language::uk),
              "Арбітр: чорні: електронний пристрій у гравця. Хто помітив: Асистент білих");
    EXPECT_EQ(said(Actor::white, Appeal{}, Language::ru), "Белые: апелляция");
    EXPECT_EQ(said(Actor::white, Appeal{.grounds = "часы стояли"}, Language::ru),
              "Белые: апелляция: часы стояли");
}

// The chess books say арбітр, those of draughts суддя.
TEST(Sentence, WhoDecidesIsCalledAsTheBooksOfTheGameCallHim) {
    const Command waits{Instant{0}, Actor::chief_arbiter, Begin{}};
    const auto who = [&](std::string_view variant, Language language) {
        const std::string text = sentence(waits, {language, games::find_variant(variant)});
        return text.substr(0, text.find(':'));
    };
    EXPECT_EQ(who("chess", Language::uk), "Головний арбітр");
    EXPECT_EQ(who("russian", Language::uk), "Головний суддя");
    EXPECT_EQ(who("chess960", Language::ru), "Главный арбитр");
    EXPECT_EQ(who("frisian", Language::ru), "Главный судья");
    EXPECT_EQ(who("international", Language::en), "Chief arbiter");
    const Refusal refused{{"referee.officials_only", {}}, {}};
    EXPECT_EQ(sentence(refused, {Language::ru, games::find_variant("russian")}),
              "Это может делать только судья");
    EXPECT_EQ(sentence(refused, {Language::ru, games::find_variant("chess")}),
              "Это может делать только арбитр");
}

TEST(Sentence, ANameWithoutSentenceIsShownAsItIs) {
    Table table("ua2026", "russian");
    const Reader reader = reader_of(table.state(), Language::en);
    EXPECT_EQ(sentence(ruling("unheard_of", Side::white, {}), reader), "unheard_of");
    EXPECT_EQ(option_sentence("unheard_of", reader), "unheard_of");
    EXPECT_EQ(sentence(Question{"unheard_of", Side::black, {}}, reader),
              "Black: unheard_of. What is decided?");
}

} // namespace

} // namespace kodeks::referee
