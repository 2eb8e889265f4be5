// Who somebody is to the server and what they may do there: one table, from which the checks, the
// documentation (docs/roles.md) and the tests are made. What they may do at a board is the
// referee's word (referee/acts/declared.hpp); here it is decided at which seat they sit.
#pragma once

#include "ledger/words.hpp"

#include <array>
#include <cstdint>
#include <initializer_list>

namespace kodeks::server {

enum class Role : std::uint8_t {
    chief_arbiter,
    deputy, // of the chief arbiter, with his powers
    secretary,
    arbiter, // of the boards assigned to him
    player,
    assistant, // of a player
    captain,
    appeals, // a member of the appeals committee
    press,
    spectator,     // also whoever has not said who he is
    correspondent, // player or official of a tournament by letter; his slip names his office there
    contestant,    // author or official of a contest of compositions; likewise
};

enum class Action : std::uint8_t {
    watch_games,     // lists, boards, clocks, results
    read_rulebook,   // articles and search
    play_own_game,   // acts from the seat of a player or an assistant
    rule_at_board,   // acts as the arbiter of a board
    rule_anywhere,   // acts as the chief arbiter of any board
    act_for_players, // records what players did at a board of wood
    create_games,
    issue_codes,  // for players, assistants and those who watch
    appoint,      // codes for officials
    end_sessions, // of other people
    read_journal, // every fact of a game, also while it is played
    read_metrics,
    create_events,
    keep_entries,   // who takes part, is absent, sits in a team
    pair_rounds,    // stages, tie-breaks, lots, rounds
    record_results, // of the tables
    rule_on_events, // corrects results, withdraws and excludes, pairs by hand
    keep_office,    // card, regulations, entries, officials, duties of an event
    rule_in_office, // sanctions, answers to protests, decisions
    vote_on_protests,
    lodge_protests, // whoever takes part in his own name, officials for others
    keep_accounts,  // of those for whom they may issue codes
    keep_password,  // of one's own account
    write_letters,  // acts in a tournament by letter from one's own office there
    run_letters,    // tournaments by letter: opens them, reads everything, acts for everybody
    enter_contests, // acts in a contest of compositions from one's own office there
    run_contests,   // contests of compositions: opens them, reads everything, acts for everybody
};

struct Right {
    Action action;
    std::array<bool, 12> roles; // by Role
};

// Every action once, in the order of the enumeration.
inline constexpr bool yes = true;
inline constexpr bool no = false;
inline constexpr std::array<Right, 27> rights = {{
    //                         chief deputy secr. arb.  player assist capt. appeal press spect.
    //                         letters contest
    {Action::watch_games, {yes, yes, yes, yes, yes, yes, yes, yes, yes, yes, yes, yes}},
    {Action::read_rulebook, {yes, yes, yes, yes, yes, yes, yes, yes, yes, yes, yes, yes}},
    {Action::play_own_game, {no, no, no, no, yes, yes, no, no, no, no, no, no}},
    {Action::rule_at_board, {yes, yes, no, yes, no, no, no, no, no, no, no, no}},
    {Action::rule_anywhere, {yes, yes, no, no, no, no, no, no, no, no, no, no}},
    {Action::act_for_players, {yes, yes, no, yes, no, no, no, no, no, no, no, no}},
    {Action::create_games, {yes, yes, yes, no, no, no, no, no, no, no, no, no}},
    {Action::issue_codes, {yes, yes, yes, no, no, no, no, no, no, no, no, no}},
    {Action::appoint, {yes, yes, no, no, no, no, no, no, no, no, no, no}},
    {Action::end_sessions, {yes, yes, no, no, no, no, no, no, no, no, no, no}},
    {Action::read_journal, {yes, yes, yes, yes, no, no, no, yes, no, no, no, no}},
    {Action::read_metrics, {yes, yes, yes, no, no, no, no, no, no, no, no, no}},
    {Action::create_events, {yes, yes, yes, no, no, no, no, no, no, no, no, no}},
    {Action::keep_entries, {yes, yes, yes, no, no, no, no, no, no, no, no, no}},
    {Action::pair_rounds, {yes, yes, yes, no, no, no, no, no, no, no, no, no}},
    {Action::record_results, {yes, yes, yes, yes, no, no, no, no, no, no, no, no}},
    {Action::rule_on_events, {yes, yes, no, no, no, no, no, no, no, no, no, no}},
    {Action::keep_office, {yes, yes, yes, no, no, no, no, no, no, no, no, no}},
    {Action::rule_in_office, {yes, yes, no, no, no, no, no, no, no, no, no, no}},
    {Action::vote_on_protests, {yes, yes, yes, no, no, no, no, yes, no, no, no, no}},
    {Action::lodge_protests, {yes, yes, yes, no, yes, no, yes, no, no, no, no, no}},
    {Action::keep_accounts, {yes, yes, yes, no, no, no, no, no, no, no, no, no}},
    {Action::keep_password, {yes, yes, yes, yes, yes, yes, yes, yes, yes, no, yes, yes}},
    {Action::write_letters, {no, no, no, no, no, no, no, no, no, no, yes, no}},
    {Action::run_letters, {yes, yes, no, no, no, no, no, no, no, no, no, no}},
    {Action::enter_contests, {no, no, no, no, no, no, no, no, no, no, no, yes}},
    {Action::run_contests, {yes, yes, no, no, no, no, no, no, no, no, no, no}},
}};

constexpr bool may(Role role, Action action) {
    return rights[static_cast<std::size_t>(action)].roles[static_cast<std::size_t>(role)];
}

} // namespace kodeks::server

namespace kodeks::ledger {

KODEKS_WORDS(server::Role, "chief-arbiter", "deputy", "secretary", "arbiter", "player", "assistant",
             "captain", "appeals", "press", "spectator", "correspondent", "contestant")
KODEKS_WORDS(server::Action, "watch-games", "read-rulebook", "play-own-game", "rule-at-board",
             "rule-anywhere", "act-for-players", "create-games", "issue-codes", "appoint",
             "end-sessions", "read-journal", "read-metrics", "create-events", "keep-entries",
             "pair-rounds", "record-results", "rule-on-events", "keep-office", "rule-in-office",
             "vote-on-protests", "lodge-protests", "keep-accounts", "keep-password",
             "write-letters", "run-letters", "enter-contests", "run-contests")

} // namespace kodeks::ledger
