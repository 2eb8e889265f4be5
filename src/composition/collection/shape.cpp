#include "composition/collection/shape.hpp"

#include "games/variant.hpp"

#include <algorithm>
#include <bit>

namespace kodeks::composition {

namespace {

using games::Board;
using games::Field;
using games::Side;
using games::Square;
using games::SquareSet;

struct Box {
    int left = 99;
    int right = -1;
    int bottom = 99;
};

Box box_of(const Board& board, const Shape& shape) {
    Box box;
    const std::uint64_t all = shape.sets[0] | shape.sets[1] | shape.sets[2] | shape.sets[3];
    for (const Square square : SquareSet(all)) {
        const Field field = board.field_of(square);
        box.left = std::min(box.left, field.file);
        box.right = std::max(box.right, field.file);
        box.bottom = std::min(box.bottom, field.rank);
    }
    return box;
}

enum class Facing : std::uint8_t { as_it_is, mirrored };

// Files and ranks counted from the left and the bottom of the pieces themselves.
NormalForm form_of(const Board& board, const Shape& shape, Facing facing) {
    constexpr int width = 16;
    const Box box = box_of(board, shape);
    NormalForm form{static_cast<std::uint16_t>(shape.black_to_move ? 1 : 0)};
    for (std::size_t i = 0; i < shape.sets.size(); ++i) {
        const std::size_t from = form.size();
        for (const Square square : SquareSet(shape.sets[i])) {
            const Field field = board.field_of(square);
            const int file =
                facing == Facing::mirrored ? box.right - field.file : field.file - box.left;
            form.push_back(static_cast<std::uint16_t>((static_cast<int>(i) * width + file) * width +
                                                      field.rank - box.bottom));
        }
        std::sort(form.begin() + static_cast<std::ptrdiff_t>(from), form.end());
    }
    return form;
}

Shape rotated(const Board& board, const Shape& shape) {
    Shape turned;
    const auto last = static_cast<unsigned>(board.squares() - 1);
    for (std::size_t i = 0; i < shape.sets.size(); ++i) {
        for (const Square square : SquareSet(shape.sets[i])) {
            turned.sets[(i + 2) % 4] |= std::uint64_t{1} << (last - square.index);
        }
    }
    turned.black_to_move = !shape.black_to_move;
    return turned;
}

NormalForm least(const Board& board, const Shape& shape) {
    return std::min(form_of(board, shape, Facing::as_it_is),
                    form_of(board, shape, Facing::mirrored));
}

} // namespace

Shape shape_of(const games::Position& position) {
    Shape shape;
    const Board& board = position.variant().board;
    for (int i = 0; i < board.squares(); ++i) {
        const Square square{static_cast<std::uint8_t>(i)};
        const games::Piece piece = games::piece_at(position, square);
        if (piece.present()) {
            const std::size_t set =
                (piece.side == Side::white ? 0U : 2U) + (piece.kind == games::Kind::king ? 1U : 0U);
            shape.sets[set] |= std::uint64_t{1} << i;
        }
    }
    shape.black_to_move = games::side_to_move(position) == Side::black;
    return shape;
}

NormalForm normal_form(const Board& board, const Shape& shape) {
    return std::min(least(board, shape), least(board, rotated(board, shape)));
}

std::optional<Likeness> likeness(const Board& board, const Shape& a, const Shape& b) {
    const auto is_form = [&](const Shape& shape, Facing facing) {
        return form_of(board, shape, facing) == form_of(board, b, Facing::as_it_is);
    };
    if (a == b) {
        return Likeness::equal;
    }
    if (is_form(a, Facing::as_it_is)) {
        return Likeness::shifted;
    }
    if (is_form(a, Facing::mirrored)) {
        return Likeness::mirrored;
    }
    const Shape turned = rotated(board, a);
    if (turned == b) {
        return Likeness::rotated;
    }
    return is_form(turned, Facing::as_it_is) || is_form(turned, Facing::mirrored)
               ? std::optional(Likeness::rotated_shifted)
               : std::nullopt;
}

int difference(const Shape& a, const Shape& b) {
    std::uint64_t differs = 0;
    for (std::size_t i = 0; i < a.sets.size(); ++i) {
        differs |= a.sets[i] ^ b.sets[i];
    }
    return std::popcount(differs);
}

bool contains(const Shape& whole, const Shape& part) {
    for (std::size_t i = 0; i < whole.sets.size(); ++i) {
        if ((part.sets[i] & ~whole.sets[i]) != 0) {
            return false;
        }
    }
    return true;
}

// The mixing steps of the public-domain generator splitmix64.
std::uint64_t key_of(const NormalForm& form) {
    std::uint64_t key = 0;
    for (const std::uint16_t number : form) {
        key += number + 0x9E3779B97F4A7C15U;
        key = (key ^ (key >> 30U)) * 0xBF58476D1CE4E5B9U;
        key = (key ^ (key >> 27U)) * 0x94D049BB133111EBU;
        key ^= key >> 31U;
    }
    return key;
}

} // namespace kodeks::composition
