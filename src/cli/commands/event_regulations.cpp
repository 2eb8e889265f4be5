// Regulations of an event: written clause by clause, checked, approved, scheduled, sent out.
#include "cli/json.hpp"
#include "cli/office/session.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using namespace office;

Exit show(const Context& context, const EventFile& file) {
    if (context.facts.json) {
        print_json(context.streams.out, part_of(file, "regulations"));
        return Exit::done;
    }
    for (const auto& [condition, clause] : file.bureau.regulations.clauses) {
        context.streams.out << context.text("cli.event.regulations.line",
                                            {{"condition", spoken(condition)},
                                             {"text", clause.text},
                                             {"name", clause.written.by},
                                             {"date", write_date(clause.written.date)}})
                            << '\n';
    }
    return Exit::done;
}

tl::expected<office::Command, Exit> clause_in(const Arguments& arguments, const Context& context,
                                              Date date) {
    const auto text = arguments.all("CLAUSE");
    const auto condition =
        ledger::from_word<Condition>(text.empty() ? "" : std::string_view(text[0]));
    if (!condition || text.size() < 2) {
        const std::string known = joined(choices_of<Condition>(), ", ");
        return tl::unexpected(
            context.wrong_usage(Message{"cli.event.regulations.what", {{"known", known}}}));
    }
    const std::string words = joined(std::span(text).subspan(1), " ");
    return WriteClause{*condition, words, by_in(arguments), arguments.maybe("--with").value_or(""),
                       date};
}

tl::expected<office::Command, Exit> command_in(const Arguments& arguments, const Context& context,
                                               Date date) {
    const std::string asked = arguments.value("ACTION");
    const std::string by = by_in(arguments);
    if (asked == "set") {
        return clause_in(arguments, context, date);
    }
    if (asked == "approve") {
        return ApproveRegulations{by, date};
    }
    if (asked == "schedule") {
        return IssueSchedule{by, date};
    }
    return SendInvitations{by, date, arguments.maybe("--through").value_or("")};
}

Exit run_event_regulations(const Arguments& arguments, const Context& context) {
    const std::string asked = arguments.value("ACTION");
    if (asked == "show" || asked == "check") {
        return with_office(arguments, context, [&](const EventFile& file) {
            return asked == "show"
                       ? show(context, file)
                       : show_remarks(context, remarks_on_regulations(file.bureau, world_of(file)));
        });
    }
    return changing_office(arguments, context, [&](EventFile& file) {
        const auto date = date_in(arguments, context, "--date");
        if (!date) {
            return date.error();
        }
        const auto command = command_in(arguments, context, *date);
        return command ? change_office(arguments, context, file, *command) : command.error();
    });
}

} // namespace

Command event_regulations() {
    return {"event regulations",
            with_office_options({action({"check", "show", "set", "approve", "schedule", "invite"}),
                                 required("EVENT"), any_number("CLAUSE"), option("--with", "NAME"),
                                 option("--date", "DATE"), option("--through", "NAMES")}),
            run_event_regulations};
}

} // namespace kodeks::cli
