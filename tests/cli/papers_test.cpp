// Whole papers of whole events, as an arbiter prints them. The golden texts were read against the
// articles they prove.
#include "cli/call.hpp"
#include "support/article.hpp"
#include "support/source_tree.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

const Facts russian{.language = Language::ru};
const Facts ukrainian{.language = Language::uk};

// The paper in text form, which must be there.
std::string paper(const std::string& event, const std::string& kind, const Facts& facts = {}) {
    const Called called = call("event papers " + event + " " + kind, facts);
    EXPECT_EQ(called.exit, Exit::done) << called.talk;
    return called.out;
}

void expect_paper(const std::string& name, const std::string& event, const std::string& kind,
                  const Facts& facts = {}) {
    test::expect_golden("papers/" + name + ".txt", paper(event, kind, facts));
}

const std::string pmr = "tests/data/papers/pmr.json";
const std::string fide = "tests/data/papers/fide.json";
const std::string ru = "tests/data/papers/ru.json";
const std::string groups = "tests/data/papers/sheva.json";
const std::string club = "data/events/club.json";
const std::string cup = "data/events/cup.json";
const std::string friends = "data/events/friends.json";

// The report of the chief arbiter: basic data, all violations with the offender, his delegation,
// time, place, witnesses and decision; due three days after the last one.
TEST(Papers, ReportOfTheChiefArbiter) {
    ARTICLE("PMR:224f");
    expect_paper("pmr-report.ru", pmr, "report", russian);
    const std::string text = paper(pmr, "report", russian);
    EXPECT_NE(text.find("до 04.05.2026. [PMR:224f]"), std::string::npos);
}

// Within ten days the federation gets the final table and what ratings are computed from.
TEST(Papers, RatingReport) {
    ARTICLE("PMR:224g");
    expect_paper("pmr-rating.ru", pmr, "rating", russian);
}

TEST(Papers, ReportsOfTheOtherBooks) {
    ARTICLE("RU:4.6.3#2", "RU:4.7.4", "UA:V.18.8.6");
    expect_paper("ru-report.ru", ru, "report", russian);
    expect_paper("club-report.uk", club, "report", ukrainian);
    expect_paper("club-rating.uk", club, "rating", ukrainian);
}

// What stands on an envelope, in the order of the book; the arbiter checks it against the record.
TEST(Papers, EnvelopeOfASealedMove) {
    ARTICLE("FIDE:G.I.2", "FIDE:G.I.3", "PMR:180", "PMR:181", "RU:3.11.3#3");
    expect_paper("fide-envelopes.en", fide, "envelopes"); // one name differs
    expect_paper("pmr-envelopes.ru", "tests/data/papers/pmr-adjourned.json", "envelopes", russian);
    expect_paper("ru-envelopes.ru", "tests/data/papers/ru-adjourned.json", "envelopes", russian);
}

TEST(Papers, ScoreSheetsBelongToTheOrganiser) {
    ARTICLE("FIDE:8.3", "PMR:96", "RU:3.10.6");
    expect_paper("fide-score-sheets.en", fide, "score-sheets");
    EXPECT_NE(paper(pmr, "score-sheets", russian).find("организатора. [PMR:96]"),
              std::string::npos);
    EXPECT_NE(paper(ru, "score-sheets", russian).find("организатора. [RU:3.10.6]"),
              std::string::npos);
}

// Captains hand in line-ups in writing and sign the protocol of the match.
TEST(Papers, TeamMatches) {
    ARTICLE("PMR:212");
    expect_paper("pmr-match-protocols.ru", "tests/data/papers/pmr-teams.json", "match-protocols",
                 russian);
    expect_paper("ru-match-protocols.ru", ru, "match-protocols", russian);
    expect_paper("ru-line-ups.ru", ru, "line-ups --round 2", russian);
    expect_paper("ru-standings.ru", ru, "standings", russian);
}

// The calendar of all games and the place and time of all rounds.
TEST(Papers, ScheduleIsMadeKnown) {
    ARTICLE("RU:4.6.2#1", "RU:4.6.2#2", "UA:V.18.5.2");
    expect_paper("ru-schedule.ru", ru, "schedule", russian);
    expect_paper("club-schedule.uk", club, "schedule", ukrainian);
}

