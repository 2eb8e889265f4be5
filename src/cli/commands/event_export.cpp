// An event as a file of another kind: a FIDE report, or the games that were refereed.
#include "cli/commands/event.hpp"
#include "cli/json.hpp"
#include "tournament/desk/handling.hpp"
#include "tournament/report/report.hpp"
#include "tournament/tables/standings.hpp"
#include "tournament/trf/write.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

using namespace tournament;

// The places of the standings beside the players or the teams, as federations want them.
trf::Document with_places(const State& state, const Stage& stage) {
    Report report = report_of(state, stage);
    for (const StandingLine& line : standings(state, stage).lines) {
        const auto at = std::ranges::find(report.entries, line.entry) - report.entries.begin();
        auto& place = report.document.teams.empty()
                          ? report.document.players[static_cast<std::size_t>(at)].place
                          : report.document.teams[static_cast<std::size_t>(at)].place;
        place = line.first_place;
    }
    return std::move(report.document);
}

// A file ends its lines as the format wants it, the screen as it is used to.
trf::LineEnd line_end_in(const Arguments& arguments) {
    const std::string word =
        arguments.maybe("--line-end").value_or(arguments.has("-o") ? "crlf" : "lf");
    return word == "cr" ? trf::LineEnd::cr : word == "lf" ? trf::LineEnd::lf : trf::LineEnd::crlf;
}

Exit run_event_export(const Arguments& arguments, const Context& context) {
    return with_stage(arguments, context, [&](const EventFile& file, const Stage& stage) {
        if (stage.settings.games > 1) {
            return context.answer_no({"cli.event.export.individuals", {}});
        }
        const auto name = arguments.maybe("-o");
        const std::string text = trf::write(
            with_places(file.state, arguments.has("--rating") ? for_rating(stage) : stage),
            line_end_in(arguments));
        if (name) {
            if (const auto fault = create_file(*name, text)) {
                return context.bad_input(*fault);
            }
        }
        if (context.facts.json) {
            print_json(context.streams.out, boost::json::object{{"report", text}});
            return Exit::done;
        }
        if (!name) {
            context.streams.out << text;
            return Exit::done;
        }
        context.streams.out << context.text("cli.event.export.done", {{"name", *name}}) << '\n';
        return Exit::done;
    });
}

} // namespace

Command event_export() {
    return {"event export",
            {required("EVENT"), number_option("--stage", "N"), option("-o", "FILE"),
             flag("--rating"), choice_option("--line-end", "END", {"crlf", "lf", "cr"})},
            run_event_export};
}

} // namespace kodeks::cli
