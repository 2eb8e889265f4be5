// Which papers of an event hang on the wall for everybody, and which only officials get: one table
// beside that of the rights (role.hpp), from which the checks, the documentation and the tests are
// made.
#pragma once

#include "server/people/role.hpp"

#include <algorithm>
#include <string_view>

namespace kodeks::server {

struct PaperRight {
    std::string_view paper; // reports/kinds.hpp
    Action action;          // who may do this may have it
};

// Every paper once, in the order of reports/kinds.cpp. Papers to be signed, and those that tell of
// birthdays, sealed moves, offenders or refused entries, are not for the wall.
inline constexpr std::array<PaperRight, 25> paper_rights = {{
    {"regulations", Action::watch_games},      {"invitation", Action::watch_games},
    {"officials", Action::watch_games},        {"credentials", Action::read_journal},
    {"start-list", Action::watch_games},       {"lots", Action::watch_games},
    {"schedule", Action::watch_games},         {"line-ups", Action::watch_games},
    {"pairings", Action::watch_games},         {"board-cards", Action::read_journal},
    {"score-sheets", Action::read_journal},    {"score-sheets-large", Action::read_journal},
    {"envelopes", Action::read_journal},       {"results", Action::watch_games},
    {"match-protocols", Action::read_journal}, {"game-records", Action::watch_games},
    {"braille", Action::watch_games},          {"bulletin", Action::watch_games},
    {"standings", Action::watch_games},        {"crosstable", Action::watch_games},
    {"decisions", Action::read_journal},       {"certificates", Action::read_journal},
    {"norms", Action::read_journal},           {"rating", Action::read_journal},
    {"report", Action::read_journal},
}};

constexpr bool may_have(Role role, std::string_view paper) {
    const auto* const found = std::ranges::find(paper_rights, paper, &PaperRight::paper);
    return found != paper_rights.end() && may(role, found->action);
}

} // namespace kodeks::server
