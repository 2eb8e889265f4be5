// Records of games and events that were kept once are read, folded and shown the same for ever.
// The same tests run a second time in a program whose rulebooks were changed on purpose
// (altered.cmake): what was decided does not depend on the rule data of the day.
#include "cli/context.hpp"
#include "cli/dispatch.hpp"
#include "correspondence/record/record.hpp"
#include "ledger/lines.hpp"
#include "ledger/record.hpp"
#include "referee/record/record.hpp"
#include "referee/words/sentence.hpp"
#include "rulebook/game_rules.hpp"
#include "rulebook/tournament_rules.hpp"
#include "support/source_tree.hpp"
#include "tournament/record/journal.hpp"
#include "tournament/record/record.hpp"

#include <filesystem>
#include <sstream>

#include <gtest/gtest.h>

namespace kodeks {
namespace {

#ifdef KODEKS_ALTERED
constexpr bool is_altered = true;
#else
constexpr bool is_altered = false;
#endif

const std::string folder = "tests/golden/records/";

// Golden texts are made with the true books only.
void expect_kept(const std::string& name, const std::string& text) {
    if (is_altered) {
        EXPECT_EQ(kodeks::test::read_source(folder + name), text) << name;
    } else {
        kodeks::test::expect_golden("records/" + name, text);
    }
}

std::vector<std::string> kept(const std::string& ending) {
    std::vector<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        const std::string name = file.path().filename().string();
        const bool by_letter = name.starts_with("letters-"); // tests/correspondence keeps those
        if (name.ends_with(ending) && !by_letter) {
            names.push_back(name.substr(0, name.size() - ending.size()));
        }
    }
    std::ranges::sort(names);
    return names;
}

TEST(Recorded, TheBooksAreThoseTheProgramWasBuiltWith) {
    const auto& rules = *rulebook::find_tournament_rules("ua2026");
    EXPECT_EQ(rules.scale_articles.front(), is_altered ? "UA:V.11.1.1-altered" : "UA:V.11.1.1");
    EXPECT_EQ(rules.scale.win, whole_points(is_altered ? 12 : 2));
    EXPECT_EQ(rules.unplayed.missing, is_altered ? rulebook::MissingOpponent::nothing
                                                 : rulebook::MissingOpponent::last_who_stayed);
    for (const rulebook::TournamentRules* book : rulebook::all_tournament_rules()) {
        EXPECT_EQ(book->scale_articles.front().ends_with("-altered"), is_altered);
    }
}

// Every fact as a sentence with the articles of its ruling.
std::string told(const referee::Event& event, const referee::Reader& reader) {
    std::string text = sentence(event, reader);
    if (const auto* given = event.get_if<referee::RulingGiven>()) {
        text += " " + referee::bracketed(given->ruling->articles);
    }
    return text + "\n";
}

TEST(Recorded, GamesAreReadFoldedAndShown) {
    const auto names = kept(".state.json");
    EXPECT_GE(names.size(), 5U);
    for (const std::string& name : names) {
        const std::string text = kodeks::test::read_source(folder + name + ".jsonl");
        referee::State state;
        std::string shown;
        ledger::Lines lines(text);
        while (lines.next()) {
            const auto event = referee::read_event(*lines.json(), state.variant);
            ASSERT_TRUE(event) << name << ":" << lines.number();
            EXPECT_FALSE(referee::defect_of(state, *event)) << name << ":" << lines.number();
            const auto before = state.position;
            apply(state, *event);
            shown += told(*event, {Language::en, state.variant, before});
        }
        EXPECT_EQ(write_state(state) + "\n",
                  kodeks::test::read_source(folder + name + ".state.json"));
        expect_kept(name + ".shown.txt", shown);
    }
}

TEST(Recorded, GamesByLetterAreReadAndFolded) {
    const std::string name = folder + "letters-fifty_days_are_no_overstep";
    const std::string text = kodeks::test::read_source(name + ".jsonl");
    const auto records = ledger::read_records({text, name});
    ASSERT_TRUE(records.has_value());
    correspondence::State state;
    for (const ledger::RawRecord& record : records->all) {
        const auto event = correspondence::read_event(record.event, state.variant);
        ASSERT_TRUE(event.has_value()) << record.line;
        apply(state, *event);
    }
    EXPECT_EQ(write_state(state) + "\n", kodeks::test::read_source(name + ".state.json"));
}

std::string called(const std::vector<std::string>& words) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream talk;
    cli::dispatch(words, {}, {in, out, talk});
    return out.str() + talk.str();
}

TEST(Recorded, EventsAreReadFoldedAndShown) {
    const auto names = kept(".event.jsonl");
    EXPECT_GE(names.size(), 4U);
    for (const std::string& name : names) {
        const std::string file = folder + name + ".event.jsonl";
        const auto journal = tournament::read_journal({kodeks::test::read_source(file), file});
        ASSERT_TRUE(journal) << name;
        expect_kept(name + ".event-state.json", write_state(journal->state) + "\n");
        std::string shown;
        for (const char* verb : {"standings", "crosstable", "tiebreaks"}) {
            shown += called({"event", verb, file}) + "\n";
        }
        for (std::size_t round = 1; round <= journal->state.stages[0].rounds.size(); ++round) {
            shown += called({"event", "pairings", file, "--round", std::to_string(round)}) + "\n";
        }
        for (const auto& [id, records] : journal->games) {
            const auto ref = *find_ref(journal->state, id);
            shown += called({"event", "game", file,
                             std::to_string(ref.table) + "." + std::to_string(ref.game), "--round",
                             std::to_string(ref.round), "--show"});
        }
        expect_kept(name + ".event-shown.txt", shown);
    }
}

} // namespace
} // namespace kodeks