TEST(Papers, ResultsAreApproved) {
    ARTICLE("RU:4.6.3#1", "UA:V.18.5.6", "PMR:227");
    expect_paper("club-standings.uk", club, "standings", ukrainian);
    expect_paper("ru-crosstable.ru", ru, "crosstable", russian);
    expect_paper("pmr-results.ru", pmr, "results --round 1", russian);
}

// The table of an earlier round is that of its day: three winners of the first round, two who drew.
TEST(Papers, StandingsAfterAnEarlierRound) {
    expect_paper("club-standings-1.uk", club, "standings --round 1", ukrainian);
}

TEST(Papers, CrosstablesOfEverySystem) {
    expect_paper("pmr-crosstable.en", pmr, "crosstable");
    expect_paper("club-crosstable.uk", club, "crosstable", ukrainian);
    expect_paper("cup-crosstable.uk", cup, "crosstable", ukrainian);
    expect_paper("groups-crosstable.uk", groups, "crosstable", ukrainian);
}

TEST(Papers, CertificatesForNorms) {
    ARTICLE("RU:4.6.3#3", "UA:V.18.5.7");
    expect_paper("ru-certificates.ru", ru, "certificates", russian);
    expect_paper("club-norms.uk", club, "norms", ukrainian);
}

// Information for participants and the press, and games printed for the participants.
TEST(Papers, BulletinAndGames) {
    ARTICLE("UA:V.18.12.1", "UA:V.18.12.2", "UA:V.18.12.3", "UA:V.18.12.4", "PMR:225", "RU:4.7.5");
    expect_paper("friends-bulletin.uk", friends, "bulletin --round 1", ukrainian);
    EXPECT_TRUE(paper(pmr, "bulletin --round 1", russian).ends_with("прессы. [PMR:225]\n"));
    EXPECT_TRUE(paper("tests/data/papers/ru-adjourned.json", "bulletin", russian)
                    .ends_with("прессы. [RU:4.7.5]\n"));
    expect_paper("friends-game-records.uk", friends, "game-records --round 1", ukrainian);
    expect_paper("pmr-game-records.ru", pmr, "game-records --round 1", russian);
    expect_paper("pmr-braille.en", pmr, "braille --round 1");
}

// The draw by its rules, with the seed and every choice.
TEST(Papers, ProtocolOfTheDraw) {
    ARTICLE("PMR:224b5");
    expect_paper("pmr-lots.ru", pmr, "lots", russian);
}

// Every section the books demand, with its article, filled with what is fixed already: the system
// of play, the time control, the order on equal points, the teams.
TEST(Papers, Regulations) {
    ARTICLE("RU:4.1#1", "RU:4.1#2", "RU:4.1#3", "RU:4.1#4", "RU:4.1#5", "RU:4.1#6", "RU:4.1#7",
            "RU:3.17.2#1", "RU:3.16.12", "PMR:207");
    ARTICLE("UA:V.2.1", "UA:V.2.3", "UA:V.2.4", "UA:V.2.5", "UA:V.18.8.3.1", "UA:V.18.8.3.2",
            "UA:V.18.8.3.3", "UA:V.18.8.3.4", "UA:V.18.8.3.5", "UA:V.18.8.3.6");
    expect_paper("ru-regulations.ru", ru, "regulations", russian);
    expect_paper("club-regulations.uk", club, "regulations", ukrainian);
    expect_paper("pmr-regulations.ru", "tests/data/papers/pmr-teams.json", "regulations", russian);
    expect_paper("fide-regulations.en", fide, "regulations");
}

TEST(Papers, InvitationContainsEverything) {
    ARTICLE("RU:4.2#2");
    expect_paper("ru-invitation.ru", ru, "invitation", russian);
}

TEST(Papers, OfficialsAndCredentials) {
    expect_paper("ru-officials.ru", ru, "officials", russian);
    EXPECT_TRUE(paper(club, "officials", ukrainian).find(" [UA:V.18.1, UA:V.18.3]\n") !=
                std::string::npos);
    expect_paper("ru-credentials.ru", ru, "credentials", russian);
}

