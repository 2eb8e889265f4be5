// A competition as records (ledger/journal.hpp), and regulations as a file of their own.
#pragma once

#include "base/result.hpp"
#include "composition/contest/command.hpp"
#include "composition/contest/event.hpp"
#include "ledger/journal.hpp"

namespace kodeks::contest {

struct Room {
    using Event = contest::Event;
    using State = contest::State;
    static constexpr std::string_view stream = "contest";
    static std::string write(const Event& event);
    static tl::expected<Event, ledger::Trouble> read(const ledger::Json& json);
    // Why a fact cannot follow the state: what it names does not exist.
    static std::optional<Message> defect(const State& state, const Event& event);

    static void fold(State& state, const Event& event) { apply(state, event); }

    static Message not_ours() { return {"contest.file.other", {}}; }
};

using Journal = ledger::Journal<Room>;

// What is asked, as {"do":"give-mark","work":3,...}.
tl::expected<Command, ledger::Trouble> read_command(const ledger::Json& json);
std::string write_command(const Command& command);

// One JSON object (docs/contests.md).
Result<Regulations> read_regulations(const ledger::Source& source);

} // namespace kodeks::contest
