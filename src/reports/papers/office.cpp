// Papers before play: officials, the act of the credentials commission.
#include "reports/papers/paper.hpp"
#include "reports/papers/papers.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::reports {

using namespace tournament;

namespace {

void add_seats(Paper& paper, std::string_view title, const std::vector<Seat>& seats) {
    if (seats.empty()) {
        return;
    }
    Table table{{paper.column("post", Justify::left, 1), paper.column("name", Justify::left, 2),
                 paper.column("branch", Justify::left, 2)}};
    table.name_column = 1;
    for (const Seat& seat : seats) {
        table.add({seat.post, seat.name, seat.from});
    }
    paper.heading(paper.text(title));
    paper.add(std::move(table));
}

} // namespace

Made officials(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "officials");
    Table table{{paper.column("role", Justify::left, 1), paper.column("name", Justify::left, 2),
                 paper.column("category", Justify::left, 1),
                 paper.column("sector", Justify::left, 1)}};
    table.row_mm = 8;
    table.name_column = 0;
    for (const Official& official : sources.office.officials) {
        table.add({official.role, official.name, official.category, official.sector});
    }
    for (const std::string_view role : {"chief", "secretary", "deputy", "arbiter"}) {
        const std::string shown = paper.text("role." + std::string(role));
        const auto& known = sources.office.officials;
        if (std::ranges::find(known, shown, &Official::role) == known.end()) {
            table.add({shown, "", "", ""});
        }
    }
    paper.add(std::move(table));
    paper.note("note.officials", paper.rules().officials);
    add_seats(paper, "committee", sources.office.committee);
    add_seats(paper, "captains", sources.office.captains);
    paper.sign({"organiser"});
    return paper.take();
}

namespace {

// Players, not teams: the right to play is a person's.
std::vector<EntryId> people_of(const Paper& paper) {
    if (!paper.of_teams()) {
        return paper.stage().members;
    }
    std::vector<EntryId> people;
    for (const EntryId team : paper.stage().members) {
        for (const EntryId player : players_of(paper.state(), team)) {
            people.push_back(player);
        }
    }
    return people.empty() ? paper.stage().members : people;
}

std::string represented(const Paper& paper, EntryId entry) {
    const EntryId team = find_entry(paper.state(), entry)->team;
    const std::string from = paper.from(entry);
    const std::string name = team == no_entry ? "" : paper.name(team);
    return name.empty() || from.empty() ? name + from : name + ", " + from;
}

Table act_table(const Paper& paper) {
    Table table{{paper.column("line", Justify::right), paper.column("name", Justify::left, 2),
                 paper.column("from", Justify::left, 2), paper.column("born", Justify::right),
                 paper.column("decision", Justify::left, 1),
                 paper.column("reason", Justify::left, 2)}};
    table.name_column = 1;
    return table;
}

// The last application of a name stands.
std::map<std::string_view, const Credential*> by_name(const OfficeFacts& office) {
    std::map<std::string_view, const Credential*> lines;
    for (const Credential& line : office.credentials) {
        lines[line.name] = &line;
    }
    return lines;
}

// Those on the list of the event, then everybody else who asked to play.
Table act_lines(const Paper& paper) {
    Table table = act_table(paper);
    auto lines = by_name(paper.sources().office);
    std::uint32_t number = 0;
    for (const EntryId entry : people_of(paper)) {
        const auto found = lines.find(find_entry(paper.state(), entry)->person.name);
        const Credential line = found == lines.end() ? Credential{} : *found->second;
        const std::int32_t born = find_entry(paper.state(), entry)->person.birth_year;
        const std::string from = represented(paper, entry);
        table.add({std::to_string(++number), paper.name(entry),
                   from.empty() ? line.delegation : from,
                   born == 0 ? line.born : std::to_string(born), line.decision, line.reason});
        if (found != lines.end()) {
            lines.erase(found);
        }
    }
    for (const Credential& line : paper.sources().office.credentials) {
        const auto found = lines.find(line.name);
        if (found != lines.end() && found->second == &line) {
            table.add({std::to_string(++number), line.name, line.delegation, line.born,
                       line.decision, line.reason});
        }
    }
    return table;
}

void add_commission(Paper& paper) {
    Signatures members;
    for (const std::string& member : paper.sources().office.commission) {
        members.lines.push_back({paper.text("role.commission"), member});
    }
    while (members.lines.size() < 3 && paper.sources().office.act.empty()) {
        members.lines.push_back({paper.text("role.commission"), ""});
    }
    paper.add(std::move(members));
}

} // namespace

// Who was found entitled to play, by which decision and articles.
Made credentials(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "credentials");
    if (paper.stage().members.empty() && sources.office.credentials.empty()) {
        return nothing("entries");
    }
    if (!sources.office.act.empty()) {
        paper.add(FactList{{paper.fact("act", sources.office.act)}});
    }
    paper.add(Paragraph{paper.text("credentials.found")});
    paper.add(act_lines(paper));
    paper.note("note.credentials", paper.rules().credentials);
    add_commission(paper);
    return paper.take();
}

} // namespace kodeks::reports
