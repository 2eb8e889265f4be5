// Is this draw right? Compares it with what the articles lead to, and looks for breaches of the
// absolute rules on its own. Also for draws made by hand or by another program.
#pragma once

#include "tournament/pairing/draw.hpp"
#include "tournament/pairing/field.hpp"

#include <string_view>
#include <vector>

namespace kodeks::tournament::checker {

// A sentence and the articles it stands on.
struct Finding {
    Message message;
    std::vector<std::string_view> articles;

    friend bool operator==(const Finding&, const Finding&) = default;
};

// Rules no draw may break: everybody exactly once, nobody meets twice, no second bye, restrictions.
std::vector<Finding> breaches(std::string_view system, const pairing::Field& field,
                              const pairing::Draw& draw);

// Breaches, and every pair, colour, float or bye that differs from the expected round. The seed is
// that of the round's open draw. The system must be a known one.
std::vector<Finding> check_round(std::string_view system, const pairing::Field& field,
                                 const pairing::Draw& draw, std::string_view seed);

} // namespace kodeks::tournament::checker
