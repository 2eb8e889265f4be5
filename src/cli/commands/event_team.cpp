// Team events: line-ups, how many came, boards where somebody had no right to play.
#include "cli/commands/event.hpp"

#include <algorithm>
#include <ostream>

namespace kodeks::cli {

namespace {

using namespace tournament;

RoundNumber round_in(const Arguments& arguments, const EventFile& file) {
    const Stage* stage = find_stage(file.state, stage_in(arguments));
    const std::uint64_t last = stage == nullptr ? 0 : stage->rounds.size();
    return static_cast<RoundNumber>(
        std::min<std::uint64_t>(arguments.number("--round").value_or(last), 10'000));
}

std::uint32_t number_in(const Arguments& arguments, std::string_view name) {
    return static_cast<std::uint32_t>(
        std::min<std::uint64_t>(arguments.number(name).value_or(0), 10'000));
}

Exit changed(const Arguments& arguments, const Context& context, EventFile& file,
             const tournament::Command& command) {
    const RoundNumber round = round_in(arguments, file);
    const Exit exit = change(arguments, context, file, {command});
    if (tells(context, exit)) {
        const Stage& stage = *find_stage(file.state, stage_in(arguments));
        print_sheet(context, pairings_sheet(context, file.state, stage, round),
                    form_in(arguments, context));
    }
    return exit;
}

Exit run_line_up(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        SetLineUp command;
        command.stage = stage_in(arguments);
        command.round = round_in(arguments, file);
        command.minutes_before = static_cast<std::int32_t>(number_in(arguments, "--minutes"));
        const auto team = entry_in(context, file, command.stage, arguments.value("TEAM"));
        if (!team) {
            return team.error();
        }
        command.team = *team;
        for (const std::string& name : arguments.all("PLAYER")) {
            const auto player = name == "-" ? tl::expected<EntryId, Exit>(no_entry)
                                            : entry_in(context, file, 0, name);
            if (!player) {
                return player.error();
            }
            command.players.push_back(*player);
        }
        return changed(arguments, context, file, command);
    });
}

Exit run_present(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const auto team = entry_in(context, file, stage_in(arguments), arguments.value("TEAM"));
        if (!team) {
            return team.error();
        }
        return changed(arguments, context, file,
                       CountTeam{stage_in(arguments), round_in(arguments, file), *team,
                                 number_in(arguments, "--players")});
    });
}

Exit run_wrong_board(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        DeclareWrongBoard command;
        command.game = {stage_in(arguments), round_in(arguments, file),
                        number_in(arguments, "--table"), number_in(arguments, "--board")};
        command.first_team = arguments.value("WHO") != "second";
        command.second_team = arguments.value("WHO") != "first";
        return changed(arguments, context, file, command);
    });
}

Exit run_decide(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        DecideLevel command;
        command.stage = stage_in(arguments);
        command.round = round_in(arguments, file);
        command.table = number_in(arguments, "--table");
        command.how = arguments.maybe("--how").value_or("");
        if (const auto name = arguments.maybe("--winner")) {
            const auto winner = entry_in(context, file, command.stage, *name);
            if (!winner) {
                return winner.error();
            }
            command.winner = *winner;
        }
        const Exit exit = changed(arguments, context, file, command);
        if (tells(context, exit) && form_in(arguments, context) == kodeks::cli::Form::text) {
            const Round& round = find_stage(file.state, command.stage)->rounds[command.round - 1];
            const EntryId winner = round.pairings[command.table - 1].winner;
            context.streams.out << context.text("cli.event.decide.done",
                                                {{"name", name_of(file.state, winner)}})
                                << '\n';
        }
        return exit;
    });
}

} // namespace

Command event_lineup() {
    return {"event lineup",
            with_common({required("EVENT"), required("TEAM"), one_or_more("PLAYER"),
                         number_option("--minutes", "N"), number_option("--round", "N")}),
            run_line_up};
}

Command event_present() {
    return {"event present",
            with_common({required("EVENT"), required("TEAM"),
                         needed(number_option("--players", "N")), number_option("--round", "N")}),
            run_present};
}

Command event_wrongboard() {
    Argument who = required("WHO");
    who.choices = {"first", "second", "both"};
    return {"event wrongboard",
            with_common({required("EVENT"), who, needed(number_option("--table", "N")),
                         needed(number_option("--board", "N")), number_option("--round", "N")}),
            run_wrong_board};
}

Command event_decide() {
    return {"event decide",
            with_common({required("EVENT"), needed(number_option("--table", "N")),
                         option("--winner", "NAME"), option("--how", "TEXT"),
                         number_option("--round", "N")}),
            run_decide};
}

} // namespace kodeks::cli
