// An event's stage as the pairing systems want it: players by number, what each past round was for
// them, who is here for the next one, who is kept apart.
#pragma once

#include "tournament/pairing/field.hpp"
#include "tournament/state/state.hpp"

namespace kodeks::tournament {

// The field before the next round of a stage whose numbers are drawn.
pairing::Field field_of(const State& state, const Stage& stage);

// The stage with its adjourned games as draws: so they count when a round is paired (C04.2:3.1).
Stage as_paired(Stage stage);

pairing::Number number_of(const Stage& stage, EntryId entry); // nobody when not drawn
EntryId entry_of(const Stage& stage, pairing::Number number);

} // namespace kodeks::tournament
