// What each book is cited for at the tables: the same situations under all of them, and the
// articles of the answer, written from the books.
#include "support/article.hpp"
#include "tournament/desk/remarks.hpp"
#include "tournament/play.hpp"
#include "tournament/tables/basis.hpp"

#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::tournament {

namespace {

using test::Play;

constexpr std::string_view books[] = {"fide2023", "frisian2011", "pmr2018", "ru-code", "ua2026"};
// Answers by book, in the order above.
using Answers = std::vector<std::string>;

template <class Asked>
Answers asked_of_all(Asked ask) {
    Answers answers;
    for (const std::string_view book : books) {
        answers.push_back(ask(book));
    }
    return answers;
}

StageSettings of(System system, std::uint32_t boards = 0) {
    StageSettings settings;
    settings.name = "S";
    settings.system = system;
    settings.swiss = system == System::swiss ? "blind-lot" : "";
    settings.rounds = system == System::swiss ? 5 : 0;
    settings.boards = boards;
    return settings;
}

// Four have their numbers, and nothing is paired.
Play four(std::string_view book, const StageSettings& settings) {
    Play play(book);
    play.stage(settings);
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    DrawLots draw;
    draw.seed = "seed";
    play.go(draw);
    return play;
}

Play two_teams(std::string_view book) {
    Play play(book, Character::team);
    play.stage(of(System::round_robin, 4));
    play.team("Red", {"R1", "R2", "R3", "R4"});
    play.team("Sky", {"S1", "S2", "S3", "S4"});
    play.numbers();
    play.round("1-2");
    return play;
}

std::string said(const Play& play) {
    std::string text;
    const State& state = play.state;
    for (const Remark& remark :
         remarks_on(state, state.stages.front(), world_for(state.settings.edition))) {
        text += fmt::format("{}{} [{}]", text.empty() ? "" : "; ",
                            render(remark.message, Language::en), fmt::join(remark.articles, ", "));
    }
    return text;
}

TEST(CitedByBook, TieBreaksAreChosenBeforeTheFirstRound) {
    ARTICLE("C07:2", "PMR:284", "RU:3.16.12", "UA:V.12.4", "UA:V.12.6");
    const auto late = [](std::string_view book) {
        Play play = four(book, of(System::round_robin));
        play.pair();
        return play.refusal(ChooseTieBreaks{1, {"wins"}});
    };
    EXPECT_EQ(
        asked_of_all(late),
        (Answers{"tie_breaks_fixed C07:2", "tie_breaks_fixed", "tie_breaks_fixed PMR:284 PMR:285",
                 "tie_breaks_fixed RU:3.16.12", "tie_breaks_fixed UA:V.12.4 UA:V.12.6"}));
}

TEST(CitedByBook, NumbersThatMeetEarlyAreDrawnForARoundRobin) {
    ARTICLE("PMR:238", "PMR:239");
    const auto swiss = [](std::string_view book) {
        Play play(book);
        play.stage(of(System::swiss));
        play.enter({"Ann", "Bob", "Cid", "Dan"});
        DrawLots draw;
        draw.seed = "seed";
        draw.restricted = Trait::federation;
        return play.refusal(draw);
    };
    EXPECT_EQ(asked_of_all(swiss), (Answers{"restricted_unknown", "restricted_unknown",
                                            "restricted_system PMR:238 PMR:239",
                                            "restricted_unknown", "restricted_unknown"}));
}

TEST(CitedByBook, TheOrderOfRoundsIsDrawnDayByDayInARoundRobin) {
    ARTICLE("RU:app1#note", "UA:V.3.1.1.2");
    const auto swiss = [](std::string_view book) {
        Play play = four(book, of(System::knockout));
        Pair pair;
        pair.daily = true;
        return play.refusal(pair);
    };
    EXPECT_EQ(asked_of_all(swiss),
              (Answers{"daily_system", "daily_system", "daily_system", "daily_system RU:app1#note",
                       "daily_system UA:V.3.1.1.2"}));
}

TEST(CitedByBook, ALevelKnockOutMatchHoldsUpTheNextRound) {
    ARTICLE("PMR:220b", "RU:3.2#2", "UA:V.3.1.2");
    const auto level = [](std::string_view book) {
        Play play = four(book, of(System::knockout));
        play.pair();
        play.results({"=", "="});
        return play.refusal(Pair{});
    };
    EXPECT_EQ(asked_of_all(level), (Answers{"level_match", "level_match", "level_match PMR:220b",
                                            "level_match RU:3.2#2", "level_match UA:V.3.1.2"}));
}

TEST(CitedByBook, AnEmptyBoardIsAPlus) {
    ARTICLE("PMR:249", "RU:3.15.2", "UA:V.11.2");
    const auto played = [](std::string_view book) {
        Play play(book, Character::team);
        play.stage(of(System::round_robin, 4));
        play.team("Red", {"R1", "R2", "R3", "R4"});
        play.team("Sky", {"S1", "S2", "S3"});
        play.numbers();
        play.round("1-2");
        return play.refusal(RecordResult{{1, 1, 1, 4}, play.outcome("="), ""});
    };
    EXPECT_EQ(asked_of_all(played), (Answers{"board_empty", "board_empty", "board_empty PMR:249",
                                             "board_empty RU:3.15.2", "board_empty UA:V.11.2"}));
}

TEST(CitedByBook, AGameOnTheWrongBoardIsLost) {
    ARTICLE("PMR:211", "RU:3.17.4#2", "UA:V.14.6");
    const auto wrong = [](std::string_view book) {
        Play play = two_teams(book);
        play.go(DeclareWrongBoard{{1, 1, 1, 2}, true, false});
        const auto& fact = play.events.back().get<ResultRecorded>();
        return to_text(fact.outcome, play.state.settings.scale) + " " + fact.note;
    };
    // Red has Black on board 2.
    EXPECT_EQ(asked_of_all(wrong),
              (Answers{"+:- ", "+:- ", "+:- PMR:211", "+:- RU:3.17.4#2", "+:- UA:V.14.6"}));
}

TEST(CitedByBook, TheColoursOfTeams) {
    ARTICLE("PMR:208", "RU:3.17.3", "UA:V.14.3");
    const std::string text =
        "The team named first has White on the odd boards and Black on the even ones ";
    EXPECT_EQ(asked_of_all([](std::string_view book) { return said(two_teams(book)); }),
              (Answers{"", "", text + "[PMR:208]", text + "[RU:3.17.3]", text + "[UA:V.14.3]"}));
}

TEST(CitedByBook, AnOpeningIsDrawnOnceAndFromATableInForce) {
    ARTICLE("RU:3.19#3", "UA:V.9.5.2", "RU:3.7.4#1", "UA:V.9.5.8");
    const auto drawn = [](std::string_view book) {
        Play play = four(book, of(System::round_robin));
        play.pair();
        DrawOpening draw;
        draw.openings = {"c3-d4", "c3-b4"};
        draw.day = "2026-05-01";
        draw.from.name = "Table";
        draw.from.valid_until = "2026-04-30";
        std::string text = play.refusal(draw);
        draw.from.valid_until = "2026-05-01"; // its last day
        text += ", " + play.refusal(draw);
        if (text.ends_with("accepted")) {
            play.go(draw);
            text += ", " + play.refusal(draw);
        }
        return text;
    };
    EXPECT_EQ(
        asked_of_all(drawn),
        (Answers{"no_openings, no_openings", "no_openings, no_openings", "no_openings, no_openings",
                 "table_not_in_force RU:3.7.4#1, accepted, opening_drawn RU:3.19#3",
                 "table_not_in_force UA:V.9.5.8, accepted, opening_drawn UA:V.9.5.2"}));
}

// One game is no micro-match; two, three, four and five games.
TEST(CitedByBook, HowManyGamesAMicroMatchHas) {
    ARTICLE("RU:3.19#1", "UA:V.9.5.1");
    const auto games = [](std::string_view book) {
        std::string text;
        for (const std::uint32_t count : {1U, 2U, 3U, 4U, 5U}) {
            Play play(book);
            StageSettings settings = of(System::round_robin);
            settings.games = count;
            std::string answer = play.refusal(AddStage{settings});
            if (answer == "accepted") {
                play.stage(settings);
                answer = said(play);
            }
            text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", count,
                                answer.empty() ? "plays" : answer);
        }
        return text;
    };
    const std::string silent = "1: plays; 2: plays; 3: plays; 4: plays; 5: stage_numbers";
    const std::string proposed = "The book proposes micro-matches of 2 games [UA:V.9.5.1]";
    EXPECT_EQ(asked_of_all(games),
              (Answers{silent, silent, silent,
                       "1: plays; 2: plays; 3: plays; 4: plays; 5: micro_match_games RU:3.19#1",
                       "1: plays; 2: plays; 3: " + proposed + "; 4: " + proposed +
                           "; 5: stage_numbers"}));
}

