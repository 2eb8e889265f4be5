#include "tournament/fide_tiebreak/value.hpp"

#include <fmt/format.h>

namespace kodeks::tournament::fide_tiebreak {

namespace {

std::int64_t floor_of(std::int64_t above, std::int64_t below) {
    const std::int64_t quotient = above / below;
    return above % below < 0 ? quotient - 1 : quotient;
}

} // namespace

std::int64_t rounded(const Value& value) {
    return floor_of(2 * value.above + value.below, 2 * value.below);
}

std::string to_text(const Value& value) {
    if (!value.is_defined()) {
        return "-";
    }
    const std::int64_t hundredths = rounded({100 * value.above, value.below});
    const std::int64_t size = hundredths < 0 ? -hundredths : hundredths;
    const char* sign = hundredths < 0 ? "-" : "";
    if (size % 100 == 0) {
        return fmt::format("{}{}", sign, size / 100);
    }
    if (size % 10 == 0) {
        return fmt::format("{}{}.{}", sign, size / 100, size / 10 % 10);
    }
    return fmt::format("{}{}.{:02}", sign, size / 100, size % 100);
}

} // namespace kodeks::tournament::fide_tiebreak
