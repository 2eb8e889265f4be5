// Who takes part, and how the numbers were drawn.
#include "names/order.hpp"
#include "reports/papers/paper.hpp"
#include "reports/papers/papers.hpp"
#include "rulebook/book.hpp"
#include "tournament/audit/draw_record.hpp"
#include "tournament/desk/field_of.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::reports {

using namespace tournament;

namespace {

// By the numbers when they are drawn, by the alphabet before.
std::vector<EntryId> listed_entries(const Paper& paper) {
    if (!paper.stage().lots.numbers.empty()) {
        return paper.stage().lots.numbers;
    }
    std::vector<std::pair<std::string, EntryId>> keyed;
    const NameOrder order(paper.language());
    for (const EntryId entry : paper.stage().members) {
        keyed.emplace_back(order.key(paper.name(entry)), entry);
    }
    std::ranges::sort(keyed);
    std::vector<EntryId> entries;
    for (const auto& [key, entry] : keyed) {
        entries.push_back(entry);
    }
    return entries;
}

std::string year_text(const State& state, EntryId entry) {
    const std::int32_t year = find_entry(state, entry)->person.birth_year;
    return year == 0 ? "" : std::to_string(year);
}

void add_players(Paper& paper, EntryId team) {
    Table table{{paper.column("board", Justify::right), paper.column("name", Justify::left, 3),
                 paper.column_if_any("title"), paper.column_if_any("rating", Justify::right),
                 paper.column_if_any("born", Justify::right)}};
    table.name_column = 1;
    table.caption = fmt::format("{}{}{}", paper.number(team),
                                paper.number(team).empty() ? "" : ". ", paper.name(team));
    for (const EntryId player : players_of(paper.state(), team)) {
        const std::uint32_t board = find_entry(paper.state(), player)->board;
        table.add({board == 0 ? paper.text("reserve") : std::to_string(board), paper.name(player),
                   paper.title(player), paper.rating(player), year_text(paper.state(), player)});
    }
    paper.add(std::move(table));
}

// What one draw chose, as docs/draws.md names it.
std::string choice_text(const lots::Choice& choice) {
    std::string result;
    for (const std::uint32_t value : choice.result) {
        result += fmt::format("{}{}", result.empty() ? "" : " ", value);
    }
    return result;
}

// When the numbers were drawn; empty when the record does not tell.
std::string drawn_at(const Paper& paper) {
    const Journal& journal = paper.sources().journal;
    for (std::size_t i = std::min(journal.events.size(), journal.envelopes.size()); i-- > 0;) {
        const auto* const drawn = journal.events[i].get_if<LotsDrawn>();
        if (drawn != nullptr && drawn->stage == paper.request().stage) {
            return paper.minute(journal.envelopes[i].time);
        }
    }
    return "";
}

// The draw is made again from its seed, and what does not agree is said.
void add_agreement(Paper& paper, const lots::Record& record) {
    const auto findings = verify(record);
    for (const Message& finding : findings) {
        paper.add(Paragraph{render(finding, paper.language()), Tone::strong});
    }
    if (findings.empty()) {
        paper.add(
            Paragraph{paper.text("lots.agrees", {{"n", std::to_string(record.choices.size())}})});
    }
}

// The draw of the numbers that holds, among all draws of the stage.
lots::Record numbers_drawn(const Sources& sources, StageNumber stage) {
    const lots::Records records = draw_record(sources.journal.events, stage);
    const auto found = std::ranges::find_if(records, [](const lots::Record& record) {
        return record.title == lots::numbers_title && !record.voided;
    });
    return found == records.end() ? lots::Record{} : *found;
}

// Everything the choices follow from.
void add_seed(Paper& paper, const Lots& lots, const lots::Record& record) {
    FactList list{{paper.fact("commitment", record.commitment.value_or("–")),
                   paper.fact("seed", lots.seed),
                   paper.fact("salt", lots.salt.empty() ? "–" : lots.salt)}};
    if (!lots.words.empty()) {
        list.facts.push_back(paper.fact("words", lots.words));
    }
    paper.add(std::move(list));
}

void add_choices(Paper& paper, const lots::Record& record) {
    Table table{{paper.column("choice"), paper.column("options", Justify::right),
                 paper.column("drawn", Justify::left, 1)}};
    table.caption = paper.text("lots.choices");
    for (const lots::Choice& choice : record.choices) {
        table.add({choice.name, std::to_string(choice.options), choice_text(choice)});
    }
    paper.add(std::move(table));
}

} // namespace

Made start_list(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "start-list");
    const auto entries = listed_entries(paper);
    if (entries.empty()) {
        return nothing("entries");
    }
    Table table{{paper.column("no", Justify::right), paper.names(3), paper.column_if_any("title"),
                 paper.column_if_any("rating", Justify::right),
                 paper.column_if_any("born", Justify::right), // years are not for every wall
                 paper.column_if_any("from", Justify::left, 2)}};
    table.name_column = 1;
    for (const EntryId entry : entries) {
        const std::string left =
            has_left(paper.stage(), entry) ? " (" + paper.text("left") + ")" : "";
        table.add({paper.number(entry), paper.name(entry) + left, paper.title(entry),
                   paper.rating(entry), year_text(paper.state(), entry), paper.from(entry)});
    }
    paper.add(Paragraph{paper.text("entered", {{"n", std::to_string(entries.size())}})});
    paper.add(std::move(table));
    if (paper.of_teams()) {
        paper.heading(paper.text("players"));
        for (const EntryId entry : entries) {
            add_players(paper, entry);
        }
    }
    return paper.take();
}

// The draw with its seed, and how anybody can repeat it.
Made lots_protocol(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "lots");
    const Lots& lots = paper.stage().lots;
    if (lots.numbers.empty()) {
        return nothing("lots");
    }
    std::vector<Fact> facts = {paper.fact("rulebook", ""), paper.fact("date", drawn_at(paper)),
                               paper.fact("place", sources.office.place)};
    if (const auto* book = rulebook::find_book(paper.state().settings.edition)) {
        facts[0].value = rulebook::title_of(*book, paper.language());
    }
    paper.add(FactList{facts});
    Table table{{paper.column("no", Justify::right), paper.names(3),
                 paper.column_if_any("from", Justify::left, 2)}};
    table.name_column = 1;
    for (const EntryId entry : lots.numbers) {
        table.add({paper.number(entry), paper.name(entry), paper.from(entry)});
    }
    paper.add(std::move(table));
    if (!lots.seed.empty()) {
        const tournament::lots::Record record = numbers_drawn(sources, request.stage);
        paper.heading(paper.text("lots.verify"));
        add_seed(paper, lots, record);
        paper.add(Paragraph{paper.text("lots.how")});
        paper.add(Paragraph{"kodeks draw verify RECORD", Tone::code});
        if (!record.choices.empty()) { // numbers by rating, and no round yet
            add_agreement(paper, record);
            add_choices(paper, record);
        }
        paper.add(QrCode{"seed " + lots.seed, paper.text("fact.seed")});
    } else {
        paper.add(Paragraph{paper.text("lots.by_order")});
    }
    paper.note("note.lots", paper.rules().lots);
    paper.sign({"chief", "secretary"});
    return paper.take();
}

} // namespace kodeks::reports
