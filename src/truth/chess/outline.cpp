#include "truth/chess/outline.hpp"

#include "games/chess/attacks.hpp"
#include "truth/chess/outline_parts.hpp"
#include "truth/chess/turned.hpp"

#include <algorithm>

namespace kodeks::truth::chess {

using games::opponent;
using games::Side;
using games::chess::bit;
using games::chess::Bitboard;
using games::chess::king_attacks;
using games::chess::own_rank;
using games::chess::pawn_attacks;
using games::chess::pawn_step;
using games::chess::pop_square;
using games::chess::Position;
using games::chess::shifted;
using namespace outlines;

namespace {

// How the last move can have given check.
struct Moved {
    bool officer = false; // an officer moved
    Bitboard left = 0;    // squares that were left or emptied otherwise
};

class Outline {
public:
    Outline(const Position& start, std::uint32_t limit);

    bool prevents_mate();

    std::uint32_t work() const { return work_; }

private:
    template <Side Us>
    void expand(const State& state);
    template <Side Us>
    void move_king(const State& state);
    template <Side Us>
    void push_pawn(const State& state, int from);
    template <Side Us>
    void take_with_pawn(const State& state, int from);
    template <Side Us>
    void leave_home(const State& state, const Officer& officer, Officer& grown);
    template <Side Us>
    void move_officers(const State& state);
    template <Side Us>
    void arrive(State state, Moved moved);
    template <Side Us>
    void promote(Bitboard square);

    bool can_be_check(const State& state, Moved moved) const;
    bool is_mate(const State& state, Moved moved) const;
    void open_squares(const State& state);
    bool grow_officers();

    Position start_;
    std::vector<Officer> officers_;
    std::array<Spread, 2> reach_{}; // of officers that may be anywhere
    std::array<Bitboard, 2>
        open_{}; // by side: where no own pawn, officer at home or king is, in some outline
    Bitboard promoted_ = 0; // where promoted pawns of the loser can be
    StateSet states_;
    std::uint32_t limit_;
    std::uint32_t work_ = 0;
    bool conceivable_ = false;
};

Outline::Outline(const Position& start, std::uint32_t limit) : start_(start), limit_(limit) {
    Bitboard men = start.occupied() & ~start.pawns & ~start.kings;
    while (men != 0) {
        officers_.push_back(officer_of(start, pop_square(men)));
    }
}

bool Outline::prevents_mate() {
    State root;
    root.pawns = {start_.pawns & start_.white, start_.pawns & start_.black};
    root.kings = {static_cast<std::uint8_t>(start_.king_square(Side::white)),
                  static_cast<std::uint8_t>(start_.king_square(Side::black))};
    root.home = start_.occupied() & ~start_.pawns & ~start_.kings;
    root.white_moves = start_.side_to_move() == Side::white;
    // Officers that can step away at once are at home nowhere.
    for (Officer& officer : officers_) {
        const std::size_t us = officer.side;
        const Bitboard own = root.pawns[us] |
                             (root.home & (us == 0 ? start_.white : start_.black)) |
                             bit(root.kings[0]) | bit(root.kings[1]);
        if ((step_of(officer.kind, officer.home) & ~own) != 0) {
            officer.free = true;
        }
    }
    for (const Officer& officer : officers_) {
        root.home &= officer.free ? ~officer.home : ~Bitboard{0};
    }
    states_.add(root);
    open_squares(root);
    grow_officers();
    std::size_t done = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = done; i < states_.size(); ++i) {
            const State state = states_[i];
            ++work_;
            state.white_moves ? expand<Side::white>(state) : expand<Side::black>(state);
            if (conceivable_ || work_ > limit_) {
                return false;
            }
        }
        done = states_.size();
        if (grow_officers()) {
            changed = true;
            done = 0;
        }
    }
    return true;
}

void Outline::open_squares(const State& state) {
    const Bitboard kings = bit(state.kings[0]) | bit(state.kings[1]);
    open_[0] |= ~(state.pawns[0] | (state.home & start_.white) | kings);
    open_[1] |= ~(state.pawns[1] | (state.home & start_.black) | kings);
}

// Spreads the officers over what is open; true if anything is new.
bool Outline::grow_officers() {
    std::array<Spread, 2> before = reach_;
    const Bitboard promoted_before = promoted_;
    reach_ = {};
    for (Officer& officer : officers_) {
        if (!officer.free) {
            continue;
        }
        for (Bitboard last = 0; last != officer.reach;) {
            last = officer.reach;
            officer.reach |= step_of(officer.kind, last) & open_[officer.side];
        }
        reach_[officer.side].add(officer.kind, officer.reach);
    }
    for (Bitboard last = 0; last != promoted_;) {
        last = promoted_;
        promoted_ |=
            (step_of(OfficerKind::queen, last) | step_of(OfficerKind::knight, last)) & open_[1];
    }
    reach_[1].add(OfficerKind::queen, promoted_);
    reach_[1].add(OfficerKind::knight, promoted_);
    return before != reach_ || promoted_before != promoted_;
}

