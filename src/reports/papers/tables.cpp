// Places and crosstables.
#include "reports/papers/paper.hpp"
#include "reports/papers/papers.hpp"
#include "tournament/tables/crosstable.hpp"
#include "tournament/tables/standings.hpp"
#include "tournament/tables/team.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

namespace kodeks::reports {

using namespace tournament;

namespace {

void add_standings(Paper& paper, const Standings& places) {
    Table table{{paper.column("place", Justify::right), paper.column("no", Justify::right),
                 paper.names(3), paper.column_if_any("title"),
                 paper.column_if_any("rating", Justify::right),
                 paper.column(paper.of_teams() ? "matches" : "games", Justify::right),
                 paper.column("points", Justify::right)}};
    table.name_column = 2;
    for (std::size_t i = 0; i < places.codes.size(); ++i) {
        table.columns.push_back({fmt::format("{}{}", paper.text("tb"), i + 1), Justify::right});
    }
    for (const StandingLine& line : places.lines) {
        std::vector<Cell> cells = {place_text(line),
                                   paper.number(line.entry),
                                   paper.name(line.entry),
                                   paper.title(line.entry),
                                   paper.rating(line.entry),
                                   std::to_string(line.games),
                                   kodeks::to_text(line.points)};
        for (const auto& value : line.values) {
            cells.emplace_back(value_text(value));
        }
        cells.resize(table.columns.size());
        table.add(std::move(cells));
    }
    for (const EntryId entry : places.without_place) {
        std::vector<Cell> cells = {"–", paper.number(entry),
                                   paper.name(entry) + " (" + paper.text("left") + ")"};
        cells.resize(table.columns.size());
        table.add(std::move(cells));
    }
    paper.add(std::move(table));
}

// What the columns of the tie-breaks mean and on which article they stand.
void add_tie_breaks(Paper& paper, const Standings& places) {
    FactList list;
    for (std::size_t i = 0; i < places.codes.size(); ++i) {
        const std::string article = i < places.articles.size() ? places.articles[i] : "";
        list.facts.push_back(
            {fmt::format("{}{}", paper.text("tb"), i + 1),
             paper.tie_break(places.codes[i]) + (article.empty() ? "" : " [" + article + "]")});
    }
    if (!list.facts.empty()) {
        paper.add(std::move(list));
    }
}

void add_board_results(Paper& paper, const Stage& stage) {
    Table table{{paper.column("board", Justify::right), paper.column("name", Justify::left, 2),
                 paper.column("team", Justify::left, 1), paper.column("games", Justify::right),
                 paper.column("points", Justify::right)}};
    table.caption = paper.text("by_boards");
    table.name_column = 1;
    for (const BoardLine& line : board_results(paper.state(), stage)) {
        table.add({std::to_string(line.board), paper.name(line.player),
                   paper.name(find_entry(paper.state(), line.player)->team),
                   std::to_string(line.games), kodeks::to_text(line.points)});
    }
    paper.add(std::move(table));
}

// The record's letters for colours and adjourned games in the reader's language.
std::string cross_text(const Paper& paper, const std::string& cell) {
    std::string text;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        if (cell.compare(i, 3, "adj") == 0) {
            text += paper.text("adjourned");
            i += 2;
        } else if (cell[i] == 'w' || cell[i] == 'b') {
            text += paper.text(cell[i] == 'w' ? "w" : "b");
        } else {
            text += cell[i];
        }
    }
    return text;
}

// A round of matches of several games: the opponent's line and the points against him, apart.
void write_matches(const Paper& paper, Crosstable& cross) {
    std::map<EntryId, std::size_t> lines;
    for (std::size_t i = 0; i < cross.rows.size(); ++i) {
        lines[cross.rows[i].entry] = i;
    }
    const auto& rounds = paper.stage().rounds;
    for (std::size_t round = 0; round < rounds.size(); ++round) {
        for (const Pairing& pairing : rounds[round].pairings) {
            if (pairing.second == no_entry || pairing.games.size() < 2) {
                continue;
            }
            const PairScore score = score_of(paper.state(), paper.stage(), pairing);
            const auto put = [&](EntryId own, EntryId other, Points points) {
                cross.rows[lines.at(own)].cells[round] = fmt::format(
                    "{}: {}", lines.at(other) + 1, score.complete ? kodeks::to_text(points) : "*");
            };
            put(pairing.first, pairing.second, score.first_games);
            put(pairing.second, pairing.first, score.second_games);
        }
    }
}

void add_cross(Paper& paper, Crosstable cross) {
    if (!cross.by_opponent) {
        write_matches(paper, cross);
    }
    const std::size_t columns = cross.rows.empty() ? 0 : cross.rows.front().cells.size();
    Table table{{paper.column("line", Justify::right), paper.names(1)}};
    table.name_column = 1;
    for (std::size_t i = 1; i <= columns; ++i) {
        table.columns.push_back({std::to_string(i), Justify::centre});
    }
    table.columns.push_back(paper.column("points", Justify::right));
    table.columns.push_back(paper.column("place", Justify::right));
    for (std::size_t i = 0; i < cross.rows.size(); ++i) {
        const CrossRow& row = cross.rows[i];
        std::vector<Cell> cells = {std::to_string(i + 1), paper.name(row.entry)};
        for (const std::string& cell : row.cells) {
            cells.emplace_back(cross_text(paper, cell));
        }
        cells.emplace_back(row.place.empty() ? "–" : kodeks::to_text(row.points));
        cells.emplace_back(row.place.empty() ? "–" : row.place);
        table.add(std::move(cells));
    }
    if (columns > 11) {
        paper.document().sheet.orientation = Orientation::landscape;
    }
    paper.add(std::move(table));
}

// Knock-out: round after round, who met whom and who went on.
void add_bracket(Paper& paper) {
    for (std::size_t i = 0; i < paper.stage().rounds.size(); ++i) {
        Table table{{paper.column("table", Justify::right), paper.column("first", Justify::left, 1),
                     paper.column("result", Justify::centre),
                     paper.column("second", Justify::left, 1),
                     paper.column("winner", Justify::left, 1)}};
        table.caption = paper.text("round.caption", {{"n", std::to_string(i + 1)}});
        std::uint32_t number = 0;
        for (const Pairing& pairing : paper.stage().rounds[i].pairings) {
            const PairScore score = score_of(paper.state(), paper.stage(), pairing);
            EntryId winner = pairing.winner;
            if (pairing.second == no_entry) {
                winner = pairing.first;
            } else if (winner == no_entry && score.complete &&
                       score.first_games != score.second_games) {
                winner = score.first_games > score.second_games ? pairing.first : pairing.second;
            }
            table.add({std::to_string(++number), paper.name(pairing.first), paper.score(pairing),
                       pairing.second == no_entry ? paper.text("free") : paper.name(pairing.second),
                       winner == no_entry ? "" : paper.name(winner)});
        }
        paper.add(std::move(table));
    }
}

using Meetings = std::map<std::pair<EntryId, EntryId>, std::string>;

// What everybody made against everybody, seen from the first of the key.
Meetings meetings_of(const Paper& paper) {
    Meetings met;
    for (const Round& round : paper.stage().rounds) {
        for (const Pairing& pairing : round.pairings) {
            const PairScore score = score_of(paper.state(), paper.stage(), pairing);
            if (pairing.second == no_entry || !score.complete) {
                continue;
            }
            const auto put = [&](EntryId one, EntryId other, Points points) {
                std::string& cell = met[{one, other}];
                cell += (cell.empty() ? "" : " ") + kodeks::to_text(points);
            };
            put(pairing.first, pairing.second, score.first_games);
            put(pairing.second, pairing.first, score.second_games);
        }
    }
    return met;
}

// Scheveningen: the members of one group against those of the other.
void add_groups(Paper& paper, const Standings& places) {
    std::vector<std::pair<std::string, std::vector<EntryId>>> groups;
    for (const StandingLine& line : places.lines) {
        const std::string& club = find_entry(paper.state(), line.entry)->person.club;
        auto found = std::ranges::find(groups, club, [](const auto& group) { return group.first; });
        if (found == groups.end()) {
            groups.push_back({club, {}});
            found = std::prev(groups.end());
        }
        found->second.push_back(line.entry);
    }
    if (groups.size() != 2) {
        return;
    }
    const Meetings met = meetings_of(paper);
    Table table{{{groups[0].first, Justify::left, 1}}};
    table.name_column = 0;
    table.caption = fmt::format("{} – {}", groups[0].first, groups[1].first);
    for (const EntryId other : groups[1].second) {
        table.columns.push_back({paper.name(other), Justify::centre, 1});
    }
    for (const EntryId one : groups[0].second) {
        std::vector<Cell> cells = {paper.name(one)};
        for (const EntryId other : groups[1].second) {
            const auto found = met.find({one, other});
            cells.emplace_back(found == met.end() ? "" : found->second);
        }
        table.add(std::move(cells));
    }
    paper.add(std::move(table));
}

} // namespace

Made standings_paper(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "standings");
    if (paper.stage().members.empty()) {
        return nothing("entries");
    }
    const Stage stage = paper.stage_after(request.round);
    const Standings places = standings(paper.state(), stage);
    paper.add(Paragraph{paper.text("after_round", {{"n", std::to_string(request.round)}})});
    add_standings(paper, places);
    add_tie_breaks(paper, places);
    if (paper.of_teams()) {
        add_board_results(paper, stage);
    }
    paper.note("note.approved", paper.rules().approved);
    paper.sign({"chief", "secretary"});
    return paper.take();
}

Made crosstable_paper(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "crosstable");
    if (paper.stage().rounds.empty()) {
        return nothing("rounds");
    }
    add_cross(paper, crosstable(paper.state(), paper.stage()));
    if (paper.stage().settings.system == System::knockout) {
        add_bracket(paper);
    } else if (paper.stage().settings.system == System::scheveningen) {
        add_groups(paper, standings(paper.state(), paper.stage()));
    }
    paper.note("note.approved", paper.rules().approved);
    paper.sign({"chief", "secretary"});
    return paper.take();
}

} // namespace kodeks::reports
