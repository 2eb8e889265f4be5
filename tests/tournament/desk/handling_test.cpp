// Handling a FIDE Swiss: when a correction still counts, and what an arbiter is reminded of.
#include "support/article.hpp"
#include "tournament/desk/handling.hpp"
#include "tournament/desk/remarks.hpp"
#include "tournament/play.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament {

namespace {

using test::four_in_swiss;
using test::Play;

// "counts", "later" or "rating" for a correction in each round so far.
std::string now(const Play& play) {
    const Stage& stage = play.state.stages.front();
    std::string text;
    for (RoundNumber round = 1; round <= stage.rounds.size(); ++round) {
        const Correction correction = correction_now(stage, round);
        text += correction == Correction::counts         ? "counts "
                : correction == Correction::counts_later ? "later "
                                                         : "rating ";
        const auto remark = remark_on_correction(stage, round);
        EXPECT_EQ(remark.has_value(), correction == Correction::counts_later);
        if (remark) {
            EXPECT_EQ(remark->message.parts.front().value, std::to_string(round + 2));
            EXPECT_EQ(remark->articles, (std::vector<std::string_view>{"C04.2:4.3"}));
        }
    }
    return text;
}

// Until the round after next is paired a wrong result is put right; while the next one is being
// played it counts for the one after it.
TEST(Handling, ACorrectionCountsUntilTheNextRoundIsOver) {
    ARTICLE("C04.2:4.3");
    Play play = four_in_swiss("fide2023", "dutch");
    play.round("1-3 4-2");
    EXPECT_EQ(now(play), "counts ");
    play.results({"1-0", "1-0"});
    EXPECT_EQ(now(play), "counts ");
    play.round("1-4 2-3");
    EXPECT_EQ(now(play), "later counts ");
    play.result(1, "1-0");
    EXPECT_EQ(now(play), "later counts ");
    play.result(2, "1-0");
    EXPECT_EQ(now(play), "rating counts ");
    play.round("1-2 3-4");
    EXPECT_EQ(now(play), "rating later counts ");
    CorrectResult command;
    command.game = {1, 1, 1, 1};
    command.outcome = play.outcome("0-1");
    command.reason = "misread";
    EXPECT_EQ(play.refusal(command), "correction_late C04.2:4.3");
    command.rating_only = true;
    EXPECT_EQ(play.refusal(command), "accepted");
    command.game.round = 2;
    EXPECT_EQ(play.refusal(command), "correction_counts C04.2:4.3");
    command.rating_only = false;
    EXPECT_EQ(play.refusal(command), "accepted");
    // Other systems have no such term.
    Play other = four_in_swiss("fide2023", "blind-lot");
    other.round("1-3 4-2");
    other.results({"1-0", "1-0"});
    other.round("1-4 2-3");
    other.results({"1-0", "1-0"});
    EXPECT_EQ(now(other), "counts counts ");
}

TEST(Handling, WhoseStrengthIsNotKnownIsNamed) {
    ARTICLE("C04.2:2.1");
    Play play = four_in_swiss("fide2023", "dutch");
    play.state.entries[1].person.ratings = {{"FIDE", 2000}};
    const auto remark = remark_on_strength(play.state, play.state.stages.front());
    ASSERT_TRUE(remark);
    EXPECT_EQ(remark->message.parts.front().value, "Ann, Cid, Dan");
    EXPECT_EQ(remark->articles, (std::vector<std::string_view>{"C04.2:2.1"}));
    for (Entry& entry : play.state.entries) {
        entry.person.ratings = {{"FIDE", 2000}};
    }
    EXPECT_FALSE(remark_on_strength(play.state, play.state.stages.front()));
    const Play other = four_in_swiss("fide2023", "blind-lot");
    EXPECT_FALSE(remark_on_strength(other.state, other.state.stages.front()));
}

TEST(Handling, AccelerationIsForTheDutchSystemAndTheUsualPoints) {
    const auto refusal = [](System system, std::string_view swiss, rulebook::Scale scale) {
        Play play("fide2023");
        play.state.settings.scale = scale;
        AddStage stage;
        stage.settings.name = "S";
        stage.settings.system = system;
        stage.settings.swiss = swiss;
        stage.settings.rounds = system == System::swiss ? 5 : 0;
        stage.settings.accelerated = true;
        return play.refusal(stage);
    };
    const rulebook::Scale usual;
    const rulebook::Scale three = {whole_points(3), whole_points(1), whole_points(0)};
    EXPECT_EQ(refusal(System::swiss, "dutch", usual), "accepted");
    EXPECT_EQ(refusal(System::swiss, "blind-lot", usual).substr(0, 18), "acceleration_dutch");
    EXPECT_EQ(refusal(System::round_robin, "", usual).substr(0, 18), "acceleration_dutch");
    EXPECT_EQ(refusal(System::swiss, "dutch", three).substr(0, 18), "acceleration_scale");
}

} // namespace

} // namespace kodeks::tournament
