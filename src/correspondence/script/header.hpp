// Header and commands of a game by letter, from JSON.
#pragma once

#include "correspondence/acts/act.hpp"
#include "correspondence/state/settings.hpp"
#include "ledger/json.hpp"

#include <string>
#include <vector>

namespace kodeks::correspondence {

using ledger::Json;
using ledger::Trouble;

struct Header {
    Settings settings;
    std::string title;
    std::vector<std::string> proves; // articles
};

tl::expected<Header, Trouble> read_header(const Json& line);
tl::expected<Command, Trouble> read_command(const Json& line);

} // namespace kodeks::correspondence