TEST(CitedByBook, AnAgeGroupThatTheBookDoesNotHave) {
    ARTICLE("RU:3.3.1#7", "UA:II.8.2");
    const auto unknown = [](std::string_view book) {
        Create create;
        create.settings.name = "Test";
        create.settings.edition = book;
        create.settings.year = 2026;
        create.settings.age_group = "veterans";
        create.settings.scale = rulebook::find_tournament_rules(book)->scale;
        const Decision decision = decide(State{}, create, world_for(book));
        return decision.accepted() ? std::string("accepted")
                                   : fmt::format("{} {}", decision.refusal()->message.key,
                                                 fmt::join(decision.refusal()->articles, " "));
    };
    const std::string key = "tournament.age_group_unknown ";
    EXPECT_EQ(
        asked_of_all(unknown),
        (Answers{key, key, key,
                 key + "RU:3.3.1#1 RU:3.3.1#2 RU:3.3.1#3 RU:3.3.1#4 RU:3.3.1#5 RU:3.3.1#6 "
                       "RU:3.3.1#7",
                 key + "UA:II.8.3.1 UA:II.8.3.2 UA:II.8.3.3 UA:II.8.3.4 UA:II.8.3.5 UA:II.8.2"}));
}

TEST(CitedByBook, TheYoungerPlayAmongTheOlder) {
    ARTICLE("RU:3.3.2");
    Play play("ru-code");
    play.state.settings.age_group = "14-15";
    play.stage(of(System::round_robin));
    for (const auto& [name, born] : std::map<std::string, std::int32_t>{
             {"Thirteen", 2013}, {"Fourteen", 2012}, {"Unknown", 0}, {"Twelve", 2014}}) {
        Enter enter;
        enter.person.name = name;
        enter.person.birth_year = 2012; // the fourteen-year-old; the others are set below
        play.go(enter);
        play.state.entries.back().person.birth_year = born;
    }
    EXPECT_EQ(said(play), "Younger than the group, and allowed: Thirteen, Twelve [RU:3.3.2]");
}

