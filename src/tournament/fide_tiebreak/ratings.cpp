#include "tournament/fide_tiebreak/ratings.hpp"

#include <algorithm>
#include <array>

namespace kodeks::tournament::fide_tiebreak {

namespace {

// FIDE rating regulations B.02, table 8.1.1: from 50 to 100 per cent.
constexpr std::array<std::int16_t, 51> differences = {
    0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
    125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

// Table 8.1.2: the upper ends of the bands of 50 to 99 per cent.
constexpr std::array<std::int16_t, 50> bands = {
    3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
    129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
    290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

struct Games {
    std::vector<std::int32_t> ratings; // of opponents met over the board, ascending
    std::int32_t halves = 0;           // own score in half points on the scale 1 - 1/2 - 0
    bool all_rated = true;
};

Games games_of(const Table& table, PlayerIndex player) {
    Games games;
    for (const fide::PastRound& past : table.participants[player].rounds) {
        if (past.kind != Kind::played) {
            continue;
        }
        const auto rating = table.participants[past.opponent].rating;
        games.all_rated = games.all_rated && rating.has_value();
        games.ratings.push_back(static_cast<std::int32_t>(rating.value_or(0)));
        games.halves += past.points >= table.win ? 2 : past.points >= table.draw ? 1 : 0;
    }
    std::ranges::sort(games.ratings);
    return games;
}

} // namespace

std::int32_t rating_difference(std::int32_t percent) {
    return percent >= 50 ? differences[static_cast<std::size_t>(percent - 50)]
                         : -differences[static_cast<std::size_t>(50 - percent)];
}

std::int32_t expected_percent(std::int32_t difference) {
    const std::int32_t size = difference < 0 ? -difference : difference;
    const auto* band = std::ranges::lower_bound(bands, size);
    const auto percent = 50 + static_cast<std::int32_t>(band - bands.begin());
    return difference < 0 ? 100 - percent : percent;
}

Value average_rating(const Table& table, PlayerIndex player, const Code& code) {
    Games games = games_of(table, player);
    const auto high = static_cast<std::size_t>(code.median);
    const auto low = static_cast<std::size_t>(code.cut) + high;
    if (!games.all_rated || games.ratings.size() <= low + high) {
        return undefined;
    }
    std::int64_t sum = 0;
    for (std::size_t at = low; at < games.ratings.size() - high; ++at) {
        sum += games.ratings[at];
    }
    return whole(rounded({sum, static_cast<std::int64_t>(games.ratings.size() - low - high)}));
}

Value performance(const Table& table, PlayerIndex player) {
    const Games games = games_of(table, player);
    if (!games.all_rated || games.ratings.empty()) {
        return undefined;
    }
    const auto count = static_cast<std::int64_t>(games.ratings.size());
    const auto percent = static_cast<std::int32_t>(rounded({50 * games.halves, count}));
    return whole(average_rating(table, player, {}).above + rating_difference(percent));
}

Value perfect_performance(const Table& table, PlayerIndex player) {
    const Games games = games_of(table, player);
    if (!games.all_rated || games.ratings.empty()) {
        return undefined;
    }
    if (games.halves == 0) {
        return whole(games.ratings.front() - 800);
    }
    const auto reaches = [&games](std::int32_t rating) {
        std::int32_t percent = 0;
        for (const std::int32_t other : games.ratings) {
            percent += expected_percent(rating - other);
        }
        return percent >= 50 * games.halves;
    };
    std::int32_t low = games.ratings.front() - 800; // does not reach it
    std::int32_t high = games.ratings.back() + 736; // does
    while (high - low > 1) {
        const std::int32_t middle = low + (high - low) / 2;
        (reaches(middle) ? high : low) = middle;
    }
    return whole(high);
}

Value average_performance(const Table& table, PlayerIndex player,
                          const std::vector<Value>& performances) {
    std::int64_t sum = 0;
    std::int64_t count = 0;
    for (const fide::PastRound& past : table.participants[player].rounds) {
        if (past.kind == Kind::played) {
            const Value& value = performances[past.opponent];
            if (!value.is_defined()) {
                return undefined;
            }
            sum += value.above;
            ++count;
        }
    }
    return count == 0 ? undefined : whole(rounded({sum, count}));
}

} // namespace kodeks::tournament::fide_tiebreak
