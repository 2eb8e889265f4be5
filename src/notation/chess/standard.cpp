#include "notation/chess/standard.hpp"

#include "games/chess/legal.hpp"

#include <array>

namespace kodeks::notation::chess {

namespace {

using games::Kind;
using games::chess::bit;
using games::chess::Bitboard;
using games::chess::file_a;
using games::chess::Move;
using games::chess::Position;
using games::chess::rank_1;

constexpr std::array<Kind, 128> make_kinds() {
    std::array<Kind, 128> kinds{};
    kinds['N'] = Kind::knight;
    kinds['B'] = Kind::bishop;
    kinds['R'] = Kind::rook;
    kinds['Q'] = Kind::queen;
    kinds['K'] = Kind::king;
    return kinds;
}

constexpr std::array<Kind, 128> kinds = make_kinds();

Kind kind_of(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 128 ? kinds[byte] : Kind::none;
}

bool is_file(char c) {
    return c >= 'a' && c <= 'h';
}

bool is_rank(char c) {
    return c >= '1' && c <= '8';
}

std::optional<Move> castling(const Position& position, std::string_view word) {
    const bool king_side = word == "O-O";
    if (!king_side && word != "O-O-O") {
        return std::nullopt;
    }
    const auto flag = king_side ? Move::Flag::castle_king : Move::Flag::castle_queen;
    if (!games::chess::can_castle(position, flag)) {
        return std::nullopt;
    }
    const int king = position.king_square(position.side_to_move());
    return Move(king, (king & 56) + (king_side ? 6 : 2), flag);
}

Kind take_promotion(std::string_view& word) {
    const Kind kind = kind_of(word.back());
    if (kind != Kind::none) {
        word.remove_suffix(word.size() > 1 && word[word.size() - 2] == '=' ? 2 : 1);
    }
    return kind;
}

// The squares the departure, as far as it is told, can mean; none when more than that is there.
Bitboard take_departure(std::string_view word) {
    Bitboard mask = ~Bitboard{0};
    if (!word.empty() && is_file(word.front())) {
        mask &= file_a << (word.front() - 'a');
        word.remove_prefix(1);
    }
    if (!word.empty() && is_rank(word.front())) {
        mask &= rank_1 << 8 * (word.front() - '1');
        word.remove_prefix(1);
    }
    return word.empty() ? mask : 0;
}

Move::Flag flag_of(const Position& position, Kind kind, Bitboard from, int to, Kind promotion) {
    if (kind == Kind::pawn) {
        if (promotion != Kind::none) {
            return games::chess::promotion_flag(promotion);
        }
        const bool straight = (from & file_a << (to & 7)) != 0;
        return position.passed() == bit(to) && !straight ? Move::Flag::en_passant
                                                         : Move::Flag::none;
    }
    return Move::Flag::none;
}

} // namespace

std::optional<Move> read_standard(const Position& position, std::string_view word) {
    while (!word.empty() && (word.back() == '+' || word.back() == '#')) {
        word.remove_suffix(1);
    }
    if (word.size() < 2 || word.front() == 'O') {
        return castling(position, word);
    }
    Kind kind = kind_of(word.front());
    word.remove_prefix(kind != Kind::none ? 1 : 0);
    const Kind promotion = take_promotion(word);
    const std::size_t size = word.size();
    if (size < 2 || !is_file(word[size - 2]) || !is_rank(word[size - 1])) {
        return std::nullopt;
    }
    const int to = (word[size - 1] - '1') * 8 + (word[size - 2] - 'a');
    word.remove_suffix(size > 2 && word[size - 3] == 'x' ? 3 : 2);
    Bitboard mask = take_departure(word);
    const bool last_rank = (bit(to) & games::chess::castling_squares) != 0;
    if (kind == Kind::none) {
        kind = Kind::pawn;
        const bool tells_file = !word.empty() && is_file(word.front());
        mask &= tells_file ? ~Bitboard{0} : file_a << (to & 7); // FIDE:C.9.3
    }
    const bool promotes = promotion != Kind::none;
    if (promotes != (kind == Kind::pawn && last_rank) || promotion == Kind::king) {
        return std::nullopt;
    }
    const Bitboard origins = games::chess::legal_origins(position, kind, to) & mask;
    if (origins == 0 || games::chess::has_several(origins)) {
        return std::nullopt;
    }
    return Move(games::chess::first_square(origins), to,
                flag_of(position, kind, origins, to, promotion));
}

} // namespace kodeks::notation::chess
