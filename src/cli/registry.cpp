#include "cli/registry.hpp"

#include "cli/served.hpp"

#include <algorithm>
#include <array>

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
    COMMAND(event_entries)                                                                         \
    COMMAND(event_rename)                                                                          \
    COMMAND(event_replace)                                                                         \
    COMMAND(event_withdraw)                                                                        \
    COMMAND(event_return)                                                                          \
    COMMAND(event_absent)                                                                          \
    COMMAND(event_forbid)                                                                          \
    COMMAND(event_tiebreaks)                                                                       \
    COMMAND(event_lots)                                                                            \
    COMMAND(event_schedule)                                                                        \
    COMMAND(event_pair)                                                                            \
    COMMAND(event_pairings)                                                                        \
    COMMAND(event_opening)                                                                         \
    COMMAND(event_result)                                                                          \
    COMMAND(event_undo)                                                                            \
    COMMAND(event_standings)                                                                       \
    COMMAND(event_crosstable)                                                                      \
    COMMAND(event_explain)                                                                         \
    COMMAND(event_check)                                                                           \
    COMMAND(event_lineup)                                                                          \
    COMMAND(event_present)                                                                         \
    COMMAND(event_wrongboard)                                                                      \
    COMMAND(event_decide)                                                                          \
    COMMAND(event_playoff)                                                                         \
    COMMAND(event_import)                                                                          \
    COMMAND(event_export)                                                                          \
    COMMAND(event_game)                                                                            \
    COMMAND(event_papers)                                                                          \
    COMMAND(event_card)                                                                            \
    COMMAND(event_regulations)                                                                     \
    COMMAND(event_credentials)                                                                     \
    COMMAND(event_official)                                                                        \
    COMMAND(event_committee)                                                                       \
    COMMAND(event_duties)                                                                          \
    COMMAND(event_sanction)                                                                        \
    COMMAND(event_protest)                                                                         \
    COMMAND(event_decision)                                                                        \
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
    COMMAND(correspondence_new)                                                                    \
    COMMAND(correspondence_enter)                                                                  \
    COMMAND(correspondence_start)                                                                  \
    COMMAND(correspondence_letter)                                                                 \
    COMMAND(correspondence_break)                                                                  \
    COMMAND(correspondence_claim)                                                                  \
    COMMAND(correspondence_decide)                                                                 \
    COMMAND(correspondence_do)                                                                     \
    COMMAND(correspondence_due)                                                                    \
    COMMAND(correspondence_games)                                                                  \
    COMMAND(correspondence_chart)                                                                  \
    COMMAND(correspondence_table)                                                                  \
    COMMAND(correspondence_write)                                                                  \
    COMMAND(correspondence_read)                                                                   \
    COMMAND(correspondence_paper)                                                                  \
    COMMAND(correspondence_replay)                                                                 \
    COMMAND(composition_check)                                                                     \
    COMMAND(composition_solve)                                                                     \
    COMMAND(composition_verify)                                                                    \
    COMMAND(composition_collect)                                                                   \
    COMMAND(composition_find)                                                                      \
    COMMAND(composition_predecessors)                                                              \
    COMMAND(composition_generate)                                                                  \
    COMMAND(contest_new)                                                                           \
    COMMAND(contest_author)                                                                        \
    COMMAND(contest_enter)                                                                         \
    COMMAND(contest_correct)                                                                       \
    COMMAND(contest_withdraw)                                                                      \
    COMMAND(contest_judge)                                                                         \
    COMMAND(contest_examine)                                                                       \
    COMMAND(contest_defect)                                                                        \
    COMMAND(contest_mark)                                                                          \
    COMMAND(contest_revise)                                                                        \
    COMMAND(contest_done)                                                                          \
    COMMAND(contest_award)                                                                         \
    COMMAND(contest_appeal)                                                                        \
    COMMAND(contest_decide)                                                                        \
    COMMAND(contest_score)                                                                         \
    COMMAND(contest_table)                                                                         \
    COMMAND(contest_paper)                                                                         \
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

std::vector<Command> with_servers(std::vector<Command> all) {
    for (Command& command : all) {
        if (works_on_servers(command)) {
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
