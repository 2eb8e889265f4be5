// What the office asks of the tournament's desk: results and withdrawals that follow from
// sanctions and protests. People carry them over, so that nothing happens to a table by itself.
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
    friend bool operator==(const Proposal&, const Proposal&) = default;
};

// Of sanctions that stand and protests that were upheld, in their order.
std::vector<Proposal> proposals_of(const State& state);

} // namespace kodeks::office
