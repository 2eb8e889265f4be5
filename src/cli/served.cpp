#include "cli/served.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace kodeks::cli {

namespace {

// What makes a file, sits down at a board, or belongs to the office is done on a file only.
constexpr auto on_files_only = std::to_array<std::string_view>(
    {"event new", "event import", "event game", "event demo", "event card", "event regulations",
     "event credentials", "event official", "event committee", "event duties", "event sanction",
     "event protest", "event decision", "correspondence new", "contest new"});

// What other commands are about, by noun: they work on one that a server keeps too.
constexpr auto kept_by_servers = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{"event", "EVENT"}, {"correspondence", "LEDGER"}, {"contest", "CONTEST"}});

} // namespace

bool works_on_servers(const Command& command) {
    const std::string noun = noun_of(command);
    const bool kept = std::ranges::any_of(kept_by_servers, [&](const auto& one) {
        return one.first == noun &&
               std::ranges::count(command.arguments, one.second, &Argument::name) > 0;
    });
    return kept && std::ranges::count(on_files_only, command.name) == 0;
}

} // namespace kodeks::cli
