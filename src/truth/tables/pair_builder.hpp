// Retrograde analysis of a pair of slices.
//
// First every position gets what captures and promotions alone decide. Then distances are worked
// off in ascending order: every position that is known to end in n plies tells its predecessors,
// which win in n+1, or lose in n+1 if all their moves are known to lose. A code above the distance
// in hand is only a plan: a faster win may still replace it. What is never reached is a draw.
//
// A distance is worked off in waves: first the positions with it are looked up while nobody writes,
// then they tell their predecessors. What is written meanwhile is always a larger number, so no
// wave misses anything. All writers of a byte write the same number within one distance, so the
// result does not depend on the order of work; bytes that others may write are read and written as
// relaxed atomics.
#pragma once

#include "games/draughts/generator.hpp"
#include "games/draughts/successor.hpp"
#include "truth/tables/predecessors.hpp"
#include "truth/tables/shelf.hpp"

#include <atomic>
#include <cstring>
#include <limits>
#include <vector>

namespace kodeks::truth::tables {

template <Rules R>
constexpr Stuck stuck_under() {
    return R.winning == games::draughts::Winning::by_capturing_all ? Stuck::loses : Stuck::wins;
}

template <Rules R>
const std::vector<SliceIndex<R>>& indexes() {
    static const std::vector<SliceIndex<R>> all = [] {
        std::vector<SliceIndex<R>> list(slice_ids);
        for (const Slice slice : slices_of({most_pieces, most_pieces})) {
            list[slice.id()] = SliceIndex<R>(slice);
        }
        return list;
    }();
    return all;
}

template <Rules R>
class PairBuilder {
public:
    explicit PairBuilder(const PairOrder& order) : order_(order), indexes_(indexes<movement>()) {
        const Slice mirror = order.slice.mirror();
        halves_.push_back({&indexes_[order.slice.id()], order.codes, 0});
        if (mirror != order.slice) {
            halves_.push_back({&indexes_[mirror.id()], order.mirror_codes, 0});
            halves_[0].other = 1;
        }
    }

    // False when a distance does not fit into a byte.
    bool build() {
        for_all_work([this](const Half& half, Range range) { return start(half, range); });
        for (int code = stuck_code; code <= highest_ && code <= longest_code; ++code) {
            work_off(static_cast<Code>(code));
        }
        const bool fits = highest_ <= longest_code;
        for_all_work([](const Half& half, Range range) { return settle(half, range); });
        return fits;
    }

private:
    static constexpr Rules movement = games::draughts::movement_of(R);
    static constexpr Stuck stuck = stuck_under<R>();
    using View = games::draughts::View<movement, Side::white>;
    using Capture = games::draughts::Capture;

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

    // The highest code written counts; longest_code + 1 tells of one that does not fit.
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

    static Words after(const Words& words, const Capture& move) {
        return turned<movement>(games::draughts::successor<movement, Side::white>(words, move));
    }

    // The code of a position of a finished slice, as the side to move there sees it.
    Code finished(const Words& words) const {
        if (words.of(Side::white) == 0) {
            return stuck_code;
        }
        const std::size_t id = slice_of(words).id();
        return order_.shelf.codes[id][indexes_[id].rank(words)];
    }

    int start(const Half& half, Range range) {
        int highest = 0;
        for (std::uint64_t i = range.begin; i < range.end; ++i) {
            const int code = first_code(half.index->at(i));
            half.codes[i] = static_cast<Code>(code < 0 ? settled_draw : code);
            highest = std::max(highest, code);
        }
        return highest;
    }

    // What captures and promotions alone decide: a code, or -1 for a draw that is final.
    int first_code(const Words& words) const {
        const View view(words);
        Choice choice(stuck);
        bool open = false;
        if (games::draughts::can_capture(view)) {
            games::draughts::visit_moves<movement, Side::white>(
                words, [&](const Capture& move) { choice.add(finished(after(words, move))); });
        } else {
            games::draughts::visit_quiet_moves<movement, Side::white>(
                words, view, [&](const Capture& move) {
                    if (move.promotes) {
                        choice.add(finished(after(words, move)));
                    } else {
                        open = true;
                    }
                });
        }
        if (open && !choice.has_win()) {
            return draw_code;
        }
        const int code = choice.code();
        return code == draw_code ? -1 : code;
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
        int highest = 0;
        const Half& other = halves_[piece.half.other];
        const bool lost = is_loss(code, stuck);
        for (const auto offset : found) {
            const Words words = turned<movement>(piece.half.index->at(piece.range.begin + offset));
            visit_predecessors<movement>(words, [&](const Words& before) {
                Code& slot = other.codes[other.index->rank(before)];
                highest = std::max(highest, lost ? win(slot, before, code)
                                                 : perhaps_lose(other, slot, before, code));
            });
        }
        return highest;
    }

    static bool may_capture(const Words& words) {
        return games::draughts::can_capture(View(words));
    }

    // The opponent of this position's mover can be made to lose: a win, unless a capture is due.
    static int win(Code& slot, const Words& words, Code lost) {
        const Code now = load(slot);
        const auto won = static_cast<Code>(lost + 1);
        const bool slower = now > won && now != settled_draw;
        if (now == draw_code || (slower && !may_capture(words))) {
            store(slot, won);
            return won;
        }
        return 0;
    }

    // One more move of this position is known to lose; perhaps it was the last hope.
    int perhaps_lose(const Half& half, Code& slot, const Words& words, Code known) {
        if (load(slot) != draw_code) {
            return 0;
        }
        const Half& next = halves_[half.other];
        Choice choice(stuck);
        bool hope = false;
        games::draughts::visit_quiet_moves<movement, Side::white>(
            words, View(words), [&](const Capture& move) {
                if (hope) {
                    return;
                }
                const Words successor = after(words, move);
                const Code code = move.promotes ? finished(successor)
                                                : load(next.codes[next.index->rank(successor)]);
                hope = code == settled_draw || !is_win(code, stuck) ||
                       (!move.promotes && code > known);
                choice.add(hope ? draw_code : code);
            });
        if (hope) {
            return 0;
        }
        store(slot, choice.code());
        return choice.code();
    }

    static int settle(const Half& half, Range range) {
        for (std::uint64_t i = range.begin; i < range.end; ++i) {
            half.codes[i] = half.codes[i] == settled_draw ? draw_code : half.codes[i];
        }
        return 0;
    }

    const PairOrder& order_;
    const std::vector<SliceIndex<movement>>& indexes_;
    std::vector<Half> halves_;
    std::vector<Found> found_; // by piece of the wave
    int highest_ = 0;
};

} // namespace kodeks::truth::tables
