// Starting positions by number (FIDE:2.3, FIDE:G.II.2).
//
// The numbering is Reinhard Scharnagl's, used everywhere: 0 to 959, regular chess is 518.
#pragma once

#include "base/check.hpp"
#include "games/setup.hpp"

#include <array>

namespace kodeks::games::chess {

constexpr int start_count = 960;
constexpr int regular_start = 518;

// White's first rank from a1 to h1.
using BackRank = std::array<Kind, 8>;

namespace numbering {

// Puts a piece on the n-th square that is still empty, counted from the a-file.
constexpr void put_on_empty(BackRank& rank, int n, Kind kind) {
    for (Kind& square : rank) {
        if (square == Kind::none && n-- == 0) {
            square = kind;
            return;
        }
    }
}

// The ten ways to put two knights on five squares, in the order of the numbering.
inline constexpr int knight_pairs[10][2] = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2},
                                            {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};

} // namespace numbering

// The number is read digit by digit: the light-squared bishop (4 places), the dark-squared one (4),
// the queen (6), the knights (10); what is left takes rook, king, rook, which puts the king between
// the rooks (FIDE:G.II.2.1) and the bishops on different colours (FIDE:G.II.2.2).
constexpr BackRank back_rank_of_number(int number) {
    KODEKS_ASSERT(number >= 0 && number < start_count);
    BackRank rank{};
    rank[static_cast<std::size_t>(number % 4 * 2 + 1)] = Kind::bishop;
    rank[static_cast<std::size_t>(number / 4 % 4 * 2)] = Kind::bishop;
    numbering::put_on_empty(rank, number / 16 % 6, Kind::queen);
    const auto& knights = numbering::knight_pairs[number / 96];
    numbering::put_on_empty(rank, knights[1],
                            Kind::knight); // the higher first: the lower stays in place
    numbering::put_on_empty(rank, knights[0], Kind::knight);
    numbering::put_on_empty(rank, 0, Kind::rook);
    numbering::put_on_empty(rank, 0, Kind::king);
    numbering::put_on_empty(rank, 0, Kind::rook);
    return rank;
}

constexpr Setup setup_of_number(int number) {
    const BackRank rank = back_rank_of_number(number);
    Setup setup;
    for (std::size_t file = 0; file < 8; ++file) {
        setup.pieces[file] = {rank[file], Side::white};
        setup.pieces[8 + file] = {Kind::pawn, Side::white};
        setup.pieces[48 + file] = {Kind::pawn, Side::black};
        setup.pieces[56 + file] = {rank[file], Side::black}; // FIDE:G.II.2.3
        if (rank[file] == Kind::rook) {
            setup.castling_rooks.add({static_cast<std::uint8_t>(file)});
            setup.castling_rooks.add({static_cast<std::uint8_t>(56 + file)});
        }
    }
    return setup;
}

} // namespace kodeks::games::chess
