// Why this pair: the reasons of a draw as sentences with the articles they stand on. The sentences
// are in data/lang/pairing.tsv; players are named by their numbers, which a caller may replace
// through the parts of the message.
#pragma once

#include "base/message.hpp"
#include "tournament/pairing/draw.hpp"
#include "tournament/pairing/system.hpp"

#include <string_view>
#include <vector>

namespace kodeks::tournament::pairing {

struct Reason {
    Message message;
    std::vector<std::string_view> articles;
    friend bool operator==(const Reason&, const Reason&) = default;
};

// How they came together, who was passed over and why, how the colours were decided; in that order.
std::vector<Reason> explain(const SwissSystem& system, const Pair& pair);
std::vector<Reason> explain(const SwissSystem& system, const Bye& bye);

} // namespace kodeks::tournament::pairing
