// The papers of a tournament by letter: one, or a list of those there are.
#include "cli/event/papers.hpp"
#include "cli/letters/remote.hpp"
#include "cli/remote_papers.hpp"
#include "reports/letters/letter_kinds.hpp"

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using reports::LetterKind;

reports::LetterRequest letter_request(const Arguments& arguments, const Context& context) {
    return {context.facts.language, game_in(arguments)};
}

Exit list_papers_of(const Arguments& arguments, const Context& context, const LetterFile& file) {
    Sheet sheet = paper_list(context);
    for (const LetterKind& kind : reports::letter_kinds()) {
        const auto made =
            make_letter_paper(kind, {file.state, file.events}, letter_request(arguments, context));
        sheet.rows.push_back(paper_row(context, kind.name, letter_title(kind, file.state), made));
    }
    return show_papers(context, sheet);
}

Exit print_paper(const Arguments& arguments, const Context& context, const LetterFile& file) {
    const LetterKind& kind = *reports::find_letter_kind(arguments.value("PAPER"));
    return hand_out(
        arguments, context,
        make_letter_paper(kind, {file.state, file.events}, letter_request(arguments, context)));
}

Exit run_correspondence_paper(const Arguments& arguments, const Context& context) {
    const bool one = arguments.has("PAPER");
    if (arguments.has("--server")) {
        const std::string game = fmt::format("?game={}", game_in(arguments).value);
        const std::string path = letters_path(arguments) + "/papers";
        return one ? print_remote_paper(arguments, context,
                                        path + "/" + arguments.value("PAPER") + game + "&")
                   : list_remote_papers(arguments, context, path + game);
    }
    return with_letters(arguments, context, [&](const LetterFile& file) {
        return one ? print_paper(arguments, context, file)
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
