// What people type at the console into lines of a game script.
//
//     e4                      the player to move moves
//     black claim written=Ng8 an actor first, the fields by name ...
//     touch e2                ... or in order, the last one takes the rest of the line
//     arbiter correct-clock white +60
#pragma once

#include "base/message.hpp"
#include "referee/state/state.hpp"

#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace kodeks::cli {

// A command line of a script without "at"; the message tells what is not understood.
tl::expected<std::string, Message> script_line(std::string_view typed, const referee::State& state);

// The action with the fields it takes: "touch SQUARE", "claim [kind=] [rule=] [written=]".
std::string usage_of_action(std::string_view name);

} // namespace kodeks::cli
