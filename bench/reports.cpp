// The papers of an event of 3,000 players and nine rounds, in every form: each time as a part of
// the limit of one second, and the memory as a part of the limit of 100 MB.
#include "reports/kinds.hpp"
#include "reports/layout/layout.hpp"
#include "tournament/tables/standings.hpp"

#include <cstdio>
#include <ctime>
#include <set>
#include <string>
#include <string_view>

#include <sys/resource.h>

namespace {

using namespace kodeks;
using namespace kodeks::tournament;

constexpr double limit_s = 1;
constexpr double limit_kb = 100 * 1024;
constexpr std::uint32_t players = 3000;
constexpr std::uint32_t rounds = 9;

State great_event() {
    const auto& rules = *rulebook::find_tournament_rules("ua2026");
    State state;
    state.settings.name = "Великий відкритий турнір";
    state.settings.edition = "ua2026";
    state.settings.year = 2026;
    state.settings.scale = rules.scale;
    state.settings.counting = counting_by(rules);
    Stage stage;
    stage.settings.system = System::swiss;
    stage.settings.swiss = "median-solkoff";
    stage.settings.rounds = rounds;
    stage.settings.tie_breaks = default_tie_breaks(rules, stage.settings);
    stage.settings.tie_break_articles =
        tie_break_articles(rules, stage.settings, stage.settings.tie_breaks);
    for (std::uint32_t i = 1; i <= players; ++i) {
        Entry entry{EntryId{i}, {}};
        entry.person.name = "Прізвищенко Ім'янович " + std::to_string(i);
        entry.person.club = "Спортивний клуб " + std::to_string(i % 97);
        entry.person.ratings = {{"", static_cast<std::int32_t>(2600 - i / 3)}};
        state.entries.push_back(entry);
        stage.members.push_back(entry.id);
    }
    stage.lots.numbers = stage.members;
    for (std::uint32_t round = 1; round <= rounds; ++round) {
        Round paired;
        for (std::uint32_t i = 0; i < players; i += 2) {
            Pairing pairing{EntryId{(i + round * 7) % players + 1},
                            EntryId{(i + 1 + round * 7) % players + 1}};
            const std::uint32_t chance = (i * 2654435761U + round * 40503U) % 3;
            pairing.games = {chance == 0 ? white_wins : chance == 1 ? game_drawn : black_wins};
            pairing.first_game = GameId{state.last_game.value + 1};
            ++state.last_game.value;
            paired.pairings.push_back(pairing);
        }
        stage.rounds.push_back(paired);
    }
    state.stages.push_back(stage);
    return state;
}

// As much as the office of such an event may know.
reports::OfficeFacts busy_office() {
    reports::OfficeFacts office;
    office.act = "2026-05-01";
    for (std::uint32_t i = 1; i <= players; ++i) {
        office.credentials.push_back({"Прізвищенко Ім'янович " + std::to_string(i), "Київ",
                                      "допущено", "слух [UA:V.18.5.1]", "1990"});
    }
    return office;
}

// Time of the processor, so that other programs on the machine do not count.
double seconds_now() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

void measure(const reports::Kind& kind, const reports::Sources& sources) {
    double start = seconds_now();
    const auto paper = make_paper(kind, sources, {Language::uk, 1, 0});
    if (!paper) {
        return;
    }
    std::printf("%-20s made %5.2f", std::string(kind.name).c_str(),
                (seconds_now() - start) / limit_s);
    for (const reports::Form form :
         {reports::Form::txt, reports::Form::html, reports::Form::xlsx, reports::Form::pdf}) {
        start = seconds_now();
        std::size_t bytes = 0;
        if (form == reports::Form::xlsx) {
            write_xlsx(*paper, "bench-reports.xlsx");
            std::remove("bench-reports.xlsx");
        } else {
            bytes = (form == reports::Form::txt    ? to_text(*paper)
                     : form == reports::Form::html ? to_html(*paper)
                                                   : to_pdf(*paper))
                        .size();
        }
        std::printf("  %s %5.2f (%zu KB)", std::string(name_of(form)).c_str(),
                    (seconds_now() - start) / limit_s, bytes / 1024);
    }
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("  memory %4.2f\n", static_cast<double>(usage.ru_maxrss) / limit_kb);
}

} // namespace

// With words, only the papers of these names.
int main(int count, char** words) {
    const std::set<std::string_view> wanted(words + 1, words + count);
    Journal journal;
    journal.state = great_event();
    const reports::Sources sources{journal, {}, busy_office()};
    std::printf("parts of the limits: 1 s of the processor a document, 100 MB\n");
    for (const reports::Kind& kind : reports::kinds()) {
        if (wanted.empty() || wanted.contains(kind.name)) {
            measure(kind, sources);
        }
    }
}
