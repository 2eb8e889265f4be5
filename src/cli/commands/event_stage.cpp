#include "cli/commands/event_stage.hpp"

#include "cli/commands/event.hpp"
#include "cli/event/session.hpp"
#include "clock/control_text.hpp"
#include "tournament/desk/dutch_round.hpp"
#include "tournament/tiebreak/catalogue.hpp"

#include <algorithm>
#include <ostream>

namespace kodeks::cli {

namespace {

using namespace tournament;

std::uint32_t small_number(const Arguments& arguments, std::string_view name,
                           std::uint32_t otherwise) {
    const auto number = arguments.number(name);
    return number ? static_cast<std::uint32_t>(std::min<std::uint64_t>(*number, 100'000))
                  : otherwise;
}

void read_qualification(const Arguments& arguments, StageSettings& settings) {
    settings.from.stage = small_number(arguments, "--from", 0);
    settings.from.last_place = small_number(arguments, "--places", 0);
    settings.from.carry_mutual = arguments.has("--carry");
}

Exit run_event_stage(const Arguments& arguments, const Context& context) {
    if (const auto odd = odd_stage(arguments)) {
        return context.wrong_usage(*odd);
    }
    return changing_event(arguments, context, [&](EventFile& file) {
        const auto number = static_cast<StageNumber>(file.state.stages.size()) + 1;
        StageSettings settings = stage_settings(arguments);
        settings.control = arguments.maybe("--control").value_or("");
        if (!settings.control.empty() && !clock::parse_control(settings.control)) {
            return context.wrong_usage({"clock.bad_control", {}});
        }
        std::vector<tournament::Command> commands = {AddStage{settings}};
        if (settings.from.stage != 0) {
            commands.emplace_back(FillStage{number});
        }
        const Exit exit = change(arguments, context, file, commands);
        if (tells(context, exit)) {
            context.streams.out << context.text("cli.event.stage.done",
                                                {{"number", std::to_string(number)}})
                                << '\n';
        } else if (exit != Exit::done) {
            suggest_tie_breaks(context, arguments.all("--tie-break"));
        }
        return exit;
    });
}

} // namespace

std::vector<Argument> stage_arguments() {
    return {
        choice_option("--system", "SYSTEM", ledger::words_of<System>()),
        choice_option("--swiss", "NAME", swiss_names()),
        number_option("--rounds", "N"),
        number_option("--cycles", "N"),
        number_option("--games", "N"),
        number_option("--boards", "N"),
        flag("--free-boards"),
        flag("--all-places"),
        choice_option("--goal", "GOAL", ledger::words_of<Goal>()),
        number_option("--target", "N"),
        choice_option("--primary", "SCORE", ledger::words_of<rulebook::TeamScore>()),
        repeated_option("--tie-break", "CODE"),
        choice_option("--keep-apart", "TRAIT", ledger::words_of<Trait>()),
        flag("--baku"),
        option("--bye", "POINTS"),
    };
}

std::optional<Message> odd_stage(const Arguments& arguments) {
    if (word_in<System>(arguments, "--system") == System::swiss && !arguments.has("--swiss")) {
        return Message{"cli.event.swiss_missing", {{"names", joined(swiss_names(), ", ")}}};
    }
    const System usual = arguments.has("--swiss") ? System::swiss : System::round_robin;
    const System system = word_in<System>(arguments, "--system").value_or(usual);
    if (arguments.has("--rounds") &&
        (system == System::round_robin || system == System::knockout)) {
        return Message{"cli.event.rounds_follow", {}};
    }
    const auto bye = arguments.maybe("--bye");
    return bye && !read_points(*bye)
               ? std::optional(Message{"cli.event.no_points", {{"text", *bye}}})
               : std::nullopt;
}

StageSettings stage_settings(const Arguments& arguments) {
    StageSettings settings;
    settings.name = arguments.maybe("--stage-name").value_or("");
    settings.swiss = arguments.maybe("--swiss").value_or("");
    const System usual = settings.swiss.empty() ? System::round_robin : System::swiss;
    settings.system = word_in<System>(arguments, "--system").value_or(usual);
    settings.rounds = small_number(arguments, "--rounds", 0);
    settings.cycles = small_number(arguments, "--cycles", 1);
    settings.games = small_number(arguments, "--games", 1);
    settings.boards = small_number(arguments, "--boards", 0);
    settings.free_boards = arguments.has("--free-boards");
    settings.all_places = arguments.has("--all-places");
    settings.goal = word_in<Goal>(arguments, "--goal").value_or(Goal::majority);
    settings.target =
        whole_points(static_cast<std::int32_t>(small_number(arguments, "--target", 0)));
    settings.primary = word_in<rulebook::TeamScore>(arguments, "--primary");
    settings.tie_breaks = arguments.all("--tie-break");
    if (const auto trait = word_in<Trait>(arguments, "--keep-apart")) {
        settings.apart.push_back({.trait = *trait});
    }
    settings.accelerated = arguments.has("--baku");
    if (const auto bye = arguments.maybe("--bye")) { // odd_stage() has looked at it
        settings.awards.push_back({Worth::bye, 0, {}, read_points(*bye), std::nullopt});
    }
    read_qualification(arguments, settings);
    return settings;
}

Command event_stage() {
    std::vector<Argument> arguments = {required("EVENT"),
                                       option("--stage-name", "NAME"),
                                       number_option("--from", "STAGE"),
                                       number_option("--places", "N"),
                                       flag("--carry"),
                                       option("--control", "CONTROL")};
    for (Argument& argument : stage_arguments()) {
        arguments.push_back(std::move(argument));
    }
    arguments.push_back(option("--by", "NAME"));
    arguments.push_back(flag("--dry-run"));
    return {"event stage", arguments, run_event_stage};
}

} // namespace kodeks::cli
