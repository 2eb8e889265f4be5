// Which games a row of rules is about: the pace of the game and how closely arbiters watch it.
#pragma once

#include "clock/control.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

using clock::Pace;
using Articles = std::span<const std::string_view>;

// How closely arbiters watch a game: every board (FIDE:A.4, FIDE:B.2), many boards at once
// (FIDE:A.5, FIDE:B.3), none present (FIDE:G.III.6).
enum class Supervision : std::uint8_t { full, reduced, none };

// Which games a row is about; empty means any.
struct Scope {
    std::optional<Pace> pace{};
    std::optional<Supervision> supervision{};

    constexpr bool covers(Pace p, Supervision s) const {
        return pace.value_or(p) == p && supervision.value_or(s) == s;
    }
};

template <class Row>
const Row* row_for(std::span<const Row> rows, Pace pace, Supervision supervision) {
    for (const Row& row : rows) {
        if (row.scope.covers(pace, supervision)) {
            return &row;
        }
    }
    return nullptr;
}

} // namespace kodeks::rulebook
