// What the `store` commands share.
#pragma once

#include "cli/command.hpp"
#include "store/folder.hpp"

namespace kodeks::cli {

// Where the log is: a folder, or with --database a PostgreSQL database.
Result<std::unique_ptr<store::Store>> log_to_read(const Arguments& arguments,
                                                  const Context& context);

// --data, otherwise the folder "server" in the program's data folder.
std::filesystem::path server_folder(const Arguments& arguments, const Context& context);

// One sentence about a damaged stream.
std::string damage_text(const store::Damage& damage, const Context& context);

} // namespace kodeks::cli
