#include "base/check.hpp"
#include "referee/hands/board.hpp"
#include "referee/state/fold.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

template <class T>
std::size_t index(T value) {
    return static_cast<std::size_t>(value);
}

Milliseconds spent(const clock::Half& half) {
    return half.account.used - half.account.extra;
}

void play_legal(State& state, const games::Move& move) {
    const games::Position next = games::play(*state.position, move);
    rulebook::advance(state.tally, *state.position, move, next);
    if (state.witnessed) {
        rulebook::advance(*state.witnessed, *state.position, move, next);
    }
    state.position = next;
    state.board = games::setup_of(next);
}

bool same_forces(const games::Setup& a, const games::Setup& b) {
    return std::ranges::is_permutation(a.pieces, b.pieces);
}

// Before and after a displacement, as far as they can be played from.
struct Displacement {
    games::Setup board;
    std::optional<games::Position> before;
    std::optional<games::Position> after;
};

Displacement displace(const games::Variant& variant, const games::Setup& board,
                      const games::Move& move, Side side) {
    Displacement made{displaced(board, move), playable(variant, board), {}};
    made.board.to_move = games::opponent(side); // also after two moves in a row
    made.after = playable(variant, made.board);
    if (board.to_move != side || !same_forces(board, made.board)) {
        made.before.reset();
    }
    return made;
}

// An illegal move that stands is a move all the same: kings or pieces that moved have moved, and
// positions before it have occurred (FIDE:A.5.2, UA:V.6.6). Where the forces are others than
// before, or nobody could play from the position, counting begins anew.
void follow(rulebook::DrawTally& tally, const Displacement& made, const games::Move& move) {
    if (made.after && made.before) {
        rulebook::advance_by_hand(tally, *made.before, move, *made.after);
    } else if (made.after) {
        tally = rulebook::start_tally(*made.after);
    }
}

void displace(State& state, const MoveMade& event) {
    const Displacement made = displace(*state.variant, state.board, event.move, event.side);
    state.board = made.board;
    state.position = made.after;
    follow(state.tally, made, event.move);
    if (state.witnessed) {
        follow(*state.witnessed, made, event.move);
    }
}

// What a player has done with his hands and said ends with the move.
void clear_hands(State& state, const MoveMade& event) {
    Player& mover = state.of(event.side);
    mover.touched.clear();
    mover.bound = std::nullopt;
    for (const Mark mark : {Mark::adjusting, Mark::written_down}) {
        mover.marks[index(mark)] = false;
    }
}

// Proofs of positions that cannot come again and of rules about other forces are of no use.
void forget_proofs(State& state, const MoveMade& event) {
    state.proofs.clear();
    state.wanted.reset();
    if (event.move.is_capture() || event.move.promotion != games::Kind::none || !event.legal) {
        state.waived.clear();
    }
}

// The counters of the game up to now, from the first move on.
rulebook::DrawTally recount(const State& state) {
    std::optional<games::Position> at = playable(*state.variant, state.start);
    games::Setup board = state.start;
    rulebook::DrawTally tally = at ? tally_at_start(state.settings, *at) : rulebook::DrawTally{};
    for (const Ply& ply : state.plies) {
        if (ply.legal && at) {
            const games::Position next = games::play(*at, ply.move);
            rulebook::advance(tally, *at, ply.move, next);
            at = next;
            board = games::setup_of(next);
        } else {
            const Displacement made = displace(*state.variant, board, ply.move, ply.side);
            board = made.board;
            at = made.after;
            follow(tally, made, ply.move);
        }
    }
    return tally;
}

} // namespace

rulebook::DrawTally tally_at_start(const Settings& settings, const games::Position& start) {
    rulebook::DrawTally tally = rulebook::start_tally(start);
    tally.steady = Plies{settings.start.quiet_plies};
    return tally;
}

void fold(State& state, const Touched& event) {
    auto& touched = state.of(event.side).touched;
    if (touched.size() < touched.capacity()) {
        touched.push_back(event.square);
    }
}

void fold(State& state, const Staged& event) {
    state.partial = event.partial;
}

