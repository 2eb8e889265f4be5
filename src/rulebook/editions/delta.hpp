// A younger edition as changes of the older one. Its rule data is a copy of the older data in which
// only what differs is said:
//
//     constexpr auto illegal = changed(older::game::illegal, [](auto& rows) {
//         rows[0].opponent_gains = minutes(3);
//     });
//     constexpr GameRules game = changed(older::game::rules, [](GameRules& rules) {
//         rules.edition = "younger";
//         rules.illegal_moves = illegal;
//     });
#pragma once

#include <array>
#include <cstddef>

namespace kodeks::rulebook {

template <class Rules, class Change>
consteval Rules changed(Rules rules, Change change) {
    change(rules);
    return rules;
}

// A list of rows, as long as the older one.
template <class Row, std::size_t N, class Change>
consteval std::array<Row, N> changed(const Row (&rows)[N], Change change) {
    auto own = std::to_array(rows);
    change(own);
    return own;
}

// The older rows and one more behind them.
template <class Row, std::size_t N>
consteval std::array<Row, N + 1> with_row(const Row (&rows)[N], const Row& more) {
    std::array<Row, N + 1> own{};
    for (std::size_t i = 0; i < N; ++i) {
        own[i] = rows[i];
    }
    own[N] = more;
    return own;
}

} // namespace kodeks::rulebook
