// When and where play goes on, and who meets whom as far as the system knows it beforehand.
#include "reports/papers/paper.hpp"
#include "reports/papers/papers.hpp"
#include "rulebook/tournament_rules.hpp"
#include "tournament/desk/field_of.hpp"
#include "tournament/desk/plan.hpp"
#include "tournament/pairing/round_robin.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::reports {

using namespace tournament;

namespace {

void add_sessions(Paper& paper, RoundNumber rounds) {
    Table table{{paper.column("round", Justify::right), paper.column("date", Justify::left, 1),
                 paper.column("time", Justify::left, 1), paper.column("place", Justify::left, 2)}};
    table.name_column = 0;
    table.row_mm = 8;
    for (RoundNumber round = 1; round <= rounds; ++round) {
        const auto& sessions = paper.sources().office.sessions;
        const std::string number = std::to_string(round);
        const auto first = std::ranges::find_if(
            sessions, [&](const Session& one) { return one.round == round && !one.resumption; });
        const Session session = first == sessions.end() ? Session{} : *first;
        table.add({number, paper.day(session.date), session.time, session.place});
        for (const Session& one : sessions) {
            if (one.round == round && one.resumption) {
                table.add({paper.text("resumption", {{"round", number}}), paper.day(one.date),
                           one.time, one.place});
            }
        }
    }
    paper.add(std::move(table));
}

// The tables of a round robin are known as soon as the numbers are drawn.
void add_calendar(Paper& paper) {
    const Stage& stage = paper.stage();
    const auto* const rules = rulebook::find_tournament_rules(paper.state().settings.edition);
    const auto last_two = rules != nullptr && rules->exchange_last_two
                              ? pairing::LastTwo::exchanged
                              : pairing::LastTwo::as_printed;
    const auto players = static_cast<std::uint32_t>(stage.lots.numbers.size());
    paper.heading(paper.text("calendar"));
    Table table{{paper.column("round", Justify::right), paper.column("white", Justify::left, 1),
                 paper.column("black", Justify::left, 1)}};
    std::uint32_t number = 0;
    const auto named = [&](pairing::Number drawn) {
        return fmt::format("{}. {}", drawn.value, paper.name(entry_of(stage, drawn)));
    };
    for (const auto& round : pairing::berger_cycles(players, stage.settings.cycles, last_two)) {
        ++number;
        for (const pairing::TableGame& game : round.games) {
            table.add({std::to_string(number), named(game.white), named(game.black)});
        }
        if (round.free != pairing::nobody) {
            table.add({std::to_string(number), named(round.free), paper.text("free")});
        }
    }
    paper.add(std::move(table));
}

} // namespace

Made schedule(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "schedule");
    const Stage& stage = paper.stage();
    const RoundNumber rounds =
        std::max(rounds_of(stage), static_cast<RoundNumber>(stage.rounds.size()));
    if (rounds == 0) {
        return nothing("rounds");
    }
    paper.add(FactList{{paper.fact("system", paper.system_name()),
                        paper.fact("rounds", std::to_string(rounds)),
                        paper.fact("place", sources.office.place)}});
    add_sessions(paper, rounds);
    if (stage.settings.system == System::round_robin && !stage.lots.numbers.empty()) {
        add_calendar(paper);
    }
    paper.note("note.calendar", paper.rules().calendar);
    paper.sign({"chief"});
    return paper.take();
}

} // namespace kodeks::reports
