#include "referee/state/state.hpp"

#include "base/check.hpp"
#include "referee/hands/board.hpp"
#include "referee/state/fold.hpp"

namespace kodeks::referee {

State::State(const Settings& fixed)
    : settings(fixed),
      variant(games::find_variant(fixed.variant)),
      start(without_false_castling(*variant, fixed.start)),
      board(start),
      position(playable(*variant, start)),
      clock{fixed.regulations.control, fixed.regulations.control} {
    KODEKS_ASSERT(variant != nullptr);
    if (position) {
        tally = tally_at_start(settings, *position);
    }
}

std::optional<Side> State::made_by() const {
    const bool open = !plies.empty() && !plies.back().completed;
    return open ? std::optional(plies.back().side) : std::nullopt;
}

std::optional<games::Move> State::bound(Side side) const {
    const auto& move = of(side).bound;
    const bool possible = move && (to_move() != side || !position || is_legal(*position, *move));
    return possible ? move : std::nullopt;
}

std::int32_t State::open_ply(Side side) const {
    for (std::size_t i = plies.size(); i > 0; --i) {
        if (plies[i - 1].side == side) {
            return plies[i - 1].completed ? -1 : static_cast<std::int32_t>(i) - 1;
        }
    }
    return -1;
}

games::Setup board_before(const State& state, std::size_t ply) {
    KODEKS_ASSERT(ply <= state.plies.size());
    games::Setup board = state.start;
    std::optional<games::Position> at = playable(*state.variant, board);
    for (std::size_t i = 0; i < ply; ++i) {
        const Ply& made = state.plies[i];
        if (made.legal && at) {
            at = games::play(*at, made.move);
            board = games::setup_of(*at);
        } else {
            board = displaced(board, made.move);
            board.to_move = games::opponent(made.side);
            at = playable(*state.variant, board);
        }
    }
    return board;
}

games::Setup numbered_board(const State& state) {
    games::Setup board = state.board;
    if (state.variant->family == games::Family::chess) {
        board.move_number = static_cast<std::uint16_t>(state.moves_made(Side::black) + 1);
        board.quiet_plies = static_cast<std::uint16_t>(state.tally.steady.value);
    }
    return board;
}

truth::Query wanted_query(const State& state) {
    KODEKS_ASSERT(state.wanted && state.position);
    return {state.wanted->matter, *state.position, state.wanted->side, state.wanted->own_moves};
}

games::Move instead_of(const State& state, std::size_t ply) {
    for (const Replacement& one : state.replacements) {
        if (static_cast<std::size_t>(one.ply) == ply) {
            return one.instead_of;
        }
    }
    return {};
}

void apply(State& state, const Event& event) {
    event.visit([&](const auto& one) { fold(state, one); });
}

} // namespace kodeks::referee
