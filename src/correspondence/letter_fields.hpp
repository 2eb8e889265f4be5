// Header and commands of a game by letter, from JSON.
#pragma once

#include "correspondence/letter_script.hpp"

namespace kodeks::correspondence {

using ledger::Json;
using ledger::Trouble;

tl::expected<Header, Trouble> read_header(const Json& line);
tl::expected<Command, Trouble> read_command(const Json& line);

} // namespace kodeks::correspondence
