// Retrograde analysis of a pair of slices.
//
// First every position gets what captures and promotions alone decide (first_codes.hpp), and an
// undecided one the number of its hopes: quiet moves that are not known to lose. Then distances are
// worked off in ascending order: every position that is known to end in n plies tells its
// predecessors, which win in n+1, or have one hope less and with the last one lose in n+1. A code
// above the distance in hand is only a plan: a faster win may still replace it. Who keeps a hope
// draws.
//
// A distance is worked off in waves: first the positions with it are looked up while nobody writes,
// then they tell their predecessors. What is written meanwhile is always a larger number, so no
// wave misses anything. All writers of a byte write the same number within one distance, or take
// one hope each, so the result does not depend on the order of work; bytes that others may write
// are read and written as relaxed atomics.
#pragma once

#include "truth/tables/first_codes.hpp"
#include "truth/tables/predecessors.hpp"
#include "truth/tables/sweep.hpp"

#include <atomic>
#include <cstring>
#include <limits>
#include <vector>

namespace kodeks::truth::tables {

template <Rules R>
class PairBuilder {
public:
    explicit PairBuilder(const PairOrder& order)
        : order_(order), first_codes_(order.shelf, Hopes::of<movement>(order.slice)) {
        const Slice mirror = order.slice.mirror();
        halves_.push_back({&indexes<movement>()[order.slice.id()], order.codes, 0});
        if (mirror != order.slice) {
            halves_.push_back({&indexes<movement>()[mirror.id()], order.mirror_codes, 0});
            halves_[0].other = 1;
        }
    }

    // False when a distance does not fit into a byte.
    bool build() {
        for_all_work([this](const Half& half, Range range) { return start(half, range); });
        const int longest = hopes().none;
        for (int code = stuck_code; code <= highest_ && highest_ <= longest; ++code) {
            work_off(static_cast<Code>(code));
        }
        for_all_work([this](const Half& half, Range range) { return settle(half, range); });
        return highest_ <= longest;
    }

private:
    static constexpr Rules movement = games::draughts::movement_of(R);
    static constexpr Stuck stuck = stuck_under<R>();

    struct Half {
        const SliceIndex<movement>* index;
        std::span<Code> codes;
        std::size_t other; // which half the opponent moves in
    };

    // A piece of work: a range of one half.
    struct Piece {
        const Half& half;
        Range range;
    };

    // Where in a piece the positions of the distance in hand are.
    using Found = std::vector<std::uint16_t>;
    static_assert(piece_of_work - 1 <= std::numeric_limits<Found::value_type>::max());

    // Pieces looked up at once: few enough that what is found takes little memory.
    static constexpr std::size_t pieces_in_wave = 256;

    std::size_t count_pieces() const {
        std::size_t count = 0;
        for (const Half& half : halves_) {
            count += works_in(half.codes.size());
        }
        return count;
    }

    Piece piece(std::size_t i) const {
        const std::size_t of_first = works_in(halves_[0].codes.size());
        const Half& half = halves_[i < of_first ? 0 : 1];
        return {half, work_at(half.codes.size(), i < of_first ? i : i - of_first)};
    }

    // The highest code written counts: it may be one that does not fit.
    template <class Work>
    void for_pieces(std::size_t count, Work&& work) {
        std::vector<int> highest(count);
        order_.executor.parallel(count, [&](std::size_t i) { highest[i] = work(i); });
        for (const int code : highest) {
            highest_ = std::max(highest_, code);
        }
    }

    template <class Work>
    void for_all_work(Work&& work) {
        for_pieces(count_pieces(), [&](std::size_t i) {
            const Piece mine = piece(i);
            return work(mine.half, mine.range);
        });
    }

    void work_off(Code code) {
        const std::size_t all = count_pieces();
        found_.resize(std::min(all, pieces_in_wave));
        for (std::size_t first = 0; first < all; first += pieces_in_wave) {
            const std::size_t count = std::min(pieces_in_wave, all - first);
            for_pieces(count,
                       [&](std::size_t i) { return look_up(piece(first + i), code, found_[i]); });
            for_pieces(count, [&](std::size_t i) {
                return tell_predecessors(piece(first + i), code, found_[i]);
            });
        }
    }

