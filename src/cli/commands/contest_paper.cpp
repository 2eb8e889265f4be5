// The papers of a competition of composers or solvers: one, or a list of those there are.
#include "cli/commands/contest.hpp"
#include "cli/contest/remote.hpp"
#include "cli/event/papers.hpp"
#include "cli/remote_papers.hpp"
#include "reports/contests/contest_kinds.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using reports::ContestKind;

contest::SectionNumber section_asked(const Arguments& arguments) {
    return static_cast<contest::SectionNumber>(
        std::min<std::uint64_t>(arguments.number("--section").value_or(0), UINT32_MAX));
}

Exit list_papers_of(const Arguments& arguments, const Context& context, const ContestFile& file) {
    Sheet sheet = paper_list(context);
    for (const ContestKind& kind : reports::contest_kinds()) {
        const auto made = make_contest_paper(kind, file.state,
                                             {context.facts.language, section_asked(arguments)});
        sheet.rows.push_back(paper_row(context, kind.name, contest_title(kind, file.state), made));
    }
    return show_papers(context, sheet);
}

Exit print_paper(const Arguments& arguments, const Context& context, const ContestFile& file) {
    const ContestKind& kind = *reports::find_contest_kind(arguments.value("PAPER"));
    return hand_out(
        arguments, context,
        make_contest_paper(kind, file.state, {context.facts.language, section_asked(arguments)}));
}

Exit run_contest_paper(const Arguments& arguments, const Context& context) {
    const bool one = arguments.has("PAPER");
    if (arguments.has("--server")) {
        const std::string section = fmt::format("?section={}", section_asked(arguments));
        const std::string path = contest_path(arguments) + "/papers";
        return one ? print_remote_paper(arguments, context,
                                        path + "/" + arguments.value("PAPER") + section + "&")
                   : list_remote_papers(arguments, context, path + section);
    }
    return with_contest(arguments, context, [&](const ContestFile& file) {
        return one ? print_paper(arguments, context, file)
                   : list_papers_of(arguments, context, file);
    });
}

std::vector<std::string> paper_names() {
    std::vector<std::string> names;
    for (const ContestKind& kind : reports::contest_kinds()) {
        names.emplace_back(kind.name);
    }
    return names;
}

} // namespace

Command contest_paper() {
    Argument paper = optional("PAPER");
    paper.choices = paper_names();
    return {"contest paper",
            {required("CONTEST"), paper, number_option("--section", "N"),
             choice_option("--format", "FORM", {"txt", "html", "csv", "xlsx", "pdf"}),
             option("-o", "FILE"), flag("--replace")},
            run_contest_paper};
}

} // namespace kodeks::cli
