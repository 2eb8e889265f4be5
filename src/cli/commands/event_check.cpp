#include "cli/commands/event.hpp"
#include "tournament/audit.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using tournament::AuditFinding;

Exit run(const Arguments& arguments, const Context& context) {
    return with_event(arguments, context, [&](const EventFile& file) {
        const tournament::Audit audit = tournament::audit(file.events);
        context.streams.out << context.text("cli.event.check.done",
                                            {{"facts", std::to_string(file.events.size())},
                                             {"draws", std::to_string(audit.draws)},
                                             {"rounds", std::to_string(audit.rounds)}})
                            << '\n';
        for (const AuditFinding& finding : audit.findings) {
            const std::string where =
                context.text("cli.event.check.where", {{"stage", std::to_string(finding.stage)},
                                                       {"round", std::to_string(finding.round)}});
            context.streams.out << where << ' '
                                << with_articles(render(finding.message, context.facts.language),
                                                 finding.articles)
                                << '\n';
        }
        for (const tournament::Stage& stage : file.state.stages) {
            say_remarks(context, context.streams.out, file.state, stage);
        }
        return audit.findings.empty() ? Exit::done : Exit::no;
    });
}

} // namespace

Command event_check() {
    return {"event check", {required("EVENT")}, run};
}

} // namespace kodeks::cli
