// The fields of a whole event as it stands, for snapshots.
#pragma once

#include "tournament/record/value_fields.hpp"

namespace kodeks::tournament {

template <class Archive>
void fields(Archive& a, Round& x) {
    a.may("pairings", x.pairings);
    a.may("absent", x.absent);
    a.may("half_byes", x.half_byes);
    a.may("full_byes", x.full_byes);
    a.may("table_round", x.table_round);
    a.may("line_ups", x.line_ups);
    a.may("present", x.present);
}

template <class Archive>
void fields(Archive& a, RoundSeed& x) {
    a.may("commitment", x.commitment);
    a.may("seed", x.seed);
    a.may("salt", x.salt);
    a.may("words", x.words);
    a.may("voided", x.voided);
}

template <class Archive>
void fields(Archive& a, Lots& x) {
    a.may("commitment", x.commitment);
    a.may("seed", x.seed);
    a.may("salt", x.salt);
    a.may("numbers", x.numbers);
    a.may("restricted", x.restricted);
    a.may("words", x.words);
}

template <class Archive>
void fields(Archive& a, Stage& x) {
    a.must("settings", x.settings);
    a.may("members", x.members);
    a.may("carried", x.carried);
    a.may("lots", x.lots);
    a.may("round_seeds", x.round_seeds);
    a.may("voided", x.voided);
    a.may("rounds", x.rounds);
    a.may("left", x.left);
    a.may("absences", x.absences);
    a.may("half_byes", x.half_byes);
    a.may("full_byes", x.full_byes);
    a.may("forbidden", x.forbidden);
}

template <class Archive>
void fields(Archive& a, State& x) {
    a.must("settings", x.settings);
    a.may("entries", x.entries);
    a.may("stages", x.stages);
    a.may("last_game", x.last_game);
}

} // namespace kodeks::tournament
