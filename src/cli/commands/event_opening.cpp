// An opening or a starting position by lot, for all games of a table.
#include "cli/commands/event.hpp"
#include "cli/event/table_number.hpp"
#include "cli/input.hpp"

#include <algorithm>
#include <ostream>
#include <sstream>

namespace kodeks::cli {

namespace {

using namespace tournament;

// The openings of the command line, and of a file with one on each line.
tl::expected<std::vector<std::string>, Exit> openings_in(const Arguments& arguments,
                                                         const Context& context) {
    std::vector<std::string> openings = arguments.all("OPENING");
    const auto name = arguments.maybe("--list");
    if (!name) {
        return openings;
    }
    const auto input = read_text(*name, context.streams);
    if (!input) {
        return tl::unexpected(context.bad_input(input.error()));
    }
    std::istringstream lines(input->text);
    for (std::string line; std::getline(lines, line);) {
        line.erase(std::find_if_not(line.rbegin(), line.rend(),
                                    [](char c) { return c == ' ' || c == '\r' || c == '\t'; })
                       .base(),
                   line.end());
        if (!line.empty() && line.front() != '#') {
            openings.push_back(line);
        }
    }
    return openings;
}

Exit run_event_opening(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const StageNumber stage = stage_in(arguments);
        const Stage* const found = find_stage(file.state, stage);
        const std::uint64_t last = found == nullptr ? 0 : found->rounds.size();
        const std::string text = arguments.value("TABLE");
        const auto ref = read_table(text, stage, arguments.number("--round").value_or(last));
        if (!ref) {
            return context.wrong_usage(Message{"cli.event.result.table", {{"text", text}}});
        }
        const auto openings = openings_in(arguments, context);
        if (!openings) {
            return openings.error();
        }
        const Exit exit = change(arguments, context, file,
                                 {DrawOpening{stage, ref->round, ref->table, *openings,
                                              arguments.maybe("--words").value_or("")}});
        if (tells(context, exit)) {
            const Pairing& pairing =
                find_stage(file.state, stage)->rounds[ref->round - 1].pairings[ref->table - 1];
            context.streams.out << with_articles(
                                       context.text("cli.event.opening.done",
                                                    {{"table", std::to_string(ref->table)},
                                                     {"opening", pairing.opening}}),
                                       rules_of(file.state)->opening_articles)
                                << '\n';
        }
        return exit;
    });
}

} // namespace

Command event_opening() {
    return {"event opening",
            with_common({required("EVENT"), required("TABLE"), any_number("OPENING"),
                         option("--list", "FILE"), option("--words", "TEXT"),
                         number_option("--round", "N")}),
            run_event_opening};
}

} // namespace kodeks::cli
