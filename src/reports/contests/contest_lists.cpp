// What was fixed in advance and what has to be done: regulations, tasks to solve, duties.
#include "composition/contest/shown.hpp"
#include "composition/contest/words.hpp"
#include "notation/fen.hpp"
#include "reports/contests/contest_paper.hpp"
#include "reports/contests/contest_papers.hpp"

namespace kodeks::reports {

namespace {

// The board that the task is set on; its text where that describes none.
void add_task(ContestPaper& paper, const contest::SolvingTask& task) {
    const games::Variant* const variant = games::find_variant(task.variant);
    const auto setup = variant == nullptr ? Result<games::Setup>(tl::unexpected(Fault{}))
                                          : notation::read_fen(*variant, task.fen);
    if (setup) {
        paper.add(Diagram{variant, *setup, task.fen});
    } else {
        paper.add(Paragraph{task.fen});
    }
    paper.add(Paragraph{
        paper.text("task_points", {{"task", task.task}, {"points", kodeks::to_text(task.points)}}),
        Tone::strong});
}

} // namespace

Made contest_regulations(const contest::State& state, const ContestRequest& request) {
    ContestPaper paper(state, request, "regulations");
    const std::string form = ledger::underscored(ledger::word(state.regulations.form));
    paper.add(
        Paragraph{render(Message{"contest.form." + form, {}}, paper.language()), Tone::strong});
    Table table{{paper.column("statement"), paper.column("stated", Justify::left, 1),
                 paper.column("article")}};
    table.name_column = 0;
    for (const contest::Stated& one : contest::stated(state, paper.world(), paper.language())) {
        table.add({one.name, one.text, paper.articles(views_of(one.articles))});
    }
    paper.add(std::move(table));
    if (state.regulations.published) {
        paper.add(
            Paragraph{paper.text("published", {{"day", write_day(*state.regulations.published)}})});
    }
    return paper.take();
}

Made contest_tasks(const contest::State& state, const ContestRequest& request) {
    if (state.regulations.form != contest::ContestForm::solving) {
        return tl::unexpected(Message{"reports.contests.no_tasks", {}});
    }
    ContestPaper paper(state, request, "tasks");
    const bool named = state.phase == contest::Phase::final_award;
    int number = 0;
    for (const contest::SolvingTask& task : state.regulations.tasks) {
        const std::string heading = paper.text("task", {{"number", std::to_string(++number)}});
        paper.heading(named ? heading + ". " + task.author : heading);
        add_task(paper, task);
    }
    return paper.take();
}

Made contest_duties(const contest::State& state, const ContestRequest& request) {
    ContestPaper paper(state, request, "duties");
    Table table{{paper.column("done", Justify::centre), paper.column("duty", Justify::left, 2),
                 paper.column("section", Justify::left, 1), paper.column("article")}};
    table.name_column = 1;
    for (const contest::DutyLine& line : contest::duty_lines(state, paper.world())) {
        const std::string duty = ledger::underscored(ledger::word(line.duty));
        table.add({line.done ? "x" : "",
                   render(Message{"contest.duty." + duty, {}}, paper.language()),
                   paper.section_name(line.section), paper.articles(views_of(line.articles))});
    }
    paper.add(std::move(table));
    return paper.take();
}

} // namespace kodeks::reports
