// Words of a command line into the arguments a command described.
#pragma once

#include "cli/command.hpp"

#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace kodeks::cli {

struct UsageFault {
    Message message;
    std::vector<std::string> suggestions; // what may have been meant, nearest first
};

// `words` come without the command's own name and without the global options.
tl::expected<Arguments, UsageFault> parse(const Command& command,
                                          const std::vector<std::string>& words);

} // namespace kodeks::cli
