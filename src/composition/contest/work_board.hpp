// A work that was sent in, on the board: its diagram with its lines, and whether its origin lets it
// compete.
#pragma once

#include "composition/composition.hpp"
#include "composition/contest/desk.hpp"
#include "composition/ruling.hpp"
#include "ledger/source.hpp"

#include <tl/expected.hpp>

namespace kodeks::contest {

// The composition that the texts describe, or what is wrong with them.
tl::expected<composition::Composition, Message> board_of(const Diagram& diagram,
                                                         std::string_view edition);

// The texts of a composition's file, which is read whole and strictly first.
Result<Diagram> diagram_from(const ledger::Source& source);

// What an examination found, as the command that records it: the articles that are broken. White
// pieces that can be captured at once cost points instead.
RecordExamination finding_of(WorkId work, const composition::Composition& composition,
                             const composition::Verdict& verdict);

// White has a first move, and it captures nothing.
bool begins_quietly(const composition::Composition& composition);

// A diagram that somebody sends, with the name for its variations if it has one.
struct Sent {
    const Diagram& diagram;
    std::string_view ladder;
    WorkId instead_of; // the work whose place it takes; none: a new one
};

// Of a diagram and its variations one competes (RU:6.4.3#10).
Refused refused_variation(const State& state, const Sent& sent, const Rules& rules);

// Corrected too often, reworked without right, a second variation, another territory's.
Refused refused_origin(const State& state, const Enter& command, const Rules& rules);

} // namespace kodeks::contest
