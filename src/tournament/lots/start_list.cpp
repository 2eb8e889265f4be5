#include "tournament/lots/start_list.hpp"

#include <algorithm>

namespace kodeks::tournament::lots {

std::vector<std::uint32_t> start_list(const std::vector<std::optional<std::int32_t>>& ratings,
                                      Urn& urn) {
    // One shuffle of everybody decides all ties: a stable sort keeps the drawn order among equals.
    std::vector<std::uint32_t> order =
        urn.shuffle("start-list", static_cast<std::uint32_t>(ratings.size()));
    std::ranges::stable_sort(order, [&](std::uint32_t a, std::uint32_t b) {
        return ratings[a] > ratings[b]; // an empty optional is less than any rating
    });
    return order;
}

} // namespace kodeks::tournament::lots
