// An event as a file one can read, keep in git and mail: JSON with one fact a line. Reading checks
// every fact against the state before it; writing goes to a temporary file that takes the old one's
// place only when it is complete on disk.
#pragma once

#include "base/result.hpp"
#include "cli/context.hpp"
#include "tournament/event.hpp"

#include <string>
#include <vector>

namespace kodeks::cli {

struct EventFile {
    std::vector<tournament::Event> events;
    tournament::State state;
};

std::string to_text(const std::vector<tournament::Event>& events);
Result<EventFile> event_from_text(const std::string& name, const std::string& text);

Result<EventFile> read_event(const std::string& name, const Streams& streams);
// Nothing on success. With `fresh` an existing file is not touched.
std::optional<Fault> write_event(const std::string& name,
                                 const std::vector<tournament::Event>& events, bool fresh);

} // namespace kodeks::cli