    static Code load(const Code& code) {
        return std::atomic_ref(const_cast<Code&>(code)).load(std::memory_order_relaxed);
    }

    static void store(Code& code, Code what) {
        std::atomic_ref(code).store(what, std::memory_order_relaxed);
    }

    const Hopes& hopes() const { return first_codes_.hopes(); }

    int start(const Half& half, Range range) {
        Sweep<movement> sweep(*half.index);
        int highest = 0;
        for (std::uint64_t i = range.begin; i < range.end; ++i) {
            const int code = first_codes_.of(sweep.at(i));
            half.codes[i] = static_cast<Code>(code);
            const bool counts = code <= hopes().none || code == too_long;
            highest = std::max(highest, counts ? code : 0);
        }
        return highest;
    }

    static int look_up(const Piece& piece, Code code, Found& found) {
        found.clear();
        const Code* const begin = piece.half.codes.data() + piece.range.begin;
        const Code* const end = piece.half.codes.data() + piece.range.end;
        for (const Code* at = find(begin, end, code); at != end; at = find(at + 1, end, code)) {
            found.push_back(static_cast<Found::value_type>(at - begin));
        }
        return 0;
    }

    static const Code* find(const Code* at, const Code* end, Code code) {
        const void* found = std::memchr(at, code, static_cast<std::size_t>(end - at));
        return found == nullptr ? end : static_cast<const Code*>(found);
    }

    int tell_predecessors(const Piece& piece, Code code, const Found& found) {
        return is_loss(code, stuck)
                   ? tell(piece, found,
                          [&](Code& slot, const Words& before) { return win(slot, before, code); })
                   : tell(piece, found, [&](Code& slot, const Words& before) {
                         return lose_hope(slot, before, code);
                     });
    }

    // A predecessor has the same men unless a man has moved.
    template <class Hear>
    int tell(const Piece& piece, const Found& found, Hear&& hear) {
        const Half& other = halves_[piece.half.other];
        Sweep<movement> sweep(*piece.half.index);
        int highest = 0;
        for (const auto offset : found) {
            const Words words = turned<movement>(sweep.at(piece.range.begin + offset));
            const Bits men = words.men(Side::white);
            const auto place = other.index->men_place(words);
            visit_predecessors<movement>(words, [&](const Words& before) {
                const std::uint64_t rank = before.men(Side::white) == men
                                               ? other.index->rank(before, place)
                                               : other.index->rank(before);
                highest = std::max(highest, hear(other.codes[rank], before));
            });
        }
        return highest;
    }

    // The opponent of this position's mover can be made to lose: a win, unless a capture is due.
    int win(Code& slot, const Words& words, Code lost) const {
        const Code now = load(slot);
        const auto won = static_cast<Code>(lost + 1);
        const bool slower = now > won && hopes().is_decided(now);
        if (hopes().are_left(now) || (slower && !first_codes_.may_capture(words))) {
            store(slot, won);
            return won;
        }
        return 0;
    }

    // One more move of this position is known to lose; perhaps it was the last hope.
    int lose_hope(Code& slot, const Words& words, Code known) const {
        if (!hopes().are_left(load(slot)) ||
            std::atomic_ref(slot).fetch_sub(1, std::memory_order_relaxed) != hopes().none + 1) {
            return 0;
        }
        const Code lost = first_codes_.of_hopeless(words, known);
        store(slot, lost);
        return lost;
    }

    int settle(const Half& half, Range range) const {
        for (std::uint64_t i = range.begin; i < range.end; ++i) {
            half.codes[i] = hopes().is_decided(half.codes[i]) ? half.codes[i] : draw_code;
        }
        return 0;
    }

    const PairOrder& order_;
    FirstCodes<R> first_codes_;
    std::vector<Half> halves_;
    std::vector<Found> found_; // by piece of the wave
    int highest_ = 0;
};

} // namespace kodeks::truth::tables
