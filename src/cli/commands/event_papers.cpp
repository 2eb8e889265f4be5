// The papers of an event: one, a list of those there are, or all of them into a folder.
#include "cli/commands/event.hpp"
#include "cli/event/papers.hpp"
#include "reports/gather.hpp"
#include "server/event/paper_bytes.hpp"
#include "server/letters/zone.hpp"

#include <cstdlib>
#include <filesystem>
#include <ostream>

namespace kodeks::cli {

namespace {

using reports::Form;
using reports::Kind;

// The clock on the wall: by KODEKS_ZONE, otherwise by the machine's own zone.
std::string zone_here() {
    const char* const named = std::getenv("KODEKS_ZONE"); // NOLINT(concurrency-mt-unsafe)
    return named != nullptr && server::is_zone(named) ? named : server::own_zone();
}

reports::Request request_in(const Arguments& arguments, const Context& context) {
    const std::string zone = zone_here();
    return {context.facts.language, stage_in(arguments),
            static_cast<tournament::RoundNumber>(
                std::min<std::uint64_t>(arguments.number("--round").value_or(0), UINT32_MAX)),
            [zone](ledger::UnixTime time) { return server::wall_minutes(zone, time); }};
}

Form paper_form_in(const Arguments& arguments) {
    return reports::form_named(arguments.maybe("--format").value_or("txt")).value_or(Form::txt);
}

// What there is to print now, and why not where there is nothing.
Exit list_papers(const Context& context, const reports::Sources& sources,
                 const reports::Request& request) {
    Sheet sheet{{{context.text("cli.event.papers.column.kind")},
                 {context.text("cli.event.papers.column.title")},
                 {context.text("cli.event.papers.column.state")}},
                {"kind", "title", "state"},
                {}};
    for (const Kind& kind : reports::kinds()) {
        const auto made = make_paper(kind, sources, request);
        sheet.rows.push_back({std::string(kind.name),
                              context.text("reports.title." + std::string(kind.name)),
                              made ? context.text("cli.event.papers.ready")
                                   : render(made.error(), context.facts.language)});
    }
    print_sheet(context, sheet, context.facts.json ? cli::Form::json : cli::Form::text);
    return Exit::done;
}

Exit print_all(const Arguments& arguments, const Context& context, const reports::Sources& sources,
               const reports::Request& request) {
    const std::filesystem::path folder = arguments.value("--all");
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    std::size_t count = 0;
    for (const Kind& kind : reports::kinds()) {
        const auto made = make_paper(kind, sources, request);
        if (!made) {
            continue;
        }
        const std::string name = (folder / server::file_name_of(kind, sources.state(), request,
                                                                paper_form_in(arguments)))
                                     .string();
        const auto bytes = server::paper_bytes(*made, paper_form_in(arguments));
        if (!bytes) {
            return context.bad_input(bytes.error());
        }
        if (const auto fault = save_paper(name, *bytes, saving_in(arguments))) {
            return context.bad_input(*fault);
        }
        context.streams.out << name << '\n';
        ++count;
    }
    context.streams.out << context.text("cli.event.papers.done", {{"n", std::to_string(count)}})
                        << '\n';
    return Exit::done;
}

Exit print_one(const Arguments& arguments, const Context& context, const reports::Sources& sources,
               const reports::Request& request) {
    const std::string name = arguments.value("KIND");
    const Kind* const kind = reports::find_kind(name);
    if (kind == nullptr) {
        const Exit exit = context.wrong_usage({"cli.event.papers.unknown", {{"name", name}}});
        suggest_papers(context, name);
        return exit;
    }
    const auto made = make_paper(*kind, sources, request);
    if (!made) {
        return context.answer_no(made.error());
    }
    const auto bytes = server::paper_bytes(*made, paper_form_in(arguments));
    if (!bytes) {
        return context.bad_input(bytes.error());
    }
    const auto file = arguments.maybe("-o");
    if (!file) {
        context.streams.out << *bytes;
        return Exit::done;
    }
    if (const auto fault = save_paper(*file, *bytes, saving_in(arguments))) {
        return context.bad_input(*fault);
    }
    context.streams.out << context.text("cli.event.papers.saved", {{"name", *file}}) << '\n';
    return Exit::done;
}

Exit run_event_papers(const Arguments& arguments, const Context& context) {
    const auto work = [&](const EventFile& file) {
        const auto request = request_in(arguments, context);
        const auto sources = reports::gather(file, file.name, request);
        if (!sources) {
            return context.bad_input(sources.error());
        }
        if (arguments.has("--all")) {
            return print_all(arguments, context, *sources, request);
        }
        return arguments.has("KIND") && !arguments.has("--list")
                   ? print_one(arguments, context, *sources, request)
                   : list_papers(context, *sources, request);
    };
    return with_event(arguments, context, work, Need::facts);
}

} // namespace

Command event_papers() {
    return {"event papers",
            {required("EVENT"), optional("KIND"), flag("--list"), option("--all", "DIR"),
             choice_option("--format", "FORM", {"txt", "html", "csv", "xlsx", "pdf"}),
             number_option("--round", "N"), number_option("--stage", "N"), option("-o", "FILE"),
             flag("--replace")},
            run_event_papers};
}

} // namespace kodeks::cli
