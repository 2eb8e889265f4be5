// A championship, both matches of teams and a solving contest, from the regulations to the final
// award as a secretary types them: what comes too late, is taken back or corrected, and who may not
// judge (RU:6.5.3 to RU:6.6).
#include "cli/contest_commands.hpp"
#include "support/article.hpp"

#include <fmt/format.h>

namespace kodeks::cli {
namespace {

constexpr const char* zadacha = "data/examples/zadacha.json";
constexpr const char* second_zadacha = "data/examples/zadacha-second.json";

std::string etude(const char* name) {
    return fmt::format("tests/data/compositions/proved/russian_etude_{}.json", name);
}

// Two sections with a whole panel; what a form states besides comes behind.
std::string regulations(const std::string& form, const std::string& more) {
    return R"({"title":"T","rulebook":"ru-code","form":")" + form +
           R"(","organiser":"Club","body":"club","sections":[)"
           R"({"name":"Etudes","variant":"russian","genre":"etude","theme":"opposition"},)"
           R"({"name":"Zadachi","variant":"russian","genre":"zadacha","theme":"men"}],)"
           R"("address":"Box","published":"2026-01-01","closing":"2026-04-01","prizes":1,)"
           R"("panel":[{"name":"Arnold","role":"chief"},)"
           R"({"name":"Clemens","role":"senior","section":1},)"
           R"({"name":"Dorn","role":"senior","section":2},)"
           R"({"name":"Scribe","role":"secretary"}])" +
           more + "}";
}

class ContestForms : public ContestCommands {
protected:
    std::string announce(const std::string& text) {
        return go("new", "--regulations " + kept("regulations.json", text));
    }

    std::string apply(const std::string& name, const std::string& more = "") {
        return go("author", name +
                                " --born 1980 --rank master --society none --post teacher "
                                "--address Riga --on 2026-01-10" +
                                (more.empty() ? "" : " " + more));
    }

    std::string send(const std::string& author, const std::string& work, int section,
                     const std::string& on = "2026-02-01") {
        return go("enter", fmt::format("{} {} --section {} --on {}", author, work, section, on));
    }

    void forward() {
        for (const char* const section : {"1", "2"}) {
            go("done", fmt::format("works-forwarded --section {} --on 2026-04-02", section));
        }
    }

    void mark(const std::string& work, const std::string& points, const std::string& judge) {
        EXPECT_EQ(go("mark", fmt::format("{} {} --judge {} --on 2026-04-10", work, points, judge)),
                  fmt::format("Work {}: mark {} by {} [RU:6.7.2#13]\n", work, points, judge));
    }

    void report() {
        for (const char* const section : {"1", "2"}) {
            go("done", fmt::format("section-reported --section {} --on 2026-04-20", section));
        }
        go("done", "reports-checked --on 2026-04-21");
    }
};

constexpr const char* championship =
    R"(,"scale":"territorial","territory":"North","works-each":2,"copies":1,"ranking":"authors",)"
    R"("counted":1,"preliminary":"2026-05-01","in-force":"2026-06-01","period-from":"2024-01-01",)"
    R"("period-to":"2025-12-31","qualifying":"none","participants":"of the North",)"
    R"("conditions":"by letter")";

class ContestChampionship : public ContestForms {
protected:
    void enter_works() {
        EXPECT_EQ(announce(regulations("championship", championship)), "Announced: T\n");
        EXPECT_EQ(apply("Berg"), "Participant 1: Berg [RU:6.5.5#9]\n");
        EXPECT_EQ(apply("Carl"), "Participant 2: Carl [RU:6.5.5#9]\n");
        apply("Clemens");
        // The judge of the etudes sends a zadacha, and becomes no judge of these.
        EXPECT_EQ(refused("enter", "Clemens " + etude("sound") + " --section 1 --on 2026-02-01"),
                  "kodeks: A judge may not take part in the section he judges [RU:6.7.2#22~1]\n");
        EXPECT_EQ(send("Clemens", zadacha, 2),
                  "Work 1 is received in section 2 [RU:6.5.3#6, RU:6.7.2#22]\n");
        EXPECT_EQ(refused("judge", "Clemens --role judge --section 2"),
                  "kodeks: A judge may not take part in the section he judges [RU:6.7.2#22~1]\n");
        // Two works each; one that is taken back leaves its place to another.
        send("Berg", etude("sound"), 1);
        send("Berg", etude("lengthening"), 1);
        EXPECT_EQ(refused("enter", "Berg " + etude("tolerated") + " --section 1 --on 2026-02-01"),
                  "kodeks: Berg has sent as many works to this section as are allowed: 2 "
                  "[RU:6.5.3#5]\n");
        EXPECT_EQ(go("withdraw", "3 --on 2026-03-01"), "Work 3 is taken back [RU:6.5.5#1]\n");
        EXPECT_EQ(send("Berg", etude("tolerated"), 1),
                  "Work 4 is received in section 1 [RU:6.5.3#6]\n");
        // A work that is cooked is corrected on the last day, and not a day later.
        send("Carl", etude("cooked"), 1);
        EXPECT_EQ(go("correct", "5 " + etude("promotion_path") + " --on 2026-04-01"),
                  "Work 5 is replaced [RU:6.5.5#1]\n");
        EXPECT_EQ(refused("correct", "5 " + etude("cooked") + " --on 2026-04-02"),
                  "kodeks: Works could be corrected, replaced or taken back until 2026-04-01 "
                  "[RU:6.5.5#1]\n");
        EXPECT_EQ(
            refused("enter", "Carl " + etude("lengthening") +
                                 " --section 1 --championship territorial:South --on 2026-02-01"),
            "kodeks: The work took part in the championship of another territory: South "
            "[RU:6.5.3#12~1]\n");
        EXPECT_EQ(refused("enter", "Carl " + etude("lengthening") + " --section 1 --on 2026-04-02"),
                  "kodeks: The last day was 2026-04-01 [RU:6.5.3#6]\n");
    }

