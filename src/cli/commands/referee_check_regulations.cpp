// Regulations against their rulebook, before an event starts.
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/json.hpp"
#include "clock/control_text.hpp"
#include "referee/office/regulation_check.hpp"
#include "referee/script/answer_json.hpp"
#include "referee/script/replay.hpp"
#include "referee/words/sentence.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace referee;

Exit run_referee_check_regulations(const Arguments& arguments, const Context& context) {
    const auto input = read_text(arguments.value("SCRIPT"), context.streams);
    if (!input) {
        return context.bad_input(input.error());
    }
    const auto header = script::header_of({input->text, input->name});
    if (!header) {
        return context.bad_input(header.error());
    }
    const auto problems = regulation_problems(header->match);
    const Reader reader{context.facts.language, header->match.variant, {}};
    json::array list;
    for (const Refusal& problem : problems) {
        json::object object = script::to_json(problem);
        object["sentence"] = sentence(problem, reader);
        list.push_back(std::move(object));
        if (!context.facts.json) {
            context.streams.out << sentence(problem, reader) << ". "
                                << bracketed(std::span(problem.articles)) << "\n";
        }
    }
    if (context.facts.json) {
        print_json(context.streams.out, {{"problems", std::move(list)}});
    } else if (problems.empty()) {
        const auto& control = header->match.settings.regulations.control;
        context.streams.out << context.text(
                                   "cli.referee.check-regulations.fine",
                                   {{"control", clock::describe(control, context.facts.language)}})
                            << "\n";
    }
    return problems.empty() ? Exit::done : Exit::no;
}

} // namespace

Command referee_check_regulations() {
    return {"referee check-regulations", {required("SCRIPT")}, run_referee_check_regulations};
}

} // namespace kodeks::cli
