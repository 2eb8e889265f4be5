// Team events.
#include "support/article.hpp"
#include "tournament/play.hpp"
#include "tournament/tables/standings.hpp"
#include "tournament/tables/team.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::test {
namespace {

StageSettings boards(std::uint32_t count, std::vector<std::string> tie_breaks = {}) {
    StageSettings settings;
    settings.boards = count;
    settings.tie_breaks = std::move(tie_breaks);
    return settings;
}

// Two teams of four with one reserve each, round 1 paired: Red is the first team.
Play two_teams(std::string_view edition, bool free_boards = false) {
    Play play(edition, Character::team);
    StageSettings settings = boards(4);
    settings.free_boards = free_boards;
    play.stage(settings);
    play.team("Red", {"R1", "R2", "R3", "R4", "R5"}, 1);
    play.team("Sky", {"S1", "S2", "S3", "S4", "S5"}, 1);
    play.numbers();
    play.round("1-2");
    return play;
}

SetLineUp line_up(const Play& play, std::initializer_list<const char*> names, std::int32_t minutes,
                  RoundNumber round = 1) {
    SetLineUp command;
    command.team = play.id("Red");
    command.round = round;
    command.minutes_before = minutes;
    for (const char* name : names) {
        command.players.push_back(*name == '-' ? no_entry : play.id(name));
    }
    return command;
}

std::vector<std::string> names_of(const Play& play, RoundNumber round) {
    std::vector<std::string> names;
    for (const EntryId player :
         line_up_of(play.state, play.state.stages[0], round, play.id("Red"))) {
        names.push_back(player == no_entry ? "-" : name_of(play.state, player));
    }
    return names;
}

using Names = std::vector<std::string>;

TEST(Team, ColoursFollowBoardOne) {
    ARTICLE("UA:V.14.3", "RU:3.17.3", "PMR:208", "UA:V.14.1", "RU:3.17.1", "PMR:206");
    // First team White on odd boards: a win by White on every board is level.
    for (const char* edition : {"ua2026", "ru-code", "pmr2018"}) {
        Play play = two_teams(edition);
        for (std::uint32_t board = 1; board <= 4; ++board) {
            play.result(1, "w", board);
        }
        const auto score =
            score_of(play.state, play.state.stages[0], play.state.stages[0].rounds[0].pairings[0]);
        EXPECT_EQ(score.first_games, 2 * play.state.settings.scale.win);
        EXPECT_EQ(score.second_games, 2 * play.state.settings.scale.win);
        EXPECT_EQ(score.first, tiebreak::Score::draw);
        const auto lines = board_results(play.state, play.state.stages[0]);
        ASSERT_EQ(lines.size(), 8U);
        EXPECT_EQ(name_of(play.state, lines[0].player), "R1"); // won on board 1
        EXPECT_EQ(name_of(play.state, lines[2].player), "S2"); // had White on board 2
    }
}

TEST(Team, LineUpsComeInTimeOrTheMainOnePlays) {
    ARTICLE("UA:V.14.2", "UA:V.14.4", "UA:V.14.4~1");
    Play play = two_teams("ua2026");
    EXPECT_EQ(names_of(play, 1), (Names{"R1", "R2", "R3", "R4"}));
    EXPECT_EQ(play.refusal(line_up(play, {"R5", "R2", "R3", "R4"}, 9)),
              "line_up_late UA:V.14.4 UA:V.14.5");
    play.go(line_up(play, {"R5", "R2", "R3", "R4"}, 10));
    EXPECT_EQ(names_of(play, 1), (Names{"R5", "R2", "R3", "R4"}));
    // Main players only on their own board, reserves anywhere, nobody twice, nobody else's players.
    EXPECT_EQ(play.refusal(line_up(play, {"R2", "R1", "R3", "R4"}, 30)),
              "own_board_only UA:V.14.4 UA:V.14.5");
    EXPECT_EQ(play.refusal(line_up(play, {"R1", "R5", "R5", "R4"}, 30)),
              "two_boards UA:V.14.4 UA:V.14.5");
    EXPECT_EQ(play.refusal(line_up(play, {"R1", "S2", "R3", "R4"}, 30)), "not_of_team");
    EXPECT_EQ(play.refusal(line_up(play, {"R1", "R2"}, 30)), "line_up_size");
    EXPECT_EQ(play.refusal(line_up(play, {"R1", "-", "R3", "R4"}, 30)), "accepted");
    play.round("2-1");
    EXPECT_EQ(names_of(play, 2), (Names{"R1", "R2", "R3", "R4"})); // the main line-up again
    Enter late;
    late.person.name = "R6";
    late.team = play.id("Red");
    late.board = 5;
    EXPECT_EQ(play.refusal(late), "boards_fixed UA:V.14.4 UA:V.14.5");
    late.board = 2;
    EXPECT_EQ(play.refusal(late), "board_taken");
    // Where the regulations provide otherwise, anybody of the team sits anywhere.
    const Play free = two_teams("ua2026", true);
    EXPECT_EQ(free.refusal(line_up(free, {"R2", "R1", "R3", "R5"}, 10)), "accepted");
    // What the entry leaves open the first round fixes.
    Play open("ua2026", Character::team);
    open.stage(boards(2));
    open.team("Red", {"R1", "R2", "R3"}, 3);
    open.team("Sky", {"S1", "S2", "S3"}, 3);
    open.numbers();
    open.round("1-2");
    open.go(line_up(open, {"R3", "R1"}, 10));
    open.round("2-1");
    EXPECT_EQ(open.refusal(line_up(open, {"R1", "R3"}, 10, 2)), "own_board_only UA:V.14.2~2");
    EXPECT_EQ(open.refusal(line_up(open, {"R3", "R1"}, 10, 2)), "accepted");
}

TEST(Team, FreeBoardsKeepThePreviousList) {
    ARTICLE("UA:V.14.5", "UA:V.14.5~1", "UA:V.14.2~1");
    Play play = two_teams("ua2026", true);
    play.go(line_up(play, {"R3", "R1", "R5", "R2"}, 10));
    play.round("2-1");
    EXPECT_EQ(names_of(play, 2), (Names{"R3", "R1", "R5", "R2"}));
    play.go(line_up(play, {"R1", "R2", "R3", "R4"}, 15, 2));
    play.round("1-2");
    EXPECT_EQ(names_of(play, 3), (Names{"R1", "R2", "R3", "R4"}));
}

TEST(Team, TheCodeFallsBackOnTheFirstRound) {
    ARTICLE("RU:3.17.2#2");
    Play play = two_teams("ru-code");
    EXPECT_EQ(play.refusal(line_up(play, {"R5", "R2", "R3", "R4"}, 14)),
              "line_up_late RU:3.17.2#2");
    play.go(line_up(play, {"R5", "R2", "R3", "R4"}, 15));
    play.round("2-1");
    play.go(line_up(play, {"R1", "R2", "R3", "R4"}, 15, 2));
    play.round("1-2");
    EXPECT_EQ(names_of(play, 3), (Names{"R5", "R2", "R3", "R4"}));
}

TEST(Team, AWrongBoardIsLost) {
    ARTICLE("UA:V.14.6", "RU:3.17.4#2", "PMR:211");
    for (const char* edition : {"ua2026", "ru-code", "pmr2018"}) {
        Play play = two_teams(edition);
        play.result(1, "w", 1); // Red's win does not count
        play.go(DeclareWrongBoard{{1, 1, 1, 1}, true, false});
        EXPECT_EQ(play.state.stages[0].rounds[0].pairings[0].games[0], white_absent);
        EXPECT_TRUE(play.events.back().is<ResultCorrected>());
        play.go(DeclareWrongBoard{{1, 1, 1, 2}, true, false}); // Red has Black there
        EXPECT_EQ(play.state.stages[0].rounds[0].pairings[0].games[1], black_absent);
        play.go(DeclareWrongBoard{{1, 1, 1, 3}, true, true});
        EXPECT_EQ(play.state.stages[0].rounds[0].pairings[0].games[2], both_absent);
        EXPECT_EQ(play.refusal(DeclareWrongBoard{{1, 1, 1, 4}, false, false}), "no_game");
    }
}

TEST(Team, HalfATeamMustBeThere) {
    ARTICLE("RU:3.17.4#1", "PMR:209", "PMR:209~1");
    const auto& ru = *rulebook::find_tournament_rules("ru-code");
    EXPECT_EQ(needed_players(ru, 2), 2U);
    EXPECT_EQ(needed_players(ru, 3), 2U);
    EXPECT_EQ(needed_players(ru, 5), 3U);
    const auto& pmr = *rulebook::find_tournament_rules("pmr2018");
    EXPECT_EQ(needed_players(pmr, 4), 2U);
    EXPECT_EQ(needed_players(pmr, 5), 3U);
    EXPECT_EQ(needed_players(*rulebook::find_tournament_rules("ua2026"), 4), 0U);
    Play play = two_teams("ru-code");
    play.go(CountTeam{1, 1, play.id("Sky"), 2});
    EXPECT_EQ(play.state.stages[0].rounds[0].pairings[0].games[0].status, Status::open);
    play.go(CountTeam{1, 1, play.id("Sky"), 1});
    EXPECT_EQ(play.table(), "1 Red 4 | 2 Sky 0");
    // Removal for absence annuls the team's earlier results (PMR:209).
    Play chess = two_teams("pmr2018");
    chess.go(CountTeam{1, 1, chess.id("Sky"), 1});
    // The chief arbiter may remove the team; until he does, it takes part (PMR:209~1).
    EXPECT_FALSE(has_left(chess.state.stages[0], chess.id("Sky")));
    chess.go(Withdraw{1, chess.id("Sky"), true, Treatment::annulled, "absent"});
    EXPECT_TRUE(has_left(chess.state.stages[0], chess.id("Sky")));
    EXPECT_EQ(chess.table(), "1 Red 0");
}

// Four teams on two boards, all matches played; scores of the first team per match.
Play four_teams(std::string_view edition, std::vector<std::string> tie_breaks) {
    Play play(edition, Character::team);
    play.stage(boards(2, std::move(tie_breaks)));
    for (const char* name : {"A", "B", "C", "D"}) {
        const std::string one = std::string(name) + "1";
        const std::string two = std::string(name) + "2";
        play.team(name, {one, two});
    }
    play.numbers();
    const auto match = [&](std::uint32_t table, const char* first, const char* second) {
        play.result(table, first, 1);
        play.result(table, second, 2);
    };
    play.round("1-4 2-3");
    match(1, "w", "d"); // A 1½ D ½
    match(2, "d", "d"); // B 1 C 1
    play.round("4-3 1-2");
    match(1, "w", "b"); // D 2 C 0
    match(2, "w", "w"); // A 1 B 1
    play.round("2-4 3-1");
    match(1, "d", "b"); // B 1½ D ½
    match(2, "b", "d"); // C ½ A 1½
    return play;
}

TEST(Team, MatchPointsFirst) {
    ARTICLE("UA:V.14.7.1", "UA:V.14.7.2", "UA:V.14.7.2.2", "UA:V.14.7.2.3");
    const Play play = four_teams("ua2026", {"game-points"});
    // Match points: A 2+1+2, B 1+1+2, C 1+0+0, D 0+2+0.
    EXPECT_EQ(play.table(), "1 A 5 | 2 B 4 | 3 D 2 | 4 C 1");
    using Codes = std::vector<std::string>;
    const Play defaults = two_teams("ua2026");
    EXPECT_EQ(defaults.state.stages[0].settings.tie_breaks,
              (Codes{"direct-game", "game-points", "matches-won", "sonneborn-berger",
                     "board-places", "board-results"}));
}

TEST(Team, GamePointsFirst) {
    ARTICLE("RU:3.17.6", "PMR:280", "PMR:286b", "PMR:279", "PMR:279a1", "PMR:279a2", "PMR:279a3");
    const Play ru = four_teams("ru-code", {"matches-won"});
    // Board points: A 1½+1+1½, B 1+1+1½, C 1+0+½, D ½+2+½.
    EXPECT_EQ(ru.table(), "1 A 4 | 2 B 3½ | 3 D 3 | 4 C 1½");
    const Play pmr = four_teams("pmr2018", {});
    EXPECT_EQ(pmr.table(), "1 A 4 | 2 B 3½ | 3 D 3 | 4 C 1½");
    const Standings table = standings(pmr.state, pmr.state.stages[0]);
    using Codes = std::vector<std::string>;
    EXPECT_EQ(table.codes,
              (Codes{"game-points", "match-points", "direct-encounter", "sonneborn-berger-teams"}));
    EXPECT_EQ(value_text(table.lines[0].values[1]), "5"); // 2 + 1 + 2 match points
    EXPECT_EQ(value_text(table.lines[1].values[1]), "4");
    EXPECT_EQ(value_text(table.lines[3].values[1]), "1");
}

TEST(Team, MatchPointsMayDecideUnderTheCodeToo) {
    ARTICLE("RU:3.17.7#note");
    Play play("ru-code", Character::team);
    StageSettings settings = boards(2, {"game-points"});
    settings.primary = rulebook::TeamScore::match_points;
    play.stage(settings);
    play.team("A", {"A1", "A2"});
    play.team("B", {"B1", "B2"});
    play.numbers();
    play.round("1-2");
    play.result(1, "w", 1);
    play.result(1, "d", 2);
    EXPECT_EQ(play.table(), "1 A 2 | 2 B 0");
}

TEST(Team, SonnebornBergerMultipliesMatchAndGamePoints) {
    ARTICLE("PMR:278c");
    const Play play = four_teams("pmr2018", {"sonneborn-berger-teams"});
    const Standings table = standings(play.state, play.state.stages[0]);
    // A: 1½ x D 2 + 1 x B 4 + 1½ x C 1 = 8½.
    EXPECT_EQ(value_text(table.lines[0].values[0]), "8½");
    // B: 1 x C 1 + 1 x A 5 + 1½ x D 2 = 9; D: ½ x 5 + 2 x 1 + ½ x 4 = 6½; C: 1x4 + 0 + ½x5 = 6½.
    EXPECT_EQ(value_text(table.lines[1].values[0]), "9");
    EXPECT_EQ(value_text(table.lines[2].values[0]), "6½");
    EXPECT_EQ(value_text(table.lines[3].values[0]), "6½");
}

TEST(Team, TiesGoByTheDirectMatchThenBoardsAndPlaces) {
    ARTICLE("UA:V.14.7.2.1", "UA:V.14.7.2.4", "UA:V.14.7.2.5", "UA:V.14.7.2.6", "RU:3.17.6#1",
            "RU:3.17.6#2", "RU:3.17.6#3");
    const auto tied = [](std::string_view edition, std::vector<std::string> codes) {
        Play play(edition, Character::team);
        StageSettings settings = boards(2, std::move(codes));
        settings.primary = rulebook::TeamScore::match_points;
        play.stage(settings);
        for (const char* name : {"A", "B", "C"}) {
            play.team(name, {std::string(name) + "1", std::string(name) + "2"});
        }
        play.numbers();
        play.round("1-2 3"); // B beats A 1½ - ½
        play.result(1, "d", 1);
        play.result(1, "w", 2);
        play.round("1-3 2"); // A beats C 2 - 0
        play.result(1, "w", 1);
        play.result(1, "b", 2);
        play.round("3-2 1"); // C beats B 1½ - ½
        play.result(1, "w", 1);
        play.result(1, "d", 2);
        return play;
    };
    // All have one win: no direct match for three; game points 2½ A, 2 B, 1½ C.
    EXPECT_EQ(tied("ua2026", {"direct-game", "game-points"}).table(), "1 A 2 | 2 B 2 | 3 C 2");
    // Board 1: A ½+1, B ½+0, C 0+1; board 2: A 0+1, B 1+½, C 0+½.
    EXPECT_EQ(tied("ua2026", {"board-results"}).table(), "1 A 2 | 2 C 2 | 3 B 2");
    // Places on the boards: A 1+2, B 3+1, C 2+3: the smaller sum is better.
    EXPECT_EQ(tied("ua2026", {"board-places"}).table(), "1 A 2 | 2 B 2 | 3 C 2");
    EXPECT_EQ(tied("ua2026", {"sonneborn-berger"}).table(), "1-3 A 2 | 1-3 B 2 | 1-3 C 2");
    EXPECT_EQ(tied("ua2026", {"direct-game"}).table(), "1-3 A 2 | 1-3 B 2 | 1-3 C 2");
    using Codes = std::vector<std::string>;
    const Play code = two_teams("ru-code");
    EXPECT_EQ(code.state.stages[0].settings.tie_breaks,
              (Codes{"direct-game", "matches-won", "sonneborn-berger"}));
}

// B wins both matches narrowly, A wins one by more and loses one: A leads on game points.
Play three_teams() {
    Play play("ru-code", Character::team);
    play.stage(boards(4, {"matches-won"}));
    for (const char* name : {"A", "B", "C"}) {
        const std::string team(name);
        play.team(name, {team + "1", team + "2", team + "3", team + "4"});
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

TEST(Team, SecondWithoutALossMayPlayForFirst) {
    ARTICLE("RU:3.17.6#4");
    const Play play = three_teams();
    EXPECT_EQ(play.table(), "1 A 5½ | 2 B 5 | 3 C 1½");
    EXPECT_TRUE(may_play_for_first(play.state, play.state.stages[0]));
    const Play other = four_teams("ru-code", {});
    EXPECT_FALSE(may_play_for_first(other.state, other.state.stages[0]));
}

TEST(Team, ADropOutIsTreatedSoThatTheLeadersChangeLeast) {
    ARTICLE("RU:3.17.5");
    const Play play = three_teams();
    // All matches of C are played, so losses change nothing; annulling takes 4 from A and only 2½
    // from B, who would lead.
    const DropOut out = compare_drop_out(play.state, 1, play.id("C"), 2);
    EXPECT_EQ(out.changed_by_losses, 0U);
    EXPECT_EQ(out.changed_by_annulling, 2U);
}

TEST(Team, UnplayedMatchesAreMarked) {
    ARTICLE("PMR:249");
    Play play = two_teams("pmr2018");
    for (std::uint32_t board = 1; board <= 4; ++board) {
        play.result(1, board % 2 == 1 ? "+-" : "-+", board);
    }
    const Pairing& pairing = play.state.stages[0].rounds[0].pairings[0];
    EXPECT_FALSE(score_of(play.state, play.state.stages[0], pairing).played);
    const Settled settled = settle(play.state, play.state.stages[0]);
    EXPECT_EQ(settled.table.rows[0].encounters[0].happened, tiebreak::Happened::forfeit);
}

} // namespace
} // namespace kodeks::tournament::test
