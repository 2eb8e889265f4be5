// What is written is read back without loss, and games recorded once are folded the same for ever:
// tests/golden/records keeps one with the state it led to.
#include "correspondence/record/record.hpp"
#include "correspondence/script/replay.hpp"
#include "ledger/lines.hpp"
#include "support/names.hpp"
#include "support/source_tree.hpp"
#include "truth/game_oracle.hpp"

#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>

namespace kodeks::correspondence {
namespace {

constexpr const char* letters_folder = "tests/data/letters/";

Replay played(const std::string& name) {
    const std::string text = test::read_source(letters_folder + name + ".jsonl");
    const auto game = replay({text, name}, truth::GameOracle({}, {.draughts = {2'000}}));
    EXPECT_TRUE(game.has_value());
    return *game;
}

std::vector<std::string> all_games() {
    std::vector<std::string> found;
    for (const auto& entry :
         std::filesystem::directory_iterator(test::source_root() / letters_folder)) {
        found.push_back(entry.path().stem().string());
    }
    std::ranges::sort(found);
    return found;
}

// Writes the fact, reads it back and folds what was read.
void carry(State& far, const Event& event, const games::Variant& variant) {
    const std::string text = write_event(event, variant);
    const auto json = ledger::read_json(text, 0, text.size());
    ASSERT_TRUE(json.has_value()) << text;
    const auto again = read_event(*json, far.variant);
    ASSERT_TRUE(again.has_value()) << again.error().message.key << " " << text;
    EXPECT_EQ(*again, event) << text;
    EXPECT_EQ(defect_of(far, *again), std::nullopt) << text;
    apply(far, *again);
}

State through_snapshot(const State& state) {
    const std::string text = write_state(state);
    const auto json = ledger::read_json(text, 0, text.size());
    const auto again = json ? read_state(*json) : tl::unexpected(json.error());
    EXPECT_TRUE(again.has_value()) << text;
    return again ? *again : State();
}

class LettersRecorded : public testing::TestWithParam<std::string> {};

// The law: write, read, fold gives the same state after every command; and from a snapshot after
// any command the rest of the facts leads to the same end.
TEST_P(LettersRecorded, AreReadBackWithoutLoss) {
    const Replay game = played(GetParam());
    State near;
    apply(near, Opened{game.header.settings});
    State far;
    carry(far, Opened{game.header.settings}, *near.variant);
    for (const Step& step : game.steps) {
        for (const Event& event : step.events) {
            apply(near, event);
            carry(far, event, *near.variant);
        }
        ASSERT_EQ(far, near);
        far = through_snapshot(near);
        ASSERT_EQ(far, near) << write_state(near);
    }
    EXPECT_EQ(far, game.state);
}

INSTANTIATE_TEST_SUITE_P(All, LettersRecorded, testing::ValuesIn(all_games()),
                         [](const auto& one) { return one.param; });

ledger::UnixTime midnight(Day day) {
    return {days_from({}, day).value * std::int64_t{86'400'000}};
}

// Every command is one envelope's worth of facts; the day of the postmark is the time of record.
std::string ledger_of(const Replay& game) {
    std::string text = ledger::header_line() + "\n";
    ledger::Envelope next{"game 1", 1, midnight(game.header.settings.first), "arbiter", "0"};
    text +=
        write_command(std::vector<Event>{Opened{game.header.settings}}, *game.state.variant, next);
    for (std::size_t i = 0; i < game.steps.size(); ++i) {
        const Command& command = game.steps[i].command;
        next.time = midnight(command.on);
        next.author = ledger::word(command.by);
        next.command = std::to_string(i + 1);
        text += write_command(game.steps[i].events, *game.state.variant, next);
    }
    return text;
}

State folded(const std::string& text) {
    const auto records = ledger::read_records({text, "golden"});
    EXPECT_TRUE(records.has_value());
    State state;
    for (const ledger::RawRecord& record : records->all) {
        const auto event = read_event(record.event, state.variant);
        EXPECT_TRUE(event.has_value()) << record.line;
        EXPECT_EQ(defect_of(state, *event), std::nullopt) << record.line;
        apply(state, *event);
    }
    return state;
}

TEST(LettersKept, AreFoldedTheSameForEver) {
    const std::string name = "records/letters-fifty_days_are_no_overstep";
    const Replay game = played("fifty_days_are_no_overstep");
    test::expect_golden(name + ".jsonl", ledger_of(game));
    test::expect_golden(name + ".state.json", write_state(game.state) + "\n");
    const State again = folded(test::read_source("tests/golden/" + name + ".jsonl"));
    EXPECT_EQ(again, game.state);
    EXPECT_EQ(write_state(again) + "\n", test::read_source("tests/golden/" + name + ".state.json"));
}

// A fact that cannot follow is found before it is folded.
TEST(LettersKept, AFactThatDoesNotFitIsRefused) {
    const Replay game = played("overstep_confirmed");
    const Settings& settings = game.header.settings;
    State state;
    EXPECT_NE(defect_of(state, Omitted{}), std::nullopt); // not opened
    Settings hollow = settings;
    hollow.allowance.moves = 0;
    EXPECT_NE(defect_of(state, Opened{hollow}), std::nullopt);
    hollow = settings;
    hollow.start = {};
    EXPECT_NE(defect_of(state, Opened{hollow}), std::nullopt);
    ASSERT_EQ(defect_of(state, Opened{settings}), std::nullopt);
    apply(state, Opened{settings});
    EXPECT_NE(defect_of(state, Opened{settings}), std::nullopt);
    EXPECT_NE(defect_of(state, MovePlayed{games::Move{}}), std::nullopt);
    EXPECT_NE(defect_of(state, LetterCorrected{}), std::nullopt);
    EXPECT_NE(defect_of(state, LetterSent{Sent{.offers = {{games::Move{}}}}}), std::nullopt);
    EXPECT_NE(defect_of(state, ClaimClosed{}), std::nullopt);
    EXPECT_NE(defect_of(state, OverstepClaimed{}), std::nullopt);
    EXPECT_NE(defect_of(state, DaysCharged{Side::white, Days{-1}}), std::nullopt);
    EXPECT_NE(defect_of(state, DaysCharged{Side::white, Days{2'000'000}}), std::nullopt);
    EXPECT_NE(defect_of(state, PhaseChanged{Phase::correcting}), std::nullopt);
    EXPECT_NE(
        defect_of(state, BreakTaken{{Side::white, state.settings.last, state.settings.first}}),
        std::nullopt);
    EXPECT_NE(defect_of(game.state, Ended{}), std::nullopt);
    EXPECT_EQ(defect_of(state, Omitted{}), std::nullopt);
}

template <class Enum>
void expect_words() {
    std::size_t count = 0;
    while (!word_of_value(static_cast<Enum>(count)).empty()) {
        EXPECT_EQ(ledger::word(static_cast<Enum>(count)), word_of_value(static_cast<Enum>(count)));
        ++count;
    }
    EXPECT_EQ(ledger::count_of<Enum>(), count);
}

TEST(LettersKept, WordsStandBesideTheirEnumerators) {
    expect_words<Actor>();
    expect_words<Penalty>();
    expect_words<Phase>();
    expect_words<Charge>();
    expect_words<Part>();
    expect_words<Material>();
    expect_words<Verdict>();
}

// Deciding changes nothing, and folds nothing that was not recorded.
TEST(LettersKept, DecidingChangesNothing) {
    const truth::GameOracle oracle;
    const World world = *find_world("ru-code", "russian", oracle);
    State state;
    apply(state, Opened{usual_settings(world, "russian", Day{}, Day{} + Days{700})});
    const State before = state;
    const Decision decision =
        decide(state, {Day{} + Days{3}, Actor::white, Letter{.moves = {"c3-d4"}}}, world);
    EXPECT_TRUE(decision.accepted());
    EXPECT_EQ(state, before);
    for (const Event& event : decision.events()) {
        apply(state, event);
    }
    EXPECT_EQ(days_text(state), "3/0");
    EXPECT_EQ(state.moves.size(), 1U);
}

} // namespace
} // namespace kodeks::correspondence
