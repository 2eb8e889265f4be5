// Team matches: the line-ups handed in before a round and the protocol signed after it.
#include "reports/papers/paper.hpp"
#include "reports/papers/papers.hpp"
#include "tournament/tables/team.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::reports {

using namespace tournament;

namespace {

EntryId on_board(const std::vector<EntryId>& players, std::size_t board) {
    return board < players.size() ? players[board] : no_entry;
}

// A board of a match: the colours alternate, so that the first team has White on the odd ones.
void add_match(Paper& paper, const Pairing& pairing, std::uint32_t number) {
    const RoundNumber round = paper.request().round;
    const auto first = line_up_of(paper.state(), paper.stage(), round, pairing.first);
    const auto second = line_up_of(paper.state(), paper.stage(), round, pairing.second);
    const auto games = settled_games(paper.state(), paper.stage(), pairing);
    Table table{{paper.column("board", Justify::right),
                 paper.column("colour"),
                 {paper.name(pairing.first), Justify::left, 1},
                 paper.column("result", Justify::centre),
                 {paper.name(pairing.second), Justify::left, 1},
                 paper.column("colour")}};
    table.row_mm = 8;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const bool white = first_has_white(static_cast<std::uint32_t>(i) + 1);
        Outcome own = games[i];
        if (!white) {
            std::swap(own.white, own.black); // as the first team sees it
        }
        table.add({std::to_string(i + 1), paper.text(white ? "white" : "black"),
                   paper.name(on_board(first, i)),
                   own.status == Status::open ? "" : to_text(own, paper.state().settings.scale),
                   paper.name(on_board(second, i)), paper.text(white ? "black" : "white")});
    }
    table.add({"", "", paper.text("total"), paper.score(pairing), "", ""});
    table.rows.back().strong = true;
    paper.heading(fmt::format("{} {}: {} – {}", paper.text("column.table"), number,
                              paper.name(pairing.first), paper.name(pairing.second)));
    paper.add(std::move(table));
    paper.add(Signatures{{{paper.text("captain_of", {{"name", paper.name(pairing.first)}}), ""},
                          {paper.text("captain_of", {{"name", paper.name(pairing.second)}}), ""},
                          {paper.text("role.arbiter"), ""}}});
    paper.note("note.captains_sign", paper.rules().captains_sign);
}

} // namespace

Made match_protocols(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "match-protocols");
    if (!paper.of_teams()) {
        return nothing("teams");
    }
    paper.name_round();
    std::uint32_t number = 0;
    for (const Pairing& pairing : paper.round().pairings) {
        ++number;
        if (pairing.second == no_entry) {
            continue;
        }
        if (!paper.document().blocks.empty()) {
            paper.add(PageBreak{});
        }
        add_match(paper, pairing, number);
    }
    return paper.take();
}

// Who sits where, and whether that was handed in or follows from the book.
Made line_ups(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "line-ups");
    if (!paper.of_teams()) {
        return nothing("teams");
    }
    paper.name_round();
    for (const EntryId team : paper.stage().members) {
        Table table{{paper.column("board", Justify::right), paper.column("name", Justify::left, 3),
                     paper.column_if_any("rating", Justify::right)}};
        table.name_column = 1;
        const bool given = paper.round().line_ups.contains(team);
        table.caption = fmt::format("{} ({})", paper.name(team),
                                    paper.text(given ? "line_up_given" : "line_up_by_book"));
        std::uint32_t board = 0;
        for (const EntryId player : line_up_of(paper.state(), paper.stage(), request.round, team)) {
            table.add({std::to_string(++board), paper.name(player), paper.rating(player)});
        }
        paper.add(std::move(table));
        paper.add(Signatures{{{paper.text("captain_of", {{"name", paper.name(team)}}), ""}}});
    }
    paper.note("note.line_ups", paper.rules().captains_sign);
    return paper.take();
}

} // namespace kodeks::reports
