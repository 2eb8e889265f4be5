// The pieces of a C++ source text, as far as breaking it needs them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace kodeks::tools {

enum class PieceKind : std::uint8_t { space, comment, string, word, number, sign };

struct Piece {
    PieceKind kind = PieceKind::space;
    std::string_view text;
    int line = 1;
};

// Joined together the pieces are the text. A sign is one character; words may hold "::".
std::vector<Piece> pieces_of(std::string_view text);

bool is_meaningful(const Piece& piece); // neither space nor comment

// The next meaningful piece at or after a place; pieces.size() when there is none.
std::size_t meaningful_from(const std::vector<Piece>& pieces, std::size_t at);

// The place of the bracket that closes the one at `open`; pieces.size() when there is none.
std::size_t closing(const std::vector<Piece>& pieces, std::size_t open);

} // namespace kodeks::tools
