// What a competition looks like: regulations, duties, judging sheets, tables, papers.
#include "cli/commands/contest.hpp"
#include "cli/event/show.hpp"
#include "composition/contest/paper.hpp"
#include "composition/contest/table.hpp"

#include <algorithm>
#include <ostream>

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using Paper = std::string (*)(const contest::State&, const contest::World&, Language);

Exit print_paper(const Arguments& arguments, const Context& context, Paper paper) {
    return with_contest(arguments, context, [&](const ContestFile& file) {
        const auto world = contest::world_for(file.state.regulations.edition);
        if (world.rules == nullptr) {
            return context.answer_no(
                Message{"contest.rulebook_unknown", {{"name", file.state.regulations.edition}}});
        }
        const std::string text = paper(file.state, world, context.facts.language);
        if (!context.facts.json) {
            context.streams.out << text;
            return Exit::done;
        }
        Sheet sheet{{{""}}, {"line"}, {}};
        for (std::size_t from = 0; from < text.size();) {
            const std::size_t end = std::min(text.find('\n', from), text.size());
            sheet.rows.push_back({text.substr(from, end - from)});
            from = end + 1;
        }
        print_sheet(context, sheet, Form::json);
        return Exit::done;
    });
}

Exit run_regulations(const Arguments& arguments, const Context& context) {
    return print_paper(arguments, context, contest::regulations_paper);
}

Exit run_duties(const Arguments& arguments, const Context& context) {
    return print_paper(arguments, context, contest::duties_paper);
}

std::string papers(const contest::State& state, const contest::World&, Language language) {
    return state.regulations.form == contest::ContestForm::solving &&
                   state.phase != contest::Phase::final_award
               ? contest::tasks_paper(state, language)
               : contest::award_paper(state, language) +
                     (state.regulations.form == contest::ContestForm::solving
                          ? "\n" + contest::tasks_paper(state, language)
                          : "");
}

std::string sheets(const contest::State& state, const contest::World& world, Language language) {
    std::string text;
    for (contest::SectionNumber s = 1; s <= state.regulations.sections.size(); ++s) {
        text += state.regulations.sections[s - 1].name + "\n\n" +
                contest::judging_sheet(state, s, world, language);
    }
    return text;
}

Exit run_paper(const Arguments& arguments, const Context& context) {
    return print_paper(arguments, context, papers);
}

Exit run_sheet(const Arguments& arguments, const Context& context) {
    return print_paper(arguments, context, sheets);
}

std::string name_of(const contest::State& state, const contest::Place& place) {
    return contest::shows_authors(state) ? place.name : "";
}

Sheet places_sheet(const Context& context, const contest::State& state,
                   const std::vector<contest::Place>& places) {
    const auto title = [&](std::string_view key) {
        return context.text("cli.contest.column." + std::string(key));
    };
    Sheet sheet{{{title("section"), Align::right},
                 {title("place"), Align::right},
                 {title("name")},
                 {title("work"), Align::right},
                 {title("points"), Align::right},
                 {title("prize")}},
                {"section", "place", "name", "work", "points", "prize"},
                {}};
    for (const contest::Place& place : places) {
        sheet.rows.push_back(
            {place.section == 0 ? "" : std::to_string(place.section),
             place.first == place.last ? std::to_string(place.first)
                                       : fmt::format("{}-{}", place.first, place.last),
             name_of(state, place), place.work.value == 0 ? "" : std::to_string(place.work.value),
             to_text(place.points), place.prize ? context.text("contest.prize") : ""});
    }
    return sheet;
}

Sheet pairs_sheet(const Context& context, const contest::State& state) {
    Sheet sheet{{{context.text("cli.contest.column.section"), Align::right},
                 {""},
                 {context.text("cli.contest.column.points"), Align::right},
                 {context.text("cli.contest.column.points"), Align::right},
                 {""}},
                {"section", "first", "first-points", "second-points", "second"},
                {}};
    for (const contest::PairResult& pair : contest::pair_results(state)) {
        sheet.rows.push_back({std::to_string(pair.section), pair.first, to_text(pair.first_points),
                              to_text(pair.second_points), pair.second});
    }
    return sheet;
}

// The last award, or how it would be now.
Exit run_table(const Arguments& arguments, const Context& context) {
    return with_contest(arguments, context, [&](const ContestFile& file) {
        const contest::State& state = file.state;
        const Form form = context.facts.json       ? Form::json
                          : arguments.has("--csv") ? Form::csv
                                                   : Form::text;
        if (arguments.has("--pairs")) {
            print_sheet(context, pairs_sheet(context, state), form);
            return Exit::done;
        }
        print_sheet(context,
                    places_sheet(context, state,
                                 state.places.empty() ? contest::places_of(state) : state.places),
                    form);
        return Exit::done;
    });
}

} // namespace

Command contest_regulations() {
    return {"contest regulations", {required("CONTEST")}, run_regulations};
}

Command contest_duties() {
    return {"contest duties", {required("CONTEST")}, run_duties};
}

Command contest_sheet() {
    return {"contest sheet", {required("CONTEST")}, run_sheet};
}

Command contest_table() {
    return {"contest table", {required("CONTEST"), flag("--pairs"), flag("--csv")}, run_table};
}

Command contest_paper() {
    return {"contest paper", {required("CONTEST")}, run_paper};
}

} // namespace kodeks::cli
