// Announced draws: what a commitment binds to, seeds of single rounds, and what is refused.
#include "tournament/audit/draw_record.hpp"
#include "tournament/lots/record.hpp"
#include "tournament/play.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament {

namespace {

using test::Play;

constexpr StageNumber none = 9;

Play four(System system = System::swiss, std::string_view edition = "ru-code") {
    Play play(edition);
    StageSettings settings;
    settings.name = "S";
    settings.system = system;
    settings.swiss = system == System::swiss ? "blind-lot" : "";
    settings.rounds = system == System::swiss ? 3 : 0;
    play.stage(settings);
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    return play;
}

std::string sealed(std::string_view seed) {
    return lots::commitment_of(seed, "salt");
}

DrawLots drawn(std::string_view seed, std::string_view salt = "") {
    DrawLots draw;
    draw.seed = seed;
    draw.salt = salt;
    return draw;
}

TEST(AnnouncedDraw, OnlyTheSeedThatWasAnnouncedIsDrawn) {
    Play play = four();
    EXPECT_EQ(play.refusal(CommitLots{none, sealed("a")}), "no_stage");
    EXPECT_EQ(play.refusal(CommitLots{1, sealed("a").substr(1)}), "commitment_odd");
    EXPECT_EQ(play.refusal(CommitLots{1, std::string(64, 'A')}), "commitment_odd");
    play.go(CommitLots{1, sealed("a")});
    EXPECT_EQ(play.refusal(CommitLots{1, sealed("b")}), "commitment_stands");
    EXPECT_EQ(play.refusal(drawn("b", "salt")), "commitment_broken");
    EXPECT_EQ(play.refusal(drawn("a", "pepper")), "commitment_broken");
    EXPECT_EQ(play.refusal(drawn("", "salt")), "seed_missing");
    DrawLots elsewhere = drawn("a", "salt");
    elsewhere.stage = none;
    EXPECT_EQ(play.refusal(elsewhere), "no_stage");
    EXPECT_EQ(play.refusal(VoidLots{1, ""}), "void_reason");
    play.go(drawn("a", "salt"));
    EXPECT_EQ(play.refusal(drawn("a", "salt")), "lots_drawn");
    EXPECT_EQ(play.refusal(CommitLots{1, sealed("b")}), "lots_drawn");
}

// A commitment nobody has the seed of, because it was copied wrongly, does not hold the event up;
// the record keeps it, and the next draw has to be announced again.
TEST(AnnouncedDraw, AWrongCommitmentIsGivenUpWithAReason) {
    Play play = four();
    EXPECT_EQ(play.refusal(VoidLots{1, "why"}), "lots_missing RU:4.4#3 RU:4.4#1 RU:4.4#2");
    play.go(CommitLots{1, sealed("slip")});
    play.go(VoidLots{1, "copied wrongly"});
    EXPECT_EQ(play.refusal(drawn("a", "salt")), "commitment_again");
    EXPECT_EQ(play.refusal(CommitLots{1, sealed("slip")}), "commitment_used");
    play.go(CommitLots{1, sealed("a")});
    play.go(drawn("a", "salt"));
    const lots::Records record = draw_record(play.events, 1);
    ASSERT_EQ(record.size(), 2U);
    EXPECT_EQ(record[0],
              (lots::Record{"numbers", "copied wrongly", sealed("slip"), "", "", "", {}}));
    EXPECT_EQ(record[1].commitment, sealed("a"));
    EXPECT_EQ(record[1].voided, std::nullopt);
    EXPECT_TRUE(lots::verify(record).empty());
    const auto again = lots::read_records(lots::to_text(record));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, record);
}

TEST(AnnouncedDraw, AWrongCommitmentOfARoundIsGivenUpToo) {
    Play play = four();
    play.go(drawn("numbers"));
    EXPECT_EQ(play.refusal(VoidLots{1, "why", 1}), "round_not_committed");
    play.go(CommitRoundSeed{1, 1, sealed("slip")});
    EXPECT_EQ(play.refusal(VoidLots{1, "", 1}), "void_reason");
    play.go(VoidLots{1, "copied wrongly", 1});
    EXPECT_EQ(play.refusal(VoidLots{1, "why", 1}), "round_not_committed");
    EXPECT_EQ(play.refusal(RevealRoundSeed{1, 1, "slip", "salt"}), "round_not_committed");
    EXPECT_EQ(play.refusal(Pair{1}), "round_seed_missing"); // the seed of the numbers is known
    EXPECT_EQ(play.refusal(CommitRoundSeed{1, 1, sealed("slip")}), "commitment_used");
    EXPECT_EQ(play.refusal(CommitRoundSeed{1, 2, sealed("slip")}), "commitment_used");
    play.go(CommitRoundSeed{1, 1, sealed("a")});
    play.go(RevealRoundSeed{1, 1, "a", "salt"});
    EXPECT_EQ(play.refusal(VoidLots{1, "why", 1}), "reveal_when");
    play.pair();
    const lots::Records record = draw_record(play.events, 1);
    ASSERT_EQ(record.size(), 3U); // numbers, what was given up, round 1
    EXPECT_EQ(record[1],
              (lots::Record{"round 1", "copied wrongly", sealed("slip"), "", "", "", {}}));
    EXPECT_EQ(record[2].seed, "a");
    EXPECT_EQ(record[2].title, "round 1");
    EXPECT_EQ(record[2].commitment, sealed("a"));
    EXPECT_TRUE(lots::verify(record).empty());
}

