#include "tournament/pairing/round_robin.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace kodeks::tournament::pairing {

namespace {

// Numbers 1..n-1 sit in a circle and n in its middle. In round r the one who meets n is `middle`;
// the others meet across the circle.
TableRound table_round(std::uint32_t n, std::uint32_t round) {
    const std::uint32_t circle = n - 1;
    const bool odd = round % 2 == 1;
    const std::uint32_t middle = odd ? (round + 1) / 2 : (n + round) / 2;
    TableRound table;
    table.games.push_back(odd ? TableGame{{middle}, {n}} : TableGame{{n}, {middle}});
    for (std::uint32_t k = 1; k < n / 2; ++k) {
        const std::uint32_t white = (middle + k - 1) % circle + 1;
        const std::uint32_t black = (middle + circle - k - 1) % circle + 1;
        table.games.push_back({{white}, {black}});
    }
    return table;
}

// With an odd number of players the highest number of the table is nobody.
void free_partner_of(TableRound& table, Number bracketed) {
    const auto game = std::ranges::find_if(table.games, [&](const TableGame& g) {
        return g.white == bracketed || g.black == bracketed;
    });
    table.free = game->white == bracketed ? game->black : game->white;
    table.games.erase(game);
}

void reverse_colours(Table& table) {
    for (TableRound& round : table) {
        for (TableGame& game : round.games) {
            std::swap(game.white, game.black);
        }
    }
}

} // namespace

Table berger(std::uint32_t players) {
    Table table;
    if (players < 2) {
        return table;
    }
    const std::uint32_t n = players + players % 2;
    for (std::uint32_t round = 1; round < n; ++round) {
        table.push_back(table_round(n, round));
        if (n != players) {
            free_partner_of(table.back(), Number{n});
        }
    }
    return table;
}

Table berger_cycles(std::uint32_t players, std::uint32_t cycles, LastTwo last_two) {
    Table all;
    for (std::uint32_t cycle = 1; cycle <= cycles; ++cycle) {
        Table table = berger(players);
        if (cycle % 2 == 0) {
            reverse_colours(table);
        }
        if (cycle == 1 && cycles > 1 && last_two == LastTwo::exchanged && table.size() >= 2) {
            std::swap(table[table.size() - 1], table[table.size() - 2]);
        }
        all.insert(all.end(), table.begin(), table.end());
    }
    return all;
}

std::uint32_t draw_table_round(const std::vector<std::uint32_t>& unplayed, std::uint32_t day,
                               lots::Urn& urn) {
    KODEKS_ASSERT(!unplayed.empty());
    return unplayed[urn.choose(fmt::format("day{}.round", day),
                               static_cast<std::uint32_t>(unplayed.size()))];
}

} // namespace kodeks::tournament::pairing
