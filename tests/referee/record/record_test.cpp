// Facts of games are written and read without loss.
#include "ledger/lines.hpp"
#include "referee/record/record.hpp"
#include "referee/script/replay.hpp"
#include "support/source_tree.hpp"
#include "truth/game_oracle.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

class Recorded : public testing::TestWithParam<const char*> {};

std::string facts_of(const script::Replay& game) {
    std::string text;
    for (const Event& event : game.events) {
        text += write_event(event, *game.state.variant) + "\n";
    }
    return text;
}

State folded(const std::string& facts) {
    State state;
    for (ledger::Lines lines(facts); lines.next();) {
        const auto json = lines.json();
        const auto event = json ? read_event(*json, state.variant) : tl::unexpected(json.error());
        EXPECT_TRUE(event.has_value()) << lines.line();
        EXPECT_EQ(defect_of(state, *event), std::nullopt) << lines.line();
        apply(state, *event);
    }
    return state;
}

// What was recorded once is never written anew, whatever is decided today.
TEST_P(Recorded, GameIsReadAndFoldedTheSameForEver) {
    std::string file = GetParam();
    std::ranges::replace(file, '/', '-');
    const State again = folded(test::read_source("tests/golden/records/" + file + ".jsonl"));
    const std::string kept = test::read_source("tests/golden/records/" + file + ".state.json");
    EXPECT_EQ(write_state(again) + "\n", kept);
    const auto json = ledger::read_json(kept, 0, kept.size() - 1);
    ASSERT_TRUE(json.has_value());
    const auto state = read_state(*json);
    ASSERT_TRUE(state.has_value());
    EXPECT_EQ(*state, again);
}

// The same games as they are decided today.
TEST_P(Recorded, GameIsDecidedAsItWasRead) {
    const std::string name = GetParam();
    const std::string script = test::read_source("tests/data/scripts/" + name + ".jsonl");
    const auto game = script::replay({script, name}, truth::GameOracle());
    ASSERT_TRUE(game.has_value());
    std::string file = name;
    std::ranges::replace(file, '/', '-');
    const std::string facts = facts_of(*game);
    test::expect_golden("decided/" + file + ".jsonl", facts);
    EXPECT_EQ(folded(facts), game->state);
}

INSTANTIATE_TEST_SUITE_P(OfEveryBook, Recorded,
                         testing::Values("fide/sheet_shown_five_times",
                                         "pmr/sealed_move_mates_and_the_replier_is_late",
                                         "ua/infringements_in_a_classical_game",
                                         "ru/clocks_wrong_at_resumption",
                                         "frisian/missed_capture_pointed_out"));

// A fact that cannot follow is found before it is folded.
TEST(Record, AFactThatDoesNotFitIsRefused) {
    const Match match = *make_match("fide2023", "chess", {});
    State state;
    EXPECT_NE(defect_of(state, PhaseChanged{Phase::playing}), std::nullopt); // not opened
    apply(state, Event(Opened{match.settings}));
    EXPECT_NE(defect_of(state, Opened{match.settings}), std::nullopt);
    EXPECT_NE(defect_of(state, TakenBack{0}), std::nullopt);
    EXPECT_NE(defect_of(state, Noted{-1}), std::nullopt);
    EXPECT_NE(defect_of(state, MoveCompleted{Side::white}), std::nullopt);
    MoveMade made;
    made.move.from = games::Square{12};
    made.move.to = games::Square{44};
    EXPECT_NE(defect_of(state, made), std::nullopt); // e2-e6 is not legal
    EXPECT_NE(defect_of(state, ClockChanged{ClockChange::pressed, Side::white, {0}}), std::nullopt);
    EXPECT_EQ(defect_of(state, Marked{}), std::nullopt);
}

} // namespace

} // namespace kodeks::referee
