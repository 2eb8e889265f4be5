// Papers of one game: its record, its time chart, and the sheet for the arbiter who adjudicates it.
#include "correspondence/tourney/chart.hpp"
#include "ledger/scene.hpp"
#include "referee/words/sentence.hpp"
#include "reports/letters/letter_paper.hpp"
#include "reports/letters/letter_papers.hpp"

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

namespace tourney = correspondence::tourney;
using correspondence::Day;
using games::Side;

// The sheet that the book asks for (RU:5.5.1#2).
constexpr double record_width_mm = 70;
constexpr double record_height_mm = 210;

std::string result_of(const LetterPaper& paper, const tourney::GameState& state) {
    const referee::Reader reader{paper.language(), state.variant, {}};
    return state.outcome ? referee::sentence(*state.outcome, reader)
                         : render(Message{"byletter.phase.playing", {}}, paper.language());
}

std::string day_or_dash(const std::optional<Day>& day) {
    return day ? write_day(*day) : "–";
}

void add_chart(LetterPaper& paper) {
    Table table{{paper.column("no", Justify::right), paper.column("side"), paper.column("move"),
                 paper.column("partner_sent"), paper.column("received"), paper.column("sent"),
                 paper.column("thinking", Justify::right), paper.column("penalty", Justify::right),
                 paper.column("totals", Justify::right), paper.column("overstep")}};
    for (const tourney::ChartRow& row : tourney::chart(paper.game_facts())) {
        const std::string side(ledger::word(row.by));
        table.add({std::to_string(row.number),
                   render(Message{"letters.by." + side, {}}, paper.language()), row.moves,
                   day_or_dash(row.partner_sent), day_or_dash(row.received), write_day(row.sent),
                   std::to_string(row.thinking.value), std::to_string(row.penalty.value),
                   row.totals, row.overstepped ? "!" : ""});
    }
    paper.add(std::move(table));
}

// The last analysis of a side, as it was sent.
const correspondence::Analysis* analysis_of(const std::vector<correspondence::Event>& facts,
                                            Side side) {
    const correspondence::Analysis* found = nullptr;
    for (const correspondence::Event& fact : facts) {
        const auto* const said = fact.get_if<correspondence::Said>();
        if (said != nullptr && correspondence::side_of(said->command->by) == side) {
            const auto* const analysis = said->command->act.get_if<correspondence::Analysis>();
            found = analysis == nullptr ? found : analysis;
        }
    }
    return found;
}

// Sealed until it is decided, but for its author and for who judges.
bool may_read(const LetterPaper& paper, Side side) {
    const LetterReader& reader = paper.sources().reader;
    const tourney::Game& game = paper.game();
    return reader.judges || reader.player == game.of(side) || game.state.outcome.has_value();
}

void add_analysis(LetterPaper& paper, const std::vector<correspondence::Event>& facts, Side side) {
    const auto* const analysis = analysis_of(facts, side);
    paper.add(Heading{paper.name(paper.game().of(side)), 3});
    if (analysis != nullptr && !may_read(paper, side)) {
        paper.add(Paragraph{paper.text("sealed")});
        return;
    }
    const std::string evaluation =
        analysis == nullptr
            ? ""
            : paper.text("verdict." + std::string(ledger::word(analysis->evaluation)));
    paper.add(FactList{{{paper.text("fact.evaluation"), evaluation},
                        {paper.text("fact.analysis"), analysis == nullptr ? "" : analysis->text}}});
}

} // namespace

Made letter_record(const LetterSources& sources, const LetterRequest& request) {
    LetterPaper paper(sources, request, "record");
    const tourney::GameState& state = paper.game().state;
    paper.document().sheet.width_mm = record_width_mm;
    paper.document().sheet.height_mm = record_height_mm;
    paper.name_game();
    Table table{{paper.column("move", Justify::left, 1)}};
    for (const std::string& line : tourney::score_lines(state)) {
        table.add({line});
    }
    paper.add(std::move(table));
    paper.add(Paragraph{result_of(paper, state), Tone::strong});
    paper.add(FactList{{{paper.text("fact.sent"), ""}}});
    paper.sign({{paper.text("fact.signature"), ""}});
    paper.note("note.record",
               [](const rulebook::CorrespondenceRules& rules) { return rules.records.form; });
    return paper.take();
}

Made letter_chart(const LetterSources& sources, const LetterRequest& request) {
    LetterPaper paper(sources, request, "chart");
    const tourney::GameState& state = paper.game().state;
    paper.document().sheet.orientation = Orientation::landscape;
    paper.name_game();
    FactList days;
    for (const Side side : {Side::white, Side::black}) {
        days.facts.push_back(
            {paper.name(paper.game().of(side)),
             paper.text("used", {{"used", std::to_string(state.of(side).used.value)},
                                 {"allowed", std::to_string(state.allowed(side).value)},
                                 {"moves", std::to_string(state.of(side).moves)}})});
    }
    paper.add(std::move(days));
    add_chart(paper);
    for (const correspondence::Break& one : state.breaks) {
        paper.add(Paragraph{paper.text("break", {{"name", paper.name(paper.game().of(one.by))},
                                                 {"first", write_day(one.first)},
                                                 {"last", write_day(one.last)}})});
    }
    paper.note("note.chart",
               [](const rulebook::CorrespondenceRules& rules) { return rules.claims.claimed; });
    paper.sign({{paper.text("fact.signature"), ""}});
    return paper.take();
}

Made letter_adjudication(const LetterSources& sources, const LetterRequest& request) {
    LetterPaper paper(sources, request, "adjudication");
    const tourney::GameState& state = paper.game().state;
    const auto facts = paper.game_facts();
    const bool analysed =
        analysis_of(facts, Side::white) != nullptr || analysis_of(facts, Side::black) != nullptr;
    if (state.outcome && !state.adjudged && !analysed) {
        return tl::unexpected(Message{"reports.letters.over", {}});
    }
    paper.name_game();
    paper.add(Diagram{state.variant, state.board,
                      render(Message{state.to_move() == Side::white ? "reports.white_to_move"
                                                                    : "reports.black_to_move",
                                     {}},
                             paper.language())});
    add_analysis(paper, facts, Side::white);
    add_analysis(paper, facts, Side::black);
    paper.add(Heading{paper.text("decision"), 3});
    paper.add(
        FactList{{{paper.text("fact.result"), state.outcome ? result_of(paper, state) : ""},
                  {paper.text("fact.decided"), state.adjudged ? write_day(*state.adjudged) : ""}}});
    paper.note("note.adjudication", [](const rulebook::CorrespondenceRules& rules) {
        return rules.adjudication.analyses;
    });
    paper.sign({{paper.office("arbiter"), sources.state.settings.arbiter}});
    return paper.take();
}

} // namespace kodeks::reports
