#include "cli/event/papers.hpp"

#include "base/edit_distance.hpp"
#include "server/event/paper_bytes.hpp"

#include <filesystem>
#include <ostream>

namespace kodeks::cli {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> paper_kinds() {
    std::vector<std::string> names;
    for (const reports::Kind& kind : reports::kinds()) {
        names.emplace_back(kind.name);
    }
    return names;
}

} // namespace

Saving saving_in(const Arguments& arguments) {
    return arguments.has("--replace") ? Saving::replace : Saving::create;
}

std::optional<Fault> save_paper(const std::string& name, const std::string& bytes, Saving saving) {
    if (saving == Saving::create || !fs::exists(name)) {
        return create_file(name, bytes);
    }
    const auto locked = LockedFile::open(name);
    return locked ? locked->replace(bytes) : std::optional(locked.error());
}

Exit hand_out(const Arguments& arguments, const Context& context, const std::string& bytes) {
    const auto name = arguments.maybe("-o");
    if (!name) {
        context.streams.out << bytes;
        return Exit::done;
    }
    if (const auto fault = save_paper(*name, bytes, saving_in(arguments))) {
        return context.bad_input(*fault);
    }
    context.streams.out << context.text("cli.event.papers.saved", {{"name", *name}}) << '\n';
    return Exit::done;
}

Exit hand_out(const Arguments& arguments, const Context& context, const reports::Made& made) {
    if (!made) {
        return context.answer_no(made.error());
    }
    const auto bytes = server::paper_bytes(*made, form_in(arguments));
    return bytes ? hand_out(arguments, context, *bytes) : context.bad_input(bytes.error());
}

reports::Form form_in(const Arguments& arguments) {
    const auto named = reports::form_named(arguments.maybe("--format").value_or("txt"));
    return named.value_or(reports::Form::txt);
}

Sheet paper_list(const Context& context) {
    return {{{context.text("cli.event.papers.column.kind")},
             {context.text("cli.event.papers.column.title")},
             {context.text("cli.event.papers.column.state")}},
            {"kind", "title", "state"},
            {}};
}

Exit show_papers(const Context& context, const Sheet& sheet) {
    print_sheet(context, sheet, context.facts.json ? Form::json : Form::text);
    return Exit::done;
}

std::vector<std::string> paper_row(const Context& context, std::string_view name,
                                   const Message& title, const reports::Made& made) {
    return {std::string(name), render(title, context.facts.language),
            made ? context.text("cli.event.papers.ready")
                 : render(made.error(), context.facts.language)};
}

void suggest_papers(const Context& context, const std::string& name) {
    context.suggest(nearest(name, paper_kinds(), 3));
}

} // namespace kodeks::cli
