// Papers before play: regulations, invitation, officials, the act of the credentials commission.
#include "reports/papers/boards.hpp"
#include "reports/papers/papers.hpp"
#include "rulebook/book.hpp"
#include "tournament/desk/plan.hpp"
#include "tournament/tables/fide_standings.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::reports {

using namespace tournament;

namespace {

// A text the office has for this name; empty when it has none.
std::string condition(const Paper& paper, std::string_view name) {
    const auto& conditions = paper.sources().office.conditions;
    const auto found = conditions.find(std::string(name));
    return found == conditions.end() ? "" : found->second;
}

std::string tie_break_list(const Paper& paper) {
    std::string list;
    for (const std::string& code : paper.stage().settings.tie_breaks) {
        list += (list.empty() ? "" : ", ") +
                (is_fide_tie_break(code) ? code
                                         : render("tournament.tiebreak." + code, paper.language()));
    }
    return list;
}

Fact system_fact(const Paper& paper) {
    return paper.fact("system", paper.system_name());
}

Fact rounds_fact(const Paper& paper) {
    const RoundNumber rounds = rounds_of(paper.stage());
    return paper.fact("rounds", rounds == 0 ? "" : std::to_string(rounds));
}

std::string points_scale(const Paper& paper) {
    const rulebook::Scale& scale = paper.state().settings.scale;
    return fmt::format("{} – {} – {}", kodeks::to_text(scale.win), kodeks::to_text(scale.draw),
                       kodeks::to_text(scale.loss));
}

std::vector<Fact> team_facts(const Paper& paper) {
    const StageSettings& settings = paper.stage().settings;
    std::size_t reserves = 0;
    for (const EntryId team : paper.stage().members) {
        std::size_t own = 0;
        for (const EntryId player : players_of(paper.state(), team)) {
            own += find_entry(paper.state(), player)->board == 0 ? 1 : 0;
        }
        reserves = std::max(reserves, own);
    }
    return {paper.fact("boards", std::to_string(settings.boards)),
            paper.fact("board_order",
                       paper.text(settings.free_boards ? "boards_free" : "boards_fixed")),
            paper.fact("reserves", std::to_string(reserves)),
            paper.fact("reserve_boards", condition(paper, "reserve-boards")),
            paper.fact("shifting", condition(paper, "shifting"))};
}

// What the record of the event itself says in a section; the rest is the office's.
std::vector<Fact> section_facts(const Paper& paper, std::string_view name) {
    const OfficeFacts& office = paper.sources().office;
    const auto& settings = paper.state().settings;
    if (name == "dates") {
        return {paper.fact("place", office.place), paper.fact("first_day", office.first_day),
                paper.fact("last_day", office.last_day)};
    }
    if (name == "management") {
        return {paper.fact("organiser", office.organiser)};
    }
    if (name == "participants") {
        const std::string age =
            settings.age_group.empty()
                ? paper.text("any_age")
                : render("tournament.age." + settings.age_group, paper.language());
        return {paper.fact("age_group", age)};
    }
    if (name == "system") {
        return {system_fact(paper), rounds_fact(paper), paper.fact("scale", points_scale(paper)),
                paper.fact("control", control_of(paper)),
                paper.fact("ties", tie_break_list(paper))};
    }
    if (name == "conditions") {
        std::vector<Fact> facts = section_facts(paper, "dates");
        for (Fact& fact : section_facts(paper, "system")) {
            facts.push_back(std::move(fact));
        }
        return facts;
    }
    if (name == "play") {
        return {system_fact(paper), rounds_fact(paper)};
    }
    if (name == "control") {
        return {paper.fact("control", control_of(paper))};
    }
    if (name == "ties") {
        return {paper.fact("ties", tie_break_list(paper))};
    }
    return name == "teams" ? team_facts(paper) : std::vector<Fact>{};
}

void add_section(Paper& paper, const rulebook::RegulationSection& section, int number) {
    const std::string_view articles[] = {section.article};
    paper.heading(fmt::format("{}. {} {}", number,
                              paper.text("section." + std::string(section.name)),
                              cited_text(articles, paper.state().settings.edition)));
    std::vector<Fact> facts = section_facts(paper, section.name);
    const std::string text = condition(paper, section.name);
    if (!text.empty()) {
        paper.add(Paragraph{text});
    } else if (facts.empty()) {
        facts.push_back(paper.fact("to_fill", ""));
    }
    if (!facts.empty()) {
        paper.add(FactList{std::move(facts)});
    }
}

} // namespace

