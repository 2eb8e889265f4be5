// Captures whose pieces go off after the release: the piece stands on its last square, then
// captured pieces go one by one; with the last of them the move is made (RU:1.5.4, RU:1.5.11-13,
// UA:V.5.3).
#include "games/variant.hpp"
#include "referee/desk/workers.hpp"
#include "referee/hands/hand_fault.hpp"
#include "referee/hands/placing.hpp"

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
        if (move.from != state.partial->from || move.to != state.partial->to) {
            continue;
        }
        for (const games::Route& route : games::routes(*state.position, move, routes_looked_at)) {
            if (is_next(*state.position, move, route, state.partial->removed, square)) {
                return true;
            }
        }
    }
    return false;
}

// A legal capture by this piece to this square; of several the one that the player is bound to.
template <class Test>
std::optional<games::Move> find_capture(const State& state, const Partial& partial,
                                        const Test& test) {
    games::MoveList legal;
    games::legal_moves(*state.position, legal);
    const auto* const found = std::ranges::find_if(legal, [&](const games::Move& move) {
        return move.from == partial.from && move.to == partial.to && move.is_capture() &&
               state.bound(state.to_move()).value_or(move) == move && test(move);
    });
    return found == legal.end() ? std::nullopt : std::optional(*found);
}

games::Move so_far(const Partial& partial) {
    games::Move move{.captured = partial.removed, .from = partial.from, .to = partial.to};
    move.type = games::MoveType::capture;
    return move;
}

// The test of a capture of which everything is off the board.
auto all_off(const Partial& partial) {
    return
        [removed = partial.removed](const games::Move& move) { return move.captured == removed; };
}

bool is_own_piece(const State& state, games::Square square) {
    return state.board.at(square).present() && state.board.at(square).side == state.to_move();
}

} // namespace

bool in_capture(const Desk& desk) {
    return desk.rules().stages.release_first && desk.state().partial.has_value();
}

Answer release_capturing(Desk& desk, const Release& release) {
    const State& state = desk.state();
    const Side side = *side_of(desk.by());
    const bool released = state.partial && state.partial->from != games::no_square;
    if (released) {
        return refusal("capture_under_way", desk.rules().stages.released);
    }
    if (state.to_move() != side || !state.position) {
        return refusal("not_your_move", desk.rules().touch.turn);
    }
    const games::Move move{.captured = {}, .from = release.from, .to = release.to};
    if (!is_on_board(state.variant->board, move) || release.to == games::no_square ||
        !is_own_piece(state, release.from)) {
        return nothing_there(desk);
    }
    Partial partial = state.partial.value_or(Partial{});
    partial.from = release.from;
    partial.to = release.to;
    partial.two_hands = partial.two_hands || release.two_hands;
    const auto ahead = find_capture(state, partial, [](const games::Move&) { return true; });
    if (!ahead) { // nothing to take off: the move is made as it stands
        return place_move(desk, partial.early ? so_far(partial) : move, HandFault::none,
                          partial.two_hands);
    }
    if (partial.early && find_capture(state, partial, all_off(partial))) {
        return place_move(desk, *find_capture(state, partial, all_off(partial)),
                          HandFault::removed_in_capture, partial.two_hands);
    }
    if (const Answer refused = may_place(desk, side, *ahead)) {
        return refused;
    }
    desk.put(Touched{side, release.from});
    desk.put(Staged{side, partial});
    return std::nullopt;
}

Answer remove_captured(Desk& desk, const Remove& remove) {
    const State& state = desk.state();
    const Side side = *side_of(desk.by());
    const bool inside = remove.square.index < static_cast<unsigned>(state.variant->board.squares());
    const bool named = !articles_of(desk, HandFault::removed_in_capture).empty();
    if (!inside || state.to_move() != side || (!state.partial && !named)) {
        return refusal("no_capture_under_way");
    }
    Partial partial = state.partial.value_or(Partial{.early = true});
    if (!state.board.at(remove.square).present() || partial.removed.contains(remove.square)) {
        return nothing_there(desk);
    }
    if (partial.from == games::no_square) { // while the capture is still being made
        partial.removed.add(remove.square);
        desk.put(Staged{side, partial});
        return std::nullopt;
    }
    const bool ordered = in_order(state, remove.square);
    partial.removed.add(remove.square);
    desk.put(Staged{side, partial});
    if (!ordered && !desk.rules().stages.removal_order.empty()) {
        desk.put(Counted{side, Counter::remarks});
        desk.rule(ruling("removal_order", side, desk.rules().stages.removal_order));
    }
    if (const auto move = find_capture(state, partial, all_off(partial))) {
        return place_move(desk, *move,
                          partial.early ? HandFault::removed_in_capture : HandFault::none,
                          partial.two_hands);
    }
    return std::nullopt;
}

Answer press_in_capture(Desk& desk) {
    const Partial partial = *desk.state().partial;
    if (partial.from == games::no_square) {
        return refusal("press_without_move", desk.rules().clock.empty_press);
    }
    if (const Answer refused = may_press(desk, desk.state().to_move())) {
        return refused;
    }
    const bool stopped = !articles_of(desk, HandFault::removal_stopped).empty();
    if (const Answer refused = place_move(desk, so_far(partial),
                                          stopped ? HandFault::removal_stopped : HandFault::none)) {
        return refused;
    }
    return on(desk, Press{});
}

} // namespace kodeks::referee
