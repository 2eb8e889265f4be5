// Papers that need the office: what it knows stands on them, what it does not know is left open.
#include "reports/kinds.hpp"
#include "reports/layout/layout.hpp"
#include "support/article.hpp"
#include "support/outside.hpp"
#include "tournament/tables/standings.hpp"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

namespace kodeks::reports {
namespace {

using namespace tournament;

// Ann beat Bob in the only round.
Journal small_event() {
    const auto& rules = *rulebook::find_tournament_rules("pmr2018");
    Journal journal;
    State& state = journal.state;
    state.settings.name = "Cup";
    state.settings.edition = "pmr2018";
    state.settings.scale = rules.scale;
    state.settings.counting = counting_by(rules);
    Stage stage;
    stage.settings.system = System::round_robin;
    for (const char* name : {"Ann", "Bob"}) {
        Entry entry;
        entry.id = EntryId{static_cast<std::uint32_t>(state.entries.size()) + 1};
        entry.person.name = name;
        state.entries.push_back(entry);
        stage.members.push_back(entry.id);
    }
    stage.lots.numbers = stage.members;
    Pairing pairing;
    pairing.first = EntryId{1};
    pairing.second = EntryId{2};
    pairing.games = {white_wins};
    Round round;
    round.pairings = {pairing};
    stage.rounds = {round};
    state.stages = {stage};
    return journal;
}

std::string paper_text(const Sources& sources, std::string_view kind) {
    const auto made = make_paper(*find_kind(kind), sources, Request{});
    return made ? to_text(*made) : render(made.error(), Language::en);
}

// Bob has left before his game was played: it is lost without play, waits for nobody, and the
// report counts it so.
TEST(OfficePapers, TheGamesOfThoseWhoLeftWaitForNobody) {
    Journal journal = small_event();
    journal.state.settings.edition = "frisian2011";
    journal.state.settings.counting = counting_by(*rulebook::find_tournament_rules("frisian2011"));
    Stage& stage = journal.state.stages.front();
    stage.rounds.front().pairings.front().games = {Outcome{}};
    const Sources sources{journal};
    EXPECT_NE(paper_text(sources, "results").find("1 game is without a result"), std::string::npos);
    stage.left[EntryId{2}] = {};
    const std::string results = paper_text(sources, "results");
    EXPECT_EQ(results.find("without a result"), std::string::npos) << results;
    EXPECT_NE(results.find("+:-"), std::string::npos) << results;
    const std::string report = paper_text(sources, "report");
    EXPECT_NE(report.find("Games played: 0\nGames decided without play: 1\n"), std::string::npos)
        << report;
}

TEST(OfficePapers, ReportNamesOffendersWitnessesAndExplanations) {
    ARTICLE("PMR:224f");
    const Journal journal = small_event();
    Sources sources{journal};
    Offence offence;
    offence.name = "Bob Brown Borisovich";
    offence.delegation = "Bendery";
    offence.time = "2026-05-01 10:00";
    offence.place = "hall";
    offence.witnesses = "Zoe";
    offence.what = "A phone rang";
    offence.decision = "Loss";
    offence.explanation = "I forgot it";
    sources.office.offences = {offence};
    const std::string text = paper_text(sources, "report");
    for (const char* part :
         {"Bob Brown", "Borisovich", "Bendery", "2026-05-01 10:00", "hall", "Zoe", "A phone rang.",
          "Loss", "Explanation of the offender: I forgot it"}) {
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
    }
}

TEST(OfficePapers, CredentialsAndOfficialsAreFilledIn) {
    const Journal journal = small_event();
    Sources sources{journal};
    sources.office.officials = {{"Chief arbiter", "Zoe", "category 1", ""}};
    sources.office.credentials = {{"Ann", "", "admitted", "passport", ""}};
    sources.office.commission = {"Yan"};
    EXPECT_EQ(paper_text(sources, "officials"),
              "Cup\n"
              "Officials\n"
              "=========\n"
              "\n"
              "Duty                  Name  Category    Sector\n"
              "--------------------  ----  ----------  ------\n"
              "Chief arbiter         Zoe   category 1\n"
              "Chief secretary\n"
              "Deputy chief arbiter\n"
              "Arbiter\n"
              "\n"
              "The panel of arbiters. [PMR:221, PMR:221a, PMR:221b, PMR:221c]\n"
              "\n"
              "Organiser: ______________________________\n");
    const std::string act = paper_text(sources, "credentials");
    EXPECT_NE(act.find("admitted"), std::string::npos) << act;
    EXPECT_NE(act.find("Member of the commission: ______________________________ Yan\n"),
              std::string::npos)
        << act;
}

// A chief arbiter who is known signs by name.
TEST(OfficePapers, SignaturesKnowTheirNames) {
    const Journal journal = small_event();
    Sources sources{journal};
    sources.office.officials = {{"Chief arbiter", "Zoe", "", ""}};
    EXPECT_NE(paper_text(sources, "standings")
                  .find("Chief arbiter: ______________________________ Zoe\n"),
              std::string::npos);
}

// In any order: a column of text is read line by line, a cell of a PDF as a whole. Lines to write
// on and colons are only in the text.
std::string letters_of(std::string text) {
    std::erase_if(text, [](char c) {
        return std::string_view(" \n\f:_=-").find(c) != std::string_view::npos;
    });
    std::ranges::sort(text);
    return text;
}

TEST(OfficePapers, EveryKindAnswersForEveryStage) {
    const Journal journal = small_event();
    const Sources sources{journal};
    for (const Kind& kind : kinds()) {
        for (const Language language : {Language::en, Language::uk, Language::ru}) {
            const auto made = make_paper(kind, sources, {language, 1, 0});
            if (made) {
                EXPECT_FALSE(made->title.empty());
                EXPECT_FALSE(made->blocks.empty()) << kind.name;
                // A certificate does not say of itself that it is one of the certificates.
                const std::string above =
                    made->sheet.print == Print::framed ? made->title + made->subtitle : "";
                EXPECT_EQ(letters_of(above + test::heard_in_pdf(to_pdf(*made))),
                          letters_of(to_text(*made)))
                    << kind.name;
            }
        }
        EXPECT_FALSE(make_paper(kind, sources, {Language::en, 2, 0}));
        EXPECT_FALSE(make_paper(kind, sources, {Language::en, 1, 9}));
    }
}

// A player has one sheet in hand: its signatures do not stand on another one.
TEST(OfficePapers, AScoreSheetIsOnePage) {
    Journal journal = small_event();
    journal.state.entries[0].person.name = "Konstantynopolska-Vasylenko Oleksandra-Mariia";
    journal.state.entries[0].person.ratings = {{"", 2301}};
    journal.state.stages[0].settings.control = "5400+30";
    const Sources sources{journal};
    for (const char* kind : {"score-sheets", "score-sheets-large"}) {
        for (const Language language : {Language::en, Language::uk, Language::ru}) {
            const auto made = make_paper(*find_kind(kind), sources, {language, 1, 0});
            ASSERT_TRUE(made);
            EXPECT_EQ(test::pdf_property(to_pdf(*made), "Pages"), "1") << kind;
        }
    }
}

// One place or several on a certificate, and nothing before a name without a title.
TEST(OfficePapers, PlacesAndTitlesAreNamedAsTheyAre) {
    Journal journal = small_event();
    const Sources sources{journal};
    EXPECT_NE(
        paper_text(sources, "certificates").find("for place 1 in «Cup» (points: 1, games: 1)"),
        std::string::npos);
    EXPECT_NE(paper_text(sources, "norms").find("\n\nAnn\n---\n"), std::string::npos);
    journal.state.entries[0].person.title = "CM";
    EXPECT_NE(paper_text(sources, "norms").find("\n\nCM Ann\n------\n"), std::string::npos);
    journal.state.stages[0].rounds[0].pairings[0].games = {game_drawn};
    EXPECT_NE(
        paper_text(sources, "certificates").find("for places 1–2 in «Cup» (points: ½, games: 1)"),
        std::string::npos);
    // While a game is open nobody has a place.
    journal.state.stages[0].rounds[0].pairings[0].games = {Outcome{}};
    const auto early = make_paper(*find_kind("certificates"), sources, {Language::en, 1, 0});
    ASSERT_FALSE(early);
    EXPECT_EQ(render(early.error(), Language::en),
              "The stage is not over: places may still change");
}

} // namespace
} // namespace kodeks::reports
