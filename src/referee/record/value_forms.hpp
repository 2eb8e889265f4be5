// How values of a game stand in scripts, records and on the wire, where they are more than fields:
// instants, setups, time controls, identities of positions.
#pragma once

#include "clock/clock.hpp"
#include "games/position.hpp"
#include "ledger/reader.hpp"
#include "ledger/writer.hpp"
#include "referee/words/words.hpp"

namespace kodeks::ledger {

void read_form(Reader& reader, const Json& value, clock::Instant& field);
void write_form(Writer& writer, const clock::Instant& value);

// A FEN in scripts; piece by piece and with every counter in records.
void read_form(Reader& reader, const Json& value, games::Setup& field);
void write_form(Writer& writer, const games::Setup& value);

// As in the PGN tag where that says everything, otherwise by its fields.
void read_form(Reader& reader, const Json& value, clock::TimeControl& field);
void write_form(Writer& writer, const clock::TimeControl& value);

void read_form(Reader& reader, const Json& value, games::Identity& field);
void write_form(Writer& writer, const games::Identity& value);

} // namespace kodeks::ledger
