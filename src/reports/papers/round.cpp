// The papers on the wall: who plays whom, and what came out of it.
#include "reports/papers/paper.hpp"
#include "reports/papers/papers.hpp"
#include "tournament/tables/settle.hpp"
#include "tournament/tables/team.hpp"

#include <map>

#include <fmt/format.h>

namespace kodeks::reports {

using namespace tournament;

namespace {

using PointsOf = std::map<EntryId, Points>;

// Everybody's points before the round.
PointsOf points_before(const Paper& paper) {
    const Stage before = paper.stage_after(paper.request().round - 1);
    const Settled settled = settle(paper.state(), before);
    PointsOf points;
    for (std::size_t i = 0; i < settled.entries.size(); ++i) {
        points[settled.entries[i]] = settled.table.rows[i].points;
    }
    return points;
}

std::string points_text(const PointsOf& points, EntryId entry) {
    const auto found = points.find(entry);
    return found == points.end() ? "" : kodeks::to_text(found->second);
}

void add_boards_of(const Paper& paper, Table& table, const Pairing& pairing, std::uint32_t number) {
    const RoundNumber round = paper.request().round;
    const auto first = line_up_of(paper.state(), paper.stage(), round, pairing.first);
    const auto second = line_up_of(paper.state(), paper.stage(), round, pairing.second);
    const auto at = [](const std::vector<EntryId>& players, std::size_t board) {
        return board < players.size() ? players[board] : no_entry;
    };
    const auto games = settled_games(paper.state(), paper.stage(), pairing);
    for (std::size_t i = 0; i < games.size(); ++i) {
        const bool white = first_has_white(static_cast<std::uint32_t>(i) + 1);
        const EntryId one = at(white ? first : second, i);
        const EntryId other = at(white ? second : first, i);
        table.add(
            {fmt::format("{}.{}", number, i + 1), paper.name(one), paper.rating(one),
             games[i].status == Status::open ? "" : to_text(games[i], paper.state().settings.scale),
             paper.name(other), paper.rating(other)});
    }
}

// A table of the round in the form of both papers; rows of teams are followed by their boards.
Table round_table(const Paper& paper, const PointsOf& points) {
    Table table{{paper.column("table", Justify::right), paper.column("white", Justify::left, 1),
                 paper.column(paper.of_teams() ? "rating" : "points", Justify::right),
                 paper.column("result", Justify::centre), paper.column("black", Justify::left, 1),
                 paper.column(paper.of_teams() ? "rating" : "points", Justify::right)}};
    const auto named = [&](EntryId entry) {
        const std::string number = paper.number(entry);
        return number.empty() ? paper.name(entry) : number + ". " + paper.name(entry);
    };
    // The column of a team match is for the ratings of its players.
    const auto points_so_far = [&](EntryId entry) {
        return paper.of_teams() ? std::string() : points_text(points, entry);
    };
    std::uint32_t number = 0;
    for (const Pairing& pairing : paper.round().pairings) {
        ++number;
        if (pairing.second == no_entry) {
            table.add({"", named(pairing.first), points_so_far(pairing.first),
                       paper.stage().settings.system == System::swiss ? "+" : "",
                       paper.text("free"), ""});
            continue;
        }
        table.add({std::to_string(number), named(pairing.first), points_so_far(pairing.first),
                   paper.score(pairing), named(pairing.second), points_so_far(pairing.second)});
        table.rows.back().strong = paper.of_teams();
        if (paper.of_teams()) {
            add_boards_of(paper, table, pairing, number);
        }
    }
    for (const EntryId entry : paper.round().absent) {
        table.add({"", named(entry), points_so_far(entry), "", paper.text("absent"), ""});
    }
    return table;
}

std::size_t open_games_in(const Round& round) {
    std::size_t open = 0;
    for (const Pairing& pairing : round.pairings) {
        for (const Outcome& game : pairing.games) {
            open += pairing.second != no_entry && game.status != Status::finished ? 1 : 0;
        }
    }
    return open;
}

} // namespace

Made pairings(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "pairings");
    paper.name_round();
    for (const Session& session : sources.office.sessions) {
        if (session.round == request.round) {
            paper.add(
                FactList{{paper.fact("date", paper.day(session.date)),
                          paper.fact("time", session.time), paper.fact("place", session.place)}});
        }
    }
    paper.add(round_table(paper, points_before(paper)));
    return paper.take();
}

Made results(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "results");
    paper.name_round();
    paper.add(round_table(paper, points_before(paper)));
    if (const std::size_t open = open_games_in(paper.round()); open > 0) {
        paper.add(Paragraph{paper.text("open_games", {{"n", std::to_string(open)}})});
    }
    paper.note("note.protocols", paper.rules().protocols);
    paper.sign({"arbiter", "secretary"});
    return paper.take();
}

// A card for each board: who sits where, to be signed with the result.
Made board_cards(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "board-cards");
    paper.name_round();
    std::uint32_t number = 0;
    for (const Pairing& pairing : paper.round().pairings) {
        ++number;
        if (pairing.second == no_entry) {
            continue;
        }
        Table table{{paper.column("colour"), paper.column("name", Justify::left, 3),
                     paper.column_if_any("rating", Justify::right),
                     paper.column("score", Justify::centre),
                     paper.column("signature", Justify::left, 2)}};
        table.caption = paper.text("table_card", {{"n", std::to_string(number)}});
        table.name_column = 1;
        table.row_mm = 9;
        const bool many = pairing.games.size() > 1;
        table.add({many ? "" : paper.text("white"), paper.name(pairing.first),
                   paper.rating(pairing.first), "", ""});
        table.add({many ? "" : paper.text("black"), paper.name(pairing.second),
                   paper.rating(pairing.second), "", ""});
        paper.add(std::move(table));
    }
    return paper.take();
}

} // namespace kodeks::reports