TEST(CitedByBook, WhatPointsStandOn) {
    ARTICLE("FIDE:10.1", "FR:19", "PMR:117", "RU:3.15.1", "UA:V.11.1.1", "UA:V.11.1.2",
            "UA:V.11.1.3", "PMR:279", "PMR:280", "RU:3.17.6", "UA:V.14.7.1", "UA:V.14.7.2");
    const auto points = [](std::string_view book) {
        const auto& rules = *world_for(book).rules;
        return fmt::format("{}; teams {}", articles_of_points(rules, of(System::round_robin)),
                           articles_of_points(rules, of(System::round_robin, 4)));
    };
    EXPECT_EQ(asked_of_all(points), (Answers{R"(["FIDE:10.1"]; teams [])", R"(["FR:19"]; teams [])",
                                             R"(["PMR:117"]; teams ["PMR:279", "PMR:280"])",
                                             R"(["RU:3.15.1"]; teams ["RU:3.17.6"])",
                                             R"(["UA:V.11.1.1", "UA:V.11.1.2", "UA:V.11.1.3"]; )"
                                             R"(teams ["UA:V.14.7.1", "UA:V.14.7.2"])"}));
}

TEST(CitedByBook, WhatAScoreThatNobodyMadeStandsOn) {
    ARTICLE("PMR:264", "PMR:264a", "RU:3.16.11#1", "RU:3.16.11#2", "UA:V.12.5");
    using tiebreak::Source;
    const auto imagined = [](std::string_view book) {
        std::string text;
        for (const Source source :
             {Source::own_score, Source::group_average, Source::draws_for_absent,
              Source::lowest_score, Source::virtual_opponent, Source::rating, Source::result}) {
            text += fmt::format(
                "{}; ", fmt::join(articles_of_source(*world_for(book).rules, source), ", "));
        }
        return text;
    };
    EXPECT_EQ(asked_of_all(imagined),
              (Answers{"; ; ; ; ; ; ; ", "; ; ; ; ; ; ; ",
                       "; PMR:264, PMR:264a; PMR:264, PMR:264a; PMR:264, PMR:264a; "
                       "PMR:264, PMR:264a; ; ; ",
                       "; RU:3.16.11#2; RU:3.16.11#2; RU:3.16.11#1; RU:3.16.11#1; ; ; ",
                       "; UA:V.12.5; UA:V.12.5; UA:V.12.5; UA:V.12.5; ; ; "}));
}

