// A person as typed on the command line.
#pragma once

#include "base/message.hpp"
#include "cli/command.hpp"
#include "tournament/state/person.hpp"

#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace kodeks::cli {

// --latin, --rating, --club and the others, added to the arguments.
std::vector<Argument> with_person(std::vector<Argument> arguments);

// `known` with what the options say; the message tells which of them makes no sense.
tl::expected<tournament::Person, Message> person_in(const Arguments& arguments,
                                                    tournament::Person known);

} // namespace kodeks::cli
