#include "tournament/desk/playoff.hpp"

#include <algorithm>

namespace kodeks::tournament {

PlayOffForm play_off_form(std::uint32_t tied) {
    switch (tied) {
    case 0:
    case 1:
        return PlayOffForm::none;
    case 2:
        return PlayOffForm::two_games;
    case 3:
        return PlayOffForm::three_round_robin;
    case 4:
        return PlayOffForm::knock_out_of_four;
    default:
        return PlayOffForm::round_robin;
    }
}

std::vector<pairing::Colour> sudden_games(pairing::Colour first, std::uint32_t games) {
    std::vector<pairing::Colour> colours;
    pairing::Colour colour = first;
    for (std::uint32_t game = 1; game <= games; ++game) {
        colours.push_back(colour);
        if (game % 2 == 1) {
            colour = pairing::opposite(colour);
        }
    }
    return colours;
}

Milliseconds earliest_start(Milliseconds previous_end, PlayOffStep step) {
    return previous_end + minutes(step == PlayOffStep::first ? 30 : 10);
}

std::optional<std::size_t> eliminated_of_three(const std::vector<std::uint32_t>& places) {
    const auto worst = std::ranges::max_element(places);
    if (worst == places.end() || std::ranges::count(places, *worst) > 1) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(worst - places.begin());
}

} // namespace kodeks::tournament