TEST(Papers, ListsOnTheWall) {
    expect_paper("club-start-list.uk", club, "start-list", ukrainian);
    expect_paper("club-pairings.uk", club, "pairings --round 2", ukrainian);
    expect_paper("pmr-pairings.en", pmr, "pairings --round 2");
    expect_paper("pmr-board-cards.ru", pmr, "board-cards --round 1", russian);
    expect_paper("pmr-decisions.ru", pmr, "decisions", russian);
}

// What there is to print is listed with the reason where there is nothing.
TEST(Papers, ListTellsWhatIsReady) {
    test::expect_golden("papers/list.en.txt", call("event papers " + club + " --list").out);
    EXPECT_EQ(call("event papers " + club + " --list --json", {.json = true}).exit, Exit::done);
}

TEST(Papers, AreRefusedWhenThereIsNothing) {
    const Called no_teams = call("event papers " + club + " line-ups");
    EXPECT_EQ(no_teams.exit, Exit::no);
    EXPECT_EQ(no_teams.talk, "kodeks: This stage is of individuals\n");
    EXPECT_EQ(call("event papers " + club + " pairings --round 77").talk,
              "kodeks: There is no round 77\n");
    EXPECT_EQ(call("event papers " + club + " pairings --stage 9").talk,
              "kodeks: There is no stage 9\n");
    const Called unknown = call("event papers " + club + " standing");
    EXPECT_EQ(unknown.exit, Exit::wrong_usage);
    EXPECT_NE(unknown.talk.find("There is no paper «standing»"), std::string::npos);
    EXPECT_NE(unknown.talk.find("standings"), std::string::npos);
    EXPECT_EQ(call("event papers " + club + " standings --format doc").exit, Exit::wrong_usage);
}

class PaperFiles : public testing::Test {
protected:
    void SetUp() override { std::filesystem::remove_all(folder_); }

    void TearDown() override { std::filesystem::remove_all(folder_); }

    std::filesystem::path folder_ =
        std::filesystem::temp_directory_path() /
        ("kodeks-papers-" +
         std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
};

TEST_F(PaperFiles, AllPapersGoIntoAFolder) {
    for (const char* form : {"txt", "html", "csv", "xlsx", "pdf"}) {
        const Called called =
            call("event papers " + pmr + " --all " + folder_.string() + " --format " + form);
        EXPECT_EQ(called.exit, Exit::done) << called.talk;
        EXPECT_TRUE(std::filesystem::exists(folder_ / ("pairings-1-3." + std::string(form))));
        EXPECT_TRUE(std::filesystem::exists(folder_ / ("report-1." + std::string(form))));
    }
}

TEST_F(PaperFiles, AreReplacedOnlyWhenAsked) {
    std::filesystem::create_directories(folder_);
    const std::string file = (folder_ / "paper.txt").string();
    EXPECT_EQ(call("event papers " + pmr + " standings -o " + file).out, file + " is written\n");
    EXPECT_EQ(call("event papers " + pmr + " crosstable -o " + file).exit, Exit::bad_input);
    EXPECT_EQ(call("event papers " + pmr + " crosstable -o " + file + " --replace").exit,
              Exit::done);
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    EXPECT_EQ(text.str(), paper(pmr, "crosstable"));
}

TEST_F(PaperFiles, OfAnEmptyEventSayWhatIsMissing) {
    std::filesystem::create_directories(folder_);
    const std::string event = (folder_ / "event.json").string();
    ASSERT_EQ(call("event new " + event + " --name E --rulebook RU --year 2026").exit, Exit::done);
    test::expect_golden("papers/empty.en.txt", call("event papers " + event).out);
    for (const char* form : {"txt", "html", "csv", "xlsx", "pdf"}) {
        EXPECT_EQ(
            call("event papers " + event + " --all " + folder_.string() + " --format " + form).exit,
            Exit::done);
    }
}

} // namespace
} // namespace kodeks::cli
