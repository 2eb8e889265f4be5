// How many rounds a Swiss event should have, as advice: it is said, never enforced.
#pragma once

#include "base/message.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace kodeks::tournament::pairing {

struct RoundsAdvice {
    std::uint32_t rounds_min = 0;
    std::uint32_t rounds_max = 0;
    std::vector<std::string_view> articles;
    friend bool operator==(const RoundsAdvice&, const RoundsAdvice&) = default;
};

RoundsAdvice advised_rounds(std::uint32_t participants);

// A sentence when the number of rounds lies outside the advice.
std::optional<Message> rounds_remark(std::uint32_t participants, std::uint32_t rounds);

} // namespace kodeks::tournament::pairing
