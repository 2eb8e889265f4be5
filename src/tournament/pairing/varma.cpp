#include "tournament/pairing/varma.hpp"

#include "tournament/pairing/round_robin.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>

#include <fmt/format.h>

namespace kodeks::tournament::pairing {

namespace {

// The printed tables, group A first, groups separated by zero.
constexpr std::array<std::uint8_t, 13> table_10 = {3, 4, 8, 0, 5, 7, 9, 0, 1, 6, 0, 2, 10};
constexpr std::array<std::uint8_t, 15> table_12 = {4, 5, 9, 10, 0, 1, 2, 7, 0, 6, 8, 12, 0, 3, 11};
constexpr std::array<std::uint8_t, 17> table_14 = {4, 5, 6, 11, 12, 0, 1, 2, 8,
                                                   9, 0, 7, 10, 13, 0, 3, 14};
constexpr std::array<std::uint8_t, 19> table_16 = {5, 6,  7, 12, 13, 14, 0, 1, 2, 3,
                                                   9, 10, 0, 8,  11, 15, 0, 4, 16};
constexpr std::array<std::uint8_t, 21> table_18 = {5,  6,  7,  8, 14, 15, 16, 0, 1, 2, 3,
                                                   10, 11, 12, 0, 9,  13, 17, 0, 4, 18};
constexpr std::array<std::uint8_t, 23> table_20 = {6,  7,  8,  9,  15, 16, 17, 18, 0, 1, 2, 3,
                                                   11, 12, 13, 14, 0,  5,  10, 19, 0, 4, 20};
constexpr std::array<std::uint8_t, 25> table_22 = {6, 7,  8,  9,  10, 17, 18, 19, 20, 0, 1, 2, 3,
                                                   4, 12, 13, 14, 15, 0,  11, 16, 21, 0, 5, 22};
constexpr std::array<std::uint8_t, 27> table_24 = {
    6, 7, 8, 9, 10, 11, 19, 20, 21, 22, 0, 1, 2, 3, 4, 13, 14, 15, 16, 17, 0, 12, 18, 23, 0, 5, 24};

constexpr std::array<std::span<const std::uint8_t>, 8> tables = {
    table_10, table_12, table_14, table_16, table_18, table_20, table_22, table_24};

using Group = std::vector<Number>;

VarmaClash last_rounds_meeting(std::uint32_t players, Number a, Number b) {
    const Table table = berger(players);
    const std::size_t rounds = table.size();
    for (std::size_t round = rounds - std::min<std::size_t>(rounds, 3); round < rounds; ++round) {
        for (const TableGame& game : table[round].games) {
            if ((game.white == a && game.black == b) || (game.white == b && game.black == a)) {
                return {std::min(a, b), std::max(a, b), static_cast<std::uint32_t>(round + 1)};
            }
        }
    }
    return {};
}

std::vector<VarmaClash> clashes_in(std::uint32_t players, const std::vector<Group>& groups) {
    std::vector<VarmaClash> found;
    for (const Group& group : groups) {
        for (std::size_t i = 0; i < group.size(); ++i) {
            for (std::size_t j = i + 1; j < group.size(); ++j) {
                const VarmaClash clash = last_rounds_meeting(players, group[i], group[j]);
                if (clash.round != 0) {
                    found.push_back(clash);
                }
            }
        }
    }
    return found;
}

class Envelopes {
public:
    Envelopes(std::uint32_t players, lots::Urn& urn) : urn_(urn), groups_(varma_groups(players)) {}

    // One team draws (PMR:239c): an envelope with enough numbers for all of them, then one number
    // each. When none holds enough the fullest is emptied first.
    Group draw_team(std::uint32_t team, std::uint32_t size, bool& split) {
        Group numbers;
        while (numbers.size() < size) {
            const auto missing = static_cast<std::uint32_t>(size - numbers.size());
            Group& envelope = pick(team, missing);
            while (!envelope.empty() && numbers.size() < size) {
                const std::string name =
                    fmt::format("varma.team{}.number{}", team + 1, numbers.size() + 1);
                const auto at = urn_.choose(name, static_cast<std::uint32_t>(envelope.size()));
                numbers.push_back(envelope[at]);
                envelope.erase(envelope.begin() + at);
            }
            split = split || numbers.size() < size;
        }
        return numbers;
    }

private:
    Group& pick(std::uint32_t team, std::uint32_t missing) {
        const auto fullest = std::ranges::max_element(groups_, {}, &Group::size);
        const std::size_t wanted = std::min<std::size_t>(missing, fullest->size());
        std::vector<Group*> enough;
        for (Group& group : groups_) {
            if (group.size() >= wanted && !group.empty()) {
                enough.push_back(&group);
            }
        }
        const std::string name = fmt::format("varma.team{}.envelope{}", team + 1, missing);
        return *enough[urn_.choose(name, static_cast<std::uint32_t>(enough.size()))];
    }

    lots::Urn& urn_;
    std::vector<Group> groups_;
};

} // namespace

std::vector<Group> varma_groups(std::uint32_t players) {
    if (players < varma_players_min || players > varma_players_max) {
        return {};
    }
    std::vector<Group> groups(1);
    for (const std::uint8_t number : tables[(players + 1) / 2 - 5]) {
        if (number == 0) {
            groups.emplace_back();
        } else if (number <= players) {
            groups.back().push_back(Number{number});
        }
    }
    return groups;
}

std::vector<VarmaClash> varma_clashes(std::uint32_t players) {
    return clashes_in(players, varma_groups(players));
}

Ruled<VarmaDraw> draw_varma(const std::vector<std::uint32_t>& team_sizes, lots::Urn& urn) {
    const std::uint32_t players = std::accumulate(team_sizes.begin(), team_sizes.end(), 0U);
    if (players < varma_players_min || players > varma_players_max) {
        return tl::make_unexpected(Refusal{
            {"pairing.varma.players", {{"players", fmt::to_string(players)}}}, {"PMR:238"}});
    }
    // The team with most representatives draws first; equal ones as they are listed.
    std::vector<std::uint32_t> order(team_sizes.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
        return team_sizes[a] != team_sizes[b] ? team_sizes[a] > team_sizes[b] : a < b;
    });
    Envelopes envelopes(players, urn);
    VarmaDraw draw;
    draw.numbers.resize(team_sizes.size());
    for (const std::uint32_t team : order) {
        bool split = false;
        draw.numbers[team] = envelopes.draw_team(team, team_sizes[team], split);
        if (split) {
            draw.split_teams.push_back(team);
        }
    }
    draw.clashes = clashes_in(players, draw.numbers);
    return draw;
}

} // namespace kodeks::tournament::pairing
