#include "cli/office/enter.hpp"

#include "office/words/effect.hpp"
#include "reports/entering.hpp"
#include "tournament/record/record.hpp"

#include <ostream>
#include <utility>

namespace kodeks::cli {

namespace {

using Commands = std::vector<tournament::Command>;

reports::AtTables at_tables_in(const Arguments& arguments) {
    reports::AtTables at;
    at.stage = stage_in(arguments);
    at.round = number_in(arguments, "--round");
    at.table = number_in(arguments, "--table");
    at.game = number_in(arguments, "--game");
    at.result = arguments.maybe("--result").value_or("");
    at.whom = arguments.maybe("--whom").value_or("");
    return at;
}

Exit say_obstacle(const Context& context, const reports::Obstacle& obstacle) {
    return obstacle.kind == reports::Obstacle::Kind::unsaid
               ? context.wrong_usage(obstacle.refusal.message)
               : refused(context, obstacle.refusal);
}

// A name that nobody has just so may still be understood, or is said with those that are like it.
tl::expected<Commands, Exit> commands_in(const Arguments& arguments, const Context& context,
                                         const EventFile& file,
                                         const office::EnterEffect& command) {
    reports::AtTables at = at_tables_in(arguments);
    const auto ask = [&] {
        return reports::commands_to_enter(file.state, file.bureau, command, at,
                                          context.facts.language);
    };
    auto found = ask();
    if (!found && found.error().kind == reports::Obstacle::Kind::unknown) {
        const auto entry = entry_in(context, file, at.stage, found.error().name);
        if (!entry) {
            return tl::unexpected(entry.error());
        }
        at.whom = tournament::name_of(file.state, *entry);
        found = ask();
    }
    if (!found) {
        return tl::unexpected(say_obstacle(context, found.error()));
    }
    return std::move(*found);
}

// The facts of the tournament, or the exit code after saying what is wrong.
tl::expected<std::vector<tournament::Event>, Exit>
facts_for(const Context& context, const EventFile& file, const Commands& commands) {
    std::vector<tournament::Event> facts;
    for (const tournament::Command& command : commands) {
        const auto decision =
            decide(file.state, command, tournament::world_for(file.state.settings.edition));
        if (decision.refusal() != nullptr) {
            return tl::unexpected(refused(context, *decision.refusal()));
        }
        for (const tournament::Event& event : decision.events()) {
            if (const auto defect = tournament::defect_of(file.state, event)) {
                return tl::unexpected(context.wrong_usage(*defect));
            }
            facts.push_back(event);
        }
    }
    return facts;
}

} // namespace

std::vector<Argument> with_table_options(std::vector<Argument> arguments) {
    arguments.push_back(option("--result", "RESULT"));
    arguments.push_back(number_option("--game", "N"));
    arguments.push_back(number_option("--stage", "N"));
    return arguments;
}

Exit enter_effect(const Arguments& arguments, const Context& context, EventFile& file,
                  const office::EnterEffect& command) {
    const auto decision = office::decide(file.bureau, command, world_of(file));
    if (decision.refusal() != nullptr) {
        return refused(context, *decision.refusal());
    }
    const auto commands = commands_in(arguments, context, file, command);
    if (!commands) {
        return commands.error();
    }
    auto facts = facts_for(context, file, *commands);
    if (!facts) {
        return facts.error();
    }
    return keep_office(arguments, context, file, decision, std::move(*facts));
}

void say_proposals(const Context& context, const EventFile& file) {
    const auto some = [](std::uint32_t number) {
        return number == 0 ? std::string() : std::to_string(number);
    };
    for (const office::Proposal& one : proposals_of(file.bureau)) {
        context.streams.out << context.text("cli.event.sanction.proposal",
                                            {{"effect", office::spoken(one.effect)},
                                             {"name", one.name},
                                             {"round", some(one.round)},
                                             {"table", some(one.table)}})
                            << '\n';
    }
}

} // namespace kodeks::cli
