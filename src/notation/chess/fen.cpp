#include "notation/chess/fen.hpp"

#include "notation/text/excerpt.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace kodeks::notation::chess {

namespace {

using games::Kind;
using games::Piece;
using games::Setup;
using games::Side;
using games::Square;

constexpr std::string_view piece_letters = "  pnbrqk"; // by Kind

char small(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

char capital(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

Square square_at(int file, int rank) {
    return {static_cast<std::uint8_t>(rank * 8 + file)};
}

// The rook a letter means: K and Q the outermost on that side of the king, or the corner where
// there is none; a file letter the square itself.
int rook_file(const Setup& setup, Side side, char letter) {
    if (letter != 'k' && letter != 'q') {
        return letter - 'a';
    }
    const int rank = side == Side::white ? 0 : 7;
    const int corner = letter == 'k' ? 7 : 0;
    const int step = letter == 'k' ? -1 : 1;
    for (int file = corner; file >= 0 && file < 8; file += step) {
        const Piece piece = setup.at(square_at(file, rank));
        if (piece == Piece{Kind::rook, side}) {
            return file;
        }
        if (piece == Piece{Kind::king, side}) {
            break;
        }
    }
    return corner;
}

class FenReader {
public:
    explicit FenReader(std::string_view text) : text_(text) {}

    Result<Setup> read() {
        const bool fine = read_board() && blank() && read_side() && blank() && read_castling() &&
                          blank() && read_passed() && read_counters();
        if (!fine) {
            return tl::unexpected(*fault_);
        }
        return setup_;
    }

private:
    bool fail(const char* key) {
        if (!fault_) {
            fault_ = Fault{Message{key, {}},
                           {},
                           {1, static_cast<std::uint32_t>(at_ + 1)},
                           text::excerpt_of(text_.substr(std::min(at_, text_.size())))};
        }
        return false;
    }

    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    bool blank() {
        if (peek() != ' ') {
            return fail("notation.fen.fields");
        }
        while (peek() == ' ') {
            ++at_;
        }
        return true;
    }

    bool read_board() {
        for (int rank = 7; rank >= 0; --rank) {
            if (!read_rank(rank)) {
                return false;
            }
            if (rank > 0 && peek() != '/') {
                return fail(peek() == ' ' || peek() == '\0' ? "notation.fen.ranks"
                                                            : "notation.fen.rank_long");
            }
            at_ += rank > 0 ? 1 : 0;
        }
        if (peek() == '/') {
            return fail("notation.fen.ranks");
        }
        return peek() == ' ' || peek() == '\0' || fail("notation.fen.rank_long");
    }

    bool read_rank(int rank) {
        int file = 0;
        while (file < 8) {
            const char c = peek();
            if (c >= '1' && c <= '8') {
                file += c - '0';
            } else if (c == '/' || c == ' ' || c == '\0') {
                return fail("notation.fen.rank_short");
            } else if (!put_piece(c, square_at(file, rank))) {
                return false;
            } else {
                ++file;
            }
            if (file > 8) {
                return fail("notation.fen.rank_long");
            }
            ++at_;
        }
        return true;
    }

    bool put_piece(char c, Square square) {
        const auto kind = piece_letters.find(small(c));
        if (c == ' ' || kind == std::string_view::npos) {
            return fail("notation.fen.piece");
        }
        setup_.at(square) = {static_cast<Kind>(kind), c == small(c) ? Side::black : Side::white};
        return true;
    }

    bool read_side() {
        const char c = peek();
        if (c != 'w' && c != 'b') {
            return fail("notation.fen.side");
        }
        setup_.to_move = c == 'w' ? Side::white : Side::black;
        ++at_;
        return true;
    }

    bool read_castling() {
        if (peek() == '-') {
            ++at_;
            return true;
        }
        const std::size_t start = at_;
        while (peek() != ' ' && peek() != '\0') {
            const char letter = small(peek());
            const bool known = letter == 'k' || letter == 'q' || (letter >= 'a' && letter <= 'h');
            if (!known || at_ - start >= 4) {
                return fail("notation.fen.castling");
            }
            const Side side = letter == peek() ? Side::black : Side::white;
            const Square rook =
                square_at(rook_file(setup_, side, letter), side == Side::white ? 0 : 7);
            if (setup_.castling_rooks.contains(rook)) {
                return fail("notation.fen.castling");
            }
            setup_.castling_rooks.add(rook);
            ++at_;
        }
        return at_ > start || fail("notation.fen.castling");
    }

    bool read_passed() {
        if (peek() == '-') {
            ++at_;
            return true;
        }
        const char file = peek();
        const char rank = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
        if (file < 'a' || file > 'h' || (rank != '3' && rank != '6')) {
            return fail("notation.fen.passed");
        }
        setup_.passed_square = square_at(file - 'a', rank - '1');
        at_ += 2;
        return true;
    }

    bool read_counters() {
        if (at_ == text_.size()) {
            return true;
        }
        return blank() && read_counter(setup_.quiet_plies) && blank() &&
               read_counter(setup_.move_number) &&
               (at_ == text_.size() || fail("notation.fen.fields"));
    }

    bool read_counter(std::uint16_t& counter) {
        const char* const first = text_.data() + at_;
        const auto [end, error] = std::from_chars(first, text_.data() + text_.size(), counter);
        if (error != std::errc{}) {
            return fail("notation.fen.counter");
        }
        at_ += static_cast<std::size_t>(end - first);
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Setup setup_;
    std::optional<Fault> fault_;
};

void append_board(const Setup& setup, std::string& out) {
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file < 8; ++file) {
            const Piece piece = setup.at(square_at(file, rank));
            if (!piece.present()) {
                ++empty;
                continue;
            }
            if (empty > 0) {
                out += static_cast<char>('0' + std::exchange(empty, 0));
            }
            const char letter = piece_letters[static_cast<std::size_t>(piece.kind)];
            out += piece.side == Side::white ? capital(letter) : letter;
        }
        if (empty > 0) {
            out += static_cast<char>('0' + empty);
        }
        out += rank > 0 ? "/" : "";
    }
}

// Rooks from the h-file on, as KQ stand in this order.
void append_rooks(const Setup& setup, Side side, CastlingLetters letters, std::string& out) {
    for (int file = 7; file >= 0; --file) {
        if (!setup.castling_rooks.contains(square_at(file, side == Side::white ? 0 : 7))) {
            continue;
        }
        auto letter = static_cast<char>('a' + file);
        if (letters == CastlingLetters::sides) {
            letter = rook_file(setup, side, 'k') == file   ? 'k'
                     : rook_file(setup, side, 'q') == file ? 'q'
                                                           : letter;
        }
        out += side == Side::white ? capital(letter) : letter;
    }
}

} // namespace

Result<Setup> read_fen(std::string_view text) {
    return FenReader(text).read();
}

std::string write_fen(const Setup& setup, CastlingLetters castling) {
    std::string out;
    append_board(setup, out);
    out += setup.to_move == Side::white ? " w " : " b ";
    std::string rooks;
    append_rooks(setup, Side::white, castling, rooks);
    append_rooks(setup, Side::black, castling, rooks);
    out += rooks.empty() ? "-" : rooks;
    out += ' ';
    const int passed = setup.passed_square.index;
    if (passed < 64) {
        out += static_cast<char>('a' + passed % 8);
        out += static_cast<char>('1' + passed / 8);
    } else {
        out += '-';
    }
    return out + fmt::format(" {} {}", setup.quiet_plies, setup.move_number);
}

} // namespace kodeks::notation::chess
