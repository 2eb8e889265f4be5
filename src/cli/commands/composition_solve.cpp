// The solution of a composition, found by the program: first moves, lines of defence, tries.
#include "cli/commands/composition.hpp"
#include "cli/json.hpp"
#include "composition/hearing.hpp"
#include "composition/line_text.hpp"
#include "composition/solve/solution.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace composition;

json::object first_json(const games::Position& diagram, const FirstMove& first) {
    json::array refutations;
    const games::Position after = games::play(diagram, first.move);
    for (const games::Move& reply : first.refutations) {
        refutations.push_back(json::value(move_text(after, reply)));
    }
    return {{"move", move_text(diagram, first.move)},
            {"answer", truth::name_of(first.proof)},
            {"refutations", std::move(refutations)}};
}

json::object solution_json(const Composition& composition, const Solution& solution) {
    json::array first;
    for (const FirstMove& move : solution.first_moves) {
        first.push_back(first_json(composition.diagram, move));
    }
    json::array lines;
    for (const SolutionLine& line : solution.lines) {
        lines.push_back(json::object{{"moves", line_text(composition.diagram, line.moves)},
                                     {"end", ledger::word(line.end)},
                                     {"exact", line.exact},
                                     {"economical", line.economical},
                                     {"thematic", line.thematic()}});
    }
    return {{"title", composition.title},      {"answer", truth::name_of(solution.verdict)},
            {"first_moves", std::move(first)}, {"lines", std::move(lines)},
            {"complete", solution.complete},   {"nodes", solution.nodes}};
}

void print_first_moves(const Composition& composition, const Solution& solution,
                       const Context& context) {
    for (const FirstMove& first : solution.first_moves) {
        const games::Position after = games::play(composition.diagram, first.move);
        std::string key = "cli.composition.solve." + std::string(truth::name_of(first.proof));
        std::string reply;
        if (!first.refutations.empty()) {
            reply = move_text(after, first.refutations.front());
            key += first.is_try() ? "_once" : "_by";
        }
        context.streams.out << "  "
                            << context.text(key,
                                            {{"move", move_text(composition.diagram, first.move)},
                                             {"reply", reply}})
                            << '\n';
    }
}

void print_lines(const Composition& composition, const Solution& solution, const Context& context) {
    std::size_t number = 0;
    for (const SolutionLine& line : solution.lines) {
        const std::string kind = line.thematic() ? "thematic" : "additional";
        context.streams.out << fmt::format(
            "{}) {} [{}; {}]\n", ++number, line_text(composition.diagram, line.moves),
            context.text("cli.composition.solve." + kind),
            context.text("cli.composition.end." + std::string(ledger::word(line.end))));
    }
    if (!solution.complete) {
        context.streams.out << context.text("cli.composition.solve.incomplete") << '\n';
    }
}

Exit run_composition_solve(const Arguments& arguments, const Context& context) {
    const auto composition = composition_from(arguments, context, Lines::may_be_missing);
    if (!composition) {
        return composition.error();
    }
    const auto desk = SearchDesk::open(*composition, arguments, context);
    if (!desk) {
        return desk.error();
    }
    const Solution solution = solve(composition->diagram, (*desk)->proofs());
    if (context.facts.json) {
        print_json(context.streams.out, solution_json(*composition, solution));
    } else {
        if (!composition->title.empty()) {
            context.streams.out << composition->title << '\n';
        }
        const std::string key =
            "cli.composition.task." + std::string(truth::name_of(solution.verdict));
        context.streams.out << context.text(key, {{"nodes", std::to_string(solution.nodes)}})
                            << '\n';
        print_first_moves(*composition, solution, context);
        print_lines(*composition, solution, context);
    }
    return solution.verdict == Proof::proved ? Exit::done : Exit::no;
}

} // namespace

Command composition_solve() {
    return {"composition solve", with_search(), run_composition_solve};
}

} // namespace kodeks::cli
