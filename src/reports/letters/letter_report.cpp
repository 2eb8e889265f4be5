// The report on the course of the tournament: every ruling with its day and its articles, what the
// officials reported in their own words, the table.
#include "correspondence/tourney/words.hpp"
#include "ledger/words.hpp"
#include "referee/words/sentence.hpp"
#include "reports/letters/letter_paper.hpp"
#include "reports/letters/letter_papers.hpp"

namespace kodeks::reports {

namespace {

namespace tourney = correspondence::tourney;

struct ReportLine {
    std::string game;
    std::string text;
    std::string articles;
};

// A ruling of the tournament or of one of its games; nothing for other facts.
std::optional<ReportLine> ruling_line(const LetterPaper& paper, const tourney::Event& event) {
    if (const auto* const ruled = event.get_if<tourney::Ruled>()) {
        const tourney::Ruling& ruling = *ruled->ruling;
        return ReportLine{ruling.game ? std::to_string(ruling.game->value) : "",
                          tourney::told(paper.state(), ruling, paper.language()),
                          referee::bracketed(ruling.articles)};
    }
    const auto* const in_game = event.get_if<tourney::InGame>();
    const auto* const given =
        in_game == nullptr ? nullptr : in_game->fact->get_if<correspondence::RulingGiven>();
    if (given == nullptr || given->ruling->decision == "letter_days") {
        return std::nullopt; // every letter has its days, and the charts tell them
    }
    const referee::Reader reader{
        paper.language(), games::find_variant(paper.state().settings.variant), {}};
    return ReportLine{std::to_string(in_game->game.value),
                      referee::sentence(*given->ruling, reader),
                      referee::bracketed(given->ruling->articles)};
}

void add_rulings(LetterPaper& paper) {
    Table table{{paper.column("day"), paper.column("game", Justify::right),
                 paper.column("decided", Justify::left, 1), paper.column("articles")}};
    std::string day;
    for (const tourney::Event& event : paper.sources().events) {
        if (const auto said = said_on(event)) {
            day = write_day(*said);
        }
        if (const auto line = ruling_line(paper, event)) {
            table.add({day, line->game, line->text, line->articles});
        }
    }
    paper.add(std::move(table));
}

// What headman and arbiter wrote in their reports.
void add_words(LetterPaper& paper) {
    FactList list;
    for_each_said<tourney::Report>(
        paper.sources().events, [&](const tourney::Command& command, const tourney::Report& one) {
            if (!one.text.empty()) {
                const bool office = ledger::from_word<tourney::Office>(command.by).has_value();
                list.facts.push_back({office ? paper.office(command.by) : command.by, one.text});
            }
        });
    if (!list.facts.empty()) {
        paper.heading("reported");
        paper.add(std::move(list));
    }
}

} // namespace

Made letter_report(const LetterSources& sources, const LetterRequest& request) {
    LetterPaper paper(sources, request, "report");
    paper.add_settings();
    paper.heading("course");
    add_rulings(paper);
    add_words(paper);
    paper.heading("table");
    paper.add_table();
    std::vector<Fact> signers;
    if (!sources.state.settings.headman.empty()) {
        signers.push_back({paper.office("headman"), sources.state.settings.headman});
    }
    signers.push_back({paper.office("arbiter"), sources.state.settings.arbiter});
    paper.sign(std::move(signers));
    return paper.take();
}

} // namespace kodeks::reports
