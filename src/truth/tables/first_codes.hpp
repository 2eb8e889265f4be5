// What captures and promotions alone decide about a position, before a pair of slices is analysed.
//
// While a pair is built a byte is a code up to the longest that fits, a number of hopes above it,
// or a draw that is final. Hopes take as much of the byte as the pair's sides can have quiet moves.
#pragma once

#include "games/draughts/generator.hpp"
#include "games/draughts/successor.hpp"
#include "truth/tables/index.hpp"
#include "truth/tables/shelf.hpp"

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

// How undecided positions are written: the byte without hopes is the longest code that fits.
struct Hopes {
    Code none = 0;

    // A king has two lines, a man two moves.
    template <Rules R>
    static constexpr Hopes of(Slice slice) {
        constexpr int of_king = 2 * (std::min(R.files, R.ranks) - 1);
        const int own = of_king * slice.kings + 2 * slice.men;
        const int theirs = of_king * slice.their_kings + 2 * slice.their_men;
        return {static_cast<Code>(longest_code - std::max(own, theirs))};
    }

    constexpr bool is_decided(Code byte) const { return byte <= none; }

    constexpr bool are_left(Code byte) const { return byte > none && byte != settled_draw; }
};

constexpr int too_long = 256; // a code that does not fit

template <Rules R>
class FirstCodes {
public:
    FirstCodes(const Shelf& shelf, Hopes hopes)
        : shelf_(shelf), indexes_(indexes<movement>()), hopes_(hopes) {}

    const Hopes& hopes() const { return hopes_; }

    // A code, hopes, a draw that is final, or too_long.
    int of(const Words& words) const {
        const View view(words);
        if (games::draughts::can_capture(view)) {
            return final_code(captures(words));
        }
        const int quiet = count_quiet(words, view);
        const Choice choice = promotions(words, view);
        const int staying = quiet - choice.moves();
        if (staying == 0 || choice.has_win()) {
            return final_code(choice);
        }
        return hopes_.none + staying + (choice.has_draw() ? 1 : 0);
    }

    // All quiet moves that do not promote are known to lose, the slowest with this code.
    Code of_hopeless(const Words& words, Code slowest) const {
        Choice choice = promotions(words, View(words));
        choice.add(slowest);
        return choice.code();
    }

    static bool may_capture(const Words& words) {
        return games::draughts::can_capture(View(words));
    }

private:
    static constexpr Rules movement = games::draughts::movement_of(R);
    static constexpr Stuck stuck = stuck_under<R>();
    using View = games::draughts::View<movement, Side::white>;
    using Capture = games::draughts::Capture;

    int final_code(const Choice& choice) const {
        const Code code = choice.code();
        return code == draw_code ? settled_draw : hopes_.is_decided(code) ? code : too_long;
    }

    Choice captures(const Words& words) const {
        Choice choice(stuck);
        games::draughts::visit_moves<movement, Side::white>(
            words, [&](const Capture& move) { choice.add(code_after(words, move)); });
        return choice;
    }

    Choice promotions(const Words& words, const View& view) const {
        constexpr auto forward = games::draughts::Directions<movement>::forward(Side::white);
        constexpr Bits last = Layout<movement>::promotion_row(Side::white);
        Choice choice(stuck);
        games::draughts::unroll<forward.size()>([&]<std::size_t I>() {
            Bits to = games::draughts::shift<forward[I]>(view.men) & view.empty & last;
            for (; to != 0; to &= to - 1) {
                const Bits square = games::draughts::lowest(to);
                const Bits from = games::draughts::shift<-forward[I]>(square);
                choice.add(code_after(words, Capture{from, square, 0, true}));
            }
        });
        return choice;
    }

    static int count_quiet(const Words& words, const View& view) {
        const Bits kings = view.kings & ~games::draughts::frozen_king<movement, Side::white>(words);
        return games::draughts::count_quiet_man_moves(view) +
               (kings == 0 ? 0
                           : games::draughts::count_quiet_king_moves<movement>(kings, view.empty));
    }

    // The code of a position of a finished slice, as the side to move there sees it.
    Code code_after(const Words& words, const Capture& move) const {
        const Words next =
            turned<movement>(games::draughts::successor<movement, Side::white>(words, move));
        if (next.of(Side::white) == 0) {
            return stuck_code;
        }
        const std::size_t id = slice_of(next).id();
        return shelf_.codes[id][indexes_[id].rank(next)];
    }

    const Shelf& shelf_;
    const std::vector<SliceIndex<movement>>& indexes_;
    Hopes hopes_;
};

} // namespace kodeks::truth::tables
