// Tables of a tournament by letter that a server keeps, as whoever asks may see them: the same
// columns as on a file.
#pragma once

#include "cli/command.hpp"

namespace kodeks::cli {

Exit show_remote_table(const Arguments& arguments, const Context& context);
Exit show_remote_games(const Arguments& arguments, const Context& context);
Exit show_remote_chart(const Arguments& arguments, const Context& context);
Exit show_remote_due(const Arguments& arguments, const Context& context);

} // namespace kodeks::cli
