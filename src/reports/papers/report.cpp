// What the chief arbiter hands in at the end, and the decisions of an event.
#include "referee/words/sentence.hpp"
#include "reports/papers/boards.hpp"
#include "reports/papers/papers.hpp"
#include "rulebook/book.hpp"
#include "tournament/tables/standings.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace kodeks::reports {

using namespace tournament;

namespace {

struct BoardRuling {
    const PlayedGame* game = nullptr;
    ledger::UnixTime time;
    std::string by;
    referee::Ruling ruling;
    std::string text;
};

// Every ruling about a player in the games of the stage, in the order they were given.
std::vector<BoardRuling> rulings_of(const Paper& paper) {
    std::vector<BoardRuling> found;
    for (const PlayedGame& game : paper.sources().games) {
        if (game.ref.stage != paper.request().stage) {
            continue;
        }
        referee::State state;
        for (const GameFact& fact : game.facts) {
            if (const auto* given = fact.event.get_if<referee::RulingGiven>()) {
                found.push_back(
                    {&game, fact.time, fact.author, *given->ruling,
                     sentence(*given->ruling, referee::reader_of(state, paper.language())) + " " +
                         referee::bracketed(given->ruling->articles)});
            }
            apply(state, fact.event);
        }
    }
    std::ranges::stable_sort(found, {}, &BoardRuling::time);
    return found;
}

// Decisions that count against a player.
constexpr std::array<std::string_view, 23> violations = {"illegal",
                                                         "illegal_costs_time",
                                                         "illegal_loses",
                                                         "illegal_remark",
                                                         "illegal_draws",
                                                         "claim_wrong",
                                                         "offence",
                                                         "remark",
                                                         "warning",
                                                         "reprimand",
                                                         "fine",
                                                         "exclusion",
                                                         "expulsion",
                                                         "loss",
                                                         "loss_of_both",
                                                         "late",
                                                         "loss_opponent_score_open",
                                                         "offender_loses_points",
                                                         "misannounced",
                                                         "offender_loses_time",
                                                         "opponent_gains_points",
                                                         "press_without_move",
                                                         "opponent_gains_time"};

bool is_violation(const referee::Ruling& ruling) {
    return ruling.about && std::ranges::find(violations, ruling.decision) != violations.end();
}

std::string place_of(const Paper& paper, const GameRef& ref) {
    return paper.text("at_table",
                      {{"round", std::to_string(ref.round)}, {"table", std::to_string(ref.table)}});
}

std::string ruled_about(const Paper& paper, const BoardRuling& ruling) {
    for (const BoardGame& game : games_of_round(paper, ruling.game->ref.round)) {
        if (game.ref == ruling.game->ref && ruling.ruling.about) {
            return paper.name(game.players[static_cast<std::size_t>(*ruling.ruling.about)]);
        }
    }
    return "";
}

std::string delegation_of(const Paper& paper, const std::string& name) {
    for (const Entry& entry : paper.state().entries) {
        if (paper.name(entry.id) == name) {
            return paper.from(entry.id);
        }
    }
    return "";
}

Table offence_table(const Paper& paper) {
    Table table{{paper.column("time"), paper.column("place_of", Justify::left, 1),
                 paper.column("offender", Justify::left, 2), paper.column("from", Justify::left, 1),
                 paper.column("decision", Justify::left, 3),
                 paper.column("witnesses", Justify::left, 1)}};
    table.name_column = 2;
    return table;
}

void add_sanctions(const Paper& paper, Table& table) {
    for (const Offence& offence : paper.sources().office.offences) {
        const std::string from =
            offence.delegation.empty() ? delegation_of(paper, offence.name) : offence.delegation;
        table.add({offence.time, offence.place, offence.name, from,
                   fmt::format("{}. {}", offence.what, offence.decision), offence.witnesses});
        if (!offence.explanation.empty()) {
            table.rows.push_back(
                {{"", Cell(paper.text("explanation", {{"text", offence.explanation}}), 5)}});
        }
    }
}

void add_offences(Paper& paper) {
    Table table = offence_table(paper);
    add_sanctions(paper, table);
    for (const BoardRuling& ruling : rulings_of(paper)) {
        if (is_violation(ruling.ruling)) {
            const std::string name = ruled_about(paper, ruling);
            table.add({paper.minute(ruling.time), place_of(paper, ruling.game->ref), name,
                       delegation_of(paper, name), ruling.text, ruling.by});
        }
    }
    paper.heading(paper.text("violations"));
    if (table.rows.empty()) {
        paper.add(Paragraph{paper.text("no_violations")});
    } else {
        paper.add(std::move(table));
    }
    paper.note("note.offenders", paper.rules().offenders);
}

struct Counted {
    std::size_t games = 0;
    std::size_t unplayed = 0;
    std::size_t corrected = 0;
};

Counted counted_in(const Paper& paper) {
    Counted counted;
    for (const Round& round : paper.stage().rounds) {
        for (const Pairing& pairing : round.pairings) {
            for (const tournament::Outcome& game : pairing.games) {
                const bool real = pairing.second != no_entry;
                counted.games += real && is_played(game) ? 1 : 0;
                counted.unplayed += real && is_unplayed(game) ? 1 : 0;
            }
        }
    }
    for (const Event& event : paper.sources().journal.events) {
        counted.corrected += event.is<ResultCorrected>() ? 1 : 0;
    }
    return counted;
}

void add_basic_data(Paper& paper) {
    const Counted counted = counted_in(paper);
    const OfficeFacts& office = paper.sources().office;
    const auto* const book = rulebook::find_book(paper.state().settings.edition);
    paper.add(FactList{
        {paper.fact("organiser", office.organiser), paper.fact("place", office.place),
         paper.fact("first_day", paper.day(paper.first_day())),
         paper.fact("last_day", paper.day(paper.last_day())),
         paper.fact("rulebook", book == nullptr
                                    ? paper.state().settings.edition
                                    : std::string(rulebook::title_of(*book, paper.language()))),
         paper.fact("system", paper.system_name()),
         paper.fact("participants", std::to_string(paper.stage().members.size())),
         paper.fact("rounds", std::to_string(paper.stage().rounds.size())),
         paper.fact("games_played", std::to_string(counted.games)),
         paper.fact("games_unplayed", std::to_string(counted.unplayed)),
         paper.fact("corrections", std::to_string(counted.corrected))}});
}

void add_winners(Paper& paper) {
    Table table{{paper.column("place", Justify::right), paper.names(2),
                 paper.column_if_any("from", Justify::left, 1),
                 paper.column("points", Justify::right)}};
    table.name_column = 1;
    for (const StandingLine& line : standings(paper.state(), paper.stage()).lines) {
        table.add({place_text(line), paper.name(line.entry), paper.from(line.entry),
                   kodeks::to_text(line.points)});
    }
    paper.heading(paper.text("title.standings"));
    paper.add(std::move(table));
}

// Who left, with what became of it, and every correction with its reason.
void add_changes(Paper& paper) {
    Table table{{paper.column("time"), paper.column("decision", Justify::left, 3),
                 paper.column("by", Justify::left, 1)}};
    const auto& journal = paper.sources().journal;
    for (std::size_t i = 0; i < journal.events.size(); ++i) {
        const std::string when =
            i < journal.envelopes.size() ? paper.minute(journal.envelopes[i].time) : "";
        const std::string by = i < journal.envelopes.size() ? journal.envelopes[i].author : "";
        if (const auto* left = journal.events[i].get_if<Withdrawn>()) {
            table.add({when,
                       paper.text(left->leaving.excluded ? "was_excluded" : "has_withdrawn",
                                  {{"name", paper.name(left->entry)}, {"reason", left->reason}}),
                       by});
        } else if (const auto* result = journal.events[i].get_if<ResultCorrected>()) {
            const auto& scale = paper.state().settings.scale;
            table.add({when,
                       paper.text("was_corrected", {{"where", place_of(paper, result->game)},
                                                    {"before", to_text(result->before, scale)},
                                                    {"after", to_text(result->outcome, scale)},
                                                    {"reason", result->reason}}),
                       by});
        }
    }
    for (const OfficeDecision& decision : paper.sources().office.decisions) {
        table.add({decision.time, decision.text + " " + decision.articles, decision.by});
    }
    paper.heading(paper.text("decisions"));
    if (table.rows.empty()) {
        paper.add(Paragraph{paper.text("no_decisions")});
    } else {
        paper.add(std::move(table));
    }
}

void add_protests(Paper& paper) {
    const auto& protests = paper.sources().office.protests;
    if (protests.empty()) {
        return;
    }
    Table table{{paper.column("time"), paper.column("by", Justify::left, 1),
                 paper.column("protest", Justify::left, 2),
                 paper.column("decision", Justify::left, 2),
                 paper.column("decided_by", Justify::left, 1)}};
    for (const Protest& protest : protests) {
        table.add({protest.lodged, protest.by, protest.text,
                   protest.decision + " " + protest.articles, protest.decided_by});
    }
    paper.heading(paper.text("protests"));
    paper.add(std::move(table));
}

} // namespace

