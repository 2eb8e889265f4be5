#include "correspondence/days/account.hpp"

#include <algorithm>

namespace kodeks::correspondence {

Days days_charged(Day received, Day sent, std::span<const Break> breaks) {
    Days charged{0};
    for (Day day = received + Days{1}; day <= sent; day += std::chrono::days(1)) {
        const bool is_free =
            std::ranges::any_of(breaks, [&](const Break& one) { return one.contains(day); });
        charged += Days{is_free ? 0 : 1};
    }
    return charged;
}

Days days_allowed(const Allowance& allowance, std::int32_t moves) {
    const std::int32_t controls = std::max(1, (moves + allowance.moves - 1) / allowance.moves);
    return allowance.days * controls;
}

} // namespace kodeks::correspondence
