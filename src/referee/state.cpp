#include "referee/state.hpp"

#include "referee/board.hpp"
#include "referee/fold.hpp"

namespace kodeks::referee {

namespace {

constexpr std::size_t plies_expected = 512; // longer games allocate once more

} // namespace

State::State(const Match& m)
    : match(m),
      start(without_false_castling(*m.variant, m.start)),
      board(start),
      position(playable(*m.variant, start)),
      clock{m.regulations.control, m.regulations.control} {
    if (position) {
        tally = tally_at_start(match, *position);
    }
    plies.reserve(plies_expected);
    tally.positions.reserve(plies_expected);
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

void apply(State& state, const Event& event) {
    std::visit([&](const auto& one) { fold(state, one); }, event);
}

} // namespace kodeks::referee
