// Fields for tests: empty ones of a given size, rounds played with given results, draws as text.
#pragma once

#include "tournament/lots/urn.hpp"
#include "tournament/pairing/advance.hpp"
#include "tournament/pairing/swiss.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace kodeks::tournament::pairing {

inline Field field_of(std::uint32_t players, Points win = whole_points(1)) {
    Field field;
    field.rounds = players - 1;
    field.win = win;
    for (std::uint32_t number = 1; number <= players; ++number) {
        field.players.push_back({.number = Number{number}});
    }
    return field;
}

inline Player& player_of(Field& field, std::uint32_t number) {
    return field.players.at(number - 1);
}

// "1-5 6-2", with "bye 7;" in front, in the order in which the pairs were formed.
inline std::string text_of(const Draw& draw) {
    std::string text;
    if (draw.bye) {
        text += fmt::format("bye {};", draw.bye->player.value);
    }
    for (const Pair& pair : draw.pairs) {
        text += fmt::format("{}{}-{}", text.empty() ? "" : " ", pair.white.value, pair.black.value);
    }
    return text;
}

// A seed for which the drawn colour of round 1 is White for number 1.
inline lots::Urn urn_with_white_first() {
    for (int i = 0;; ++i) {
        const std::string seed = fmt::format("seed {}", i);
        if (lots::chosen(seed, "r1.colour", 2) == 0) {
            return lots::Urn(seed);
        }
    }
}

inline const SwissSystem& system_named(std::string_view name) {
    return *find_swiss_system(name);
}

// One game of a round that was: white, black and who won ('w', 'b', '=' or '+' '-' for White's
// plus or minus by absence).
struct Was {
    std::uint32_t white;
    std::uint32_t black;
    char result;
    Float white_float = Float::none;
    Float black_float = Float::none;
};

inline Score score_from(char result) {
    switch (result) {
    case 'w':
        return Score::white_won;
    case 'b':
        return Score::black_won;
    case '+':
        return Score::black_absent;
    case '-':
        return Score::white_absent;
    default:
        return Score::drawn;
    }
}

// Writes a round into the field's histories.
inline void play(Field& field, const std::vector<Was>& games, std::uint32_t bye = 0) {
    Draw draw;
    std::vector<Score> scores;
    for (const Was& game : games) {
        Pair pair;
        pair.white = Number{game.white};
        pair.black = Number{game.black};
        pair.white_float = game.white_float;
        pair.black_float = game.black_float;
        draw.pairs.push_back(pair);
        scores.push_back(score_from(game.result));
    }
    if (bye != 0) {
        draw.bye = Bye{Number{bye}};
    }
    advance(field, draw, scores);
}

inline std::string paired(std::string_view system, const Field& field,
                          std::string_view seed = "any") {
    lots::Urn urn{std::string(seed)};
    const Ruled<Draw> draw = pair_round(system_named(system), field, urn);
    return draw ? text_of(*draw) : draw.error().message.key;
}

} // namespace kodeks::tournament::pairing