TEST(AnnouncedDraw, IsGivenUpWithAReasonAndAnnouncedAnew) {
    Play play = four();
    play.go(CommitLots{1, sealed("a")});
    play.go(drawn("a", "salt"));
    EXPECT_EQ(play.refusal(VoidLots{none, "Eve came late"}), "no_stage");
    EXPECT_EQ(play.refusal(VoidLots{1, ""}), "void_reason");
    play.go(VoidLots{1, "Eve came late"});
    EXPECT_EQ(play.refusal(drawn("b")), "commitment_again");
    EXPECT_EQ(play.refusal(CommitLots{1, sealed("a")}), "commitment_used");
    play.go(CommitLots{1, sealed("b")});
    play.go(drawn("b", "salt"));
    play.pair();
    EXPECT_EQ(play.refusal(VoidLots{1, "too late"}), "lots_late RU:4.4#3 RU:4.4#1 RU:4.4#2");
    EXPECT_EQ(play.refusal(CommitLots{1, sealed("c")}), "lots_late");
}

TEST(AnnouncedDraw, WithoutAnAnnouncementNoReasonIsNeeded) {
    Play play = four();
    play.go(drawn("a"));
    play.go(VoidLots{1, ""});
    EXPECT_EQ(play.refusal(drawn("a")), "accepted");
    EXPECT_EQ(play.refusal(CommitLots{1, sealed("b")}), "accepted");
}

TEST(RoundSeed, IsAnnouncedBeforeItsRound) {
    Play play = four();
    play.go(drawn("a"));
    EXPECT_EQ(play.refusal(CommitRoundSeed{none, 1, sealed("r1")}), "no_stage");
    EXPECT_EQ(play.refusal(CommitRoundSeed{1, 0, sealed("r1")}), "round_is_paired");
    EXPECT_EQ(play.refusal(CommitRoundSeed{1, 402, sealed("r1")}), "round_is_paired");
    EXPECT_EQ(play.refusal(CommitRoundSeed{1, 401, sealed("r1")}), "accepted");
    EXPECT_EQ(play.refusal(CommitRoundSeed{1, 1, sealed("r1") + "0"}), "commitment_odd");
    play.go(CommitRoundSeed{1, 1, sealed("r1")});
    EXPECT_EQ(play.refusal(CommitRoundSeed{1, 1, sealed("other")}), "commitment_stands");
    EXPECT_EQ(play.refusal(CommitRoundSeed{1, 2, sealed("r1")}), "commitment_used");
    play.go(CommitRoundSeed{1, 2, sealed("r2")});
    play.go(RevealRoundSeed{1, 1, "r1", "salt", ""});
    play.pair();
    EXPECT_EQ(play.refusal(CommitRoundSeed{1, 1, sealed("r3")}), "round_is_paired");
}

TEST(RoundSeed, IsReadOutJustBeforeItsRound) {
    Play play = four();
    play.go(drawn("a"));
    play.go(CommitRoundSeed{1, 1, sealed("r1")});
    play.go(CommitRoundSeed{1, 2, sealed("r2")});
    EXPECT_EQ(play.refusal(RevealRoundSeed{none, 1, "r1", "salt", ""}), "no_stage");
    EXPECT_EQ(play.refusal(RevealRoundSeed{1, 3, "r3", "salt", ""}), "round_not_committed");
    EXPECT_EQ(play.refusal(RevealRoundSeed{1, 2, "r2", "salt", ""}), "reveal_when");
    EXPECT_EQ(play.refusal(RevealRoundSeed{1, 1, "", "salt", ""}), "seed_missing");
    EXPECT_EQ(play.refusal(RevealRoundSeed{1, 1, "r2", "salt", ""}), "commitment_broken");
    EXPECT_EQ(play.refusal(RevealRoundSeed{1, 1, "r1", "pepper", ""}), "commitment_broken");
    play.go(RevealRoundSeed{1, 1, "r1", "salt", "river"});
    EXPECT_EQ(play.refusal(RevealRoundSeed{1, 1, "r1", "salt", ""}), "reveal_when");
    play.pair();
    EXPECT_EQ(play.refusal(RevealRoundSeed{1, 2, "r2", "salt", ""}), "accepted");
    EXPECT_EQ(play.refusal(RevealRoundSeed{1, 1, "r1", "salt", ""}), "reveal_when");
}

