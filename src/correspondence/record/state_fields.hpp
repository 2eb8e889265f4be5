// The fields of a whole state, for snapshots. What follows from others (the position, the variant)
// is not written.
#pragma once

#include "correspondence/record/event_fields.hpp"
#include "correspondence/state/state.hpp"
#include "referee/record/state_fields.hpp"

namespace kodeks::correspondence {

template <class Archive>
void fields(Archive& a, Account& x) {
    a.must("used", x.used.value);
    a.must("moves", x.moves);
    a.may("omissions", x.omissions);
    a.may("misnumbered", x.misnumbered);
    a.may("record", x.record);
    a.may("analysis", x.analysis);
}

template <class Archive>
void fields(Archive& a, State& x) {
    a.must("settings", x.settings);
    a.must("board", x.board);
    a.must("tally", x.tally);
    a.may("moves", x.moves);
    a.must("accounts", x.accounts);
    a.may("breaks", x.breaks);
    a.may("last", x.last);
    a.must("phase", x.phase);
    a.may("corrector", x.corrector);
    a.may("claim", x.claim);
    a.may("registered-only", x.registered_only);
    a.may("transit", x.transit.value);
    a.may("arrivals", x.arrivals);
    a.may("proofs", x.proofs);
    a.may("asked", x.asked);
    a.may("waived", x.waived);
    a.may("protest", x.protest);
    a.may("outcome", x.outcome);
    a.may("ended", x.ended);
    a.may("adjudged", x.adjudged);
    a.may("submitted", x.submitted);
    a.may("final", x.is_final);
}

} // namespace kodeks::correspondence
