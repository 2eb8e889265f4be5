#include "cli/registry.hpp"

#include <algorithm>

// One line per command: the function of that name in src/cli/commands/ describes it.
#define KODEKS_COMMANDS(COMMAND)                                                                   \
    COMMAND(rules_list)                                                                            \
    COMMAND(rules_show)                                                                            \
    COMMAND(rules_search)                                                                          \
    COMMAND(rules_coverage)                                                                        \
    COMMAND(variants)                                                                              \
    COMMAND(moves)                                                                                 \
    COMMAND(perft)                                                                                 \
    COMMAND(show)                                                                                  \
    COMMAND(numbered_start)                                                                        \
    COMMAND(game_check)                                                                            \
    COMMAND(game_convert)                                                                          \
    COMMAND(game_compare)                                                                          \
    COMMAND(truth_build)                                                                           \
    COMMAND(truth_verify)                                                                          \
    COMMAND(truth_probe)                                                                           \
    COMMAND(truth_facts)                                                                           \
    COMMAND(truth_winnable)                                                                        \
    COMMAND(event_new)                                                                             \
    COMMAND(event_stage)                                                                           \
    COMMAND(event_enter)                                                                           \
    COMMAND(event_withdraw)                                                                        \
    COMMAND(event_absent)                                                                          \
    COMMAND(event_tiebreaks)                                                                       \
    COMMAND(event_lots)                                                                            \
    COMMAND(event_pair)                                                                            \
    COMMAND(event_pairings)                                                                        \
    COMMAND(event_result)                                                                          \
    COMMAND(event_standings)                                                                       \
    COMMAND(event_crosstable)                                                                      \
    COMMAND(event_explain)                                                                         \
    COMMAND(event_check)                                                                           \
    COMMAND(event_lineup)                                                                          \
    COMMAND(event_present)                                                                         \
    COMMAND(event_wrongboard)                                                                      \
    COMMAND(event_decide)                                                                          \
    COMMAND(event_import)                                                                          \
    COMMAND(event_export)                                                                          \
    COMMAND(event_game)                                                                            \
    COMMAND(event_demo)                                                                            \
    COMMAND(draw_record)                                                                           \
    COMMAND(draw_verify)                                                                           \
    COMMAND(pair_next)                                                                             \
    COMMAND(pair_check)                                                                            \
    COMMAND(pair_generate)                                                                         \
    COMMAND(pair_standings)                                                                        \
    COMMAND(referee_replay)                                                                        \
    COMMAND(referee_explain)                                                                       \
    COMMAND(referee_play)                                                                          \
    COMMAND(referee_seal)                                                                          \
    COMMAND(referee_unseal)                                                                        \
    COMMAND(referee_check_regulations)                                                             \
    COMMAND(correspondence_replay)                                                                 \
    COMMAND(composition_check)                                                                     \
    COMMAND(composition_solve)                                                                     \
    COMMAND(composition_verify)                                                                    \
    COMMAND(enter)                                                                                 \
    COMMAND(config_show)                                                                           \
    COMMAND(serve)                                                                                 \
    COMMAND(store_verify)                                                                          \
    COMMAND(store_backup)                                                                          \
    COMMAND(store_restore)                                                                         \
    COMMAND(store_export)                                                                          \
    COMMAND(simulate_games)                                                                        \
    COMMAND(simulate_server)                                                                       \
    COMMAND(names_latin)                                                                           \
    COMMAND(names_list)                                                                            \
    COMMAND(man)                                                                                   \
    COMMAND(completion)

namespace kodeks::cli {

#define KODEKS_DECLARE(function) Command function();
KODEKS_COMMANDS(KODEKS_DECLARE)
#undef KODEKS_DECLARE

namespace {

// Commands about an event that is there already work on one that a server keeps too; what makes a
// file, or sits down at a board, does not.
std::vector<Command> with_servers(std::vector<Command> all) {
    for (Command& command : all) {
        const bool has_event = std::ranges::any_of(
            command.arguments, [](const Argument& argument) { return argument.name == "EVENT"; });
        const bool about_file = command.name == "event new" || command.name == "event import" ||
                                command.name == "event game" || command.name == "event demo";
        if (noun_of(command) == "event" && has_event && !about_file) {
            command.arguments.push_back(option("--server", "URL"));
        }
    }
    return all;
}

} // namespace

const std::vector<Command>& commands() {
#define KODEKS_CALL(function) function(),
    static const std::vector<Command> all = with_servers({KODEKS_COMMANDS(KODEKS_CALL)});
#undef KODEKS_CALL
    return all;
}

std::vector<std::string> nouns() {
    std::vector<std::string> names;
    for (const Command& command : commands()) {
        if (std::ranges::find(names, noun_of(command)) == names.end()) {
            names.push_back(noun_of(command));
        }
    }
    return names;
}

std::vector<const Command*> commands_of(std::string_view noun) {
    std::vector<const Command*> found;
    for (const Command& command : commands()) {
        if (noun_of(command) == noun) {
            found.push_back(&command);
        }
    }
    return found;
}

const Command* find_command(std::string_view noun, std::string_view verb) {
    const auto& all = commands();
    const auto found = std::ranges::find_if(all, [&](const Command& command) {
        return noun_of(command) == noun && verb_of(command) == verb;
    });
    return found == all.end() ? nullptr : &*found;
}

} // namespace kodeks::cli
