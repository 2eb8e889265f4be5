// A move letter as options of the command line.
#pragma once

#include "cli/command.hpp"
#include "correspondence/acts/letters.hpp"

#include <tl/expected.hpp>

namespace kodeks::cli {

std::vector<Argument> letter_options();

// The exit code after saying what is wrong.
tl::expected<correspondence::Letter, Exit> letter_in(const Arguments& arguments,
                                                     const Context& context);

} // namespace kodeks::cli
