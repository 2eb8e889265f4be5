#include "tournament/pairing/knockout.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

namespace kodeks::tournament::pairing {

namespace {

// 1 2 -> 1 4 3 2 -> 1 8 5 4 3 6 7 2: each seat s is joined by its mirror, so that the sum of the
// two numbers of a duel is constant and the best are furthest apart.
std::vector<std::uint32_t> seating(std::uint32_t size) {
    std::vector<std::uint32_t> seats = {1};
    while (seats.size() < size) {
        const auto sum = static_cast<std::uint32_t>(seats.size() * 2 + 1);
        std::vector<std::uint32_t> wider;
        for (std::size_t i = 0; i < seats.size(); ++i) {
            const std::uint32_t mirror = sum - seats[i];
            const bool upper = i % 2 == 0;
            wider.push_back(upper ? seats[i] : mirror);
            wider.push_back(upper ? mirror : seats[i]);
        }
        seats = std::move(wider);
    }
    return seats;
}

std::vector<Duel> duels_of(const Section& section) {
    std::vector<Duel> found;
    for (std::size_t i = 0; i + 1 < section.seats.size(); i += 2) {
        const Number a = section.seats[i];
        const Number b = section.seats[i + 1];
        found.push_back({a == nobody ? b : a, a == nobody ? a : b, section.first_place});
    }
    return found;
}

Number winner_on_boards(const KnockoutMatch& match) {
    for (const Score2& board : match.boards) {
        if (board.a != board.b) {
            return board.a > board.b ? match.duel.a : match.duel.b;
        }
    }
    return nobody;
}

} // namespace

Bracket seat(std::uint32_t players) {
    if (players == 0) {
        return {};
    }
    Section section;
    for (const std::uint32_t number : seating(std::bit_ceil(players))) {
        section.seats.push_back(number <= players ? Number{number} : nobody);
    }
    return {section};
}

std::vector<Duel> duels(const Bracket& bracket) {
    std::vector<Duel> all;
    for (const Section& section : bracket) {
        for (const Duel& duel : duels_of(section)) {
            if (duel.a != nobody) {
                all.push_back(duel);
            }
        }
    }
    return all;
}

Bracket next(const Bracket& bracket, std::span<const Number> winners, Losers losers) {
    Bracket after;
    std::size_t at = 0;
    for (const Section& section : bracket) {
        const auto half = static_cast<std::uint32_t>(section.seats.size() / 2);
        if (half == 0) {
            after.push_back(section);
            continue;
        }
        Section above{section.first_place, {}};
        Section below{section.first_place + half, {}};
        for (const Duel& duel : duels_of(section)) {
            const Number winner = duel.a == nobody ? nobody : winners[at++];
            KODEKS_ASSERT(winner == duel.a || winner == duel.b);
            above.seats.push_back(winner);
            below.seats.push_back(winner == duel.a ? duel.b : duel.a);
        }
        after.push_back(std::move(above));
        if (losers == Losers::play_on) {
            after.push_back(std::move(below));
        }
    }
    return after;
}

bool is_decided(const Bracket& bracket) {
    return std::ranges::all_of(bracket,
                               [](const Section& section) { return section.seats.size() <= 1; });
}

Colour draw_colour(const Duel& duel, std::uint32_t round, lots::Urn& urn) {
    const std::string name = fmt::format("r{}.{}-{}.colour", round, duel.a.value, duel.b.value);
    return urn.choose(name, 2) == 0 ? Colour::white : Colour::black;
}

Verdict judge(const KnockoutMatch& match, std::span<const Decider> deciders, lots::Urn& urn) {
    const auto better = [&](const Score2& score) {
        return score.a > score.b ? match.duel.a : match.duel.b;
    };
    if (match.score.a != match.score.b) {
        return {better(match.score), std::nullopt, std::nullopt};
    }
    std::size_t extra = 0;
    for (const Decider decider : deciders) {
        Number winner = nobody;
        if (decider == Decider::lot) {
            const std::string name =
                fmt::format("{}-{}.winner", match.duel.a.value, match.duel.b.value);
            winner = urn.choose(name, 2) == 0 ? match.duel.a : match.duel.b;
        } else if (decider == Decider::higher_boards) {
            winner = winner_on_boards(match);
        } else if (extra == match.extra.size()) {
            return {nobody, std::nullopt, decider};
        } else if (const Score2& game = match.extra[extra++]; game.a != game.b) {
            winner = better(game);
        }
        if (winner != nobody) {
            return {winner, decider, std::nullopt};
        }
    }
    return {};
}

} // namespace kodeks::tournament::pairing
