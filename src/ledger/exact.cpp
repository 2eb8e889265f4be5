#include "ledger/exact.hpp"

#include "notation/draughts/squares.hpp"
#include "notation/hand.hpp"

#include <array>

namespace kodeks::ledger {

namespace {

using games::Kind;
using games::MoveType;

constexpr std::string_view letters = ".mpnbrqk"; // by Kind

constexpr std::array<std::string_view, 5> type_words = {"quiet", "capture", "ep", "O-O", "O-O-O"};

char letter_of(games::Piece piece) {
    const char small = letters[static_cast<std::size_t>(piece.kind)];
    const bool capital = piece.present() && piece.side == games::Side::white;
    return capital ? static_cast<char>(small - 'a' + 'A') : small;
}

std::optional<games::Piece> piece_of(char letter) {
    const bool capital = letter >= 'A' && letter <= 'Z';
    const char small = capital ? static_cast<char>(letter - 'A' + 'a') : letter;
    const auto kind = letters.find(small);
    if (kind == std::string_view::npos) {
        return std::nullopt;
    }
    const games::Side side = capital || kind == 0 ? games::Side::white : games::Side::black;
    return games::Piece{static_cast<Kind>(kind), side};
}

games::SquareSet only(games::Square square) {
    games::SquareSet set;
    set.add(square);
    return set;
}

bool takes_arrival(const games::Move& move) {
    return !notation::is_off(move.to) && move.captured == only(move.to);
}

MoveType usual_type(const games::Move& move) {
    return move.is_capture() ? MoveType::capture : MoveType::quiet;
}

std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

// "e2-e4", "b7-b8=Q", "e5:d4".
bool read_ends(const games::Variant& variant, std::string_view word, games::Move& move) {
    const std::size_t sign = word.find_first_of("-:");
    if (sign == std::string_view::npos) {
        return false;
    }
    std::string_view to = word.substr(sign + 1);
    if (to.size() > 2 && to[to.size() - 2] == '=') {
        const auto piece = piece_of(to.back());
        if (!piece || !piece->present()) {
            return false;
        }
        move.promotion = piece->kind;
        to.remove_suffix(2);
    }
    const auto from = read_square(variant, word.substr(0, sign));
    const auto off = notation::read_off(variant.board, to);
    const auto end = off ? off : read_square(variant, to);
    if (!from || !end || notation::is_off(*from) || (word[sign] == ':' && notation::is_off(*end))) {
        return false;
    }
    move.from = *from;
    move.to = *end;
    if (word[sign] == ':') {
        move.captured.add(move.to);
    }
    return true;
}

// "-d4" takes a piece off; "ep" and its like say what was special.
bool read_more(const games::Variant& variant, std::string_view word, games::Move& move,
               std::optional<MoveType>& type) {
    if (word.starts_with('-')) {
        const auto square = read_square(variant, word.substr(1));
        if (!square || notation::is_off(*square)) {
            return false;
        }
        move.captured.add(*square);
        return true;
    }
    for (std::size_t i = 0; i < type_words.size(); ++i) {
        if (type_words[i] == word && !type) {
            type = static_cast<MoveType>(i);
            return true;
        }
    }
    return false;
}

} // namespace

std::string write_square(const games::Variant& variant, games::Square square) {
    return notation::is_off(square)
               ? notation::write_off(variant.board, square)
               : notation::draughts::square_text(variant.board, square, variant.notation.squares);
}

std::optional<games::Square> read_square(const games::Variant& variant, std::string_view text) {
    return text == "off" ? std::optional(games::no_square)
                         : notation::draughts::read_square(variant.board, text);
}

std::string write_exact(const games::Variant& variant, const games::Move& move) {
    const bool arrival = takes_arrival(move);
    std::string text = write_square(variant, move.from);
    text += arrival ? ':' : '-';
    text += write_square(variant, move.to);
    if (move.promotion != Kind::none) {
        text += '=';
        text += letter_of({move.promotion, games::Side::white});
    }
    for (const games::Square square : arrival ? games::SquareSet() : move.captured) {
        text += " -" + write_square(variant, square);
    }
    if (move.type != usual_type(move)) {
        text += " " + std::string(type_words[static_cast<std::size_t>(move.type)]);
    }
    return text;
}

std::optional<games::Move> read_exact(const games::Variant& variant, std::string_view text) {
    games::Move move;
    std::optional<MoveType> type;
    if (!read_ends(variant, take_word(text), move)) {
        return std::nullopt;
    }
    while (!text.empty()) {
        if (!read_more(variant, take_word(text), move, type)) {
            return std::nullopt;
        }
    }
    move.type = type.value_or(usual_type(move));
    return move;
}

std::string write_pieces(const games::Board& board, const games::Setup& setup) {
    std::string text;
    for (int i = 0; i < board.squares(); ++i) {
        text += letter_of(setup.pieces[static_cast<std::size_t>(i)]);
    }
    return text;
}

bool read_pieces(const games::Board& board, std::string_view text, games::Setup& setup) {
    if (std::ssize(text) != board.squares()) {
        return false;
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto piece = piece_of(text[i]);
        if (!piece) {
            return false;
        }
        setup.pieces[i] = *piece;
    }
    return true;
}

} // namespace kodeks::ledger
