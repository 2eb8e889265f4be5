// The papers of a tournament by letter: one, or a list of those there are.
#include "cli/event/papers.hpp"
#include "cli/event/show.hpp"
#include "cli/letters/remote.hpp"
#include "reports/letters/letter_kinds.hpp"
#include "server/event/paper_bytes.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using reports::LetterKind;

reports::LetterRequest letter_request(const Arguments& arguments, const Context& context) {
    return {context.facts.language, game_in(arguments)};
}

reports::Form form_of(const Arguments& arguments) {
    const auto named = reports::form_named(arguments.maybe("--format").value_or("txt"));
    return named.value_or(reports::Form::txt);
}

Sheet list_head(const Context& context) {
    return {{{context.text("cli.event.papers.column.kind")},
             {context.text("cli.event.papers.column.title")},
             {context.text("cli.event.papers.column.state")}},
            {"kind", "title", "state"},
            {}};
}

Exit show_list(const Context& context, const Sheet& sheet) {
    print_sheet(context, sheet, context.facts.json ? Form::json : Form::text);
    return Exit::done;
}

Exit list_papers_of(const Arguments& arguments, const Context& context, const LetterFile& file) {
    Sheet sheet = list_head(context);
    for (const LetterKind& kind : reports::letter_kinds()) {
        const auto made =
            make_letter_paper(kind, {file.state, file.events}, letter_request(arguments, context));
        sheet.rows.push_back({std::string(kind.name),
                              render(letter_title(kind, file.state), context.facts.language),
                              made ? context.text("cli.event.papers.ready")
                                   : render(made.error(), context.facts.language)});
    }
    return show_list(context, sheet);
}

// On `out`, or into the file of -o.
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

Exit print_paper(const Arguments& arguments, const Context& context, const LetterFile& file) {
    const LetterKind& kind = *reports::find_letter_kind(arguments.value("PAPER"));
    const auto made =
        make_letter_paper(kind, {file.state, file.events}, letter_request(arguments, context));
    if (!made) {
        return context.answer_no(made.error());
    }
    const auto bytes = server::paper_bytes(*made, form_of(arguments));
    return bytes ? hand_out(arguments, context, *bytes) : context.bad_input(bytes.error());
}

Exit list_remote_papers(const Arguments& arguments, const Context& context) {
    const auto list =
        ask_letters(arguments, context, fmt::format("/papers?game={}", game_in(arguments).value));
    if (!list) {
        return context.bad_input(list.error());
    }
    Sheet sheet = list_head(context);
    for (const json::value& one : list->at("papers").as_array()) {
        sheet.rows.push_back({std::string(one.at("paper").as_string()),
                              text_in(one.at("title"), context),
                              one.at("ready").as_bool() ? context.text("cli.event.papers.ready")
                                                        : text_in(one.at("why"), context)});
    }
    return show_list(context, sheet);
}

Exit print_remote_paper(const Arguments& arguments, const Context& context) {
    const auto client = client_in(arguments, context);
    if (!client) {
        return context.bad_input(client.error());
    }
    const auto answer = client->get(
        fmt::format("{}/papers/{}?game={}&form={}&lang={}", letters_path(arguments),
                    arguments.value("PAPER"), game_in(arguments).value,
                    reports::name_of(form_of(arguments)), code_of(context.facts.language)));
    return answer && answer->status == 200 ? hand_out(arguments, context, answer->body)
                                           : context.bad_input(object_of(answer, context).error());
}

Exit run_correspondence_paper(const Arguments& arguments, const Context& context) {
    if (arguments.has("--server")) {
        return arguments.has("PAPER") ? print_remote_paper(arguments, context)
                                      : list_remote_papers(arguments, context);
    }
    return with_letters(arguments, context, [&](const LetterFile& file) {
        return arguments.has("PAPER") ? print_paper(arguments, context, file)
                                      : list_papers_of(arguments, context, file);
    });
}

std::vector<std::string> paper_names() {
    std::vector<std::string> names;
    for (const LetterKind& kind : reports::letter_kinds()) {
        names.emplace_back(kind.name);
    }
    return names;
}

} // namespace

Command correspondence_paper() {
    Argument paper = optional("PAPER");
    paper.choices = paper_names();
    return {"correspondence paper",
            {required("LEDGER"), paper, number_option("--game", "N"),
             choice_option("--format", "FORM", {"txt", "html", "csv", "xlsx", "pdf"}),
             option("-o", "FILE"), flag("--replace")},
            run_correspondence_paper};
}

} // namespace kodeks::cli
