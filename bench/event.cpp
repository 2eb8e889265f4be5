// How much processor time a command on a large event takes: 3,000 players, 11 rounds. One result
// against 20 ms, standings against 50 ms, pairing the next round against 150 ms, each from the
// bytes of the file and its snapshot to the answer; and pairing with wishes to keep clubs apart,
// which must not grow with the cube of the field. Figures are shares of the limits.
//
//     bench_event [players]
#include "tournament/record/snapshot.hpp"
#include "tournament/tables/standings.hpp"
#include "tournament/tournament.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <functional>

#include <fmt/format.h>

namespace {

using namespace kodeks;
using namespace kodeks::tournament;

const Stamp stamp{*ledger::read_unix_time("2026-05-01T09:00:00Z"), "arbiter"};

double spent_ms(const std::function<void()>& work) {
    const std::clock_t start = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

double median_ms(const std::function<void()>& work) {
    std::vector<double> times;
    for (int i = 0; i < 5; ++i) {
        times.push_back(spent_ms(work));
    }
    std::ranges::sort(times);
    return times[2];
}

void ask(Journal& journal, const Command& command) {
    const World world = world_for("ru-code");
    const auto decision = decide(journal.state, command, world);
    if (decision.refusal() != nullptr) {
        fmt::print("refused: {}\n", render(decision.refusal()->message, Language::en));
        std::exit(1);
    }
    add(journal, {decision.events()}, stamp);
}

Journal entered(std::uint32_t players, RoundNumber rounds, std::vector<KeepApart> apart) {
    Journal journal;
    EventSettings settings;
    settings.name = "Bench";
    settings.edition = "ru-code";
    settings.year = 2026;
    ask(journal, Create{settings});
    StageSettings stage;
    stage.system = System::swiss;
    stage.swiss = "start-number";
    stage.rounds = rounds;
    stage.apart = std::move(apart);
    ask(journal, AddStage{stage});
    for (std::uint32_t i = 0; i < players; ++i) {
        Enter enter;
        enter.person.name = fmt::format("Player {}", i);
        enter.person.birth_year = 1930 + static_cast<std::int32_t>(i % 90);
        enter.person.club = fmt::format("Club {}", i % 100);
        enter.person.ratings = {{"", 2500 - static_cast<std::int32_t>(i % 1000)}};
        ask(journal, enter);
    }
    ask(journal, DrawLots{1, "seed", ""});
    return journal;
}

void play(Journal& journal, RoundNumber rounds) {
    for (RoundNumber round = 1; round <= rounds; ++round) {
        ask(journal, Pair{1});
        const auto& pairings = journal.state.stages[0].rounds.back().pairings;
        for (std::uint32_t table = 1; table <= pairings.size(); ++table) {
            const bool last = round == rounds && table == 1;
            if (pairings[table - 1].second != no_entry && !last) {
                const Outcome outcome = table % 3 == 0   ? game_drawn
                                        : table % 3 == 1 ? white_wins
                                                         : black_wins;
                const Event fact = ResultRecorded{{1, round, table, 1}, outcome, ""};
                add(journal, {{fact}}, stamp); // deciding is measured below
            }
        }
    }
}

TextDigest digest_of(std::string_view text) {
    TextDigest digest;
    digest.add(text);
    return digest;
}

void print_large(std::uint32_t players) {
    constexpr RoundNumber rounds = 11;
    Journal journal = entered(players, rounds + 1, {});
    play(journal, rounds);
    const std::string text = text_of(journal);
    const std::string snapshot = write_snapshot(journal, digest_of(text));
    const double whole = spent_ms([&] { (void)read_journal({text, "bench"}); });
    const double result = median_ms([&] {
        TextDigest digest = digest_of(text);
        auto light = read_snapshot(snapshot, digest);
        const auto decision = decide(light->state, RecordResult{{1, rounds, 1, 1}, white_wins, ""},
                                     world_for("ru-code"));
        const Addition addition{decision.events()};
        const std::string lines = lines_of(*light, addition, stamp);
        add(*light, addition, stamp);
        digest.add(lines);
        (void)write_snapshot(*light, digest);
    });
    const double standing = median_ms([&] {
        const auto light = read_snapshot(snapshot, digest_of(text));
        (void)standings(light->state, light->state.stages[0]);
    });
    ask(journal, RecordResult{{1, rounds, 1, 1}, white_wins, ""});
    const std::string complete = text_of(journal);
    const std::string later = write_snapshot(journal, digest_of(complete));
    const double pairing = median_ms([&] {
        const auto light = read_snapshot(later, digest_of(complete));
        (void)decide(light->state, Pair{1}, world_for("ru-code"));
    });
    fmt::print("{} players, {} rounds, {} kB\n", players, rounds, text.size() / 1024);
    fmt::print("  one result   {:.2f} of 20 ms (reading every fact: {:.2f})\n", result / 20,
               whole / 20);
    fmt::print("  standings    {:.2f} of 50 ms\n", standing / 50);
    fmt::print("  next round   {:.2f} of 150 ms\n", pairing / 150);
}

void print_apart() {
    double previous = 0;
    for (const std::uint32_t players : {250U, 500U, 1000U, 2000U}) {
        Journal journal = entered(players, 9, {{.trait = Trait::club}});
        play(journal, 4);
        ask(journal, RecordResult{{1, 4, 1, 1}, white_wins, ""});
        const double now =
            median_ms([&] { (void)decide(journal.state, Pair{1}, world_for("ru-code")); });
        fmt::print("  clubs apart, {:5} players: {:6.2f} of 150 ms", players, now / 150);
        if (previous > 0) {
            fmt::print(" (x{:.1f} for twice the field)", now / previous);
        }
        fmt::print("\n");
        previous = now;
    }
}

} // namespace

int main(int argc, char** argv) {
    const int players = argc > 1 ? std::atoi(argv[1]) : 3000;
    print_large(static_cast<std::uint32_t>(std::clamp(players, 10, 9999)));
    print_apart();
}