    void judge_works() {
        forward();
        EXPECT_EQ(go("examine", "--on 2026-04-03"),
                  "Work 1 is examined: no formal defect [RU:6.7.2#12]\n"
                  "Work 2 is examined: no formal defect [RU:6.7.2#12]\n"
                  "Work 4 is examined: no formal defect [RU:6.7.2#12]\n"
                  "Work 5 is examined: no formal defect [RU:6.7.2#12]\n");
        EXPECT_EQ(refused("mark", "2 6 --judge Dorn --on 2026-04-10"),
                  "kodeks: Dorn does not judge this section [RU:6.7.2]\n");
        EXPECT_EQ(refused("mark", "2 6 --judge Arnold --on 2026-04-10"),
                  "kodeks: The regulations do not let the chief judge give marks himself "
                  "[RU:6.7.2#3~1]\n");
        mark("1", "5", "Dorn");
        mark("2", "6", "Clemens");
        mark("4", "7", "Clemens");
        mark("5", "7", "Clemens");
        report();
        EXPECT_EQ(go("award", "--on 2026-05-02"),
                  "The preliminary results are published on 2026-05-02, later than promised "
                  "[RU:6.5.2#11, RU:6.5.3#7]\n");
        EXPECT_EQ(go("table", "--csv"), "section,place,name,work,points,prize\n"
                                        "1,1-2,Berg,,7,prize\n1,1-2,Carl,,7,prize\n"
                                        "2,1,Clemens,,5,prize\n");
    }

