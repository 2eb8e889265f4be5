// How each fact changes a state; called by apply() (state.hpp).
#pragma once

#include "correspondence/state/state.hpp"

namespace kodeks::correspondence {

void fold(State& state, const Opened& event);
void fold(State& state, const Said& event);
void fold(State& state, const DaysCharged& event);
void fold(State& state, const MovePlayed& event);
void fold(State& state, const LetterSent& event);
void fold(State& state, const LetterCorrected& event);
void fold(State& state, const Omitted& event);
void fold(State& state, const BreakTaken& event);
void fold(State& state, const OverstepClaimed& event);
void fold(State& state, const ClaimClosed& event);
void fold(State& state, const PhaseChanged& event);
void fold(State& state, const RulingGiven& event);
void fold(State& state, const Arrived& event);
void fold(State& state, const Misnumbered& event);
void fold(State& state, const RegisteredDemanded& event);
void fold(State& state, const Asked& event);
void fold(State& state, const Waived& event);
void fold(State& state, const Proved& event);
void fold(State& state, const Protested& event);
void fold(State& state, const Analysed& event);
void fold(State& state, const Ended& event);
void fold(State& state, const Adjudged& event);
void fold(State& state, const ResultChanged& event);
void fold(State& state, const RecordSent& event);
void fold(State& state, const ListReceived& event);
void fold(State& state, const LetterReceived& event);
void fold(State& state, const Submitted& event);

} // namespace kodeks::correspondence
