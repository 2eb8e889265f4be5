// An event as a file one can read, keep in git and mail: JSON with one fact a line. Reading checks
// every fact against the state before it; writing is done by safe_file.hpp.
#pragma once

#include "base/result.hpp"
#include "cli/context.hpp"
#include "cli/event/safe_file.hpp"
#include "tournament/event.hpp"

#include <memory>
#include <string>
#include <vector>

namespace kodeks::cli {

struct EventFile {
    std::vector<tournament::Event> events;
    tournament::State state;
    std::shared_ptr<const LockedFile> lock = nullptr; // while it is being changed
};

std::string to_text(const std::vector<tournament::Event>& events);
Result<EventFile> event_from_text(const std::string& name, const std::string& text);

Result<EventFile> read_event(const std::string& name, const Streams& streams);

} // namespace kodeks::cli
