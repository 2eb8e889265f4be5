// How calendar days stand in scripts and records.
#pragma once

#include "correspondence/days/day.hpp"
#include "ledger/reader.hpp"
#include "ledger/writer.hpp"

namespace kodeks::ledger {

void read_form(Reader& reader, const Json& value, correspondence::Day& field);
void write_form(Writer& writer, const correspondence::Day& value);

} // namespace kodeks::ledger
