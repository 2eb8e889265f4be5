// Captures in their stages: the piece is released on its last square, then captured pieces go off
// one by one; with the last of them the move is made (RU:1.5.4, RU:1.5.11-13, UA:V.5.3).
#include "games/variant.hpp"
#include "referee/hand_fault.hpp"
#include "referee/placing.hpp"
#include "referee/workers.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using games::Field;
using rulebook::HandFault;

constexpr std::size_t routes_looked_at = 64;

int sign(int value) {
    return (value > 0) - (value < 0);
}

// The piece that a jump between two squares goes over; draughts of every kind jump along lines.
std::optional<games::Square> jumped(const games::Position& position, const games::Move& move,
                                    games::Square from, games::Square to) {
    const games::Board& board = position.variant().board;
    Field at = board.field_of(from);
    const Field end = board.field_of(to);
    const Field step{sign(end.file - at.file), sign(end.rank - at.rank)};
    while (at != end) {
        at = {at.file + step.file, at.rank + step.rank};
        const auto square = board.square_at(at);
        if (square && move.captured.contains(*square)) {
            return square;
        }
    }
    return std::nullopt;
}

// Whether the next piece to go off on this route, after those that are off, is this one.
bool is_next(const games::Position& position, const games::Move& move, const games::Route& route,
             const games::SquareSet removed, games::Square square) {
    for (std::size_t i = 1; i < route.size(); ++i) {
        const auto piece = jumped(position, move, route[i - 1], route[i]);
        if (piece && !removed.contains(*piece)) {
            return *piece == square;
        }
    }
    return false;
}

bool in_order(const State& state, games::Square square) {
    games::MoveList legal;
    games::legal_moves(*state.position, legal);
    for (const games::Move& move : legal) {
        if (move.from != state.capture->from || move.to != state.capture->to) {
            continue;
        }
        for (const games::Route& route : games::routes(*state.position, move, routes_looked_at)) {
            if (is_next(*state.position, move, route, state.capture->removed, square)) {
                return true;
            }
        }
    }
    return false;
}

// The legal capture whose pieces are all off and no others.
std::optional<games::Move> finished(const State& state) {
    games::MoveList legal;
    games::legal_moves(*state.position, legal);
    const auto found = std::ranges::find_if(legal, [&](const games::Move& move) {
        return move.from == state.capture->from && move.to == state.capture->to &&
               move.captured == state.capture->removed &&
               state.of(state.capture->side).bound.value_or(move) == move;
    });
    return found == legal.end() ? std::nullopt : std::optional(*found);
}

games::Move so_far(const Capture& capture) {
    games::Move move{.captured = capture.removed, .from = capture.from, .to = capture.to};
    move.type = games::MoveType::capture;
    return move;
}

} // namespace

Answer on(Desk& desk, const SetDown& release) {
    const Side side = *side_of(desk.by());
    const State& state = desk.state();
    const games::Board& board = state.match.variant->board;
    if (desk.rules().duties.hand_faults.empty() || state.broken_off) {
        return refusal("no_stages");
    }
    if (state.to_move() != side || !state.position || state.capture) {
        return refusal(state.capture ? "capture_under_way" : "not_your_move",
                       desk.rules().touch.choice_final);
    }
    const games::Move move{.captured = {}, .from = release.from, .to = release.to};
    if (!is_on_board(board, move) || release.to == games::no_square ||
        state.board.at(release.from).side != side || !state.board.at(release.from).present()) {
        return refusal("nothing_there");
    }
    games::MoveList legal;
    games::legal_moves(*state.position, legal);
    const auto found = std::ranges::find_if(legal, [&](const games::Move& one) {
        return one.from == release.from && one.to == release.to && one.is_capture() &&
               state.of(side).bound.value_or(one) == one;
    });
    if (found == legal.end()) { // nothing to take off: the move is made as it stands
        return place_move(desk, move);
    }
    if (const Answer refused = may_place(desk, side, *found)) {
        return refused;
    }
    desk.put(Touched{side, release.from});
    desk.put(HandOff{side, release.from, release.to});
    return std::nullopt;
}

Answer on(Desk& desk, const TakeOff& remove) {
    const State& state = desk.state();
    const bool inside =
        remove.square.index < static_cast<unsigned>(state.match.variant->board.squares());
    if (!state.capture || !inside || state.capture->side != *side_of(desk.by())) {
        return refusal("no_capture_under_way");
    }
    if (!state.board.at(remove.square).present() ||
        state.capture->removed.contains(remove.square)) {
        return refusal("nothing_there");
    }
    const bool ordered = in_order(state, remove.square);
    desk.put(TakenOff{remove.square});
    if (!ordered && !desk.rules().touch.removal_order.empty()) {
        desk.put(Counted{state.capture->side, Counter::remarks});
        desk.rule(ruling("removal_order", state.capture->side, desk.rules().touch.removal_order));
    }
    if (const auto move = finished(state)) {
        desk.put(HandCleared{});
        return place_move(desk, *move);
    }
    return std::nullopt;
}

Answer press_in_capture(Desk& desk) {
    const Capture capture = *desk.state().capture;
    if (const Answer refused = may_press(desk, capture.side)) {
        return refused;
    }
    const bool stopped = !articles_of(desk.state(), HandFault::removal_stopped).empty();
    desk.put(HandCleared{});
    const games::Move move = so_far(capture);
    if (const Answer refused =
            place_move(desk, move, stopped ? HandFault::removal_stopped : HandFault::none)) {
        return refused;
    }
    return on(desk, Press{});
}

} // namespace kodeks::referee
