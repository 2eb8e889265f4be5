// Random chess setups for comparisons: from play, and thrown on the board without any sense.
#pragma once

#include "games/position.hpp"

#include <random>

namespace kodeks::test {

// Any number of any men anywhere, one king each, with castling rights and a passed square where
// they can be.
inline games::Setup random_odd_setup(std::mt19937& random) {
    using namespace games;
    const auto below = [&](unsigned limit) { return random() % limit; };
    Setup setup;
    const unsigned density = 1 + below(12);
    for (std::size_t i = 0; i < 64; ++i) {
        if (below(12) < density) {
            const auto kind = static_cast<Kind>(2 + below(5));
            setup.pieces[i] = {kind, below(2) == 0 ? Side::white : Side::black};
        }
    }
    const std::size_t white_king = below(4) == 0 ? below(8) : below(64);
    std::size_t black_king = below(4) == 0 ? 56 + below(8) : below(64);
    black_king = black_king == white_king ? (white_king + 9) % 64 : black_king;
    setup.pieces[white_king] = {Kind::king, Side::white};
    setup.pieces[black_king] = {Kind::king, Side::black};
    setup.to_move = below(2) == 0 ? Side::white : Side::black;
    for (std::uint8_t i = 0; i < 64; ++i) {
        const bool home = setup.pieces[i].side == Side::white ? i < 8 : i >= 56;
        if (setup.pieces[i].kind == Kind::rook && home && below(2) == 0) {
            setup.castling_rooks.add({i});
        }
    }
    if (below(2) == 0) {
        const unsigned first = setup.to_move == Side::white ? 40 : 16;
        setup.passed_square = {static_cast<std::uint8_t>(first + below(8))};
    }
    return setup;
}

// The same, with what acceptance refuses taken away: a position that can be played from.
inline games::Position random_odd_position(const games::Variant& variant, std::mt19937& random) {
    using namespace games;
    Setup setup = random_odd_setup(random);
    Accepted accepted = accept(variant, setup, tolerable_defects());
    if (!accepted && accepted.error().has(Defect::bad_castling_right)) {
        setup.castling_rooks = {};
        accepted = accept(variant, setup, tolerable_defects());
    }
    if (!accepted) {
        setup.passed_square = no_square;
        accepted = accept(variant, setup, tolerable_defects());
    }
    return *accepted;
}

} // namespace kodeks::test
