// Small tables for tests: results by two numbers, byes, absences, forfeits.
#pragma once

#include "rulebook/tournament_rules.hpp"
#include "tournament/tiebreak/rank.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tournament::tiebreak::test {

class Builder {
public:
    Builder(std::string_view edition, std::size_t players, bool swiss);

    // What the first of two scored: 'w' win, 'd' draw, 'l' loss, '+' and '-' without play, 'x' both
    // absent, '0' both lost at the board, 'h' half against nothing.
    Builder& game(std::int32_t round, std::int32_t white, std::int32_t black, char result);
    Builder& bye(std::int32_t round, std::int32_t player);
    Builder& absent(std::int32_t round, std::int32_t player, Points points = {});
    Builder& left(std::int32_t player, std::int32_t after_round);
    Builder& rating(std::int32_t player, std::int32_t rating);

    Table table; // players 1..n are rows 0..n-1

    // The value of a tie-break for a player, all steps, as "6½ 5".
    std::string value(std::string_view code, std::int32_t player) const;
    // The same for all players: "1: 9 | 2: 7 | ...".
    std::string values(std::string_view code) const;
    // "1 4 2=3 5": the places from the top; shared places are joined by "=".
    std::string places(const std::vector<std::string_view>& codes) const;

private:
    Row& row(std::int32_t player) { return table.rows[static_cast<std::size_t>(player - 1)]; }

    void add(std::int32_t player, const Encounter& encounter);
};

} // namespace kodeks::tournament::tiebreak::test