    void appeal_and_end() {
        EXPECT_EQ(refused("appeal", "Carl 5 --about mark --on 2026-05-03"),
                  "kodeks: Participants do not dispute the marks of their works [RU:6.5.5#6]\n");
        EXPECT_EQ(go("appeal", "Berg 5 --text predecessor --on 2026-05-03"),
                  "Appeal 1, heard by: chief judge [RU:6.5.5#2]\n");
        EXPECT_EQ(refused("award", "--final --on 2026-06-01"),
                  "kodeks: There are open appeals [RU:6.5.5#2]\n");
        EXPECT_EQ(
            go("decide", "1 --answer changed --mark 6.5 --reason predecessor --on 2026-05-10"),
            "Appeal 1: the award is changed [RU:6.7.2#5]\n"
            "Work 5: the mark is now 6½ (predecessor) [RU:6.7.2#note]\n");
        EXPECT_EQ(refused("award", "--final --on 2026-06-01"),
                  "kodeks: The participants have not been told of the changes yet [RU:6.7.2#17]\n");
        go("done", "changes-told --on 2026-05-11");
        EXPECT_EQ(refused("award", "--final --on 2026-05-31"),
                  "kodeks: By the regulations the results come into force on 2026-06-01 "
                  "[RU:6.5.3#10]\n");
        EXPECT_EQ(go("award", "--final --on 2026-06-01"),
                  "The final award is published on 2026-06-01 [RU:6.5.3#10, RU:6.5.3#7]\n");
        const std::string table = "section,place,name,work,points,prize\n1,1,Berg,,7,prize\n"
                                  "1,2,Carl,,6½,\n2,1,Clemens,,5,prize\n";
        EXPECT_EQ(go("table", "--csv"), table);
        EXPECT_EQ(
            go("defect", "4 --article RU:6.2.6#2 --reason later --on 2026-08-01"),
            "A defect of work 4 by RU:6.2.6#2 was found after the final results; distinction and "
            "place stay [RU:6.5.5#note]\n");
        EXPECT_EQ(go("table", "--csv"), table);
    }
};

TEST_F(ContestChampionship, FromTheRegulationsToTheFinalAward) {
    ARTICLE("RU:6.5.3", "RU:6.5.3#5", "RU:6.5.3#6", "RU:6.5.3#7", "RU:6.5.3#10", "RU:6.5.3#12~1",
            "RU:6.5.5#1", "RU:6.7.2#17", "RU:6.7.2#22~1");
    enter_works();
    judge_works();
    appeal_and_end();
}

// Two teams with a captain each.
class ContestMatches : public ContestForms {
protected:
    void begin(const std::string& form) {
        announce(regulations(form, ""));
        apply("Ann", "--team North --captain");
        apply("Bob", "--team North");
        apply("Cid", "--team South --captain");
        apply("Dan", "--team South");
        EXPECT_EQ(refused("author", "Eve --born 1980 --rank master --society none --post teacher "
                                    "--address Riga --team South --captain --on 2026-01-10"),
                  "kodeks: The team «South» has a captain [RU:6.5.4#4]\n");
    }
};

TEST_F(ContestMatches, AWholeMatchByPairs) {
    ARTICLE("RU:6.5.4#2", "RU:6.5.4#note", "RU:6.5.4#4", "RU:6.5.5#6");
    begin("pair-match");
    send("Ann", etude("sound"), 1);
    EXPECT_EQ(send("Cid", etude("cooked"), 1), "Work 2 is received in section 1 [RU:6.5.4#note]\n");
    EXPECT_EQ(refused("enter", "Bob " + etude("tolerated") + " --section 1 --on 2026-02-01"),
              "kodeks: The team «North» has a work in this section [RU:6.5.4#2]\n");
    send("Bob", zadacha, 2);
    EXPECT_EQ(send("Dan", second_zadacha, 2, "2026-04-02"),
              "Work 4 came late to section 2 and scores 0 [RU:6.5.4#note]\n");
    forward();
    EXPECT_EQ(go("examine", "--on 2026-04-03"),
              "Work 1 is examined: no formal defect [RU:6.7.2#12]\n"
              "Work 2 is defective by RU:6.2.6#2, RU:6.2.5#1 [RU:6.7.2#12, RU:6.1.1#4]\n"
              "Work 3 is examined: no formal defect [RU:6.7.2#12]\n");
    EXPECT_EQ(refused("mark", "4 9 --judge Dorn --on 2026-04-10"),
              "kodeks: The work came late and gets no points [RU:6.5.4#note]\n");
    mark("1", "4", "Clemens");
    mark("3", "6", "Dorn");
    report();
    go("award", "--on 2026-05-01");
    EXPECT_EQ(refused("mark", "1 9 --judge Clemens --on 2026-04-10"),
              "kodeks: The award has begun [RU:6.7.2#note]\n");
    EXPECT_EQ(go("table", "--pairs --csv"), "section,first,first-points,second-points,second\n"
                                            "1,North,1,0,South\n2,North,1,0,South\n");
    EXPECT_EQ(refused("appeal", "Dan 2 --on 2026-05-02"),
              "kodeks: In a match the captain of «South» speaks for the team [RU:6.5.5#6]\n");
    go("award", "--final --on 2026-05-03");
    EXPECT_EQ(go("table", "--csv"), "section,place,name,work,points,prize\n"
                                    ",1,North,,2,prize\n,2,South,,0,\n");
}

TEST_F(ContestMatches, AWholeMatchByTheContestPrinciple) {
    ARTICLE("RU:6.5.4#3", "RU:6.5.4#note");
    begin("contest-match");
    send("Ann", etude("sound"), 1);
    send("Cid", etude("cooked"), 1);
    EXPECT_EQ(go("correct", "2 " + etude("lengthening") + " --on 2026-03-31"),
              "Work 2 is replaced [RU:6.5.5#1]\n");
    send("Bob", zadacha, 2);
    forward();
    go("examine", "--on 2026-04-03");
    mark("1", "4", "Clemens");
    EXPECT_EQ(go("mark", "2 9.5 --judge Clemens --on 2026-04-10"),
              "Work 2: mark 9½ by Clemens [RU:6.7.2#13]\n");
    mark("3", "5", "Dorn");
    report();
    EXPECT_EQ(go("award", "--on 2026-05-01"),
              "The preliminary results are published on 2026-05-01 [RU:6.5.2#11, RU:6.5.4#3]\n");
    EXPECT_EQ(go("table", "--csv"), "section,place,name,work,points,prize\n"
                                    ",1,South,,9½,prize\n,2,North,,9,\n");
    // A revision by the chief judge turns it round.
    EXPECT_EQ(go("revise", "1 5 --reason economy --on 2026-05-05"),
              "Work 1: the mark is now 5 (economy) [RU:6.7.2#note]\n");
    go("done", "changes-told --on 2026-05-06");
    go("award", "--final --on 2026-05-07");
    EXPECT_EQ(go("table", "--csv"), "section,place,name,work,points,prize\n"
                                    ",1,North,,10,prize\n,2,South,,9½,\n");
}

constexpr const char* solving =
    R"({"title":"Quiz","rulebook":"ru-code","form":"solving","organiser":"Weekly",)"
    R"("body":"editorial","occasion":"annual","address":"Box","published":"2026-01-01",)"
    R"("closing":"2026-03-01","in-force":"2026-03-15","ranking":"solvers","prizes":1,"tasks":[)"
    R"({"variant":"russian","genre":"etude","fen":"W:Wh6,g1:Bb8,f4","task":"win",)"
    R"("author":"First Author","points":3},)"
    R"({"variant":"russian","genre":"etude","fen":"W:We7,f6:Bh8,f4","task":"win",)"
    R"("author":"Second Author","points":5}],)"
    R"("findings":{"side-solution":2,"unsolvable":4,"inexact":1}})";

TEST_F(ContestForms, AWholeSolvingContest) {
    ARTICLE("RU:6.6", "RU:6.6#1", "RU:6.6#2", "RU:6.6#3", "RU:6.6#4", "RU:6.5.5#10");
    EXPECT_EQ(announce(solving), "Announced: Quiz\n");
    EXPECT_EQ(go("author", "Egorov --on 2026-01-10"), "Participant 1: Egorov [RU:6.6]\n");
    go("author", "Fomin --on 2026-01-10");
    EXPECT_EQ(refused("author", "Insider --staff --on 2026-01-10"),
              "kodeks: The staff of the editors who run the contest may not take part "
              "[RU:6.5.5#10]\n");
    // The tasks come without their authors.
    EXPECT_EQ(go("paper", "tasks").find("Author"), std::string::npos);
    EXPECT_EQ(refused("enter", "Egorov " + etude("sound") + " --on 2026-02-01"),
              "kodeks: No works are sent to a solving contest\n");
    EXPECT_EQ(go("score", "Egorov 1 3 --found side-solution --on 2026-02-01"),
              "Participant 1, task 1: 5 points [RU:6.6#3]\n");
    EXPECT_EQ(refused("score", "Egorov 2 6 --on 2026-02-01"),
              "kodeks: The task gives 0 to 5 points [RU:6.6#3]\n");
    EXPECT_EQ(refused("score", "Egorov 2 5 --on 2026-03-02"),
              "kodeks: The last day was 2026-03-01 [RU:6.6#1]\n");
    go("score", "Fomin 2 5 --on 2026-03-01");
    EXPECT_EQ(refused("award", "--final --on 2026-03-01"),
              "kodeks: Works and solutions may still come until 2026-03-01 [RU:6.6#1]\n");
    EXPECT_EQ(go("award", "--final --on 2026-03-15"),
              "The final award is published on 2026-03-15 [RU:6.6#2, RU:6.6#4]\n");
    EXPECT_EQ(go("table", "--csv"), "section,place,name,work,points,prize\n"
                                    ",1-2,Egorov,,5,prize\n,1-2,Fomin,,5,prize\n");
    const std::string tasks = go("paper", "tasks");
    EXPECT_NE(tasks.find("First Author"), std::string::npos) << tasks;
    EXPECT_NE(tasks.find("Second Author"), std::string::npos) << tasks;
}

} // namespace
} // namespace kodeks::cli
