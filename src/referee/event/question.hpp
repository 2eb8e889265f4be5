// What a person is asked. The question carries its subject, so that the answer never has to guess
// what it is about.
#pragma once

#include "base/strong.hpp"
#include "games/move.hpp"
#include "games/side.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace kodeks::referee {

// What kind of answer is wanted.
enum class Matter : std::uint8_t {
    stopped_clock,  // what a player meant who stopped both clocks
    touch,          // whether the square was touched
    sheets,         // how far the score sheets are
    last_minutes,   // a claim or a flag in the last minutes
    clock_setting,  // whether wrong settings stay
    boards,         // which of two boards is right
    opponent_score, // what the opponent of a loser gets
    sanction,       // for a breach
    claim,          // whether a claimed draw is right
    loss,           // whether the opponent of the loser could win at all
    draw,           // whether a drawing rule has ended the game
    times,          // what the clocks show after going back
};

// The claim, square, loss or breach in question; what does not apply stays empty.
struct Subject {
    Matter matter = Matter::sanction;
    std::vector<std::string> articles{};   // it stands on
    std::optional<games::Square> square{}; // said to be touched
    std::string rule{};                    // the drawing rule, or the breach
    std::optional<games::Move> written{};  // with the claim
    Milliseconds check_time{0};            // what the claim's check took
    std::string reason{};                  // of the loss, as the outcome will name it
    std::array<Milliseconds, 2> times{};   // proposed corrections of the clocks, by Side

    friend bool operator==(const Subject&, const Subject&) = default;
};

struct Question {
    std::string name; // its sentence is "question.<name>"
    games::Side about = games::Side::white;
    std::vector<std::string> options{}; // "option.<name>", answered by number
    Subject subject{};

    friend bool operator==(const Question&, const Question&) = default;
};

} // namespace kodeks::referee
