// An event as a file one can read, keep in git and mail: lines of JSON, only ever added to
// (docs/event-file.md). Reading checks every fact against the state before it; writing is done by
// safe_file.hpp.
#pragma once

#include "base/result.hpp"
#include "cli/context.hpp"
#include "cli/event/safe_file.hpp"
#include "tournament/record/journal.hpp"

#include <memory>
#include <string>
#include <vector>

namespace kodeks::cli {

struct EventFile : tournament::Journal {
    std::string name;
    std::shared_ptr<const LockedFile> lock = nullptr; // while it is being changed
    std::string server{};                             // of an event on a server: its address
};

// The whole file of an event that exists in no file yet.
std::string to_text(const std::vector<tournament::Event>& events, const tournament::Stamp& stamp);
Result<EventFile> event_from_text(const std::string& name, const std::string& text);

Result<EventFile> read_event(const std::string& name, const Streams& streams);

// Brings what a command adds to the disk and into the file's value; a new file is made when it has
// no lock. What cannot be read again is never written. Nothing on success.
std::optional<Fault> keep(EventFile& file, const tournament::Addition& addition,
                          const tournament::Stamp& stamp);

// The same without a disk, for a trial.
void keep_in_mind(EventFile& file, const tournament::Addition& addition,
                  const tournament::Stamp& stamp);

} // namespace kodeks::cli
