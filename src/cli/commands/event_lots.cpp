#include "cli/commands/event.hpp"
#include "cli/json.hpp"
#include "tournament/lots/record.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

using namespace tournament;

Exit print_commitment(const Context& context, const std::string& seed, const std::string& salt) {
    const std::string digest = lots::commitment_of(seed, salt);
    if (context.facts.json) {
        print_json(context.streams.out, boost::json::object{{"commitment", digest}});
    } else {
        context.streams.out << digest << '\n';
    }
    return Exit::done;
}

// The lots of one round from a seed of its own.
std::vector<tournament::Command> asked_of_round(const Arguments& arguments, StageNumber stage) {
    std::vector<tournament::Command> commands;
    const auto round = static_cast<RoundNumber>(
        std::min<std::uint64_t>(arguments.number("--round").value_or(0), 10'000));
    if (arguments.has("--again")) {
        commands.emplace_back(VoidLots{stage, arguments.maybe("--reason").value_or(""), round});
    }
    if (const auto commitment = arguments.maybe("--commit")) {
        commands.emplace_back(CommitRoundSeed{stage, round, *commitment});
    }
    if (const auto seed = arguments.maybe("--seed")) {
        commands.emplace_back(RevealRoundSeed{stage, round, *seed,
                                              arguments.maybe("--salt").value_or(""),
                                              arguments.maybe("--words").value_or("")});
    }
    return commands;
}

std::vector<tournament::Command> asked(const Arguments& arguments, StageNumber stage) {
    if (arguments.has("--round")) {
        return asked_of_round(arguments, stage);
    }
    std::vector<tournament::Command> commands;
    if (arguments.has("--again")) {
        commands.emplace_back(VoidLots{stage, arguments.maybe("--reason").value_or("")});
    }
    if (const auto commitment = arguments.maybe("--commit")) {
        commands.emplace_back(CommitLots{stage, *commitment});
    }
    if (const auto seed = arguments.maybe("--seed")) {
        DrawLots draw{stage, *seed, arguments.maybe("--salt").value_or("")};
        draw.restricted = word_in<Trait>(arguments, "--restricted");
        draw.words = arguments.maybe("--words").value_or("");
        commands.emplace_back(std::move(draw));
    }
    return commands;
}

Exit run_event_lots(const Arguments& arguments, const Context& context) {
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
        if (tells(context, exit)) {
            const Stage& drawn = *find_stage(file.state, stage);
            if (arguments.has("--round")) {
                context.streams.out << context.text("cli.event.lots.round_done",
                                                    {{"round", arguments.value("--round")}})
                                    << '\n';
                return exit;
            }
            if (drawn.lots.numbers.empty()) {
                context.streams.out
                    << context.text(drawn.lots.commitment.empty() ? "cli.event.lots.void"
                                                                  : "cli.event.lots.committed")
                    << '\n';
                return exit;
            }
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
                         option("--reason", "TEXT"), option("--words", "TEXT"),
                         number_option("--round", "N"),
                         choice_option("--restricted", "TRAIT",
                                       {ledger::Words<Trait>::list.begin(),
                                        ledger::Words<Trait>::list.end()})}),
            run_event_lots};
}

} // namespace kodeks::cli
