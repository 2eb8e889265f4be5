#include "lib/mutant_trial.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace kodeks::tools {

namespace {

using Tests = std::vector<const KnownTest*>;

// Others than citing ones are asked only when they are quick. Of a decision the longer ones of its
// own room are asked at last: comparisons with an enumeration of everything, and random events.
constexpr int quick_milliseconds = 200;
constexpr int patient_milliseconds = 4000;
// The first batch is small: most mutants end there. Each further one is so many times as long.
constexpr int first_batch_milliseconds = 200;
constexpr int batch_grows = 6;

// Data that only one room applies are tried by the tests of that room; those of a game by the
// referee's.
bool concerns(const Trial& trial, const Mutant& mutant) {
    static const std::vector<std::pair<std::string, std::set<std::string>>> rooms = {
        {"src/office", {"broken_office", "broken_cli"}},
        {"src/tournament", {"broken_tournament", "broken_cli"}},
        {"src/correspondence", {"broken_correspondence", "broken_cli"}},
        {"src/referee", {"broken_referee", "broken_correspondence", "broken_cli"}},
        {"/tournament.hpp", {"broken_tournament", "broken_reports", "broken_cli"}},
        {"/correspondence.hpp", {"broken_correspondence", "broken_cli"}},
        {"/composition.hpp", {"broken_composition", "broken_cli"}},
        {"/contest.hpp", {"broken_composition", "broken_cli"}},
        {"/papers.hpp", {"broken_reports", "broken_cli"}},
        {"/dials.hpp", {"broken_rulebook", "broken_cli"}},
        {"/office.hpp", {"broken_office", "broken_reports", "broken_cli"}},
        {"/office_duties.hpp", {"broken_office", "broken_reports", "broken_cli"}}};
    static const std::set<std::string> of_a_game = {"broken_referee", "broken_rulebook"};
    const std::string program = trial.program.filename().string();
    const auto found = std::ranges::find_if(
        rooms, [&](const auto& room) { return mutant.file.find(room.first) != std::string::npos; });
    return (found == rooms.end() ? of_a_game : found->second).contains(program);
}

bool cites(const KnownTest& test, const Mutant& mutant) {
    return std::ranges::any_of(mutant.articles, [&](const std::string& article) {
        return test.articles.contains(article);
    });
}

// A test that does not come by a decision cannot notice that it is broken.
bool can_notice(const Trial& trial, const KnownTest& test, const Mutant& mutant) {
    return !trial.traces || test.places.contains(mutant.number);
}

// "pmr2018" of the path of rule data; empty for decisions.
std::string_view edition_of(const Mutant& mutant) {
    constexpr std::string_view editions = "rulebook/editions/";
    const auto at = mutant.file.find(editions);
    return at == std::string::npos ? std::string_view{}
                                   : std::string_view(mutant.file).substr(at + editions.size());
}

// The game scripts of other books say nothing about the data of this one: the folder of a book's
// scripts is named as its edition begins.
bool is_of_another_book(const KnownTest& test, const Mutant& mutant) {
    constexpr std::string_view scripts = "HoldsWhatItExpects/";
    const auto at = test.name.find(scripts);
    const std::string_view edition = edition_of(mutant);
    if (at == std::string::npos || edition.empty()) {
        return false;
    }
    const std::string_view name = std::string_view(test.name).substr(at + scripts.size());
    const std::string_view folder = name.substr(0, name.find('_'));
    return !edition.starts_with(folder) && folder != "chess960";
}

Ended ask(const Trial& trial, const Mutant& mutant, const Tests& tests) {
    int longest = first_batch_milliseconds;
    for (auto next = tests.begin(); next != tests.end(); longest *= batch_grows) {
        Tests batch;
        for (int taken = 0; next != tests.end() && (batch.empty() || taken < longest); ++next) {
            batch.push_back(*next);
            taken += (*next)->milliseconds + 1;
        }
        if (const Ended ended = run_tests(trial, mutant.number, batch); ended != Ended::passed) {
            return ended;
        }
    }
    return Ended::passed;
}

Tests citing(const Trial& trial, const Mutant& mutant) {
    Tests tests;
    for (const KnownTest& test : trial.tests) {
        if (cites(test, mutant) && can_notice(trial, test, mutant)) {
            tests.push_back(&test);
        }
    }
    return tests;
}

// The program of its own room comes by a decision of a pairing system in many events.
bool is_of_its_room(const Trial& trial, const Mutant& mutant) {
    constexpr std::string_view begins = "broken_";
    const std::string name = trial.program.filename().string();
    return mutant.file.starts_with("src/" + name.substr(begins.size()) + "/");
}

int longest_asked(const Trial& trial, const Mutant& mutant) {
    return is_of_its_room(trial, mutant) ? patient_milliseconds : quick_milliseconds;
}

// First those that cite any article of the book.
Tests others(const Trial& trial, const Mutant& mutant) {
    Tests tests;
    const auto of_the_book = [&](const KnownTest& test) {
        return !mutant.articles.empty() &&
               std::ranges::any_of(test.articles, [&](const std::string& article) {
                   const std::string& cited = mutant.articles.front();
                   return article.starts_with(cited.substr(0, cited.find(':') + 1));
               });
    };
    for (const bool wanted : {true, false}) {
        for (const KnownTest& test : trial.tests) {
            if (of_the_book(test) == wanted && test.milliseconds < longest_asked(trial, mutant) &&
                !cites(test, mutant) && can_notice(trial, test, mutant) &&
                !is_of_another_book(test, mutant)) {
                tests.push_back(&test);
            }
        }
    }
    return tests;
}

} // namespace

std::string_view word(Noticed noticed) {
    static constexpr std::array<std::string_view, 5> words = {"cited", "elsewhere", "too-long",
                                                              "no", "equal"};
    return words.at(static_cast<std::size_t>(noticed));
}

Noticed try_mutant(const std::vector<Trial>& trials, const Mutant& mutant) {
    bool some_too_long = false;
    for (const bool citing_ones : {true, false}) {
        for (const Trial& trial : trials) {
            if (!citing_ones && !concerns(trial, mutant)) {
                continue;
            }
            const Tests tests = citing_ones ? citing(trial, mutant) : others(trial, mutant);
            const Ended ended = ask(trial, mutant, tests);
            if (ended == Ended::failed) {
                return citing_ones ? Noticed::by_citing : Noticed::by_others;
            }
            some_too_long = some_too_long || ended == Ended::too_long;
        }
    }
    return some_too_long ? Noticed::too_long : Noticed::not_at_all;
}

} // namespace kodeks::tools
