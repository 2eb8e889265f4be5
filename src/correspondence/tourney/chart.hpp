// The time chart of a game (RU:5.3.6#3): every letter with its dates, what it cost and the totals
// behind it. A pure function of the facts of the game.
#pragma once

#include "correspondence/state/state.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kodeks::correspondence::tourney {

struct ChartRow {
    Side by = Side::white;
    std::int32_t number = 0; // of its first move
    std::string moves{};     // in full notation, as they were understood
    std::optional<Day> partner_sent{};
    std::optional<Day> received{};
    Day sent{};
    Days thinking{0};
    Days penalty{0};      // everything else that was charged to the sender since his last letter
    std::string totals{}; // "12/9"
    bool overstepped = false;

    friend bool operator==(const ChartRow&, const ChartRow&) = default;
};

std::vector<ChartRow> chart(std::span<const correspondence::Event> facts);

// The moves of a game in semi-short notation, numbered: "1.cd4 fg5 2.dc5 b:d4" (RU:5.5.1#2).
std::vector<std::string> score_lines(const correspondence::State& state);

// One move in full notation with the signs of letters.
std::string move_in_letter(const games::Position& position, const games::Move& move);

} // namespace kodeks::correspondence::tourney