Made chief_report(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "report");
    if (paper.stage().rounds.empty()) {
        return nothing("rounds");
    }
    add_basic_data(paper);
    add_winners(paper);
    add_offences(paper);
    add_changes(paper);
    add_protests(paper);
    paper.heading(paper.text("attached"));
    paper.add(Paragraph{paper.text("attachments")});
    const auto& rules = paper.rules();
    if (rules.report_days > 0) {
        paper.note("note.report", rules.report,
                   {{"n", std::to_string(rules.report_days)},
                    {"day", paper.day(days_after(paper.last_day(), rules.report_days))}});
    } else {
        paper.note("note.report_by_law", rules.report);
    }
    paper.sign({"chief", "secretary"});
    return paper.take();
}

// Every ruling at the boards and every decision of the office, for the archive.
Made decisions(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "decisions");
    Table table{{paper.column("time"), paper.column("place_of", Justify::left, 1),
                 paper.column("decision", Justify::left, 3), paper.column("by", Justify::left, 1)}};
    for (const BoardRuling& ruling : rulings_of(paper)) {
        table.add(
            {paper.minute(ruling.time), place_of(paper, ruling.game->ref), ruling.text, ruling.by});
    }
    if (!table.rows.empty()) {
        paper.heading(paper.text("rulings"));
        paper.add(std::move(table));
    }
    if (!sources.office.offences.empty()) {
        Table sanctions = offence_table(paper);
        add_sanctions(paper, sanctions);
        paper.heading(paper.text("sanctions"));
        paper.add(std::move(sanctions));
    }
    add_changes(paper);
    add_protests(paper);
    paper.sign({"chief"});
    return paper.take();
}

} // namespace kodeks::reports
