// Papers that a server makes: of a tournament by letter, of a contest.
#pragma once

#include "cli/command.hpp"

#include <string>

namespace kodeks::cli {

// Those of the list at `path`, with why some cannot be printed now.
Exit list_remote_papers(const Arguments& arguments, const Context& context,
                        const std::string& path);

// The one at `path`, whose parameters end with "?" or "&", in the form and language asked for.
Exit print_remote_paper(const Arguments& arguments, const Context& context,
                        const std::string& path);

} // namespace kodeks::cli