template <Side Us>
void Outline::expand(const State& state) {
    move_king<Us>(state);
    Bitboard pawns = state.pawns[index_of(Us)];
    while (pawns != 0 && !conceivable_) {
        const int from = pop_square(pawns);
        push_pawn<Us>(state, from);
        take_with_pawn<Us>(state, from);
    }
    move_officers<Us>(state);
}

template <Side Us>
void Outline::move_king(const State& state) {
    constexpr std::size_t us = index_of(Us);
    constexpr std::size_t them = 1 - us;
    const int from = state.kings[us];
    Bitboard targets = king_attacks(from) & ~state.pawns[us] & ~(state.home & start_.of<Us>()) &
                       ~king_attacks(state.kings[them]);
    while (targets != 0) {
        const Bitboard to = bit(pop_square(targets));
        State next = state;
        next.kings[us] = static_cast<std::uint8_t>(games::chess::first_square(to));
        next.pawns[them] &= ~to;
        next.home &= ~to;
        arrive<Us>(next, {false, bit(from)});
    }
}

template <Side Us>
void Outline::promote(Bitboard square) {
    if (Us == Side::white) {
        conceivable_ = true;
    } else {
        promoted_ |= square;
    }
}

// A pawn on the last rank is an officer from there on.
template <Side Us>
void Outline::push_pawn(const State& state, int from) {
    constexpr std::size_t us = index_of(Us);
    const Bitboard occupied = state.fixed();
    Bitboard to = bit(from);
    const int steps = (to & own_rank<Us>(1)) != 0 ? 2 : 1;
    for (int step = 0; step < steps; ++step) {
        to = shifted<pawn_step<Us>>(to) & ~occupied;
        if (to == 0) {
            return;
        }
        const bool last = (to & own_rank<Us>(7)) != 0;
        State next = state;
        next.pawns[us] = (next.pawns[us] & ~bit(from)) | (last ? 0 : to);
        if (last) {
            promote<Us>(to);
        }
        arrive<Us>(next, {last, bit(from)});
    }
}

// En passant: whatever pawn stands beside may have come by a double step.
template <Side Us>
void Outline::take_with_pawn(const State& state, int from) {
    constexpr std::size_t us = index_of(Us);
    constexpr std::size_t them = 1 - us;
    Bitboard targets = pawn_attacks<Us>(bit(from)) & ~state.pawns[us] &
                       ~(state.home & start_.of<Us>()) & ~bit(state.kings[0]) &
                       ~bit(state.kings[1]);
    while (targets != 0) {
        const Bitboard to = bit(pop_square(targets));
        const bool last = (to & own_rank<Us>(7)) != 0;
        const Bitboard passed =
            (to & own_rank<Us>(5)) != 0 ? shifted<-pawn_step<Us>>(to) & state.pawns[them] : 0;
        const Bitboard there = state.pawns[them] | (state.home & start_.of<opponent(Us)>());
        State next = state;
        next.pawns[us] = (next.pawns[us] & ~bit(from)) | (last ? 0 : to);
        next.pawns[them] &= ~to;
        next.home &= ~to;
        if (((there | reach_[them].all()) & to) != 0) {
            if (last) {
                promote<Us>(to);
            }
            arrive<Us>(next, {last, bit(from)});
        }
        if (passed != 0) {
            next.pawns[them] &= ~passed;
            arrive<Us>(next, {false, bit(from) | passed});
        }
    }
}

// Officers that may be anywhere move without a trace or capture what stands in their reach; those
// at home step away, and may be anywhere from there on.
template <Side Us>
void Outline::move_officers(const State& state) {
    constexpr std::size_t us = index_of(Us);
    constexpr std::size_t them = 1 - us;
    const Bitboard targets = state.pawns[them] | (state.home & start_.of<opponent(Us)>());
    if (reach_[us].all() != 0) {
        arrive<Us>(state, {true, 0});
        Bitboard taken = targets & reach_[us].all();
        while (taken != 0 && !conceivable_) {
            const Bitboard to = bit(pop_square(taken));
            State next = state;
            next.pawns[them] &= ~to;
            next.home &= ~to;
            arrive<Us>(next, {true, 0});
        }
    }
    if ((state.home & start_.of<Us>()) == 0) {
        return;
    }
    const Bitboard own = state.pawns[us] | (state.home & start_.of<Us>()) | bit(state.kings[0]) |
                         bit(state.kings[1]);
    for (Officer& officer : officers_) {
        Bitboard steps = (state.home & officer.home) != 0 && officer.side == us
                             ? step_of(officer.kind, officer.home) & ~own
                             : 0;
        if (steps == 0) {
            continue;
        }
        officer.free = true;
        State next = state;
        next.home &= ~officer.home;
        if ((steps & ~targets) != 0) {
            arrive<Us>(next, {true, officer.home});
        }
        steps &= targets;
        while (steps != 0) {
            const Bitboard to = bit(pop_square(steps));
            State taking = next;
            taking.pawns[them] &= ~to;
            taking.home &= ~to;
            arrive<Us>(taking, {true, officer.home});
        }
    }
}

