// From which positions of the same material a quiet move leads here.
//
// White has just moved. Whether White could have captured instead is left to the caller, who often
// knows. Where quiet king moves are limited, the run before the move is not unique: each possible
// one is a predecessor of its own (FR:17#1-2).
#pragma once

#include "games/draughts/words.hpp"
#include "truth/tables/index.hpp"

namespace kodeks::truth::tables {

template <Rules R, class Visit>
class Predecessors {
public:
    Predecessors(const Words& words, Visit& visit) : words_(words), visit_(visit) {}

    void tell() {
        const Bits empty = L::squares ^ (words_.pieces[0] | words_.pieces[1]);
        const Bits men = words_.men(Side::white);
        const Bits kings = words_.of(Side::white) & words_.kings;
        if (men != 0 && words_.run(Side::white).count == 0) {
            tell_men(men, empty);
        }
        if (kings != 0) {
            games::draughts::unroll<4>([&]<std::size_t I>() {
                tell_kings<games::draughts::Directions<R>::diagonal[I]>(kings, empty);
            });
        }
    }

private:
    using L = Layout<R>;

    void tell_men(Bits men, Bits empty) {
        constexpr auto forward = games::draughts::Directions<R>::forward(Side::white);
        games::draughts::unroll<forward.size()>([&]<std::size_t I>() {
            Bits moved = men & games::draughts::shift<forward[I]>(empty);
            for (; moved != 0; moved &= moved - 1) {
                const Bits to = games::draughts::lowest(moved);
                man_came(games::draughts::shift<-forward[I]>(to), to);
            }
        });
    }

    template <int Direction>
    void tell_kings(Bits kings, Bits empty) {
        using games::draughts::shift;
        for (; kings != 0; kings &= kings - 1) {
            const Bits to = games::draughts::lowest(kings);
            for (Bits from = shift<Direction>(to) & empty; from != 0;
                 from = shift<Direction>(from) & empty) {
                king_came(from, to);
            }
        }
    }

    void man_came(Bits from, Bits to) {
        Words before = moved_back(from, to);
        if constexpr (R.quiet_king_moves == 0) {
            visit_(before);
        } else {
            tell_runs(before, before.of(Side::white) & before.kings);
        }
    }

    void king_came(Bits from, Bits to) {
        Words before = moved_back(from, to);
        before.kings ^= from | to;
        if (R.quiet_king_moves == 0 || before.men(Side::white) == 0) {
            visit_(before);
        } else {
            tell_king_runs(before, from, to);
        }
    }

    void tell_king_runs(Words& before, Bits from, Bits to) {
        const Run run = words_.run(Side::white);
        if (run.count == 0 || Bits{1} << run.king_bit != to) {
            return; // another piece moved last
        }
        if (run.count == 1) {
            tell_runs(before, before.of(Side::white) & before.kings & ~from);
        } else {
            before.run(Side::white) = {static_cast<std::uint8_t>(std::countr_zero(from)),
                                       static_cast<std::uint8_t>(run.count - 1)};
            visit_(before);
        }
    }

    // The run before was empty or of any of these kings.
    void tell_runs(Words& before, Bits kings) {
        before.run(Side::white) = {};
        visit_(before);
        for (; kings != 0; kings &= kings - 1) {
            for (int count = 1; count <= R.quiet_king_moves; ++count) {
                before.run(Side::white) = {static_cast<std::uint8_t>(std::countr_zero(kings)),
                                           static_cast<std::uint8_t>(count)};
                visit_(before);
            }
        }
    }

    Words moved_back(Bits from, Bits to) const {
        Words before = words_;
        before.of(Side::white) ^= from | to;
        before.to_move = Side::white;
        return before;
    }

    const Words& words_;
    Visit& visit_;
};

template <Rules R, class Visit>
void visit_predecessors(const Words& words, Visit&& visit) {
    Predecessors<R, Visit>(words, visit).tell();
}

} // namespace kodeks::truth::tables
