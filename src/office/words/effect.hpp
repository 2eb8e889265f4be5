// What the office asks of the tournament's desk: results and withdrawals that follow from
// sanctions and protests. A command enters them, so that nothing happens to a table by itself.
#pragma once

#include "base/message.hpp"
#include "office/state/state.hpp"

#include <vector>

namespace kodeks::office {

struct Proposal {
    Effect effect = Effect::none;
    std::string name; // whose
    std::uint32_t round = 0;
    std::uint32_t table = 0;
    ArticleIds articles;
    SanctionId sanction = no_sanction; // one of the two asks it
    ProtestId protest = no_protest;
    friend bool operator==(const Proposal&, const Proposal&) = default;
};

// What it asks while it stands. A sanction that a protest lifted asks nothing any more.
Effect effect_asked(const Sanction& sanction);

// An upheld protest about a sanction that was entered at the tables asks at least for a correction.
Effect effect_asked(const State& state, const Protest& protest);

// Of sanctions that stand and protests that were upheld, in their order, until they are entered.
std::vector<Proposal> proposals_of(const State& state);

} // namespace kodeks::office
