// The works before the judges, and the award.
#include "composition/contest/sentence.hpp"
#include "composition/contest/shown.hpp"
#include "composition/contest/table.hpp"
#include "composition/contest/words.hpp"
#include "reports/contests/contest_paper.hpp"
#include "reports/contests/contest_papers.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

constexpr std::uint8_t row_to_write_in_mm = 9;

using contest::Place;
using contest::Work;

std::string places_text(const Place& place) {
    return place.first == place.last ? std::to_string(place.first)
                                     : fmt::format("{}-{}", place.first, place.last);
}

// The work's byline, or the name of whoever is placed.
std::string who(const ContestPaper& paper, const Place& place) {
    const Work* const work = contest::find_work(paper.state(), place.work);
    return work == nullptr ? place.name : contest::byline(paper.state(), *work, paper.language());
}

void add_criteria(ContestPaper& paper, const Work& work) {
    Table table{{paper.column("criterion", Justify::left, 2), paper.column("article"),
                 paper.column("remark", Justify::left, 2)}};
    table.name_column = 0;
    table.row_mm = row_to_write_in_mm;
    for (const rulebook::Criterion& criterion :
         contest::criteria_for(paper.world(), work.diagram.genre)) {
        const std::string key = "contest.criterion." + ledger::underscored(criterion.name);
        table.add(
            {render(Message{key, {}}, paper.language()), paper.articles(criterion.articles), ""});
    }
    paper.add(std::move(table));
}

void add_to_judge(ContestPaper& paper, const Work& work) {
    const std::string heading = paper.text("work", {{"number", std::to_string(work.id.value)}});
    paper.heading(contest::shows_authors(paper.state())
                      ? heading + ": " + contest::byline(paper.state(), work, paper.language())
                      : heading);
    paper.add_work(work);
    paper.add(Paragraph{contest::figures_of(paper.state(), work, paper.language()), Tone::small});
    add_criteria(paper, work);
    paper.add(FactList{
        {{paper.text("mark", {{"articles", paper.articles(paper.world().rules->marks)}}), ""}}});
}

void add_places(ContestPaper& paper, contest::SectionNumber section) {
    Table table{{paper.column("place", Justify::right), paper.column("name", Justify::left, 1),
                 paper.column("points", Justify::right), paper.column("prize")}};
    table.name_column = 1;
    for (const Place& place : paper.state().places) {
        if (place.section == section) {
            table.add({places_text(place), who(paper, place), kodeks::to_text(place.points),
                       place.prize ? render(Message{"contest.prize", {}}, paper.language()) : ""});
        }
    }
    paper.add(std::move(table));
}

// Of a match by pairs, who met whom in a section (RU:6.5.4#2).
void add_pairs(ContestPaper& paper, contest::SectionNumber section) {
    Table table{{paper.column("team", Justify::left, 1), paper.column("points", Justify::right),
                 paper.column("points", Justify::right), paper.column("team", Justify::left, 1)}};
    for (const contest::PairResult& pair : contest::pair_results(paper.state())) {
        if (pair.section == section) {
            table.add({pair.first, kodeks::to_text(pair.first_points),
                       kodeks::to_text(pair.second_points), pair.second});
        }
    }
    paper.add(std::move(table));
}

// Name, residence, position and task stand in this order (RU:6.4.1#2).
void add_placed_work(ContestPaper& paper, const Place& place) {
    const Work* const work = contest::find_work(paper.state(), place.work);
    if (work == nullptr) {
        return;
    }
    paper.heading(places_text(place) + ". " + who(paper, place), 3);
    const contest::Author* const author =
        contest::find_author(paper.state(), work->authors.front());
    paper.add(Paragraph{author == nullptr ? "" : author->address});
    paper.add_work(*work);
}

bool has_places(const contest::State& state, contest::SectionNumber section) {
    return std::ranges::count(state.places, section, &Place::section) > 0;
}

void add_section(ContestPaper& paper, contest::SectionNumber section) {
    const contest::State& state = paper.state();
    const bool pairs = state.regulations.form == contest::ContestForm::pair_match;
    if (!pairs && !has_places(state, section)) {
        return;
    }
    paper.heading(paper.section_name(section));
    if (pairs) {
        add_pairs(paper, section);
        return;
    }
    add_places(paper, section);
    for (const Place& place : state.places) {
        if (place.section == section) {
            add_placed_work(paper, place);
        }
    }
}

} // namespace

Made contest_sheet(const contest::State& state, const ContestRequest& request) {
    ContestPaper paper(state, request, "sheet");
    paper.document().subtitle =
        state.regulations.title + ". " + paper.section_name(request.section);
    bool first = true;
    for (const Work& work : state.works) {
        if (work.section == request.section && contest::is_admitted(work)) {
            if (!first) {
                paper.add(PageBreak{});
            }
            add_to_judge(paper, work);
            first = false;
        }
    }
    if (first) {
        return tl::unexpected(Message{"reports.contests.no_works", {}});
    }
    paper.sign(contest::find_judge(state, contest::Role::senior, request.section) != nullptr
                   ? contest::Role::senior
                   : contest::Role::judge,
               request.section);
    return paper.take();
}

Made contest_award(const contest::State& state, const ContestRequest& request) {
    if (state.places.empty()) {
        return tl::unexpected(Message{"contest.no_award_yet", {}});
    }
    ContestPaper paper(state, request, "award");
    const auto count = static_cast<contest::SectionNumber>(state.regulations.sections.size());
    for (contest::SectionNumber section = 1; section <= count; ++section) {
        add_section(paper, section);
    }
    if (has_places(state, 0)) {
        paper.heading(paper.text("overall"));
        add_places(paper, 0);
    }
    paper.sign(contest::Role::chief);
    return paper.take();
}

} // namespace kodeks::reports