// Moves that leave the own king to a pawn or to an officer at home are none.
template <Side Us>
void Outline::arrive(State state, Moved moved) {
    constexpr std::size_t us = index_of(Us);
    constexpr std::size_t them = 1 - us;
    const Bitboard home = state.home & start_.of<opponent(Us)>();
    const Bitboard guarded = pawn_attacks<opponent(Us)>(state.pawns[them]) |
                             games::chess::knight_attacks_of(home & start_.knights) |
                             steps_diagonal(home & start_.diagonals) |
                             steps_straight(home & start_.straights);
    if (conceivable_ || (guarded & bit(state.kings[us])) != 0) {
        return;
    }
    state.white_moves = Us != Side::white;
    if (Us == Side::white && is_mate(state, moved)) {
        conceivable_ = true;
        return;
    }
    if (states_.add(state)) {
        open_squares(state);
    }
}

bool Outline::can_be_check(const State& state, Moved moved) const {
    const Bitboard king = bit(state.kings[1]);
    if ((pawn_attacks<Side::white>(state.pawns[0]) & king) != 0) {
        return true;
    }
    const Bitboard fixed = state.fixed();
    const Stations stations(reach_[0], state.home & start_.white, start_, fixed);
    const Bitboard diagonal = steps_diagonal(king) & stations.diagonal;
    const Bitboard straight = steps_straight(king) & stations.straight;
    if (moved.officer) {
        return (diagonal | straight) != 0 ||
               (games::chess::knight_attacks_of(king) & stations.knights) != 0;
    }
    return (diagonal != 0 &&
            (games::chess::bishop_attacks(state.kings[1], fixed) & moved.left) != 0) ||
           (straight != 0 && (games::chess::rook_attacks(state.kings[1], fixed) & moved.left) != 0);
}

bool Outline::is_mate(const State& state, Moved moved) const {
    if (!can_be_check(state, moved)) {
        return false;
    }
    const int king = state.kings[1];
    const Stations stations(reach_[0], state.home & start_.white, start_, state.fixed());
    const Bitboard by_pawns = pawn_attacks<Side::white>(state.pawns[0]);
    const Bitboard guarded = stations.attacks(bit(king)) | king_attacks(state.kings[0]) | by_pawns;
    const Bitboard home = state.home & start_.black;
    const Bitboard needed = king_attacks(king) & ~guarded & ~state.pawns[1] & ~home;
    Blockers blockers;
    for (const Officer& officer : officers_) {
        if (officer.side == 1 && officer.free && (state.home & officer.home) == 0) {
            blockers.add(officer.reach);
        }
    }
    for (int i = promoted_ != 0 ? std::popcount(start_.pawns & start_.black) : 0; i > 0; --i) {
        blockers.add(promoted_);
    }
    if (!blockers.can_fill(needed)) {
        return false;
    }
    if ((by_pawns & bit(king)) != 0 || (stations.knights | stations.straight) != 0) {
        return true;
    }
    // Only bishops (or queens) can give the check; a rook or queen beside the king that adjoins the
    // line of the check steps into it (material.hpp).
    if ((stations.queens & steps_diagonal(bit(king))) != 0) {
        return true;
    }
    const Bitboard light = state.pawns[1] | (home & ~start_.straights) | guarded |
                           reach_[1].knights | reach_[1].bishops;
    Bitboard lines = steps_diagonal(bit(king)) & stations.diagonal;
    while (lines != 0) {
        const Bitboard adjoining =
            steps_straight(bit(pop_square(lines))) & steps_straight(bit(king));
        if ((adjoining & ~light) == 0) {
            return true;
        }
    }
    return false;
}

} // namespace

OutlineAnswer outline_of(const Position& position, Side winner, std::uint32_t limit) {
    if (position.castling_rooks() != 0) {
        return {};
    }
    Outline outline(winner == Side::white ? position : turned(position), limit);
    const bool prevents = outline.prevents_mate();
    return {prevents, outline.work()};
}

} // namespace kodeks::truth::chess
