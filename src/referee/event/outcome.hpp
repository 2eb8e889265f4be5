// How a game ended: what each player gets, and why.
#pragma once

#include "games/side.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kodeks::referee {

// What a player gets of a game (FIDE:10.1, FIDE:11.8: both may lose).
enum class Score : std::uint8_t { loss, draw, win };

struct Outcome {
    Score white = Score::draw;
    Score black = Score::draw;
    std::string reason;    // stable name: "checkmate", "time", "agreement" ...
    bool unplayed = false; // decided without play: plus and minus

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome won_by(games::Side winner, std::string_view reason);
Outcome drawn(std::string_view reason);
Outcome lost_by_both(std::string_view reason);

// With the half points that sanctions took or gave: each player gets nothing, a half or one, both
// together at most one (FIDE:10.2, PMR:118).
Outcome adjusted(Outcome outcome, const std::array<std::int32_t, 2>& half_points);

// "1-0", "1/2-1/2", "0-0", "+-" ...
std::string_view symbol(const Outcome& outcome);

} // namespace kodeks::referee
