// The office of an event, by the one contract of everything that is decided (ledger/decision.hpp):
//
//     State state;
//     const Decision decision = decide(state, FileCard{card}, world_for(edition, around));
//     for (const Event& event : decision.events()) { apply(state, event); }
#pragma once

#include "ledger/decision.hpp"
#include "office/acts/command.hpp"
#include "office/event/event.hpp"
#include "office/world.hpp"

namespace kodeks::office {

using Decision = ledger::Decision<Event>;

// Changes nothing; the rules are those of the event's edition.
Decision decide(const State& state, const Command& command, const World& world);

// The two dates of an entry, which somebody has typed.
enum class EntryDate : std::uint8_t { received, born };

// A day that no calendar has: refused by the article that asks for the date, if the book has one.
Refusal refuse_entry_date(EntryDate which, std::string_view text, const World& world);

} // namespace kodeks::office
