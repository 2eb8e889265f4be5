// A board's shape: how many files and ranks, which fields are played on, what they are called.
#pragma once

#include "games/square.hpp"

#include <cstdint>
#include <optional>

namespace kodeks::games {

struct Field {
    int file = 0; // 0 = the a-file
    int rank = 0; // 0 = White's first rank
    friend constexpr bool operator==(Field, Field) = default;
};

enum class Playing : std::uint8_t { all_fields, dark_fields };

struct Board {
    int files = 8;
    int ranks = 8;
    Playing playing = Playing::all_fields;

    // The number of playing squares: 64, 32, 40 or 50.
    constexpr int squares() const {
        return playing == Playing::all_fields ? files * ranks : files * ranks / 2;
    }

    // White's near left corner is dark on every board (FIDE:2.1, RU:1.1, FR:5).
    static constexpr bool is_dark(Field field) { return (field.file + field.rank) % 2 == 0; }

    constexpr Field field_of(Square square) const {
        if (playing == Playing::all_fields) {
            return {square.index % files, square.index / files};
        }
        const int row = square.index / (files / 2); // from the top
        const int rank = ranks - 1 - row;
        return {square.index % (files / 2) * 2 + rank % 2, rank};
    }

    constexpr std::optional<Square> square_at(Field field) const {
        const bool inside =
            field.file >= 0 && field.file < files && field.rank >= 0 && field.rank < ranks;
        if (!inside || (playing == Playing::dark_fields && !is_dark(field))) {
            return std::nullopt;
        }
        const int index = playing == Playing::all_fields
                              ? field.rank * files + field.file
                              : (ranks - 1 - field.rank) * (files / 2) + field.file / 2;
        return Square{static_cast<std::uint8_t>(index)};
    }

    friend constexpr bool operator==(const Board&, const Board&) = default;
};

} // namespace kodeks::games
