// The independent checker on the Swiss rounds of an event, or of a tournament report file.
#include "cli/commands/event.hpp"
#include "cli/event/typed.hpp"
#include "cli/json.hpp"
#include "cli/pair/report_file.hpp"
#include "tournament/audit/audit.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

Exit run_pair_check(const Arguments& arguments, const Context& context) {
    if (arguments.has("--system")) {
        const Recheck recheck =
            arguments.has("--exhaustive") ? Recheck::exhaustive : Recheck::engine;
        return check_report(arguments.value("EVENT"), recheck, context);
    }
    const auto work = [&](const EventFile& file, const auto& stage) {
        const auto findings = tournament::check_rounds(file.events, stage_in(arguments));
        if (context.facts.json) {
            boost::json::array list;
            for (const auto& finding : findings) {
                boost::json::object object = message_json(finding.message, finding.articles);
                object["round"] = finding.round;
                list.push_back(std::move(object));
            }
            print_json(context.streams.out, boost::json::object{{"rounds", stage.rounds.size()},
                                                                {"findings", std::move(list)}});
            return findings.empty() ? Exit::done : Exit::no;
        }
        for (const auto& finding : findings) {
            context.streams.out << context.text("cli.event.round",
                                                {{"round", std::to_string(finding.round)}})
                                << ": "
                                << with_articles(render(finding.message, context.facts.language),
                                                 finding.articles)
                                << '\n';
        }
        if (findings.empty()) {
            context.streams.out << context.text("cli.pair.check.done",
                                                {{"n", std::to_string(stage.rounds.size())}})
                                << '\n';
        }
        return findings.empty() ? Exit::done : Exit::no;
    };
    return with_stage(arguments, context, work, Need::facts);
}

} // namespace

Command pair_check() {
    return {
        "pair check",
        {required("EVENT"), number_option("--stage", "N"), system_option(), flag("--exhaustive")},
        run_pair_check};
}

} // namespace kodeks::cli
