// A competition begins with its regulations.
#include "cli/commands/contest.hpp"
#include "cli/event/session.hpp"
#include "cli/input.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

// All that is missing, so that the organiser need not come back for each.
void say_missing(const Context& context, const contest::Regulations& regulations) {
    const auto* const rules = rulebook::contest_rules(regulations.edition);
    if (rules == nullptr) {
        return;
    }
    for (const auto& rule : contest::missing_statements(*rules, regulations)) {
        context.streams.talk << with_articles(
                                    context.text("contest.missing." +
                                                 ledger::underscored(ledger::word(rule.statement))),
                                    rule.articles)
                             << '\n';
    }
}

Exit run_contest_new(const Arguments& arguments, const Context& context) {
    const auto input = read_text(arguments.value("--regulations"), context.streams);
    if (!input) {
        return context.bad_input(input.error());
    }
    const auto regulations = contest::read_regulations({input->text, input->name});
    if (!regulations) {
        return context.bad_input(regulations.error());
    }
    ContestFile file;
    const Exit exit = change_contest(arguments, context, file, {contest::Announce{*regulations}});
    if (exit == Exit::no) {
        say_missing(context, *regulations);
    }
    return exit;
}

} // namespace

Command contest_new() {
    return {"contest new",
            {required("CONTEST"), needed(option("--regulations", "FILE")), option("--by", "NAME"),
             flag("--dry-run")},
            run_contest_new};
}

} // namespace kodeks::cli
