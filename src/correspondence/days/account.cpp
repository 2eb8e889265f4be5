#include "correspondence/days/account.hpp"

#include <algorithm>
#include <charconv>

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

std::optional<Day> last_day_to_answer(Day received, Days left, std::span<const Break> breaks) {
    constexpr std::int32_t longest = 400 * 366; // no calendar of ours is longer
    if (left.value < 0) {
        return std::nullopt;
    }
    Day last = received;
    for (std::int32_t i = 0; i < longest; ++i) {
        const Day next = last + Days{1};
        left -= days_charged(last, next, breaks);
        if (left.value < 0) {
            return last;
        }
        last = next;
    }
    return last;
}

std::optional<std::array<Days, 2>> read_totals(std::string_view text) {
    constexpr std::int32_t most = 100'000;
    const std::size_t line = text.find('/');
    if (line == std::string_view::npos) {
        return std::nullopt;
    }
    std::array<Days, 2> totals{};
    const std::array<std::string_view, 2> parts = {text.substr(0, line), text.substr(line + 1)};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string_view part = parts[i];
        const char* const end = part.data() + part.size();
        const auto read = std::from_chars(part.data(), part.data() + part.size(), totals[i].value);
        if (read.ec != std::errc{} || read.ptr != end || totals[i].value < 0 ||
            totals[i].value > most) {
            return std::nullopt;
        }
    }
    return totals;
}

Days days_allowed(const Allowance& allowance, std::int32_t moves) {
    const std::int32_t controls = std::max(1, (moves + allowance.moves - 1) / allowance.moves);
    return allowance.days * controls;
}

} // namespace kodeks::correspondence
