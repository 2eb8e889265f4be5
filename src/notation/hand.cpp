#include "notation/hand.hpp"

#include "notation/chess/read.hpp"
#include "notation/draughts/read.hpp"
#include "notation/draughts/squares.hpp"

namespace kodeks::notation {

namespace {

using games::Kind;

std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

std::optional<Kind> kind_of(char letter, games::Playing playing) {
    if (letter == 'K') { // in chess nobody may, but a hand can
        return Kind::king;
    }
    if (playing == games::Playing::dark_fields) {
        return std::nullopt;
    }
    switch (letter) {
    case 'Q':
        return Kind::queen;
    case 'R':
        return Kind::rook;
    case 'B':
        return Kind::bishop;
    case 'N':
        return Kind::knight;
    case 'P':
        return Kind::pawn;
    default:
        return std::nullopt;
    }
}

// King and rook put where castling would put them, though it is not legal now.
std::optional<games::Move> read_castling(const games::Position& position, std::string_view text) {
    const bool queenside = text == "O-O-O" || text == "0-0-0";
    if (position.variant().family != games::Family::chess ||
        (!queenside && text != "O-O" && text != "0-0")) {
        return std::nullopt;
    }
    const games::Side side = games::side_to_move(position);
    for (std::uint8_t index = 0; index < 64; ++index) {
        if (games::piece_at(position, {index}) == games::Piece{Kind::king, side}) {
            games::Move move;
            move.from = {index};
            move.to = {static_cast<std::uint8_t>(index / 8 * 8 + (queenside ? 2 : 6))};
            move.type = queenside ? games::MoveType::castle_queen : games::MoveType::castle_king;
            return move;
        }
    }
    return std::nullopt;
}

bool read_ends(const games::Board& board, std::string_view word, games::Move& move) {
    const std::size_t sign = word.find_first_of("-x:");
    if (sign == std::string_view::npos) {
        return false;
    }
    std::string_view to = word.substr(sign + 1);
    if (const std::size_t equals = to.find('='); equals != std::string_view::npos) {
        const auto kind =
            equals + 2 == to.size() ? kind_of(to.back(), board.playing) : std::nullopt;
        if (!kind) {
            return false;
        }
        move.promotion = *kind == Kind::pawn ? Kind::none : *kind; // a pawn again
        to = to.substr(0, equals);
    }
    const auto from = notation::draughts::read_square(board, word.substr(0, sign));
    const auto off = read_off(board, to);
    const auto end = off ? off : notation::draughts::read_square(board, to);
    if (!from || !end) {
        return false;
    }
    move.from = *from;
    move.to = *end;
    return true;
}

tl::expected<games::Move, Message> read_legal(const games::Position& position,
                                              std::string_view text) {
    if (position.variant().family == games::Family::chess) {
        const auto read =
            notation::chess::read_move(position, text, notation::chess::english_letters());
        return read ? tl::expected<games::Move, Message>(*read)
                    : tl::unexpected(notation::chess::explain(read.error(), position));
    }
    const auto read = notation::draughts::read_move(position, text);
    return read ? tl::expected<games::Move, Message>(read->move)
                : tl::unexpected(notation::draughts::explain(read.error(), position, text));
}

} // namespace

std::optional<games::Square> read_off(const games::Board& board, std::string_view text) {
    if (text == "off") {
        return games::no_square;
    }
    if (board.playing != games::Playing::dark_fields || text.size() != 2) {
        return std::nullopt;
    }
    const games::Field field{text[0] - 'a', text[1] - '1'};
    const bool inside =
        field.file >= 0 && field.file < board.files && field.rank >= 0 && field.rank < board.ranks;
    if (!inside || board.square_at(field)) {
        return std::nullopt;
    }
    return games::Square{static_cast<std::uint8_t>(128 + field.rank * board.files + field.file)};
}

std::string write_off(const games::Board& board, games::Square square) {
    if (square == games::no_square) {
        return "off";
    }
    const int field = square.index - 128;
    return {static_cast<char>('a' + field % board.files),
            static_cast<char>('1' + field / board.files)};
}

std::optional<games::Move> read_displacement(const games::Board& board, std::string_view text) {
    games::Move move;
    if (!read_ends(board, take_word(text), move)) {
        return std::nullopt;
    }
    while (!text.empty()) {
        const std::string_view word = take_word(text);
        if (games::Move rook; board.playing == games::Playing::all_fields && text.empty() &&
                              read_ends(board, word, rook)) {
            move.type =
                rook.to < move.to ? games::MoveType::castle_king : games::MoveType::castle_queen;
            return move;
        }
        const auto taken = word.starts_with('-')
                               ? notation::draughts::read_square(board, word.substr(1))
                               : std::nullopt;
        if (!taken) {
            return std::nullopt;
        }
        move.captured.add(*taken);
    }
    move.type = move.captured.empty() ? games::MoveType::quiet : games::MoveType::capture;
    return move;
}

tl::expected<games::Move, Message> read_hand(const games::Variant& variant,
                                             const std::optional<games::Position>& position,
                                             std::string_view text) {
    if (position) {
        auto legal = read_legal(*position, text);
        if (legal) {
            return legal;
        }
        auto displacement = read_castling(*position, text);
        displacement = displacement ? displacement : read_displacement(variant.board, text);
        return displacement ? tl::expected<games::Move, Message>(*displacement) : legal;
    }
    const auto displacement = read_displacement(variant.board, text);
    if (!displacement) {
        return tl::unexpected(Message{"referee.unreadable_move", {{"text", std::string(text)}}});
    }
    return *displacement;
}

} // namespace kodeks::notation
