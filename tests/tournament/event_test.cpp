// The life of an event: commands, facts, refusals.
#include "support/article.hpp"
#include "tournament/play.hpp"
#include "tournament/tables/standings.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::test {
namespace {

StageSettings swiss(std::string name, RoundNumber rounds) {
    StageSettings settings;
    settings.system = System::swiss;
    settings.swiss = std::move(name);
    settings.rounds = rounds;
    return settings;
}

StageSettings round_robin() {
    StageSettings settings;
    settings.system = System::round_robin;
    return settings;
}

Play small_swiss() {
    Play play("ru-code");
    play.stage(swiss("start-number", 3));
    play.enter({"Ann", "Bob", "Cid", "Dan", "Eve", "Fay"});
    play.numbers();
    play.pair();
    return play;
}

TEST(Event, EverythingIsAFunctionOfTheFacts) {
    Play play = small_swiss();
    play.results({"1-0", "0-1", "½-½"});
    play.pair();
    EXPECT_EQ(test::replayed(play.events), play.state);
}

TEST(Event, ASecondCreationIsRefused) {
    const Play play("ru-code");
    EXPECT_EQ(play.refusal(Create{play.state.settings}), "already_created");
    EXPECT_EQ(play.refusal(RecordResult{{1, 1, 1, 1}, white_wins, ""}), "no_stage");
    EventSettings other = play.state.settings;
    const auto create = [](const EventSettings& settings) {
        const auto decision = decide(State{}, Create{settings}, world_for(settings.edition));
        return decision.accepted() ? "accepted" : decision.refusal()->message.key;
    };
    other.edition = "nowhere";
    EXPECT_EQ(create(other), "tournament.rulebook_unknown");
    other = play.state.settings;
    other.name.clear();
    EXPECT_EQ(create(other), "tournament.name_missing");
    other = play.state.settings;
    other.scale = {whole_points(3), whole_points(1), whole_points(0)};
    EXPECT_EQ(create(other), "tournament.scale_unknown");
    other = play.state.settings;
    other.year = 20;
    EXPECT_EQ(create(other), "tournament.year_odd");
    EXPECT_EQ(decide(State{}, Pair{}, World{}).refusal()->message.key, "tournament.not_created");
}

TEST(Event, ResultsAreRecordedOnceAndCorrectedWithAReason) {
    Play play = small_swiss();
    play.result(1, "1-0");
    const GameRef first{1, 1, 1, 1};
    EXPECT_EQ(play.refusal(RecordResult{first, black_wins, ""}), "result_exists");
    EXPECT_EQ(play.refusal(CorrectResult{first, white_wins, "slip"}), "result_same");
    EXPECT_EQ(play.refusal(CorrectResult{first, black_wins, ""}), "reason_missing RU:4.4#4");
    EXPECT_EQ(play.refusal(CorrectResult{{1, 1, 2, 1}, black_wins, "slip"}), "nothing_to_correct");
    EXPECT_EQ(play.refusal(RecordResult{{1, 1, 9, 1}, black_wins, ""}), "no_table");
    EXPECT_EQ(play.refusal(RecordResult{{1, 1, 2, 2}, black_wins, ""}), "no_game_there");
    EXPECT_EQ(play.refusal(RecordResult{{1, 2, 1, 1}, black_wins, ""}), "no_round");
    EXPECT_EQ(play.refusal(RecordResult{{1, 1, 2, 1}, finished(Mark::win, Mark::draw), ""}),
              "result_impossible RU:3.15.1");
    EXPECT_EQ(play.refusal(RecordResult{{1, 1, 2, 1}, finished(Mark::plus, Mark::loss), ""}),
              "result_impossible RU:3.15.1");
}

TEST(Event, ACorrectedResultLeavesPlayedRoundsStanding) {
    ARTICLE("RU:4.4#4", "RU:4.4#4~1");
    Play play = small_swiss();
    play.results({"1-0", "1-0", "1-0"});
    play.pair();
    const std::string second = play.pairs(2);
    play.results({"1-0", "1-0", "1-0"});
    const std::string before = play.table();
    play.go(CorrectResult{{1, 1, 1, 1}, black_wins, "the sheet was misread"});
    EXPECT_EQ(play.pairs(2), second);
    EXPECT_NE(play.table(), before);
    // Round 3 is paired on the true results: the same as if they had been known from the start.
    Play truth = small_swiss();
    truth.results({"0-1", "1-0", "1-0"});
    truth.state.stages[0].rounds.push_back(play.state.stages[0].rounds[1]);
    truth.state.last_game = play.state.last_game;
    play.pair();
    truth.pair();
    EXPECT_EQ(play.pairs(3), truth.pairs(3));
}

TEST(Event, NoRoundIsPairedOverOpenGames) {
    Play play = small_swiss();
    play.result(1, "1-0");
    play.result(2, "adj");
    EXPECT_EQ(play.refusal(Pair{}), "games_open");
    play.result(3, "0-1"); // the adjourned game does not hold up the others
    play.pair();
    EXPECT_EQ(play.state.stages[0].rounds.size(), 2U);
}

TEST(Event, AnAnnulledGameIsPlayedAgain) {
    Play play = small_swiss();
    play.results({"1-0", "1-0", "void"});
    EXPECT_EQ(play.refusal(Pair{}), "games_open");
    play.result(3, "½-½");
    play.pair();
}

TEST(Event, RoundsEndWhereTheRegulationsEndThem) {
    Play play = small_swiss();
    for (int round = 0; round < 3; ++round) {
        play.results({"1-0", "1-0", "1-0"});
        if (round < 2) {
            play.pair();
        }
    }
    EXPECT_EQ(play.refusal(Pair{}), "no_more_rounds");
}

TEST(Event, LeaversOfASwissKeepTheirResultsAndAreNotPaired) {
    ARTICLE("UA:V.10.2", "RU:3.14.5", "RU:3.18.2#6", "PMR:248");
    for (const char* edition : {"ru-code", "ua2026", "pmr2018"}) {
        Play play(edition);
        play.stage(swiss("start-number", 3));
        play.enter({"Ann", "Bob", "Cid", "Dan"});
        play.numbers();
        play.pair(); // Ann-Cid and Bob-Dan in some colours
        play.results({"w", "w"});
        play.pair();
        const Pairing top = play.state.stages[0].rounds[1].pairings[0];
        Withdraw leave;
        leave.entry = top.first;
        play.go(leave);
        // The unfinished game is lost; the leaver's played game stays.
        const auto lines = standings(play.state, play.state.stages[0]).lines;
        EXPECT_EQ(lines.size(), 4U);
        EXPECT_EQ(lines[0].entry, top.second);
        EXPECT_EQ(lines[0].points, 2 * play.state.settings.scale.win);
        EXPECT_FALSE(
            play.refusal(RecordResult{{1, 2, 1, 1}, white_wins, ""}).find("result_of_leaver") ==
            std::string::npos);
        play.result(2, "d");
        play.pair();
        EXPECT_EQ(play.pairs(3).find(name_of(play.state, top.first)), std::string::npos);
        EXPECT_EQ(play.state.stages[0].rounds[2].pairings.size(), 2U); // a pair and a plus
        EXPECT_EQ(play.refusal(leave).substr(0, 8), "has_left");
    }
}

TEST(Event, AnAnnouncedAbsenceScoresNothing) {
    ARTICLE("RU:3.18.2#6");
    Play play = small_swiss();
    play.results({"1-0", "1-0", "1-0"});
    AnnounceAbsence away;
    away.entry = play.id("Ann");
    away.round = 2;
    play.go(away);
    EXPECT_EQ(play.refusal(away), "absence_known");
    EXPECT_EQ(play.refusal(AnnounceAbsence{1, play.id("Bob"), 1, ""}), "round_is_paired");
    play.pair();
    const Round& round = play.state.stages[0].rounds[1];
    EXPECT_EQ(round.absent, std::vector<EntryId>{play.id("Ann")});
    EXPECT_EQ(play.pairs(2).find("Ann"), std::string::npos);
    play.results({"1-0", "1-0"});
    play.pair();
    EXPECT_NE(play.pairs(3).find("Ann"), std::string::npos);
}

TEST(Event, APenaltyMayKeepSomebodyOutOfARoundOrTheEvent) {
    ARTICLE("FIDE:12.9.8", "FIDE:12.9.9", "PMR:146h", "PMR:146i", "UA:V.17.10.5");
    for (const char* edition : {"fide2023", "pmr2018", "ua2026"}) {
        Play play(edition);
        play.stage(swiss("start-number", 3));
        play.enter({"Ann", "Bob", "Cid", "Dan", "Eve"});
        play.numbers();
        play.go(AnnounceAbsence{1, play.id("Bob"), 1, "excluded from the round"});
        play.pair();
        EXPECT_EQ(play.pairs(1).find("Bob"), std::string::npos);
        play.results({"w", "w"});
        Withdraw expelled;
        expelled.entry = play.id("Cid");
        expelled.excluded = true;
        expelled.reason = "expelled";
        play.go(expelled);
        play.pair();
        EXPECT_EQ(play.pairs(2).find("Cid"), std::string::npos);
        EXPECT_NE(play.pairs(2).find("Bob"), std::string::npos);
        EXPECT_TRUE(play.state.stages[0].left.at(play.id("Cid")).excluded);
    }
}

TEST(Event, LateEntriesJoinASwissButNoSchedule) {
    Play play = small_swiss();
    play.results({"1-0", "1-0", "1-0"});
    play.enter({"Gus"});
    play.pair();
    EXPECT_NE(play.pairs(2).find("Gus"), std::string::npos);
    Play table("pmr2018");
    table.stage(round_robin());
    table.enter({"Ann", "Bob", "Cid"});
    table.numbers();
    Enter late;
    late.person.name = "Dan";
    EXPECT_EQ(table.refusal(late), "entries_closed PMR:232 PMR:232~1");
}

TEST(Event, EntriesAreChecked) {
    Play play("ru-code");
    play.stage(round_robin());
    play.enter({"Ганна Ткач"});
    Enter twice;
    twice.person.name = "ганна ткач";
    EXPECT_EQ(play.refusal(twice), "entered_twice");
    twice.person.birth_year = 1999; // the other may be the same one: nobody knows his year
    EXPECT_EQ(play.refusal(twice), "entered_twice");
    Enter first;
    first.person.name = "Віра Жук";
    first.person.birth_year = 1999;
    play.go(first);
    first.person.birth_year = 2005; // another person of the same name
    EXPECT_EQ(play.refusal(first), "accepted");
    EXPECT_EQ(play.refusal(Enter{}), "name_missing");
    Enter team;
    team.person.name = "Team";
    team.is_team = true;
    EXPECT_EQ(play.refusal(team), "players_only");
    Enter nowhere;
    nowhere.person.name = "X";
    nowhere.stage = 7;
    EXPECT_EQ(play.refusal(nowhere), "no_stage");
}

TEST(Event, TheTieBreakListIsTheBooksUntilChangedBeforeRoundOne) {
    ARTICLE("UA:V.12.3", "UA:V.12.4", "UA:V.12.6", "PMR:284", "PMR:285");
    Play play("ua2026");
    play.stage(swiss("median-solkoff", 7));
    using Codes = std::vector<std::string>;
    EXPECT_EQ(
        play.state.stages[0].settings.tie_breaks,
        (Codes{"direct-game", "truncated-solkoff", "median-solkoff", "wins", "results-by-place"}));
    Play circle("ua2026");
    StageSettings round_robin;
    round_robin.system = System::round_robin;
    circle.stage(round_robin);
    EXPECT_EQ(circle.state.stages[0].settings.tie_breaks,
              (Codes{"direct-game", "sonneborn-berger", "wins", "results-by-place"}));
    play.go(ChooseTieBreaks{1, {"wins", "buchholz"}});
    EXPECT_EQ(play.state.stages[0].settings.tie_breaks, (Codes{"wins", "buchholz"}));
    EXPECT_EQ(play.refusal(ChooseTieBreaks{1, {"luck"}}), "tie_break_unknown");
    play.enter({"Ann", "Bob"});
    play.numbers();
    play.pair();
    EXPECT_EQ(play.refusal(ChooseTieBreaks{1, {"wins"}}), "tie_breaks_fixed UA:V.12.4 UA:V.12.6");
    Play chess("pmr2018");
    chess.stage(swiss("start-number", 7));
    EXPECT_EQ(chess.refusal(ChooseTieBreaks{1, {"koya", "buchholz"}}),
              "tie_breaks_mixed PMR:284 PMR:285");
    EXPECT_EQ(chess.refusal(ChooseTieBreaks{1, {"direct-encounter", "average-rating", "buchholz"}}),
              "accepted");
}

TEST(Event, TheRecommendedListsOfTheCode) {
    ARTICLE("RU:3.16.3", "RU:3.16.3#1", "RU:3.16.3#2", "RU:3.16.3#3", "RU:3.16.3#4", "RU:3.16.3#5");
    Play play("ru-code");
    play.stage(round_robin());
    using Codes = std::vector<std::string>;
    EXPECT_EQ(
        play.state.stages[0].settings.tie_breaks,
        (Codes{"sonneborn-berger", "wins", "mutual-games", "beaten-points", "results-by-place"}));
}

} // namespace
} // namespace kodeks::tournament::test
