// Colours, from RU:3.18.2#3 and RU:3.18.2#5, and from UA:V.15.9.14.1 to UA:V.15.9.14.4.
#include "tournament/checker/expected.hpp"
#include "tournament/lots/urn.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::tournament::checker {

namespace {

Colour other(Colour colour) {
    return colour == Colour::white ? Colour::black : Colour::white;
}

// Colours some steps back from the end, none beyond the beginning.
Colour back(const std::vector<Colour>& list, std::size_t steps) {
    return steps < list.size() ? list[list.size() - 1 - steps] : Colour::none;
}

Colour by_latest_difference(const std::vector<Colour>& a, const std::vector<Colour>& b) {
    for (std::size_t steps = 0; steps < std::max(a.size(), b.size()); ++steps) {
        const Colour mine = back(a, steps);
        const Colour his = back(b, steps);
        if (mine == his) {
            continue;
        }
        if (mine == Colour::black || his == Colour::white) {
            return Colour::white;
        }
        return Colour::black;
    }
    return Colour::none;
}

Colour by_code(const Card& higher, const Card& lower) {
    if (run_length(higher) >= 3) {
        return other(higher.games.back());
    }
    if (run_length(lower) >= 3) {
        return lower.games.back();
    }
    if (count_white(higher) != count_white(lower)) {
        return count_white(higher) < count_white(lower) ? Colour::white : Colour::black;
    }
    const Colour colour = by_latest_difference(higher.games, lower.games);
    return colour == Colour::none ? Colour::white : colour;
}

Colour by_median(const Card& higher, const Card& lower) {
    if (count_white(higher) != count_white(lower)) {
        return count_white(higher) < count_white(lower) ? Colour::white : Colour::black;
    }
    const Colour colour = by_latest_difference(higher.rounds, lower.rounds);
    if (colour != Colour::none || higher.games.empty()) {
        return colour;
    }
    return other(higher.games.back());
}

} // namespace

Colour colour_of_higher(const Work& work, int higher, int lower) {
    const Card& a = work.cards[static_cast<std::size_t>(higher)];
    const Card& b = work.cards[static_cast<std::size_t>(lower)];
    return work.system.starts_with("median-solkoff") ? by_median(a, b) : by_code(a, b);
}

void write_down(Work& work, int a, int b, pairing::Float a_float, pairing::Float b_float) {
    const int higher = std::min(a, b);
    const int lower = std::max(a, b);
    const Number high = work.cards[static_cast<std::size_t>(higher)].number;
    const Number low = work.cards[static_cast<std::size_t>(lower)].number;
    Colour colour = colour_of_higher(work, higher, lower);
    if (colour == Colour::none) { // UA:V.15.7
        const std::string name =
            fmt::format("r{}.{}-{}.colour", work.field.round, high.value, low.value);
        colour = lots::chosen(work.seed, name, 2) == 0 ? Colour::white : Colour::black;
    }
    const auto high_float = a == higher ? a_float : b_float;
    const auto low_float = a == higher ? b_float : a_float;
    if (colour == Colour::white) {
        work.round.games.push_back({high, low, high_float, low_float});
    } else {
        work.round.games.push_back({low, high, low_float, high_float});
    }
}

} // namespace kodeks::tournament::checker
