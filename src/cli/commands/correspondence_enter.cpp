#include "cli/letters/session.hpp"
#include "cli/time_now.hpp"
#include "server/letters/zone.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using namespace correspondence;

Exit run_correspondence_enter(const Arguments& arguments, const Context& context) {
    const std::string zone = arguments.maybe("--zone").value_or("");
    if (!server::day_in_zone(zone, time_now())) {
        return context.wrong_usage({"byletter.no_zone", {{"zone", zone}}});
    }
    return changing_letters(arguments, context, [&](LetterFile& file) {
        const auto on = day_option(arguments, context, "--on");
        if (!on) {
            return on.error();
        }
        std::vector<tourney::Command> commands;
        for (const std::string& name : arguments.all("NAME")) {
            commands.push_back({*on, office_in(file, {"organiser", "arbiter"}),
                                tourney::Enter{{name, arguments.maybe("--address").value_or(""),
                                                arguments.maybe("--email").value_or(""), zone}}});
        }
        const Exit exit = carry_out(arguments, context, file, commands);
        if (exit == Exit::done && !context.facts.json) {
            context.streams.out << context.text("cli.event.enter.done",
                                                {{"n", std::to_string(commands.size())}})
                                << '\n';
        }
        return exit;
    });
}

} // namespace

Command correspondence_enter() {
    return {"correspondence enter",
            {required("LEDGER"), one_or_more("NAME"), option("--address", "TEXT"),
             option("--email", "ADDRESS"), option("--zone", "ZONE"), option("--on", "DATE"),
             flag("--dry-run")},
            run_correspondence_enter};
}

} // namespace kodeks::cli
