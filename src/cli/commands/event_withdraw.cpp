#include "cli/event/session.hpp"
#include "tournament/tables/basis.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using namespace tournament;

// What the rulebook makes of it, so that the arbiter sees it at once.
void say_consequence(const Context& context, const EventFile& file, const Stage& stage,
                     EntryId entry) {
    const Remark remark = consequence_of_leaving(file.state, stage, entry, *rules_of(file.state));
    context.streams.out << with_articles(render(remark.message, context.facts.language),
                                         remark.articles)
                        << '\n';
}

Exit run_event_withdraw(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const StageNumber stage = stage_in(arguments);
        const auto entry = entry_in(context, file, stage, arguments.value("NAME"));
        if (!entry) {
            return entry.error();
        }
        Withdraw withdraw;
        withdraw.stage = stage;
        withdraw.entry = *entry;
        withdraw.excluded = arguments.has("--excluded");
        withdraw.reason = arguments.maybe("--reason").value_or("");
        withdraw.treatment =
            word_in<Treatment>(arguments, "--treatment").value_or(Treatment::by_rulebook);
        const Exit exit = change(arguments, context, file, {withdraw});
        if (tells(context, exit)) {
            say_consequence(context, file, *find_stage(file.state, stage), *entry);
        }
        return exit;
    });
}

} // namespace

Command event_withdraw() {
    return {"event withdraw",
            with_common({required("EVENT"), required("NAME"), option("--reason", "TEXT"),
                         flag("--excluded"),
                         choice_option("--treatment", "HOW",
                                       {ledger::Words<Treatment>::list.begin(),
                                        ledger::Words<Treatment>::list.end()})}),
            run_event_withdraw};
}

} // namespace kodeks::cli
