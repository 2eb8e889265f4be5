// What takes the last command back: facts of its own, with the reason. Nothing is overwritten.
#pragma once

#include "cli/event/file.hpp"
#include "tournament/acts/command.hpp"

#include <vector>

#include <tl/expected.hpp>

namespace kodeks::cli {

struct Undoing {
    std::uint32_t first_fact = 0; // of the command taken back
    std::uint32_t last_fact = 0;
    std::vector<tournament::Command> commands;
};

// The last command that was not taken back and took nothing back itself; or why it cannot be.
tl::expected<Undoing, Message> undoing(const EventFile& file, const std::string& reason);

} // namespace kodeks::cli
