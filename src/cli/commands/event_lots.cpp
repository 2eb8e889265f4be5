#include "cli/commands/event.hpp"
#include "tournament/lots/record.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using namespace tournament;

Exit print_commitment(const Context& context, const std::string& seed, const std::string& salt) {
    context.streams.out << lots::commitment_of(seed, salt) << '\n';
    return Exit::done;
}

std::vector<tournament::Command> asked(const Arguments& arguments, StageNumber stage) {
    std::vector<tournament::Command> commands;
    if (arguments.has("--again")) {
        commands.emplace_back(VoidLots{stage});
    }
    if (const auto commitment = arguments.maybe("--commit")) {
        commands.emplace_back(CommitLots{stage, *commitment});
    }
    if (const auto seed = arguments.maybe("--seed")) {
        DrawLots draw{stage, *seed, arguments.maybe("--salt").value_or("")};
        draw.restricted = word_in<Trait>(arguments, "--restricted");
        commands.emplace_back(std::move(draw));
    }
    return commands;
}

Exit run(const Arguments& arguments, const Context& context) {
    if (arguments.has("--show-commitment")) {
        return print_commitment(context, arguments.maybe("--seed").value_or(""),
                                arguments.maybe("--salt").value_or(""));
    }
    return changing_event(arguments, context, [&](EventFile& file) {
        const StageNumber stage = stage_in(arguments);
        const auto commands = asked(arguments, stage);
        if (commands.empty()) {
            return context.wrong_usage(Message{"tournament.seed_missing", {}});
        }
        const Exit exit = change(arguments, context, file, commands);
        if (exit == Exit::done) {
            const Stage& drawn = *find_stage(file.state, stage);
            print_sheet(context, entries_sheet(context, file.state, drawn),
                        form_in(arguments, context));
            say_remarks(context, context.streams.talk, file.state, drawn);
        }
        return exit;
    });
}

} // namespace

Command event_lots() {
    return {"event lots",
            with_common({required("EVENT"), option("--seed", "TEXT"), option("--salt", "TEXT"),
                         option("--commit", "DIGEST"), flag("--show-commitment"), flag("--again"),
                         choice_option("--restricted", "TRAIT",
                                       {ledger::Words<Trait>::list.begin(),
                                        ledger::Words<Trait>::list.end()})}),
            run};
}

} // namespace kodeks::cli
