// An event file (tournament/record/journal.hpp) as streams of the store and back, without loss:
// "event" becomes "event 1", "game 17" becomes "game 1.17", "office" becomes "office 1"; times,
// authors and commands stay.
#pragma once

#include "store/store.hpp"
#include "tournament/record/journal.hpp"

#include <vector>

namespace kodeks::server {

// All streams of the event with this number; the games' facts are looked at by who referees them.
// `stamp` is for files of the first form, which say neither when nor by whom.
Result<std::vector<store::Write>> streams_of(const ledger::Source& file, std::uint64_t number,
                                             const tournament::Stamp& stamp);

// One stream of an event, as the store has it.
struct EventStream {
    std::string name; // in the file
    std::vector<ledger::RawRecord> records;
    std::vector<std::string> facts; // beside them, as written
};

// The file: commands in the order in which they were carried out, a game behind its pairing.
std::string file_of(const std::vector<EventStream>& streams);

// The text of a record's fact, as it stands in its line.
std::string fact_text(std::string_view text, const ledger::RawRecord& record);

} // namespace kodeks::server
