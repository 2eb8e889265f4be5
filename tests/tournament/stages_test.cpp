// Round robins, knock-outs, matches, Scheveningen, mixed events, micro-matches, play-offs.
#include "support/article.hpp"
#include "tournament/audit/audit.hpp"
#include "tournament/audit/draw_record.hpp"
#include "tournament/desk/match.hpp"
#include "tournament/play.hpp"
#include "tournament/tables/standings.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::test {
namespace {

StageSettings of(System system) {
    StageSettings settings;
    settings.system = system;
    return settings;
}

TEST(Stages, ARoundRobinFollowsItsTable) {
    ARTICLE("UA:V.3.1.1", "UA:V.3.1.1.1", "RU:3.2#1", "RU:3.7.2", "PMR:220a", "RU:app1#1");
    for (const char* edition : {"ua2026", "ru-code", "pmr2018"}) {
        Play play(edition);
        play.stage(of(System::round_robin));
        play.enter({"1", "2", "3", "4", "5"});
        play.numbers();
        const char* rounds[] = {"2-5, 3-4, 1 free", "5-3, 1-2, 4 free", "3-1, 4-5, 2 free",
                                "1-4, 2-3, 5 free", "4-2, 5-1, 3 free"};
        for (RoundNumber round = 1; round <= 5; ++round) {
            play.pair();
            EXPECT_EQ(play.pairs(round), rounds[round - 1]);
        }
        EXPECT_EQ(play.refusal(Pair{}), "no_more_rounds");
    }
}

TEST(Stages, TheOrderOfTableRoundsMayBeDrawnByTheDay) {
    ARTICLE("UA:V.3.1.1.2", "RU:app1#note");
    Play play("ua2026");
    play.stage(of(System::round_robin));
    play.enter({"1", "2", "3", "4"});
    play.numbers();
    play.go(Pair{1, 3});
    EXPECT_EQ(play.pairs(1), "2-4, 3-1");
    EXPECT_EQ(play.refusal(Pair{1, 3}), "table_round");
    EXPECT_EQ(play.refusal(Pair{1, 4}), "table_round");
    play.pair();
    EXPECT_EQ(play.pairs(2), "1-4, 2-3");
    play.pair();
    EXPECT_EQ(play.pairs(3), "4-3, 1-2");
}

TEST(Stages, TheSecondCycleReversesColours) {
    ARTICLE("PMR:234");
    Play play("pmr2018");
    StageSettings settings = of(System::round_robin);
    settings.cycles = 2;
    play.stage(settings);
    play.enter({"1", "2", "3", "4"});
    play.numbers();
    const char* rounds[] = {"1-4, 2-3", "2-4, 3-1", "4-3, 1-2", "4-1, 3-2", "3-4, 2-1", "4-2, 1-3"};
    for (RoundNumber round = 1; round <= 6; ++round) {
        play.pair();
        EXPECT_EQ(play.pairs(round), rounds[round - 1]);
    }
}

TEST(Stages, AKnockOutLosesTheLosers) {
    ARTICLE("RU:3.2#2", "PMR:220b", "UA:V.3.1.2");
    Play play("ua2026");
    play.stage(of(System::knockout));
    play.enter({"1", "2", "3", "4", "5", "6"});
    play.numbers();
    play.pair();
    // Numbers 1 and 2 are free; 4-5 and 3-6 play in drawn colours.
    const auto round = play.state.stages[0].rounds[0].pairings;
    ASSERT_EQ(round.size(), 4U);
    for (std::uint32_t table = 1; table <= 4; ++table) {
        if (round[table - 1].second != no_entry) {
            play.result(table, "d");
        }
    }
    EXPECT_EQ(play.refusal(Pair{}), "level_match UA:V.3.1.2");
    for (std::uint32_t table = 1; table <= 4; ++table) {
        if (round[table - 1].second != no_entry) {
            const EntryId better = std::min(round[table - 1].first, round[table - 1].second);
            play.go(DecideLevel{1, 1, table, better, "extra game"});
            EXPECT_EQ(play.refusal(DecideLevel{1, 1, table, better, ""}), "not_level");
        }
    }
    const auto win_for_lower = [&] {
        const auto& now = play.state.stages[0].rounds.back().pairings;
        for (std::uint32_t table = 1; table <= now.size(); ++table) {
            play.result(table, now[table - 1].first < now[table - 1].second ? "w" : "b");
        }
    };
    play.pair();
    win_for_lower();
    EXPECT_EQ(play.table(), "1-2 1 2 | 1-2 2 2 | 3-4 3 1 | 3-4 4 1 | 5-6 5 1 | 5-6 6 1");
    play.pair();
    EXPECT_EQ(play.state.stages[0].rounds[2].pairings.size(), 1U);
    win_for_lower();
    EXPECT_EQ(play.table(), "1 1 4 | 2 2 2 | 3-4 3 1 | 3-4 4 1 | 5-6 5 1 | 5-6 6 1");
    EXPECT_EQ(play.refusal(Pair{}), "no_more_rounds");
}

TEST(Stages, AKnockOutMayGoOnForAllPlaces) {
    ARTICLE("UA:V.3.1.2");
    Play play("ua2026");
    StageSettings settings = of(System::knockout);
    settings.all_places = true;
    play.stage(settings);
    play.enter({"1", "2", "3", "4"});
    play.numbers();
    for (int round = 0; round < 2; ++round) {
        play.pair();
        const auto& now = play.state.stages[0].rounds.back().pairings;
        EXPECT_EQ(now.size(), 2U);
        for (std::uint32_t table = 1; table <= 2; ++table) {
            play.result(table, now[table - 1].first < now[table - 1].second ? "w" : "b");
        }
    }
    EXPECT_EQ(play.table(), "1 1 4 | 2 2 2 | 3 3 2 | 4 4 0");
}

TEST(Stages, ScheveningenMeetsTheOtherGroup) {
    ARTICLE("RU:3.2#4", "UA:V.3.1.4");
    Play play("ru-code");
    StageSettings settings = of(System::scheveningen);
    play.stage(settings);
    for (const char* name : {"A1", "B1", "A2", "B2"}) {
        Enter enter;
        enter.person.name = name;
        enter.person.club = std::string(1, *name);
        play.go(enter);
    }
    play.numbers();
    play.pair();
    play.pair();
    EXPECT_EQ(play.refusal(Pair{}), "no_more_rounds");
    int meetings = 0;
    for (const Round& round : play.state.stages[0].rounds) {
        for (const Pairing& pairing : round.pairings) {
            EXPECT_NE(name_of(play.state, pairing.first)[0],
                      name_of(play.state, pairing.second)[0]);
            ++meetings;
        }
    }
    EXPECT_EQ(meetings, 4);
    Play alone("ru-code");
    alone.stage(settings);
    alone.enter({"A", "B"});
    alone.numbers();
    EXPECT_EQ(alone.refusal(Pair{}), "club_missing");
}

Play match(Goal goal, Points target, RoundNumber games) {
    Play play("ua2026");
    StageSettings settings = of(System::match);
    settings.goal = goal;
    settings.target = target;
    settings.rounds = games;
    play.stage(settings);
    play.enter({"Ann", "Bob"});
    play.numbers();
    return play;
}

TEST(Stages, MembersOfOneTeamAreKeptApart) {
    ARTICLE("PMR:220", "PMR:224b6", "PMR:237");
    Play play("pmr2018");
    StageSettings settings = of(System::swiss);
    settings.swiss = "start-number";
    settings.rounds = 3;
    settings.apart = {{.trait = Trait::club, .hard = true}};
    play.stage(settings);
    for (const char* name : {"A1", "B1", "A2", "B2"}) { // 1-3 and 2-4 by the list of round 1
        Enter enter;
        enter.person.name = name;
        enter.person.club = std::string(1, *name);
        play.go(enter);
    }
    play.numbers();
    for (RoundNumber round = 1; round <= 2; ++round) {
        play.pair();
        for (const Pairing& pairing : play.state.stages[0].rounds[round - 1].pairings) {
            EXPECT_NE(name_of(play.state, pairing.first)[0],
                      name_of(play.state, pairing.second)[0]);
        }
        play.results({"1-0", "½-½"});
    }
    // Everybody has met the whole other club: a hard restriction ends the event here.
    EXPECT_NE(play.refusal(Pair{}), "accepted");
}

TEST(Stages, AMatchIsForTheMostPoints) {
    ARTICLE("UA:V.14.9", "PMR:220e");
    Play play = match(Goal::majority, {}, 4);
    for (const char* result : {"w", "d", "d"}) { // Ann 2, 1, 1
        play.pair();
        play.result(1, result);
    }
    EXPECT_FALSE(match_standing(play.state, play.state.stages[0]).over);
    EXPECT_EQ(play.pairs(1), "Ann-Bob");
    EXPECT_EQ(play.pairs(2), "Bob-Ann"); // colours alternate
    play.pair();
    play.result(1, "d");
    const MatchStanding now = match_standing(play.state, play.state.stages[0]);
    EXPECT_TRUE(now.over);
    EXPECT_EQ(now.winner, play.id("Ann"));
    EXPECT_EQ(now.first, whole_points(5));
    Play level = match(Goal::majority, {}, 2);
    for (int game = 0; game < 2; ++game) {
        level.pair();
        level.result(1, "w");
    }
    const MatchStanding drawn_match = match_standing(level.state, level.state.stages[0]);
    EXPECT_TRUE(drawn_match.over);
    EXPECT_EQ(drawn_match.winner, no_entry);
}

TEST(Stages, AMatchMayGoToPointsOrWins) {
    ARTICLE("UA:V.14.9");
    Play points = match(Goal::points, whole_points(3), 10);
    points.pair();
    points.result(1, "w");
    points.pair();
    points.result(1, "d");
    EXPECT_EQ(match_standing(points.state, points.state.stages[0]).winner, points.id("Ann"));
    Play wins = match(Goal::wins, whole_points(2), 10);
    for (const char* result : {"w", "w", "d"}) { // Ann, then Bob with White, then a draw
        wins.pair();
        wins.result(1, result);
    }
    EXPECT_FALSE(match_standing(wins.state, wins.state.stages[0]).over);
    wins.pair();
    wins.result(1, "b"); // Ann with Black
    const MatchStanding now = match_standing(wins.state, wins.state.stages[0]);
    EXPECT_TRUE(now.over);
    EXPECT_EQ(now.winner, wins.id("Ann"));
    EXPECT_EQ(now.first_wins, 2U);
    EXPECT_EQ(now.second_wins, 1U);
}

TEST(Stages, AMicroMatchCountsAsAWhole) {
    ARTICLE("RU:3.19#1", "UA:V.9.5.1", "RU:3.15.1", "UA:V.11.1.1");
    for (const char* edition : {"ru-code", "ua2026"}) {
        Play play(edition);
        StageSettings settings = of(System::round_robin);
        settings.games = 2;
        settings.tie_breaks = {"game-points"};
        play.stage(settings);
        play.enter({"Ann", "Bob", "Cid", "Dan"});
        play.numbers();
        play.round("1-2 3-4");
        play.result(1, "w", 1);                                            // Ann, with White
        play.result(1, "b", 2);                                            // Ann again, with Black
        play.result(2, "w", 1);                                            // Cid with White
        EXPECT_EQ(play.table().find("Cid 0") == std::string::npos, false); // not over yet
        play.result(2, "d", 2);
        const std::string win = to_text(play.state.settings.scale.win);
        EXPECT_EQ(play.table(), "1 Ann " + win + " | 2 Cid " + win + " | 3 Dan 0 | 4 Bob 0");
    }
    Play play("ru-code");
    StageSettings settings = of(System::round_robin);
    settings.games = 5;
    EXPECT_EQ(play.refusal(AddStage{settings}), "micro_match_games RU:3.19#1");
    settings.games = 4;
    EXPECT_EQ(play.refusal(AddStage{settings}), "accepted");
    Play other("pmr2018");
    settings.games = 5;
    EXPECT_EQ(other.refusal(AddStage{settings}), "stage_numbers");
}

TEST(Stages, AMixedEventTakesThePlacesOfTheEarlierStage) {
    ARTICLE("UA:V.3.1.5", "RU:3.2#5", "PMR:220d");
    Play play("ru-code");
    StageSettings first = of(System::round_robin);
    first.name = "Semi-final";
    first.tie_breaks = {"wins"};
    play.stage(first);
    StageSettings final_stage = of(System::round_robin);
    final_stage.from = {1, 1, 2, true};
    play.stage(final_stage);
    play.enter({"Ann", "Bob", "Cid"});
    play.numbers();
    EXPECT_EQ(play.refusal(FillStage{2}), "stage_unfinished");
    const char* results[][1] = {{"1-0"}, {"1-0"}, {"0-1"}};
    for (const auto& result : results) {
        play.pair();
        play.result(1, result[0]);
    }
    // Tables: 2-3, 1-2, 3-1: Bob beats Cid, Ann beats Bob, Ann beats Cid.
    EXPECT_EQ(play.table(), "1 Ann 2 | 2 Bob 1 | 3 Cid 0");
    play.go(FillStage{2});
    EXPECT_EQ(play.state.stages[1].members, (std::vector<EntryId>{play.id("Ann"), play.id("Bob")}));
    EXPECT_EQ(play.table(2), "1 Ann 1 | 2 Bob 0"); // the mutual game came along
}

TEST(Stages, ATieAtTheBorderNeedsAPlayOff) {
    ARTICLE("UA:V.12.2", "RU:3.16.2", "UA:V.8.8");
    Play play("ru-code");
    StageSettings first = of(System::round_robin);
    first.tie_breaks = {"wins"};
    play.stage(first);
    StageSettings next = of(System::match);
    next.rounds = 2;
    next.from = {1, 1, 2, false};
    play.stage(next);
    play.enter({"Ann", "Bob", "Cid"});
    play.numbers();
    for (int round = 0; round < 3; ++round) {
        play.pair();
        play.result(1, "1-0"); // Bob beats Cid, Ann beats Bob, Cid beats Ann
    }
    EXPECT_EQ(play.table(), "1-3 Ann 1 | 1-3 Bob 1 | 1-3 Cid 1");
    EXPECT_EQ(play.refusal(FillStage{2}), "tie_at_border");
    // The additional contest is a stage of its own for the tied.
    StageSettings extra = of(System::round_robin);
    extra.name = "Play-off, blitz";
    extra.from = {1, 1, 3, false};
    play.stage(extra);
    play.go(FillStage{3});
    EXPECT_EQ(play.state.stages[2].members.size(), 3U);
}

TEST(Stages, LotsComeFromAPublishedSeed) {
    ARTICLE("RU:4.6.2#5", "RU:4.7.2#5", "UA:V.18.5.5", "PMR:281d");
    Play play("ru-code");
    play.stage(of(System::round_robin));
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    EXPECT_EQ(play.refusal(Pair{}), "lots_missing");
    EXPECT_EQ(play.refusal(DrawLots{1, "", ""}), "seed_missing");
    EXPECT_EQ(play.refusal(CommitLots{1, "abc"}), "commitment_odd");
    play.go(CommitLots{1, lots::commitment_of("17 4 92", "river")});
    EXPECT_EQ(play.refusal(DrawLots{1, "17 4 93", "river"}), "commitment_broken");
    play.go(DrawLots{1, "17 4 92", "river"});
    EXPECT_EQ(play.state.stages[0].lots.numbers.size(), 4U);
    EXPECT_EQ(play.refusal(DrawLots{1, "17 4 92", "river"}), "lots_drawn");
    play.pair();
    EXPECT_EQ(play.refusal(VoidLots{1}), "lots_late RU:4.4#3 RU:4.4#1 RU:4.4#2");
    const Audit clean = audit(play.events);
    EXPECT_EQ(clean.draws, 1U);
    EXPECT_EQ(clean.rounds, 1U);
    EXPECT_TRUE(clean.findings.empty());
    EXPECT_TRUE(lots::verify(draw_record(play.events, 1)).empty());
    // Somebody exchanges two numbers afterwards: the audit sees it.
    auto forged = play.events;
    for (Event& event : forged) {
        if (auto* drawn = event.get_if<LotsDrawn>()) {
            std::swap(drawn->numbers[0], drawn->numbers[1]);
        }
    }
    const Audit found = audit(forged);
    EXPECT_EQ(found.findings.size(), 2U); // the numbers and the round made from them
}

TEST(Stages, SwissRoundsAreCheckedByASecondHand) {
    ARTICLE("UA:V.3.1.3", "RU:3.2#3", "PMR:220c");
    Play play("ru-code");
    StageSettings settings = of(System::swiss);
    settings.swiss = "start-number";
    settings.rounds = 4;
    play.stage(settings);
    play.enter({"Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus"});
    play.go(DrawLots{1, "seed", ""});
    for (int round = 0; round < 4; ++round) {
        play.pair();
        play.results({"1-0", "0-1", "½-½"});
    }
    EXPECT_TRUE(audit(play.events).findings.empty());
    EXPECT_TRUE(check_rounds(play.events, 1).empty());
    const auto repeated = repeated_draw(play.events, 1, 3);
    ASSERT_TRUE(repeated);
    EXPECT_EQ(repeated->draw.pairs.size(), 3U);
    auto forged = play.events;
    for (Event& event : forged) {
        auto* paired = event.get_if<RoundPaired>();
        if (paired != nullptr && paired->round == 2) {
            std::swap(paired->pairings[0].second, paired->pairings[1].second);
        }
    }
    EXPECT_FALSE(audit(forged).findings.empty());
}

} // namespace
} // namespace kodeks::tournament::test
