// The number of a position within its slice, and the position with that number.
//
// White (to move) men are split by how many stand on White's first row, where no black man can be:
// with that number fixed, every further choice has the same size whatever was chosen before, and
// the numbering has no gaps. Then follow black men, white kings and black kings on what is free;
// last, where the rules limit quiet king moves, the runs of both sides (FR:17).
#pragma once

#include "games/draughts/words.hpp"
#include "truth/tables/combinations.hpp"
#include "truth/tables/slice.hpp"

#include <vector>

namespace kodeks::truth::tables {

using games::Side;
using games::draughts::Layout;
using games::draughts::Rules;
using games::draughts::Run;
using games::draughts::Words;

constexpr std::uint64_t reversed(std::uint64_t word) {
    word = (word >> 1 & 0x5555555555555555U) | (word & 0x5555555555555555U) << 1;
    word = (word >> 2 & 0x3333333333333333U) | (word & 0x3333333333333333U) << 2;
    word = (word >> 4 & 0x0F0F0F0F0F0F0F0FU) | (word & 0x0F0F0F0F0F0F0F0FU) << 4;
    return __builtin_bswap64(word);
}

// The same position seen by the other side: board turned round, colours swapped.
template <Rules R>
constexpr Words turned(const Words& words) {
    constexpr int last_bit = Layout<R>::bit_of(Layout<R>::square_count - 1);
    const auto turn = [](Bits bits) { return reversed(bits) >> (63 - last_bit); };
    const auto turn_run = [](Run run) {
        return run.count == 0 ? run
                              : Run{static_cast<std::uint8_t>(last_bit - run.king_bit), run.count};
    };
    Words result;
    result.pieces = {turn(words.pieces[1]), turn(words.pieces[0])};
    result.kings = turn(words.kings);
    if constexpr (R.quiet_king_moves != 0) {
        result.runs = {turn_run(words.runs[1]), turn_run(words.runs[0])};
    }
    result.to_move = opponent(words.to_move);
    return result;
}

constexpr Slice slice_of(const Words& words) {
    const auto count = [](Bits bits) { return static_cast<std::uint8_t>(std::popcount(bits)); };
    const Bits white = words.of(Side::white);
    const Bits black = words.of(Side::black);
    return {count(white & ~words.kings), count(white & words.kings), count(black & ~words.kings),
            count(black & words.kings)};
}

enum class Placed : std::uint8_t { men, kings };

// Positions with consecutive numbers that differ in where one set of pieces stands.
struct Row {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    Words others; // the position without that set
    Side side = Side::white;
    Placed placed = Placed::kings;
    Bits places = 0;
    int count = 0;
};

template <Rules R>
class SliceIndex {
public:
    SliceIndex() = default;

    explicit SliceIndex(Slice slice) : slice_(slice) {
        const int squares = L::square_count;
        const int men = slice.all_men();
        radix_white_kings_ = binomial(squares - men, slice.kings);
        radix_black_kings_ = binomial(squares - men - slice.kings, slice.their_kings);
        white_runs_ = runs(slice.men, slice.kings);
        black_runs_ = runs(slice.their_men, slice.their_kings);
        for (int near = 0; near <= slice.men; ++near) {
            Segment& segment = segments_[static_cast<std::size_t>(near)];
            const int away = slice.men - near;
            segment.start = size_;
            segment.radix_away = binomial(squares - 2 * L::width, away);
            segment.radix_black_men = binomial(squares - L::width - away, slice.their_men);
            size_ += binomial(L::width, near) * segment.radix_away * segment.radix_black_men *
                     radix_white_kings_ * radix_black_kings_ * white_runs_ * black_runs_;
        }
    }

    std::uint64_t size() const { return size_; }

    // What the men alone say of the number; a king's move leaves it as it is.
    struct MenPlace {
        std::uint64_t start;
        std::uint64_t rank;
        Bits free;
    };

    MenPlace men_place(const Words& words) const {
        const Bits white_men = words.men(Side::white);
        const Bits black_men = words.men(Side::black);
        const Bits near = white_men & first_row;
        const Segment& segment = segments_[static_cast<std::size_t>(std::popcount(near))];
        std::uint64_t rank = 0;
        if (slice_.men != 0) {
            rank = rank_of(extract(near, first_row)) * segment.radix_away +
                   rank_of(extract(white_men & ~first_row, middle));
        }
        if (slice_.their_men != 0) {
            rank = rank * segment.radix_black_men +
                   rank_of(extract(black_men, black_area & ~white_men));
        }
        return {segment.start, rank, L::squares ^ (white_men | black_men)};
    }

    std::uint64_t rank(const Words& words) const { return rank(words, men_place(words)); }

    std::uint64_t rank(const Words& words, const MenPlace& men) const {
        const Bits white_kings = words.of(Side::white) & words.kings;
        const Bits black_kings = words.of(Side::black) & words.kings;
        std::uint64_t rank =
            men.rank * radix_white_kings_ + rank_of(extract(white_kings, men.free));
        rank = rank * radix_black_kings_ + rank_of(extract(black_kings, men.free ^ white_kings));
        if constexpr (R.quiet_king_moves != 0) {
            rank =
                (rank * white_runs_ + run_rank(words.run(Side::white), white_kings)) * black_runs_ +
                run_rank(words.run(Side::black), black_kings);
        }
        return men.start + rank;
    }

