// Strong ids and units: a number that cannot be mixed up with another number.
//
//     using BoardId = Id<struct BoardTag>;
//     BoardId a{7};            // explicit; a + 1 and a == RoundId{7} do not compile
//     Milliseconds t = seconds(90) + minutes(2);
//
// An Id can be compared and hashed; a Quantity can also be added, subtracted and scaled.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace kodeks {

template <class Tag, class Number = std::uint32_t>
struct Id {
    Number value{};
    friend constexpr auto operator<=>(Id, Id) = default;
};

template <class Tag, class Number = std::int64_t>
struct Quantity {
    Number value{};

    friend constexpr auto operator<=>(Quantity, Quantity) = default;

    constexpr Quantity& operator+=(Quantity other) {
        value += other.value;
        return *this;
    }

    constexpr Quantity& operator-=(Quantity other) {
        value -= other.value;
        return *this;
    }

    friend constexpr Quantity operator+(Quantity a, Quantity b) { return a += b; }

    friend constexpr Quantity operator-(Quantity a, Quantity b) { return a -= b; }

    friend constexpr Quantity operator-(Quantity a) { return {-a.value}; }

    friend constexpr Quantity operator*(Quantity a, Number factor) { return {a.value * factor}; }

    friend constexpr Quantity operator*(Number factor, Quantity a) { return a * factor; }
};

using Milliseconds = Quantity<struct MillisecondsTag>;
using Days = Quantity<struct DaysTag, std::int32_t>;
// Half-moves; a move of both sides is two plies (UA:V.5.1).
using Plies = Quantity<struct PliesTag, std::int32_t>;

constexpr Milliseconds seconds(std::int64_t count) {
    return {count * 1000};
}

constexpr Milliseconds minutes(std::int64_t count) {
    return seconds(count * 60);
}

} // namespace kodeks

template <class Tag, class Number>
struct std::hash<kodeks::Id<Tag, Number>> {
    std::size_t operator()(kodeks::Id<Tag, Number> id) const noexcept {
        return std::hash<Number>{}(id.value);
    }
};
