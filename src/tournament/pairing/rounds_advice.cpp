#include "tournament/pairing/rounds_advice.hpp"

#include <fmt/format.h>

namespace kodeks::tournament::pairing {

RoundsAdvice advised_rounds(std::uint32_t participants) {
    if (participants < 30) {
        return {7, 9, {"UA:V.3.1.3.1"}};
    }
    if (participants == 30) { // named in both ranges
        return {7, 11, {"UA:V.3.1.3.1", "UA:V.3.1.3.2"}};
    }
    if (participants <= 70) {
        return {8, 11, {"UA:V.3.1.3.2"}};
    }
    return {9, 13, {"UA:V.3.1.3.3"}};
}

std::optional<Message> rounds_remark(std::uint32_t participants, std::uint32_t rounds) {
    const RoundsAdvice advice = advised_rounds(participants);
    if (advice.rounds_min <= rounds && rounds <= advice.rounds_max) {
        return std::nullopt;
    }
    return Message{"pairing.rounds_advice",
                   {{"players", fmt::to_string(participants)},
                    {"rounds", fmt::to_string(rounds)},
                    {"min", fmt::to_string(advice.rounds_min)},
                    {"max", fmt::to_string(advice.rounds_max)}}};
}

} // namespace kodeks::tournament::pairing
