#include "base/locate.hpp"
#include "notation/draughts/fen.hpp"
#include "notation/draughts/squares.hpp"

#include <array>
#include <limits>
#include <optional>

namespace kodeks::notation::draughts {

using namespace games;

namespace {

// Reads from left to right; the first thing that makes no sense ends it with `fault_`.
// Invariant: at_ <= text_.size().
class FenReader {
public:
    FenReader(const Variant& variant, std::string_view text) : board_(variant.board), text_(text) {}

    Result<Setup> read() {
        skip_blanks();
        if (read_to_move()) {
            while (at_ < text_.size() && read_field()) {
            }
        }
        if (fault_) {
            return tl::unexpected(*fault_);
        }
        return setup_;
    }

private:
    char peek(std::size_t ahead = 0) const {
        return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
    }

    static bool is_digit(char c) { return c >= '0' && c <= '9'; }

    static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

    void skip_blanks() {
        while (peek() == ' ' || peek() == '\t') {
            ++at_;
        }
    }

    bool fail(const char* key, std::size_t at) {
        fault_ = Fault{Message{key, {}}, "", place_of(text_, at), excerpt_at(text_, at)};
        return false;
    }

    bool fail(const char* key) { return fail(key, at_); }

    std::optional<Side> side_letter() {
        const char c = peek();
        if (c == 'W' || c == 'w') {
            return Side::white;
        }
        return c == 'B' || c == 'b' ? std::optional(Side::black) : std::nullopt;
    }

    bool read_to_move() {
        const auto side = side_letter();
        if (!side) {
            return fail("notation.pdn_fen.side_to_move");
        }
        setup_.to_move = *side;
        ++at_;
        skip_blanks();
        return peek() == ':' || fail("notation.pdn_fen.colon");
    }

    // What follows a colon: the pieces of a side, a counter, or the king runs. The dot ends all.
    bool read_field() {
        if (peek() == '.') {
            return read_end();
        }
        if (peek() != ':') {
            return fail("notation.pdn_fen.comma_or_colon");
        }
        ++at_;
        skip_blanks();
        return read_contents() && (skip_blanks(), true);
    }

    bool read_end() {
        ++at_;
        skip_blanks();
        return at_ == text_.size() || fail("notation.pdn_fen.after_end");
    }

    bool read_contents() {
        const auto side = side_letter();
        if (side) {
            return read_side(*side);
        }
        switch (peek()) {
        case 'H':
            return read_counter(setup_.quiet_plies);
        case 'F':
            return read_counter(setup_.move_number);
        case '+':
            return read_run(Side::black) && read_run(Side::white);
        default:
            return fail("notation.pdn_fen.field");
        }
    }

    bool read_side(Side side) {
        bool& seen = seen_[static_cast<std::size_t>(side)];
        if (seen) {
            return fail("notation.pdn_fen.side_twice");
        }
        seen = true;
        ++at_;
        skip_blanks();
        if (at_ == text_.size() || peek() == ':' || peek() == '.') {
            return true; // a side without pieces
        }
        while (read_pieces(side)) {
            skip_blanks();
            if (peek() != ',') {
                return true;
            }
            ++at_;
            skip_blanks();
        }
        return false;
    }

    bool read_pieces(Side side) {
        const bool king = peek() == 'K';
        at_ += king ? 1 : 0;
        const Piece piece{king ? Kind::king : Kind::man, side};
        const std::size_t begin = at_;
        const bool number = is_digit(peek());
        const auto first = read_square_here();
        if (!first) {
            return false;
        }
        std::optional<Square> last = first;
        if (number && peek() == '-') {
            ++at_;
            last = read_square_here();
        }
        return last && put(piece, *first, *last, begin);
    }

    std::optional<Square> read_square_here() {
        const std::size_t begin = at_;
        at_ += is_letter(peek()) ? 1 : 0;
        while (is_digit(peek())) {
            ++at_;
        }
        const auto square = read_square(board_, text_.substr(begin, at_ - begin));
        if (!square) {
            fail("notation.pdn_fen.square", begin);
        }
        return square;
    }

    bool put(Piece piece, Square first, Square last, std::size_t begin) {
        if (last < first) {
            return fail("notation.pdn_fen.range", begin);
        }
        for (std::uint8_t i = first.index; i <= last.index; ++i) {
            if (setup_.at(Square{i}).present()) {
                return fail("notation.pdn_fen.square_twice", begin);
            }
            setup_.at(Square{i}) = piece;
        }
        return true;
    }

    bool read_counter(std::uint16_t& counter) {
        const std::size_t begin = ++at_;
        unsigned value = 0;
        while (is_digit(peek()) && value <= std::numeric_limits<std::uint16_t>::max()) {
            value = value * 10 + static_cast<unsigned>(text_[at_++] - '0');
        }
        if (at_ == begin || value > std::numeric_limits<std::uint16_t>::max()) {
            return fail("notation.pdn_fen.counter", begin);
        }
        counter = static_cast<std::uint16_t>(value);
        return true;
    }

    bool read_run(Side side) {
        if (peek() != '+' || !is_digit(peek(1))) {
            return fail("notation.pdn_fen.king_run");
        }
        KingRun& run = setup_.king_runs[static_cast<std::size_t>(side)];
        run = {no_square, static_cast<std::uint8_t>(peek(1) - '0')};
        at_ += 2;
        if (run.count == 0) {
            return true;
        }
        const auto king = read_square(board_, text_.substr(at_, 2));
        if (!is_digit(peek()) || !is_digit(peek(1)) || !king) {
            return fail("notation.pdn_fen.king_run");
        }
        run.king = *king;
        at_ += 2;
        return true;
    }

    const Board& board_;
    std::string_view text_;
    std::size_t at_ = 0;
    Setup setup_;
    std::array<bool, 2> seen_{};
    std::optional<Fault> fault_;
};

} // namespace

Result<Setup> read_fen(const Variant& variant, std::string_view text) {
    return FenReader(variant, text).read();
}

} // namespace kodeks::notation::draughts