// Where a book defines a tie-break is told beside where it lists it, once.
TEST(CitedByBook, WhatATieBreakStandsOn) {
    ARTICLE("PMR:277", "PMR:286a", "PMR:264b", "UA:V.12.3.1.1", "UA:V.14.7.2.1", "RU:3.16.5");
    const auto titled = [](std::string_view book, std::string_view code, std::string_view listed) {
        return fmt::format(
            "{}", fmt::join(articles_of_tie_break(*world_for(book).rules, code, listed), ", "));
    };
    EXPECT_EQ(titled("pmr2018", "direct-encounter", "PMR:286a"), "PMR:286a, PMR:277");
    EXPECT_EQ(titled("pmr2018", "sonneborn-berger-points", "PMR:286a"),
              "PMR:286a, PMR:278, PMR:264b");
    EXPECT_EQ(titled("pmr2018", "sonneborn-berger-teams", "PMR:286b"),
              "PMR:286b, PMR:278c, PMR:264b");
    EXPECT_EQ(titled("pmr2018", "koya", ""), "PMR:274, PMR:264b");
    EXPECT_EQ(titled("pmr2018", "extended-koya", ""), "PMR:275, PMR:264b");
    EXPECT_EQ(titled("pmr2018", "buchholz", "PMR:286d"), "PMR:286d, PMR:269");
    EXPECT_EQ(titled("ua2026", "direct-game", "UA:V.14.7.2.1"), "UA:V.14.7.2.1");
    EXPECT_EQ(titled("ua2026", "wins", "UA:V.12.3.2.4"), "UA:V.12.3.2.4");
    EXPECT_EQ(titled("ua2026", "direct-game", "UA:V.12.3.1.1"), "UA:V.12.3.1.1");
    EXPECT_EQ(titled("ru-code", "sonneborn-berger", "RU:3.16.3#1"), "RU:3.16.3#1, RU:3.16.5");
    EXPECT_EQ(titled("fide2023", "DE", "C07:6"), "C07:6");
    EXPECT_EQ(titled("frisian2011", "wins", ""), "");
}