    // The position with this number, and those beside it that differ in one set of pieces only.
    Row row_at(std::uint64_t index) const {
        const Words words = at(index);
        if (white_runs_ * black_runs_ != 1) {
            return {index, index + 1, words, Side::white, Placed::kings, 0, 0};
        }
        const Bits men = words.men(Side::white) | words.men(Side::black);
        const Bits white_kings = words.of(Side::white) & words.kings;
        if (slice_.their_kings != 0) {
            return row_of(index, words, Side::black, Placed::kings,
                          L::squares ^ (men | white_kings));
        }
        return slice_.kings != 0
                   ? row_of(index, words, Side::white, Placed::kings, L::squares ^ men)
                   : row_of(index, words, Side::black, Placed::men,
                            black_area & ~words.of(Side::white));
    }

    Words at(std::uint64_t index) const {
        std::size_t near_count = slice_.men;
        while (index < segments_[near_count].start) {
            --near_count;
        }
        const Segment& segment = segments_[near_count];
        std::uint64_t rest = index - segment.start;
        std::uint64_t black_run = 0;
        std::uint64_t white_run = 0;
        if constexpr (R.quiet_king_moves != 0) {
            black_run = take(rest, black_runs_);
            white_run = take(rest, white_runs_);
        }
        const std::uint64_t black_kings_rank = take(rest, radix_black_kings_);
        const std::uint64_t white_kings_rank = take(rest, radix_white_kings_);
        Words words = men_at(rest, segment, static_cast<int>(near_count));
        const Bits free = L::squares ^ (words.pieces[0] | words.pieces[1]);
        const int places = L::square_count - slice_.all_men();
        const Bits white_kings = deposit(set_at(white_kings_rank, slice_.kings, places), free);
        const Bits black_kings =
            deposit(set_at(black_kings_rank, slice_.their_kings, places - slice_.kings),
                    free ^ white_kings);
        words.of(Side::white) |= white_kings;
        words.of(Side::black) |= black_kings;
        words.kings = white_kings | black_kings;
        if constexpr (R.quiet_king_moves != 0) {
            words.run(Side::white) = run_at(white_run, white_kings);
            words.run(Side::black) = run_at(black_run, black_kings);
        }
        return words;
    }

private:
    using L = Layout<R>;
    static constexpr Bits first_row = L::promotion_row(Side::black);
    static constexpr Bits middle = L::squares & ~first_row & ~L::promotion_row(Side::white);
    static constexpr Bits black_area = L::squares & ~first_row;

    struct Segment {
        std::uint64_t start = 0;
        std::uint64_t radix_away = 1;
        std::uint64_t radix_black_men = 1;
    };

    static std::uint64_t take(std::uint64_t& rest, std::uint64_t radix) {
        if (radix == 1) {
            return 0;
        }
        const std::uint64_t digit = rest % radix;
        rest /= radix;
        return digit;
    }

    // A side with men and kings may have a run of 1 to the limit with any of its kings, or none.
    static constexpr std::uint64_t runs(int men, int kings) {
        return men == 0 ? 1 : static_cast<std::uint64_t>(1 + R.quiet_king_moves * kings);
    }

    static std::uint64_t run_rank(Run run, Bits kings) {
        if (run.count == 0) {
            return 0;
        }
        const int ordinal = std::popcount(kings & ((Bits{1} << run.king_bit) - 1));
        return static_cast<std::uint64_t>(ordinal) * R.quiet_king_moves + run.count;
    }

    static Run run_at(std::uint64_t rank, Bits kings) {
        if (rank == 0) {
            return {};
        }
        constexpr int limit = std::max(R.quiet_king_moves, 1);
        const auto ordinal = static_cast<int>(rank - 1) / limit;
        const Bits king = deposit(Bits{1} << ordinal, kings);
        return {static_cast<std::uint8_t>(std::countr_zero(king)),
                static_cast<std::uint8_t>((rank - 1) % limit + 1)};
    }

    static Row row_of(std::uint64_t index, Words words, Side side, Placed placed, Bits places) {
        const Bits all = words.of(side);
        const Bits set = placed == Placed::kings ? all & words.kings : all & ~words.kings;
        const int count = std::popcount(set);
        const std::uint64_t begin = index - rank_of(extract(set, places));
        words.of(side) ^= set;
        words.kings &= ~set;
        return {begin, begin + binomial(std::popcount(places), count), words, side, placed, places,
                count};
    }

    Words men_at(std::uint64_t rest, const Segment& segment, int near_count) const {
        const std::uint64_t black_rank = take(rest, segment.radix_black_men);
        const std::uint64_t away_rank = take(rest, segment.radix_away);
        const int away = slice_.men - near_count;
        Words words;
        const Bits white = deposit(set_at(rest, near_count, L::width), first_row) |
                           deposit(set_at(away_rank, away, L::square_count - 2 * L::width), middle);
        words.of(Side::white) = white;
        words.of(Side::black) =
            deposit(set_at(black_rank, slice_.their_men, L::square_count - L::width - away),
                    black_area & ~white);
        return words;
    }

    Slice slice_;
    std::uint64_t size_ = 0;
    std::uint64_t radix_white_kings_ = 1;
    std::uint64_t radix_black_kings_ = 1;
    std::uint64_t white_runs_ = 1;
    std::uint64_t black_runs_ = 1;
    std::array<Segment, most_pieces + 1> segments_{};
};

} // namespace kodeks::truth::tables
