// A game reduced to what drawing rules see, for tests: a position, a tally, moves by squares.
#pragma once

#include "games/variant.hpp"
#include "rulebook/draws/draws.hpp"
#include "support/setup_text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::rulebook::drawing {

// Gives the same answer to every question.
class FixedOracle final : public truth::Oracle {
public:
    explicit FixedOracle(truth::Known answer) : answer_(answer) {}

    truth::Known forced_win(const games::Position&, games::Side) const override { return answer_; }

    truth::Known forced_win_within(const games::Position&, games::Side, int) const override {
        return answer_;
    }

    truth::Known can_win(const games::Position&, games::Side) const override { return answer_; }

private:
    truth::Known answer_;
};

class Game {
public:
    Game(std::string_view edition, std::string_view variant, std::string_view text);

    // Plays moves such as "a1-b2" or "32-28"; each must be legal and unique by its two squares.
    Game& play(std::string_view moves);
    // Plays the list so many times.
    Game& repeat(int times, std::string_view moves);

    // The rules that apply, as "name count" followed by "!" when reached, "?" when a proof is
    // needed and "-" when refuted.
    std::vector<std::string> states(truth::Known win = truth::Known::no) const;
    // Only the names of rules whose limit is reached.
    std::vector<std::string> reached(truth::Known win = truth::Known::no) const;

    const games::Position& position() const { return position_; }

private:
    void play_one(std::string_view move);

    std::span<const DrawRule> rules_;
    games::Position position_;
    DrawTally tally_;
};

} // namespace kodeks::rulebook::drawing