// The sections the book demands, each with its article, filled with what is fixed already.
Made regulations(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "regulations");
    if (const auto* book = rulebook::find_book(paper.state().settings.edition)) {
        paper.add(FactList{
            {paper.fact("rulebook", std::string(rulebook::title_of(*book, paper.language())))}});
    }
    int number = 0;
    for (const rulebook::RegulationSection& section : paper.rules().regulations) {
        if (section.name != "teams" || paper.of_teams()) {
            add_section(paper, section, ++number);
        }
    }
    if (number == 0) {
        for (const std::string_view name : {"dates", "participants", "system"}) {
            paper.heading(paper.text("section." + std::string(name)));
            paper.add(FactList{section_facts(paper, name)});
        }
    }
    paper.sign({"organiser", "chief"});
    return paper.take();
}

// Everything RU:4.2#2 lists; what is not known is left open for the pen.
Made invitation(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "invitation");
    const OfficeFacts& office = sources.office;
    paper.add(FactList{{paper.fact("to", "")}});
    paper.add(
        Paragraph{paper.text("invited", {{"event", paper.state().settings.name}}), Tone::plain});
    FactList list{{paper.fact("place", office.place), paper.fact("first_round", office.first_day),
                   paper.fact("last_round", office.last_day)}};
    for (const std::string_view name : {"lots_at", "opening", "closing", "travel", "lodging",
                                        "accompanying", "prizes", "arrival", "confirm_by"}) {
        list.facts.push_back(paper.fact(name, condition(paper, name)));
    }
    paper.add(std::move(list));
    paper.note("note.invitation", paper.rules().invitation);
    if (paper.rules().invited_months > 0) {
        paper.note("note.invited_before", paper.rules().invited_before,
                   {{"n", std::to_string(paper.rules().invited_months)}});
    }
    paper.sign({"organiser"});
    return paper.take();
}

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
    paper.sign({"organiser"});
    return paper.take();
}

// Who was found entitled to play, with the papers that showed it.
Made credentials(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "credentials");
    if (paper.stage().members.empty()) {
        return nothing("entries");
    }
    const OfficeFacts& office = sources.office;
    Table table{{paper.column("line", Justify::right), paper.names(2),
                 paper.column("from", Justify::left, 2), paper.column("born", Justify::right),
                 paper.column("decision", Justify::left, 1),
                 paper.column("reason", Justify::left, 1)}};
    table.name_column = 1;
    std::uint32_t number = 0;
    for (const EntryId entry : paper.stage().members) {
        const auto found =
            std::ranges::find(office.credentials, name_of(paper.state(), entry), &Credential::name);
        const Credential line = found == office.credentials.end() ? Credential{} : *found;
        const std::int32_t born = find_entry(paper.state(), entry)->person.birth_year;
        table.add({std::to_string(++number), paper.name(entry), paper.from(entry),
                   born == 0 ? "" : std::to_string(born), line.decision, line.reason});
    }
    paper.add(Paragraph{paper.text("credentials.found")});
    paper.add(std::move(table));
    paper.note("note.credentials", paper.rules().credentials);
    Signatures members;
    for (const std::string& member : office.commission) {
        members.lines.push_back({paper.text("role.commission"), member});
    }
    while (members.lines.size() < 3) {
        members.lines.push_back({paper.text("role.commission"), ""});
    }
    paper.add(std::move(members));
    return paper.take();
}

} // namespace kodeks::reports
