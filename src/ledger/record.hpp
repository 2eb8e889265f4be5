// How anything decided is remembered: one fact in its envelope. Files, store, wire and pages carry
// the same records.
//
//     {"kodeks-ledger":1}
//     {"stream":"event","seq":1,"time":"2026-05-01T09:00:00.000Z","by":"arbiter","command":"1",
//      "event":{"type":"created", ...}}
//
// A file is lines of JSON, the version first; records are only ever added. The facts of one command
// belong together: all but the last say "more", and a command that was cut off by a power failure
// was never acknowledged and does not count.
#pragma once

#include "base/result.hpp"
#include "ledger/json.hpp"
#include "ledger/source.hpp"
#include "ledger/unix_time.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::ledger {

constexpr std::int32_t ledger_version = 1;

struct Envelope {
    std::string stream;         // "event", "game 1.4.2.1"
    std::uint32_t sequence = 0; // in its stream, from 1 and without gaps
    UnixTime time;
    std::string author;  // the role that acted, and the name where one is known
    std::string command; // the same id is the same command
    bool more = false;   // further facts of the same command follow

    friend bool operator==(const Envelope&, const Envelope&) = default;
};

// A record whose fact is not looked at yet: the room that owns the stream reads it.
struct RawRecord {
    Envelope envelope;
    Json event;
    std::uint32_t line = 0;
};

// How far a text holds complete commands.
struct Soundness {
    std::size_t sound_bytes = 0; // what lies behind was never acknowledged and may be cut off
    bool cut_off = false;
};

struct Records : Soundness {
    std::vector<RawRecord> all;
};

// Takes a record over; trouble ends the reading.
using TakeRecord = std::function<std::optional<Trouble>(RawRecord&)>;

std::string header_line();                                                 // without its end
std::string write_record(const Envelope& envelope, std::string_view fact); // likewise

// Every complete command of the text. Records must follow each other without gaps in their stream;
// what is wrong in the middle of the file is a fault, what is missing at its end is cut off.
Result<Records> read_records(const Source& source);

// The same, command after command: what was taken is not kept, so that a long text needs no more
// memory than its longest command.
Result<Soundness> read_each_record(const Source& source, const TakeRecord& take);

// Whether the text begins like a ledger at all.
bool is_ledger(std::string_view text);

} // namespace kodeks::ledger
