// Calendar days in records: "2026-05-01".
#pragma once

#include "base/day.hpp"
#include "ledger/reader.hpp"
#include "ledger/writer.hpp"

namespace kodeks::ledger {

void read_form(Reader& reader, const Json& value, Day& field);
void write_form(Writer& writer, const Day& value);

} // namespace kodeks::ledger
