// Letters as text in a tournament that a server keeps: it writes and reads them.
#pragma once

#include "cli/command.hpp"
#include "cli/input.hpp"

namespace kodeks::cli {

Exit write_remote_letter(const Arguments& arguments, const Context& context);
Exit read_remote_letter(const Arguments& arguments, const Context& context, const Input& input);

} // namespace kodeks::cli
