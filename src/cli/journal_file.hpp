// What every command on a journal does with its file, whatever the journal is of: an event, a
// tournament by letter, a contest.
#pragma once

#include "cli/context.hpp"
#include "cli/safe_file.hpp"

#include <cstddef>
#include <memory>
#include <string>

namespace kodeks::cli {

// No honest journal is larger.
inline constexpr std::size_t largest_journal = 64U << 20U;

using FileLock = std::shared_ptr<const LockedFile>;

// For whoever changes the file; standard input ("-") cannot be changed.
Result<FileLock> lock_journal(const std::string& name);

// Says that the last record, which was not written to its end, does not count.
void tell_cut_off(const Context& context, const std::string& name);

} // namespace kodeks::cli
