// Sums against tampering: every line of an event file carries a sum over itself and over the sum of
// the line before, so that a single changed letter anywhere is found (docs/event-file.md). The sum
// is the first half of a SHA-256 and stands behind the fact:
//
//     {"stream":"event",...,"event":{"type":"entered",...,"sum":"3f0c..."}}
//
// Lines written before there were sums are covered by the first line that has one.
#pragma once

#include "ledger/json.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kodeks::tournament {

// Takes the sum out of a fact; empty when it has none.
std::string take_sum(ledger::Json& fact);

// What the first line with a sum builds on: everything before it.
std::string sum_of_beginning(std::string_view text);

// The line with its sum; `sum` is that of the line before and becomes this one's.
std::string summed(std::string line, std::string& sum);

// The sum of the last line; empty when it has none.
std::string last_sum(std::string_view lines);

// The first line (from 1) whose sum is wrong or missing behind one that had one; nothing when all
// are in order.
std::optional<std::uint32_t> wrong_sum(std::string_view text);

} // namespace kodeks::tournament
