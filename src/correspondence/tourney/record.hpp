// A tournament by letter as records (ledger/record.hpp), and its whole ledger as a text: lines of
// JSON that are only ever added to. Reading checks every fact against the state before it.
#pragma once

#include "base/result.hpp"
#include "correspondence/tourney/state.hpp"
#include "ledger/json.hpp"
#include "ledger/record.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kodeks::correspondence::tourney {

std::string write_event(const Event& event, const games::Variant& variant);
// `variant` of the tournament so far; none for its first fact.
tl::expected<Event, ledger::Trouble> read_event(const ledger::Json& json,
                                                const games::Variant* variant);
tl::expected<Command, ledger::Trouble> read_command(const ledger::Json& json);

// Why a fact cannot follow the state; nothing when it fits.
std::optional<Message> defect_of(const State& state, const Event& event);

struct Ledger {
    State state{};
    std::vector<Event> events{};
    std::uint32_t commands = 0;
    std::size_t sound_bytes = 0; // what lies behind was never acknowledged
    bool cut_off = false;
};

Result<Ledger> read_ledger(const ledger::Source& source);

struct Stamp {
    ledger::UnixTime time;
    std::string author;
};

// The lines of one command, to be put behind the ledger.
std::string lines_of(const Ledger& ledger, std::span<const Event> events, const Stamp& stamp);

// Whether the lines say what they were made from: a text may hold bytes that no file may.
bool reads_back(std::string_view lines, std::span<const Event> events,
                const games::Variant& variant);

// Takes the facts in, as reading their lines behind the ledger would.
void add(Ledger& ledger, std::span<const Event> events, const Stamp& stamp);

} // namespace kodeks::correspondence::tourney
