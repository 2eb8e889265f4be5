#include "referee/hands/hand_fault.hpp"

#include "games/variant.hpp"
#include "notation/hand.hpp"

#include <algorithm>
#include <cstdlib>

namespace kodeks::referee {

namespace {

using games::Kind;
using rulebook::HandFault;

bool is_subset(games::SquareSet small, games::SquareSet large) {
    return (small.bits() & ~large.bits()) == 0;
}

bool takes_own(const games::Setup& board, Side side, const games::Move& move) {
    bool own = false;
    for (const games::Square square : move.captured) {
        own = own || (board.at(square).present() && board.at(square).side == side);
    }
    return own;
}

bool is_free_between(const State& state, games::Field from, games::Field to) {
    const int file_step = to.file > from.file ? 1 : -1;
    const int rank_step = to.rank > from.rank ? 1 : -1;
    for (games::Field at = from; at != to;) {
        at = {at.file + file_step, at.rank + rank_step};
        const auto square = state.variant->board.square_at(at);
        if (!square || state.board.at(*square).present()) {
            return false;
        }
    }
    return true;
}

// A quiet move as the piece could make it if nothing had to be captured.
bool is_quiet_step(const State& state, const games::Move& move) {
    const games::Piece piece = state.board.at(move.from);
    const games::Field from = state.variant->board.field_of(move.from);
    const games::Field to = state.variant->board.field_of(move.to);
    const int ranks = to.rank - from.rank;
    if (std::abs(to.file - from.file) != std::abs(ranks) || ranks == 0) {
        return false;
    }
    const int forward = piece.side == Side::white ? 1 : -1;
    return (piece.kind == Kind::king || ranks == forward) && is_free_between(state, from, to);
}

bool is_last_row(const games::Board& board, Side side, games::Square square) {
    return board.field_of(square).rank == (side == Side::white ? board.ranks - 1 : 0);
}

struct Facts {
    const State& state;
    Side side;
    const games::Move& move;
    const games::MoveList& legal;

    template <class Test>
    bool some_legal(Test test) const {
        return std::ranges::any_of(
            legal, [&](const games::Move& one) { return one.from == move.from && test(one); });
    }

    bool capture_due() const { return !legal.empty() && legal[0].is_capture(); }
};

// The piece went where a capture of the rules ends; wrong pieces were taken off.
HandFault removal_fault(const Facts& facts) {
    if (takes_own(facts.state.board, facts.side, facts.move)) {
        return HandFault::own_removed;
    }
    const bool same_number = facts.some_legal([&](const games::Move& one) {
        return one.to == facts.move.to && one.captured.size() == facts.move.captured.size();
    });
    return same_number ? HandFault::removed_not_captured : HandFault::wrong_number_removed;
}

HandFault capture_fault(const Facts& facts) {
    const bool begun = facts.some_legal([&](const games::Move& one) {
        return one.captured != facts.move.captured && is_subset(facts.move.captured, one.captured);
    });
    if (begun) {
        return HandFault::capture_stopped;
    }
    if (is_quiet_step(facts.state, facts.move)) {
        return HandFault::removed_without_reason;
    }
    return facts.capture_due() ? HandFault::wrong_number_captured : HandFault::impossible;
}

HandFault kind_on_turn(const Facts& facts) {
    const games::Move& move = facts.move;
    const bool only_unmarked = facts.some_legal([&](const games::Move& one) {
        return one.to == move.to && one.captured == move.captured && one.promotion != Kind::none;
    });
    if (only_unmarked) {
        return HandFault::king_not_marked;
    }
    const games::Piece piece = facts.state.board.at(move.from);
    if (piece.kind == Kind::man && is_last_row(facts.state.variant->board, facts.side, move.from)) {
        return HandFault::unmarked_king;
    }
    if (facts.some_legal([&](const games::Move& one) {
            return one.to == move.to && one.is_capture() && one.captured != move.captured;
        })) {
        return removal_fault(facts);
    }
    if (!move.captured.empty()) {
        return capture_fault(facts);
    }
    return facts.capture_due() && is_quiet_step(facts.state, move) ? HandFault::missed_capture
                                                                   : HandFault::impossible;
}

} // namespace

bool is_on_board(const games::Board& board, const games::Move& move) {
    const auto on = [&](games::Square square) {
        return square.index < static_cast<unsigned>(board.squares());
    };
    bool all = on(move.from) && (on(move.to) || notation::is_off(move.to));
    for (const games::Square square : move.captured) {
        all = all && on(square);
    }
    return all;
}

HandFault kind_of(const State& state, Side side, const games::Move& move) {
    if (state.board.at(move.from).side != side) {
        return HandFault::opponents_piece;
    }
    if (state.to_move() != side) {
        return HandFault::two_moves;
    }
    if (notation::is_off(move.to)) {
        return HandFault::left_the_board;
    }
    games::MoveList legal;
    if (state.position) {
        games::legal_moves(*state.position, legal);
    }
    return kind_on_turn({state, side, move, legal});
}

rulebook::Articles articles_of(const Desk& desk, HandFault kind) {
    const auto& rows = desk.rules().duties.hand_faults;
    const auto found = std::ranges::find(rows, kind, &rulebook::HandFaultArticles::kind);
    return found == rows.end() ? rulebook::Articles{} : found->articles;
}

} // namespace kodeks::referee
