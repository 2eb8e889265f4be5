// The round a system's articles lead to, worked out slowly and from the text: the second opinion on
// the engine's draw. Made for fields up to 200 players.
#pragma once

#include "tournament/checker/cards.hpp"
#include "tournament/checker/pool.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tournament::checker {

struct Game {
    Number white;
    Number black;
    pairing::Float white_float = pairing::Float::none;
    pairing::Float black_float = pairing::Float::none;

    friend auto operator<=>(const Game&, const Game&) = default;
};

struct Round {
    std::vector<Game> games;
    std::optional<Number> bye;
};

// What a procedure works with. Players are indices into cards; index cards.size() is the bye.
struct Work {
    std::string_view system;
    const Field& field;
    std::string_view seed;
    Cards cards;
    May may;
    Round round = {};
};

// nullopt when no complete round exists.
std::optional<Round> expected_round(std::string_view system, const Field& field,
                                    std::string_view seed);

// The three families, each in its own file.
void work_out_code(Work& work, const std::vector<int>& players);   // RU:3.18.5 to RU:3.18.7
void work_out_median(Work& work, const std::vector<int>& players); // UA:V.15.9
void work_out_blind(Work& work, std::vector<int> players); // RU:3.18.4, with the bye as a player

// Gives the pair its colours by the system's rules and writes it down.
void write_down(Work& work, int a, int b, pairing::Float a_float, pairing::Float b_float);

// The colour of the higher placed player; none when it has to be drawn.
Colour colour_of_higher(const Work& work, int higher, int lower);

// Players with equal points, the highest first.
std::vector<std::vector<int>> groups_of(const Work& work, const std::vector<int>& players);

} // namespace kodeks::tournament::checker
