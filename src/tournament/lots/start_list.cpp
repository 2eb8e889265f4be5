#include "tournament/lots/start_list.hpp"

#include <algorithm>

namespace kodeks::tournament::lots {

std::vector<std::uint32_t> start_list(const std::vector<std::optional<std::int32_t>>& ratings,
                                      Urn& urn) {
    // One shuffle of everybody decides all ties: equal ratings keep the drawn order.
    const std::vector<std::uint32_t> drawn =
        urn.shuffle("start-list", static_cast<std::uint32_t>(ratings.size()));
    std::vector<std::uint32_t> place(drawn.size());
    for (std::uint32_t i = 0; i < drawn.size(); ++i) {
        place[drawn[i]] = i;
    }
    std::vector<std::uint32_t> order = drawn;
    std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
        // An empty optional is less than any rating.
        return ratings[a] != ratings[b] ? ratings[a] > ratings[b] : place[a] < place[b];
    });
    return order;
}

} // namespace kodeks::tournament::lots