// Six play five rounds; D leaves after so many, or a team does; then in a Swiss.
TEST(CitedByBook, WhatBecomesOfALeaver) {
    ARTICLE("PMR:245", "PMR:246", "PMR:247", "PMR:248", "RU:3.14.2", "RU:3.14.3", "RU:3.14.4",
            "RU:3.14.5", "RU:3.17.5", "UA:V.10.1.1", "UA:V.10.1.2", "UA:V.10.2");
    const std::vector<std::string_view> rounds = {"1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5",
                                                  "6-5 1-4 2-3", "3-6 4-2 5-1"};
    const auto leaves = [&](std::string_view book, System system, std::size_t after,
                            std::uint32_t boards = 0) {
        Play play(book, boards > 0 ? Character::team : Character::individual);
        play.stage(of(system, boards));
        for (const std::string_view name : {"A", "B", "C", "D", "E", "F"}) {
            if (boards > 0) {
                play.team(name, {});
            } else {
                play.enter({name});
            }
        }
        play.numbers();
        for (std::size_t round = 0; round < after; ++round) {
            play.round(rounds[round]);
            const std::string won = book == "ua2026" ? "2-0" : "1-0";
            if (boards == 0) {
                play.results({won, won, won});
            }
        }
        Withdraw command;
        command.entry = play.id("D");
        command.reason = "ill";
        play.go(command);
        const Remark remark = consequence_of_leaving(play.state, play.state.stages.front(),
                                                     play.id("D"), *world_for(book).rules);
        return fmt::format("{} {}", remark.message.key.substr(18), fmt::join(remark.articles, " "));
    };
    const auto all = [&](std::string_view book) {
        return leaves(book, System::round_robin, 2) + "; " + leaves(book, System::round_robin, 3) +
               "; " + leaves(book, System::round_robin, 5) + "; " + leaves(book, System::swiss, 2) +
               "; team " + leaves(book, System::round_robin, 0, 4);
    };
    EXPECT_EQ(asked_of_all(all),
              (Answers{"late ; late ; complete ; late ; team late ",
                       "late ; late ; complete ; late ; team late ",
                       "early PMR:245 PMR:246; late PMR:245 PMR:247; complete ; late PMR:248; "
                       "team early PMR:245 PMR:246",
                       "early RU:3.14.2 RU:3.14.4; late RU:3.14.3 RU:3.14.4; complete ; "
                       "late RU:3.14.5 RU:3.18.2#6; team early RU:3.17.5",
                       "early UA:V.10.1.2; late UA:V.10.1.1; complete ; late UA:V.10.2; "
                       "team early UA:V.10.1.2"}));
}

// Half of a team, rounded up, and what the book asks besides.
TEST(CitedByBook, HowManyOfASmallTeamMustBeThere) {
    ARTICLE("PMR:209", "RU:3.17.4#1");
    const auto needed = [](std::string_view book) {
        std::string text;
        for (const std::uint32_t boards : {2U, 3U, 4U}) {
            for (std::uint32_t present = 0; present <= boards; ++present) {
                Play play(book, Character::team);
                play.stage(of(System::round_robin, boards));
                play.team("Red", {"R1", "R2", "R3", "R4"}, 4); // bound to no board
                play.team("Sky", {"S1", "S2", "S3", "S4"}, 4);
                play.numbers();
                play.round("1-2");
                const std::size_t before = play.events.size();
                play.go(CountTeam{1, 1, play.id("Red"), present});
                text += play.events.size() > before + 1 ? "-" : "+";
            }
            text += " ";
        }
        return text;
    };
    EXPECT_EQ(asked_of_all(needed),
              (Answers{"+++ ++++ +++++ ", "+++ ++++ +++++ ", "-++ --++ --+++ ", "--+ --++ --+++ ",
                       "+++ ++++ +++++ "}));
}

} // namespace

} // namespace kodeks::tournament
