// What one seat may see of a game and may do in it now, under the rulebook. Pages and screens show
// nothing else: what a book forbids to tell is not in the view.
//
// Everybody sees the board, the clocks and the result. An offer is between the players and the
// arbiter. The number of moves made is told to players only where the book tells it (FIDE:12.6,
// UA:V.18.14, UA:V.13.11.3); that a draw can be claimed, or how often a position has occurred, is
// told to nobody. What is sealed is for nobody's eyes.
#pragma once

#include "referee/hands/spoken.hpp"
#include "referee/rule_set.hpp"
#include "referee/state/state.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace kodeks::referee {

enum class Seat : std::uint8_t {
    white,
    black,
    white_assistant,
    black_assistant,
    arbiter,
    chief_arbiter,
    spectator,
    hall_screen,
};

struct View {
    Phase phase = Phase::scheduled;
    games::Setup board;
    std::optional<Partial> partial{};
    std::array<clock::Reading, 2> clocks{}; // by Side; without moves where they are not told
    std::optional<std::array<std::int32_t, 2>> moves_made{};
    std::optional<Side> offer{};
    std::optional<Question> question{}; // for those who answer it
    bool arbiter_is_asked = false;      // for everybody else
    std::optional<Outcome> outcome{};
    std::vector<games::Square> touched{}; // by the player to move
    std::optional<ToSay> to_say{};        // where moves are announced
    std::vector<std::string_view> acts{}; // the words of what this seat may do now

    friend bool operator==(const View&, const View&) = default;
};

View view(const State& state, const RuleSet& rules, Seat seat, Instant now);

} // namespace kodeks::referee
