// What a book leaves to the regulations, to arbiters or to an agreement: both sides of the clause.
#include "support/article.hpp"
#include "tournament/desk/playoff.hpp"
#include "tournament/desk/remarks.hpp"
#include "tournament/play.hpp"
#include "tournament/tables/team.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::test {
namespace {

constexpr rulebook::Scale three_for_a_win = {whole_points(3), whole_points(1), whole_points(0)};
constexpr rulebook::Scale two_for_a_win = {whole_points(2), whole_points(1), whole_points(0)};

std::string created(std::string_view edition, const rulebook::Scale& scale) {
    EventSettings settings;
    settings.name = "Cup";
    settings.edition = edition;
    settings.year = 2026;
    settings.scale = scale;
    const Decision decision = decide(State{}, Create{settings}, world_for(edition));
    if (decision.accepted()) {
        return "accepted";
    }
    std::string text = decision.refusal()->message.key;
    for (const std::string_view article : decision.refusal()->articles) {
        text += " " + std::string(article);
    }
    return text;
}

// Ann beats Bob, Cid draws with Dan; then Ann beats Cid and Bob wins against the absent Dan.
Play two_rounds(std::string_view edition, const rulebook::Scale& scale) {
    Play play(edition);
    play.state.settings.scale = scale;
    StageSettings settings;
    settings.tie_breaks = {"wins"};
    play.stage(settings);
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    play.numbers();
    play.round("1-2 3-4");
    play.results({"w", "d"});
    play.round("1-3 2-4");
    play.results({"w", "+-"});
    return play;
}

TEST(Clauses, RegulationsMaySetOtherPoints) {
    ARTICLE("FIDE:10.1", "FIDE:10.1~1", "PMR:117", "PMR:117~1");
    for (const char* edition : {"fide2023", "pmr2018"}) {
        const auto& usual = rulebook::find_tournament_rules(edition)->scale;
        EXPECT_EQ(two_rounds(edition, usual).table(), "1 Ann 2 | 2 Bob 1 | 3-4 Cid ½ | 3-4 Dan ½");
        EXPECT_EQ(two_rounds(edition, two_for_a_win).table(),
                  "1 Ann 4 | 2 Bob 2 | 3-4 Cid 1 | 3-4 Dan 1");
        EXPECT_EQ(two_rounds(edition, three_for_a_win).table(),
                  "1 Ann 6 | 2 Bob 3 | 3-4 Cid 1 | 3-4 Dan 1");
        EXPECT_EQ(created(edition, usual), "accepted");
        EXPECT_EQ(created(edition, three_for_a_win), "accepted");
    }
    // A draw worth as much as a win, or quarters of a point, is no scale at all.
    EXPECT_EQ(created("fide2023", {whole_points(1), whole_points(1), whole_points(0)}),
              "tournament.scale_odd FIDE:10.1~1");
    EXPECT_EQ(created("pmr2018", {whole_points(1), quarter_points(1), whole_points(0)}),
              "tournament.scale_odd PMR:117~1");
    // Books without the clause keep to the two usual scales.
    EXPECT_EQ(created("ru-code", three_for_a_win), "tournament.scale_unknown RU:3.15.1");
    EXPECT_EQ(created("ua2026", three_for_a_win),
              "tournament.scale_unknown UA:V.11.1.1 UA:V.11.1.2 UA:V.11.1.3");
}

TEST(Clauses, ResultsAreReadOnTheScaleOfTheRegulations) {
    ARTICLE("FIDE:10.1~1");
    const auto& rules = *rulebook::find_tournament_rules("fide2023");
    const auto read = [&](std::string_view text) {
        const auto outcome = read_outcome(text, rules, three_for_a_win);
        return outcome ? to_text(*outcome, three_for_a_win) : outcome.error().message.key;
    };
    EXPECT_EQ(read("3-0"), "3-0");
    EXPECT_EQ(read("1-1"), "1-1");
    EXPECT_EQ(read("w"), "3-0");
    EXPECT_EQ(read("+-"), "+:-");
    EXPECT_EQ(read("1-0"), "tournament.result_doubtful");
    EXPECT_EQ(read("3-1"), "tournament.result_impossible");
    EXPECT_EQ(read("4-0"), "tournament.result_impossible");
    EXPECT_EQ(read_scale("3-1-0"), three_for_a_win);
    EXPECT_EQ(read_scale("1–½–0"), rulebook::Scale{});
    EXPECT_EQ(read_scale("1-½"), std::nullopt);
    EXPECT_EQ(read_scale("3-1-x"), std::nullopt);
}

TEST(Clauses, OtherPointsAreRemarkedWithTheirArticle) {
    ARTICLE("FIDE:10.1~1");
    const auto remarks = [](const rulebook::Scale& scale) {
        const Play play = two_rounds("fide2023", scale);
        return remarks_on(play.state, play.state.stages[0], world_for("fide2023"));
    };
    EXPECT_TRUE(remarks(rulebook::Scale{}).empty());
    const Remark expected = {{"tournament.other_scale", {{"scale", "3-1-0"}}}, {"FIDE:10.1~1"}};
    EXPECT_EQ(remarks(three_for_a_win), std::vector{expected});
}

// Nobody's board stands in the entry: the list of round 1 is the order from then on.
TEST(Clauses, TheFirstRoundFixesBoardsThatNoEntryStates) {
    ARTICLE("UA:V.14.2~2");
    Play play("ua2026", Character::team);
    StageSettings settings;
    settings.boards = 2;
    play.stage(settings);
    play.team("Red", {"R1", "R2", "R3"}, 3); // all without a board
    play.team("Sky", {"S1", "S2"});
    play.numbers();
    const auto line_up = [&](std::initializer_list<const char*> names, RoundNumber round) {
        SetLineUp command;
        command.team = play.id("Red");
        command.round = round;
        command.minutes_before = 30;
        for (const char* name : names) {
            command.players.push_back(play.id(name));
        }
        return command;
    };
    const auto players = [&](RoundNumber round) {
        std::string names;
        for (const EntryId one :
             line_up_of(play.state, play.state.stages[0], round, play.id("Red"))) {
            names +=
                (names.empty() ? "" : " ") + (one == no_entry ? "-" : name_of(play.state, one));
        }
        return names;
    };
    play.round("1-2");
    EXPECT_EQ(players(1), "- -");
    play.go(line_up({"R2", "R1"}, 1)); // in the first round any order is theirs to choose
    EXPECT_EQ(play.refusal(line_up({"R1", "R2"}, 1)), "accepted");
    play.round("2-1");
    EXPECT_EQ(players(2), "R2 R1");
    EXPECT_EQ(play.refusal(line_up({"R1", "R2"}, 2)), "own_board_only UA:V.14.2~2");
    EXPECT_EQ(play.refusal(line_up({"R2", "R3"}, 2)), "accepted"); // a reserve, anywhere
    EXPECT_EQ(play.refusal(line_up({"R3", "R1"}, 2)), "accepted");
}

TEST(Clauses, FreeBoardsAreFixedByNoRound) {
    ARTICLE("UA:V.14.2~1", "UA:V.14.2~2");
    Play play("ua2026", Character::team);
    StageSettings settings;
    settings.boards = 2;
    settings.free_boards = true;
    play.stage(settings);
    play.team("Red", {"R1", "R2"}, 2);
    play.team("Sky", {"S1", "S2"});
    play.numbers();
    play.round("1-2");
    SetLineUp first;
    first.team = play.id("Red");
    first.minutes_before = 30;
    first.players = {play.id("R2"), play.id("R1")};
    play.go(first);
    play.round("2-1");
    SetLineUp other = first;
    other.round = 2;
    other.players = {play.id("R1"), play.id("R2")};
    EXPECT_EQ(play.refusal(other), "accepted");
}

// In a Swiss the program pairs; by hand only with the reason why.
TEST(Clauses, ASwissRoundByHandIsAnException) {
    ARTICLE("UA:V.3.1.3~1", "RU:3.18.3~1");
    for (const auto& [edition, article] :
         {std::pair{"ua2026", " UA:V.3.1.3~1"}, std::pair{"ru-code", " RU:3.18.3~1"},
          std::pair{"fide2023", ""}}) {
        Play play(edition);
        StageSettings settings;
        settings.system = System::swiss;
        settings.swiss = "start-number";
        settings.rounds = 3;
        play.stage(settings);
        play.enter({"Ann", "Bob", "Cid", "Dan"});
        play.numbers();
        PairByHand by_hand;
        by_hand.pairs = {{play.id("Ann"), play.id("Dan")}, {play.id("Cid"), play.id("Bob")}};
        EXPECT_EQ(play.refusal(by_hand), std::string("hand_reason") + article);
        by_hand.reason = "power cut";
        play.go(by_hand);
        EXPECT_EQ(play.pairs(1), "Ann-Dan, Cid-Bob");
    }
    // The rounds of a schedule are no Swiss draw: the clause is not about them.
    Play schedule("ru-code");
    schedule.stage({});
    schedule.enter({"Ann", "Bob"});
    schedule.numbers();
    PairByHand by_hand;
    by_hand.pairs = {{schedule.id("Ann"), schedule.id("Bob")}};
    EXPECT_EQ(schedule.refusal(by_hand), "hand_reason");
}

// The announced draw stands; with a reason and the agreement of those concerned it is made anew.
TEST(Clauses, AnAnnouncedDrawIsMadeAnewByAgreementOnly) {
    ARTICLE("PMR:232", "PMR:232~1");
    const auto drawn = [](std::string_view edition) {
        Play play(edition);
        play.stage({});
        play.enter({"Ann", "Bob", "Cid", "Dan"});
        play.go(DrawLots{1, "seed", ""});
        return play;
    };
    Play play = drawn("pmr2018");
    EXPECT_EQ(play.refusal(VoidLots{1}), "redraw_consent PMR:232 PMR:232~1");
    play.go(VoidLots{1, "Bob withdrew; Ann and Cid agree"});
    EXPECT_TRUE(play.state.stages[0].lots.numbers.empty());
    play.go(DrawLots{1, "another seed", ""});
    play.pair();
    EXPECT_EQ(play.refusal(VoidLots{1, "too late"}), "lots_late PMR:232 PMR:232~1");
    EXPECT_EQ(drawn("ru-code").refusal(VoidLots{1}), "accepted"); // the Code has no such clause
}

// Three teams on four boards: A leads by points, B is second and won both its matches.
Play final_of_three() {
    Play play("ru-code", Character::team);
    StageSettings settings;
    settings.boards = 4;
    play.stage(settings);
    for (const char* team : {"A", "B", "C"}) {
        const std::string name(team);
        play.team(name, {name + "1", name + "2", name + "3", name + "4"});
    }
    play.numbers();
    const auto match = [&](std::initializer_list<const char*> results) {
        std::uint32_t board = 0;
        for (const char* result : results) {
            play.result(1, result, ++board);
        }
    };
    play.round("2-1 3"); // B 2½ A 1½
    match({"w", "w", "w", "d"});
    play.round("1-3 2"); // A 4 C 0
    match({"w", "b", "w", "b"});
    play.round("2-3 1"); // B 2½ C 1½
    match({"w", "w", "w", "d"});
    return play;
}

// A match of A and B for first place; White wins on the boards that are named "w".
MatchForFirst after(std::initializer_list<const char*> results) {
    Play play = final_of_three();
    StageSettings extra;
    extra.boards = 4;
    extra.from = {1, 1, 2, false};
    extra.purpose = Purpose::match_for_first;
    play.stage(extra);
    play.go(FillStage{2, {play.id("A"), play.id("B")}, "RU:3.17.6#4"});
    play.numbers(2);
    play.round("1-2", 2);
    EXPECT_TRUE(is_match_for_first(play.state, play.state.stages[1]));
    EXPECT_FALSE(is_match_for_first(play.state, play.state.stages[0]));
    std::uint32_t board = 0;
    for (const char* result : results) {
        play.result(1, result, ++board, 2);
    }
    return after_match_for_first(play.state, play.state.stages[1]);
}

TEST(Clauses, ADrawnMatchForFirstPlaceLeavesTheTeamWithMorePoints) {
    ARTICLE("RU:3.17.6#4", "RU:3.17.6#4~1");
    const Play play = final_of_three();
    EXPECT_EQ(play.table(), "1 A 5½ | 2 B 5 | 3 C 1½");
    EXPECT_TRUE(may_play_for_first(play.state, play.state.stages[0]));
    const EntryId a = play.id("A");
    const EntryId b = play.id("B");
    EXPECT_EQ(after({"w", "w", "w", "w"}).first, a); // level on the boards: A has more points
    EXPECT_TRUE(after({"w", "w", "w", "w"}).drawn);
    EXPECT_EQ(after({"w", "w", "b", "w"}).first, b); // 3 to 1
    EXPECT_FALSE(after({"w", "w", "b", "w"}).drawn);
    EXPECT_EQ(after({"w", "b", "w", "b"}).first, a);
    EXPECT_EQ(after({"w", "w"}).first, no_entry); // not over
}

} // namespace
} // namespace kodeks::tournament::test