void fold(State& state, const MoveMade& event) {
    if (event.instead_of != games::Move{}) {
        state.replacements.push_back(
            {static_cast<std::int32_t>(state.plies.size()), event.instead_of});
    }
    state.plies.push_back(
        {.move = event.move,
         .spent = {spent(state.clock.of(Side::white)), spent(state.clock.of(Side::black))},
         .side = event.side,
         .legal = event.legal,
         .how = event.how});
    if (event.legal) {
        KODEKS_ASSERT(state.position.has_value());
        play_legal(state, event.move);
    } else {
        displace(state, event);
    }
    state.partial = std::nullopt;
    state.announced = std::nullopt;
    ++state.of(event.side).made;
    clear_hands(state, event);
    forget_proofs(state, event);
}

void fold(State& state, const MoveCompleted& event) {
    Player& mover = state.of(event.side);
    const std::int32_t counted = ++mover.completed + mover.recount;
    if (state.clock.of(event.side).moves != counted) { // completed without a press
        state.clock = clock::with_moves(state.clock, event.side, counted);
    }
    for (auto ply = state.plies.rbegin(); ply != state.plies.rend(); ++ply) {
        if (ply->side == event.side) {
            ply->completed = true;
            ply->unpressed = event.unpressed;
            return;
        }
    }
}

void fold(State& state, const Announced& event) {
    state.announced = event.move;
}

void fold(State& state, const TakenBack& event) {
    KODEKS_ASSERT(event.ply >= 0 && index(event.ply) < state.plies.size());
    state.board = board_before(state, index(event.ply));
    for (std::size_t i = index(event.ply); i < state.plies.size(); ++i) {
        Player& mover = state.of(state.plies[i].side);
        --mover.made;
        mover.completed -= state.plies[i].completed ? 1 : 0;
    }
    state.plies.resize(index(event.ply));
    std::erase_if(state.replacements, [&](const Replacement& one) { return one.ply >= event.ply; });
    state.proofs.clear();
    state.wanted.reset();
    state.partial = std::nullopt;
    state.announced = std::nullopt; // it was said of a move that is not there any more
    for (Sheet& sheet : state.sheets) {
        sheet.plies = std::min(sheet.plies, event.ply);
    }
    if (state.adjournment) {
        state.adjournment->first_ply = std::min(state.adjournment->first_ply, event.ply);
    }
    state.position = playable(*state.variant, state.board);
    state.tally = recount(state);
    for (const Side side : {Side::white, Side::black}) {
        state.of(side).touched.clear();
        state.of(side).bound = std::nullopt; // it was written for another position
        Player& player = state.of(side);
        player.recount = std::max(player.recount, -player.completed); // nobody counts below none
        state.clock = clock::with_moves(state.clock, side, player.completed + player.recount);
    }
}

void fold(State& state, const Bound& event) {
    state.of(event.side).bound = event.move;
    state.of(event.side).bound_by_hand = event.released;
}

void fold(State& state, const Noted& event) {
    KODEKS_ASSERT(event.ply >= 0 && index(event.ply) < state.plies.size());
    state.plies[index(event.ply)].noted = true;
}

void fold(State& state, const BoardSet& event) {
    state.plies.clear();
    state.partial = std::nullopt;
    state.announced = std::nullopt;
    for (Player& player : state.players) {
        player.made = player.completed = player.recount = 0;
        player.touched.clear();
        player.bound = std::nullopt;
    }
    for (Sheet& sheet : state.sheets) {
        sheet.plies = 0; // a new game is written on a new line
    }
    if (state.adjournment) {
        state.adjournment->first_ply = 0;
    }
    state.witnessed_from = 0;
    state.replacements.clear();
    state.proofs.clear();
    state.wanted.reset();
    state.start = state.board = *event.setup;
    state.position = playable(*state.variant, state.board);
    state.tally = state.position ? rulebook::start_tally(*state.position) : rulebook::DrawTally{};
    for (const Side side : {Side::white, Side::black}) {
        state.clock = clock::with_moves(state.clock, side, 0);
    }
}

void fold(State& state, const CastlingLost& event) {
    for (const games::Square rook : event.rooks) {
        state.board.castling_rooks.remove(rook);
        state.start.castling_rooks.remove(rook); // it never had the right
    }
    state.position = playable(*state.variant, state.board);
    state.tally = state.position ? rulebook::start_tally(*state.position) : state.tally;
}

void fold(State& state, const Watching& event) {
    state.watching = event.completed;
}

} // namespace kodeks::referee
