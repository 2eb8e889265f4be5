// What is published about the draws of a stage: every random choice, in order, with the people it
// was about, and nothing of other stages. Each record must repeat by itself.
#include "tournament/audit/draw_record.hpp"
#include "tournament/lots/record.hpp"
#include "tournament/play.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::tournament {

namespace {

using test::Play;

StageSettings of(System system) {
    StageSettings settings;
    settings.name = "S";
    settings.system = system;
    settings.swiss = system == System::swiss ? "blind-lot" : "";
    settings.rounds = system == System::swiss ? 3 : 0;
    return settings;
}

// "title (voided why) seed/salt/words" and for each choice "  name options: what was drawn".
std::string outline(const Play& play, StageNumber stage = 1) {
    const lots::Records records = draw_record(play.events, stage);
    EXPECT_TRUE(lots::verify(records).empty());
    std::string text;
    for (const lots::Record& record : records) {
        text += fmt::format("{}{}{} {}/{}/{}\n", record.title,
                            record.voided ? " (voided " + *record.voided + ")" : "",
                            record.commitment ? " announced" : "", record.seed, record.salt,
                            record.words);
        for (const lots::Choice& choice : record.choices) {
            EXPECT_TRUE(choice.numbers.empty());
            EXPECT_EQ(choice.among.size(), choice.among.empty() ? 0 : choice.options);
            text +=
                fmt::format("  {} {}: {}\n", choice.name, choice.options,
                            choice.drawn.empty() ? fmt::format("{}", fmt::join(choice.result, " "))
                                                 : fmt::format("{}", fmt::join(choice.drawn, " ")));
        }
    }
    return text;
}

std::string numbers_of(const Play& play, StageNumber stage = 1) {
    std::string names;
    for (const EntryId entry : play.state.stages[stage - 1].lots.numbers) {
        names += (names.empty() ? "" : " ") + name_of(play.state, entry);
    }
    return names;
}

void draw(Play& play, std::string_view seed, std::string_view words = "", StageNumber stage = 1) {
    DrawLots command;
    command.stage = stage;
    command.seed = seed;
    command.words = words;
    play.go(command);
}

std::string sealed(std::string_view seed) {
    return lots::commitment_of(seed, "salt");
}

TEST(DrawRecord, NumbersThatNoLongerHoldAndThoseThatDo) {
    Play play("ru-code");
    play.stage(of(System::round_robin));
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    play.go(CommitLots{1, sealed("one")});
    DrawLots first;
    first.seed = "one";
    first.salt = "salt";
    play.go(first);
    const std::string before = numbers_of(play);
    play.go(VoidLots{1, "Eve came"});
    play.enter({"Eve"});
    play.go(CommitLots{1, sealed("two")});
    first.seed = "two";
    first.words = "river";
    play.go(first);
    EXPECT_EQ(outline(play), "numbers (voided Eve came) announced one/salt/\n"
                             "  start-list 4: " +
                                 before +
                                 "\n"
                                 "numbers announced two/salt/river\n"
                                 "  start-list 5: " +
                                 numbers_of(play) + "\n");
    Withdraw leaves;
    leaves.entry = play.id("Bob");
    leaves.reason = "ill";
    play.go(leaves); // which calls for a new draw (RU:4.4#3)
    play.go(CommitLots{1, sealed("three")});
    first.seed = "three";
    play.go(first);
    const std::string last = outline(play);
    EXPECT_EQ(last.substr(last.rfind("numbers")),
              "numbers announced three/salt/river\n  start-list 4: " + numbers_of(play) + "\n");
}

TEST(DrawRecord, TheOrderOfRoundsDayByDayFromTheSeedOfTheNumbers) {
    Play play("ua2026");
    play.stage(of(System::round_robin));
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    draw(play, "seed");
    std::string expected = "numbers seed//\n  start-list 4: " + numbers_of(play) + "\n";
    std::vector<std::uint32_t> left = {1, 2, 3};
    for (const std::uint32_t day : {1U, 2U, 3U}) {
        Pair pair;
        pair.daily = true;
        play.go(pair);
        const auto line = play.state.stages.front().rounds.back().table_round;
        const auto place = std::ranges::find(left, line);
        ASSERT_NE(place, left.end());
        expected += fmt::format("  day{}.round {}: {}\n", day, left.size(), place - left.begin());
        left.erase(place);
        play.results({"=", "="});
    }
    EXPECT_EQ(outline(play), expected);
}

// Rounds in the order of the table and rounds by hand draw nothing.
TEST(DrawRecord, NothingIsDrawnForARoundOfTheTableOrByHand) {
    Play play("ua2026");
    play.stage(of(System::swiss));
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    draw(play, "seed");
    PairByHand hand;
    hand.pairs = {{play.id("Ann"), play.id("Bob")}, {play.id("Cid"), play.id("Dan")}};
    hand.reason = "no program";
    play.go(hand);
    const std::string expected = "numbers seed//\n  start-list 4: " + numbers_of(play) + "\n";
    EXPECT_EQ(outline(play), expected);
    Play table("ua2026");
    table.stage(of(System::round_robin));
    table.enter({"Ann", "Bob", "Cid", "Dan"});
    draw(table, "seed");
    table.pair();
    EXPECT_EQ(outline(table), expected);
}

TEST(DrawRecord, OpeningsWithAndWithoutWordsSaidAtTheBoard) {
    Play play("ru-code");
    play.stage(of(System::round_robin));
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    draw(play, "seed");
    play.pair();
    DrawOpening opening;
    opening.openings = {"c3-d4", "c3-b4", "g3-h4"};
    play.go(opening);
    opening.table = 2;
    opening.words = "river";
    play.go(opening);
    const auto& pairings = play.state.stages.front().rounds.front().pairings;
    EXPECT_EQ(outline(play), "numbers seed//\n"
                             "  start-list 4: " +
                                 numbers_of(play) +
                                 "\n"
                                 "  r1.t1.opening 3: " +
                                 pairings[0].opening +
                                 "\n"
                                 "r1.t2.opening seed//river\n"
                                 "  r1.t2.opening 3: " +
                                 pairings[1].opening + "\n");
}

// With seeds of their own the rounds are sections; the lot of a level match is of the next one.
TEST(DrawRecord, AKnockOutWithSeedsOfTheRounds) {
    Play play("ru-code");
    play.stage(of(System::knockout));
    play.enter({"Ann", "Bob", "Cid"});
    draw(play, "seed");
    play.go(CommitRoundSeed{1, 1, sealed("r1")});
    play.go(RevealRoundSeed{1, 1, "r1", "salt", "river"});
    play.pair();
    const auto& rounds = play.state.stages.front().rounds;
    const auto playing = std::ranges::find_if(
        rounds[0].pairings, [](const Pairing& pairing) { return pairing.second != no_entry; });
    const auto table = static_cast<std::uint32_t>(playing - rounds[0].pairings.begin()) + 1;
    play.result(table, "=");
    play.go(CommitRoundSeed{1, 2, sealed("r2")});
    play.go(RevealRoundSeed{1, 2, "r2", "salt", ""});
    DecideLevel lot;
    lot.table = table;
    lot.how = "lot";
    play.go(lot);
    const std::string winner = name_of(play.state, rounds[0].pairings[table - 1].winner);
    play.pair();
    // The duel is named by its seats in the bracket; 0 gives White to the first of them.
    const auto& numbers = play.state.stages.front().lots.numbers;
    const auto colour = [&](RoundNumber round, std::uint32_t one, std::uint32_t two) {
        const EntryId white = rounds[round - 1].pairings[round == 1 ? table - 1 : 0].first;
        EXPECT_TRUE(white == numbers[one - 1] || white == numbers[two - 1]);
        return fmt::format("  r{}.{}-{}.colour 2: {}\n", round, one, two,
                           white == numbers[one - 1] ? 0 : 1);
    };
    const std::uint32_t next = winner == name_of(play.state, numbers[1]) ? 2 : 3;
    EXPECT_EQ(outline(play), "numbers seed//\n"
                             "  start-list 3: " +
                                 numbers_of(play) +
                                 "\n"
                                 "round 1 announced r1/salt/river\n" +
                                 colour(1, 3, 2) +
                                 fmt::format("round 2 announced r2/salt/\n"
                                             "  r1.t{}.level 2: {}\n",
                                             table, winner) +
                                 colour(2, 1, next));
}

TEST(DrawRecord, ASwissNamesThePeopleOfEveryChoice) {
    Play play("ru-code");
    play.stage(of(System::swiss));
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    draw(play, "seed");
    play.pair();
    play.results({"1-0", "1-0"});
    play.pair();
    const lots::Records records = draw_record(play.events, 1);
    ASSERT_EQ(records.size(), 1U);
    EXPECT_TRUE(lots::verify(records).empty());
    bool named = false;
    for (const lots::Choice& choice : records.front().choices) {
        named = named || (choice.name != "start-list" && !choice.drawn.empty());
        for (const std::string& drawn : choice.drawn) {
            EXPECT_NE(std::ranges::find(choice.among, drawn), choice.among.end());
        }
    }
    EXPECT_TRUE(named);
}

// The draws of another stage are in its own record only.
TEST(DrawRecord, EachStageHasItsOwn) {
    Play play("ru-code");
    play.stage(of(System::knockout));
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    draw(play, "first");
    const std::string first = outline(play);
    EXPECT_EQ(outline(play, 2), "");
    StageSettings second = of(System::knockout);
    play.stage(second);
    play.enter({"Eve", "Fay", "Gus", "Hal"}, 2);
    draw(play, "second", "", 2);
    EXPECT_EQ(outline(play, 1), first);
    const std::string numbers = outline(play, 2);
    EXPECT_EQ(numbers, "numbers second//\n  start-list 4: " + numbers_of(play, 2) + "\n");
    play.pair(2);
    play.results({"=", "1-0"}, 2);
    DecideLevel lot;
    lot.stage = 2;
    lot.how = "lot";
    play.go(lot);
    EXPECT_EQ(outline(play, 1), first);
    EXPECT_NE(outline(play, 2).find("  r1.t1.level 2: "), std::string::npos);
    EXPECT_EQ(outline(play, 2).find(numbers), 0U);
    play.go(CommitRoundSeed{2, 2, sealed("r2")});
    play.go(RevealRoundSeed{2, 2, "r2", "salt", ""});
    play.pair(2);
    EXPECT_EQ(outline(play, 1), first);
    play.go(VoidLots{1, "again"});
    EXPECT_NE(outline(play, 1).find("(voided again)"), std::string::npos);
    EXPECT_EQ(outline(play, 2).find("voided"), std::string::npos);
}

// Who won a level match by a replay was not drawn.
TEST(DrawRecord, ALevelMatchThatWasReplayedIsNoDraw) {
    Play play("ru-code");
    play.stage(of(System::knockout));
    play.enter({"Ann", "Bob"});
    draw(play, "seed");
    play.pair();
    play.results({"="});
    const std::string before = outline(play);
    DecideLevel replay;
    replay.winner = play.id("Ann");
    replay.how = "replay";
    play.go(replay);
    EXPECT_EQ(outline(play), before);
    EXPECT_EQ(before.find("level"), std::string::npos);
}

} // namespace

} // namespace kodeks::tournament
