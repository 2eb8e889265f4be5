#include "notation/hand_write.hpp"

#include "notation/draughts/squares.hpp"
#include "notation/hand.hpp"
#include "notation/spoken/words.hpp"
#include "notation/styles.hpp"

namespace kodeks::notation {

namespace {

using games::Kind;

char letter_of(Kind kind) {
    switch (kind) {
    case Kind::queen:
        return 'Q';
    case Kind::rook:
        return 'R';
    case Kind::bishop:
        return 'B';
    case Kind::knight:
        return 'N';
    default:
        return 'K';
    }
}

} // namespace

std::string write_displacement(const games::Variant& variant, const games::Move& move) {
    const auto name = [&](games::Square square) {
        return is_off(square) ? write_off(variant.board, square)
                              : notation::spoken::square_name(variant, square);
    };
    std::string text = name(move.from) + "-" + name(move.to);
    if (move.is_castling()) { // the rook comes from the corner, or from nearer to it in Chess960
        const int rank = move.from.index / 8 * 8;
        const bool kingside = move.type == games::MoveType::castle_king;
        const auto square = [&](int file) {
            return name({static_cast<std::uint8_t>(rank + file)});
        };
        return text + " " + square(kingside ? 7 : 0) + "-" + square(kingside ? 5 : 3);
    }
    if (move.promotion != Kind::none) {
        text += '=';
        text += letter_of(move.promotion);
    }
    for (const games::Square square : move.captured) {
        text += " -" + name(square);
    }
    return text;
}

std::string write_hand(const games::Variant& variant,
                       const std::optional<games::Position>& position, const games::Move& move,
                       Language language) {
    if (!position || !games::is_legal(*position, move)) {
        return write_displacement(variant, move);
    }
    const std::string style = notation::move_style_names(variant).front();
    return notation::styled_move(*position, move, style, language);
}

std::array<std::string, 3> write_hand(const games::Variant& variant,
                                      const std::optional<games::Position>& position,
                                      const games::Move& move) {
    games::MoveList legal;
    if (position) {
        games::legal_moves(*position, legal);
    }
    std::array<std::string, 3> texts;
    if (!legal.contains(move)) {
        texts.fill(write_displacement(variant, move));
        return texts;
    }
    return usual_move(*position, move, legal);
}

} // namespace kodeks::notation
