// An event as a file one can read, keep in git and mail: lines of JSON, only ever added to
// (docs/event-file.md). Reading checks every fact against the state before it; writing is done by
// safe_file.hpp.
#pragma once

#include "base/result.hpp"
#include "cli/context.hpp"
#include "cli/journal_file.hpp"
#include "office/state/state.hpp"
#include "tournament/record/journal.hpp"
#include "tournament/record/snapshot.hpp"

#include <string>
#include <vector>

namespace kodeks::cli {

// What a command has to know of an event: where it stands, or everything that happened.
enum class Need : std::uint8_t { state, facts };

struct EventFile : tournament::Journal {
    std::string name;
    std::string text{}; // as it was read
    tournament::TextDigest digest{};
    std::uint64_t snapshot_bytes = 0; // so many of them the snapshot beside the file is of
    office::State bureau{};           // what the stream "office" says
    FileLock lock = nullptr;          // while it is being changed
    std::string server{};             // of an event on a server: its address
};

// The whole file of an event that exists in no file yet.
std::string to_text(const std::vector<tournament::Event>& events, const tournament::Stamp& stamp);
Result<EventFile> event_from_text(const std::string& name, const std::string& text);

// A large event of which only the state is needed comes from the snapshot beside its file, when
// that is of exactly this file; facts, envelopes and games are then left out.
Result<EventFile> read_event(const std::string& name, const Streams& streams,
                             Need need = Need::facts);

// Brings what a command adds to the disk and into the file's value; a new file is made when it has
// no lock. What cannot be read again is never written. Nothing on success.
std::optional<Fault> keep(EventFile& file, const tournament::Addition& addition,
                          const tournament::Stamp& stamp);

// The same without a disk, for a trial.
void keep_in_mind(EventFile& file, const tournament::Addition& addition,
                  const tournament::Stamp& stamp);

} // namespace kodeks::cli
