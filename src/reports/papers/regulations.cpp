// What the event is held by: its regulations, and the invitation to it.
#include "reports/papers/boards.hpp"
#include "reports/papers/papers.hpp"
#include "rulebook/book.hpp"
#include "tournament/desk/plan.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>

namespace kodeks::reports {

using namespace tournament;

namespace {

// A condition and the section where it stands; those of no section stand at the end.
struct Topic {
    std::string_view section;
    std::string_view condition;
};

constexpr std::array topics = {
    Topic{"aims", "aims"},
    Topic{"dates", "dates"},
    Topic{"dates", "arrival"},
    Topic{"dates", "round-schedule"},
    Topic{"management", "management"},
    Topic{"participants", "participants"},
    Topic{"participants", "class-requirements"},
    Topic{"participants", "age-limits"},
    Topic{"participants", "sexes"},
    Topic{"participants", "admission"},
    Topic{"participants", "minimum-standard"},
    Topic{"system", "system"},
    Topic{"system", "time-control"},
    Topic{"system", "tie-breaks"},
    Topic{"system", "pairing-procedure"},
    Topic{"conditions", "dates"},
    Topic{"conditions", "system"},
    Topic{"conditions", "time-control"},
    Topic{"conditions", "tie-breaks"},
    Topic{"play", "system"},
    Topic{"control", "time-control"},
    Topic{"ties", "tie-breaks"},
    Topic{"awards", "awards"},
    Topic{"winners", "awards"},
    Topic{"qualifying", "qualifying-places"},
    Topic{"entries", "entry-terms"},
    Topic{"entries", "reception"},
    Topic{"entries", "confirmation"},
    Topic{"teams", "team-size"},
    Topic{"teams", "bound-boards"},
};

// What the office has written about a condition; empty when nothing.
std::string condition(const Paper& paper, std::string_view name) {
    const auto& clauses = paper.sources().office.clauses;
    const auto found = std::ranges::find(clauses, name, &Clause::condition);
    return found == clauses.end() ? "" : found->text;
}

Fact fact_of(const Clause& clause) {
    return {clause.articles.empty() ? clause.title : clause.title + " " + clause.articles,
            clause.text};
}

using Told = std::set<std::string_view>; // conditions that stand on the paper already

std::string tie_break_list(const Paper& paper) {
    std::string list;
    for (const std::string& code : paper.stage().settings.tie_breaks) {
        list += (list.empty() ? "" : ", ") + paper.tie_break(code);
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
            paper.fact("reserves", condition(paper, "reserves").empty()
                                       ? std::to_string(reserves)
                                       : condition(paper, "reserves")),
            paper.fact("reserve_boards", condition(paper, "reserve-boards")),
            paper.fact("shifting", condition(paper, "line-up-shift"))};
}

// What the record of the event itself says in a section; the rest is the office's.
std::vector<Fact> section_facts(const Paper& paper, std::string_view name) {
    const OfficeFacts& office = paper.sources().office;
    const auto& settings = paper.state().settings;
    if (name == "dates") {
        return {paper.fact("place", office.place),
                paper.fact("first_day", paper.day(office.first_day)),
                paper.fact("last_day", paper.day(office.last_day))};
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

// What section_facts prints of the office besides its topics.
constexpr std::array<Topic, 5> printed = {{{"dates", "place"},
                                           {"conditions", "place"},
                                           {"teams", "reserves"},
                                           {"teams", "reserve-boards"},
                                           {"teams", "line-up-shift"}}};

std::vector<const Clause*> clauses_in(const Paper& paper, std::string_view section) {
    std::vector<const Clause*> found;
    for (const Topic& topic : topics) {
        for (const Clause& clause : paper.sources().office.clauses) {
            if (topic.section == section && topic.condition == clause.condition) {
                found.push_back(&clause);
            }
        }
    }
    return found;
}

// The text alone where a section has no more to say, otherwise line by line.
void add_content(Paper& paper, std::string_view section, Told& told) {
    std::vector<Fact> facts = section_facts(paper, section);
    const auto clauses = clauses_in(paper, section);
    for (const Topic& topic : printed) {
        if (topic.section == section) {
            told.insert(topic.condition);
        }
    }
    for (const Clause* clause : clauses) {
        told.insert(clause->condition);
    }
    if (facts.empty() && clauses.size() == 1) {
        paper.add(Paragraph{clauses.front()->text});
        return;
    }
    for (const Clause* clause : clauses) {
        facts.push_back(fact_of(*clause));
    }
    if (facts.empty()) {
        facts.push_back(paper.fact("to_fill", ""));
    }
    paper.add(FactList{std::move(facts)});
}

void add_section(Paper& paper, const rulebook::RegulationSection& section, int number, Told& told) {
    const std::string_view articles[] = {section.article};
    paper.heading(fmt::format("{}. {} {}", number,
                              paper.text("section." + std::string(section.name)),
                              cited_text(articles, paper.state().settings.edition)));
    add_content(paper, section.name, told);
}

// What no section has: deadlines of appeals, lateness, fines and whatever else was fixed.
void add_others(Paper& paper, const Told& told, int number) {
    FactList list;
    for (const Clause& clause : paper.sources().office.clauses) {
        if (!told.contains(clause.condition)) {
            list.facts.push_back(fact_of(clause));
        }
    }
    if (!list.facts.empty()) {
        const std::string title = paper.text("section.others");
        paper.heading(number > 1 ? fmt::format("{}. {}", number, title) : title);
        paper.add(std::move(list));
    }
}

void add_approval(Paper& paper) {
    const OfficeFacts& office = paper.sources().office;
    FactList list;
    if (!office.approved.empty()) {
        list.facts.push_back(paper.fact("approved", office.approved));
    }
    if (!office.issued.empty()) {
        list.facts.push_back(paper.fact("issued", office.issued));
    }
    if (!list.facts.empty()) {
        paper.add(std::move(list));
    }
}

// The first session of the first round and of the last one, or the days of the card.
std::string day_of_round(const Paper& paper, RoundNumber round, const std::string& otherwise) {
    for (const Session& session : paper.sources().office.sessions) {
        if (session.round == round && !session.resumption) {
            return paper.day(session.time.empty() ? session.date
                                                  : session.date + " " + session.time);
        }
    }
    return paper.day(otherwise);
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
    Told told;
    for (const rulebook::RegulationSection& section : paper.rules().regulations) {
        if (section.name != "teams" || paper.of_teams()) {
            add_section(paper, section, ++number, told);
        }
    }
    if (number == 0) {
        for (const std::string_view name : {"dates", "participants", "system"}) {
            paper.heading(paper.text("section." + std::string(name)));
            add_content(paper, name, told);
        }
    }
    add_others(paper, told, number + 1);
    add_approval(paper);
    paper.sign({"organiser", "chief"});
    return paper.take();
}

namespace {

struct Line {
    std::string_view fact;
    std::string_view condition;
};

// RU:4.2#2, in its order, besides place and days.
constexpr std::array invited_with = {
    Line{"lots_at", "lots-time"}, Line{"opening_closing", "opening"},
    Line{"finances", "finances"}, Line{"prizes", "awards"},
    Line{"arrival", "arrival"},   Line{"confirm_by", "confirmation"},
};

} // namespace

// Everything RU:4.2#2 lists; what is not known is left open for the pen.
Made invitation(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "invitation");
    const OfficeFacts& office = sources.office;
    paper.add(FactList{{paper.fact("to", office.invited_through)}});
    paper.add(
        Paragraph{paper.text("invited", {{"event", paper.state().settings.name}}), Tone::plain});
    FactList list{
        {paper.fact("place", office.place),
         paper.fact("first_round", day_of_round(paper, 1, office.first_day)),
         paper.fact("last_round", day_of_round(paper, rounds_of(paper.stage()), office.last_day))}};
    for (const Line& line : invited_with) {
        list.facts.push_back(paper.fact(line.fact, condition(paper, line.condition)));
    }
    if (!office.invited.empty()) {
        list.facts.push_back(paper.fact("sent", office.invited));
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

} // namespace kodeks::reports
