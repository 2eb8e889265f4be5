#include "notation/draughts/pattern.hpp"

#include "notation/draughts/squares.hpp"

namespace kodeks::notation::draughts {

using games::Board;

namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_file(char c) {
    return c >= 'a' && c <= 'j';
}

// Walks over the folded text, one square or sign at a time. Invariant: at_ <= signs_.size().
class PatternReader {
public:
    PatternReader(const Board& board, const FoldedText& signs, Pattern& pattern)
        : board_(board), signs_(signs), pattern_(pattern) {}

    // The index of the first sign that makes no sense, or nothing.
    std::optional<std::size_t> read() {
        if (signs_.size() == 1 && peek() == 'x') {
            pattern_.sign = Sign::capture;
            return std::nullopt;
        }
        read_start_file();
        while (at_ < signs_.size()) {
            if (!read_separator() || !read_squares()) {
                return at_;
            }
        }
        const std::size_t least = pattern_.from_file < 0 ? 2 : 1;
        return pattern_.squares.size() < least ? std::optional(at_) : std::nullopt;
    }

private:
    char peek(std::size_t ahead = 0) const {
        return at_ + ahead < signs_.size() ? signs_[at_ + ahead].sign : '\0';
    }

    void read_start_file() {
        if (is_file(peek()) && !is_digit(peek(1))) {
            pattern_.from_file = peek() - 'a';
            ++at_;
        }
    }

    bool at_start() const { return pattern_.squares.empty() && pattern_.from_file < 0; }

    // A sign between two squares; it may be missing, but not change within a move.
    bool read_separator() {
        const char c = peek();
        if (c != '-' && c != 'x') {
            return true;
        }
        const Sign sign = c == '-' ? Sign::quiet : Sign::capture;
        if (at_start() || (pattern_.sign != Sign::none && pattern_.sign != sign)) {
            return false;
        }
        pattern_.sign = sign;
        ++at_;
        return true;
    }

    bool add(std::optional<games::Square> square, std::size_t length) {
        if (!square || pattern_.squares.size() == games::Route::capacity()) {
            return false;
        }
        pattern_.squares.push_back(*square);
        at_ += length;
        return true;
    }

    bool read_squares() { return is_file(peek()) ? read_lettered() : read_numbered(); }

    bool read_lettered() {
        const bool ten = board_.ranks >= 10 && peek(1) == '1' && peek(2) == '0';
        if (!is_digit(peek(1))) {
            return false;
        }
        const int rank = ten ? 9 : peek(1) - '1';
        return add(board_.square_at({peek() - 'a', rank}), ten ? 3 : 2);
    }

    // Digits without a sign between them are squares of two digits each: 3228 is 32-28.
    bool read_numbered() {
        std::size_t digits = 0;
        while (is_digit(peek(digits))) {
            ++digits;
        }
        const std::size_t width = digits > 2 && digits % 2 == 0 ? 2 : digits;
        if (digits == 0 || width > 2) {
            return false;
        }
        for (std::size_t i = 0; i < digits; i += width) {
            const int units = peek(width - 1) - '0';
            const int number = width == 2 ? (peek() - '0') * 10 + units : units;
            if (!add(square_of_number(board_, number), width)) {
                return false;
            }
        }
        return true;
    }

    const Board& board_;
    const FoldedText& signs_;
    Pattern& pattern_;
    std::size_t at_ = 0;
};

} // namespace

std::optional<std::size_t> read_pattern(const Board& board, std::string_view text,
                                        Alphabet alphabet, Pattern& pattern) {
    pattern = Pattern{};
    FoldedText signs;
    if (const auto bad = fold_move(text, alphabet, signs)) {
        return bad;
    }
    const auto bad = PatternReader(board, signs, pattern).read();
    if (!bad) {
        return std::nullopt;
    }
    return *bad < signs.size() ? signs[*bad].offset : text.size();
}

} // namespace kodeks::notation::draughts