// The lot between two who are level is drawn from the seed of the next round: that of the round
// itself was known while they played.
TEST(RoundSeed, DecidesALevelMatchOfTheRoundBefore) {
    Play play = four(System::knockout);
    play.go(drawn("a"));
    play.go(CommitRoundSeed{1, 1, sealed("r1")});
    play.go(RevealRoundSeed{1, 1, "r1", "salt", ""});
    play.pair();
    play.results({"=", "1-0"});
    DecideLevel lot;
    lot.how = "lot";
    EXPECT_EQ(play.refusal(lot), "round_seed_missing");
    play.go(CommitRoundSeed{1, 2, sealed("r2")});
    EXPECT_EQ(play.refusal(lot), "round_seed_missing");
    play.go(RevealRoundSeed{1, 2, "r2", "salt", ""});
    EXPECT_EQ(play.refusal(lot), "accepted");
    DecideLevel other = lot;
    other.table = 2;
    EXPECT_EQ(play.refusal(other), "not_level");
    other.table = 3;
    EXPECT_EQ(play.refusal(other), "no_table");
}

TEST(Openings, NeedAPairingThatHasNotBegunAndASeed) {
    Play play = four(System::round_robin);
    DrawOpening draw;
    draw.openings = {"c3-d4"};
    DrawOpening elsewhere = draw;
    elsewhere.stage = none;
    EXPECT_EQ(play.refusal(elsewhere), "no_stage");
    EXPECT_EQ(play.refusal(draw), "nothing_paired");
    play.numbers();
    play.pair();
    DrawOpening third = draw;
    third.table = 3;
    EXPECT_EQ(play.refusal(third), "no_table");
    EXPECT_EQ(play.refusal(draw), "accepted");
    DrawOpening nothing = draw;
    nothing.openings = {};
    EXPECT_EQ(play.refusal(nothing), "openings_missing");
    nothing.openings = {"c3-d4", ""};
    EXPECT_EQ(play.refusal(nothing), "openings_missing");
    play.result(1, "1-0");
    EXPECT_EQ(play.refusal(draw), "opening_drawn RU:3.19#3");
    DrawOpening second = draw;
    second.table = 2;
    play.go(second);
    EXPECT_EQ(play.refusal(second), "opening_drawn RU:3.19#3");
    play.result(2, "1-0");
    play.state.stages.front().lots.seed.clear();
    play.pair();
    DrawOpening unseeded = draw;
    unseeded.round = 2;
    EXPECT_EQ(play.refusal(unseeded), "seed_missing");
}

// Systems that draw who begins with White number the field by rating; in the others and outside of
// a Swiss the numbers are drawn.
TEST(Numbers, ByRatingOrByLot) {
    std::string by_rating;
    const std::vector<std::string> ways = {
        "round-robin",       "knockout",         "blind-lot",      "start-number",
        "truncated-solkoff", "current-buchholz", "median-solkoff", "median-solkoff-by-lot"};
    for (const std::string& way : ways) {
        Play play("ru-code");
        StageSettings settings;
        settings.name = "S";
        settings.system = way == "knockout"      ? System::knockout
                          : way == "round-robin" ? System::round_robin
                                                 : System::swiss;
        settings.swiss = settings.system == System::swiss ? way : "";
        settings.rounds = settings.system == System::swiss ? 3 : 0;
        play.stage(settings);
        std::vector<EntryId> strongest_first;
        for (std::int32_t i = 0; i < 8; ++i) {
            Enter enter;
            enter.person.name = "P" + std::to_string(i);
            enter.person.ratings = {{"FMJD", 1800 + (i * 5) % 8}};
            play.go(enter);
        }
        for (std::int32_t rating = 1807; rating >= 1800; --rating) {
            for (const Entry& entry : play.state.entries) {
                if (entry.person.ratings.front().value == rating) {
                    strongest_first.push_back(entry.id);
                }
            }
        }
        play.go(drawn("seed"));
        by_rating += play.state.stages.front().lots.numbers == strongest_first ? way + " " : "";
    }
    EXPECT_EQ(by_rating, "start-number truncated-solkoff current-buchholz median-solkoff ");
}

} // namespace

} // namespace kodeks::tournament
