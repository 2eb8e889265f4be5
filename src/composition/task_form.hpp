// A task as JSON: "win", "draw" or {"lock": {"men": 3, "kings": 1}}.
#pragma once

#include "composition/composition.hpp"
#include "ledger/reader.hpp"

#include <boost/json/value.hpp>

namespace kodeks::composition {

// Of this key of the object, which must be there.
void read_task(ledger::Reader& reader, const ledger::Json& object, Task& task,
               std::string_view key = "task");

boost::json::value task_json(const Task& task);

} // namespace kodeks::composition
