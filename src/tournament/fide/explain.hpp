// Why a round is paired as it is (C04.1:9): bracket by bracket the values of the criteria, for each
// pair the colour rule, and for each opponent passed over what would have been worse.
#pragma once

#include "base/message.hpp"
#include "tournament/fide/dutch.hpp"

namespace kodeks::tournament::fide {

struct ExplainSettings {
    std::vector<std::string> names;  // what a player is called, by index
    std::size_t passed_over_max = 3; // opponents explained for each player; 0 for none
};

// Players called by their numbers.
std::vector<std::string> numbered(const std::vector<std::uint32_t>& numbers);

struct BracketExplanation {
    Message heading;
    std::vector<Message> lines;
};

std::vector<BracketExplanation> explain(const Field& field, const RoundPairing& round,
                                        const ExplainSettings& settings);

} // namespace kodeks::tournament::fide
