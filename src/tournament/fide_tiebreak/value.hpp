// Exact values of tie-breaks: fractions for comparing, rounded only where they are shown.
#pragma once

#include <cstdint>
#include <string>

namespace kodeks::tournament::fide_tiebreak {

struct Value {
    std::int64_t above = 0;
    std::int64_t below = 1; // positive; 0 means undefined, which ranks below every number

    bool is_defined() const { return below != 0; }

    friend bool operator==(const Value& a, const Value& b) {
        return a.is_defined() == b.is_defined() && a.above * b.below == b.above * a.below;
    }

    friend bool operator<(const Value& a, const Value& b) {
        if (!a.is_defined() || !b.is_defined()) {
            return !a.is_defined() && b.is_defined();
        }
        return a.above * b.below < b.above * a.below;
    }
};

inline constexpr Value undefined{0, 0};

constexpr Value whole(std::int64_t number) {
    return {number, 1};
}

constexpr Value from_tenths(std::int64_t count) {
    return {count, 10};
}

constexpr Value from_hundredths(std::int64_t count) {
    return {count, 100};
}

constexpr Value operator-(const Value& a) {
    return {-a.above, a.below};
}

// Half up, away from below: what averages of ratings are rounded by.
std::int64_t rounded(const Value& value);

// "13.4", "12.67", "-": at most two decimals.
std::string to_text(const Value& value);

} // namespace kodeks::tournament::fide_tiebreak
