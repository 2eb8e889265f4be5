#include "composition/alternative.hpp"

#include <algorithm>

namespace kodeks::composition {

namespace {

// The move in its line, and White's next one if the line goes so far.
struct Steps {
    const games::Move* next = nullptr;
    bool last = false;
};

Steps steps_of(const Hearing& hearing, const Meeting& meeting, const Choice& choice) {
    const PlayedLine& line = hearing.lines()[choice.lines.front()];
    const auto here = std::ranges::find(line.positions, meeting.position);
    const auto ply = static_cast<std::size_t>(here - line.positions.begin());
    const std::size_t left = line.moves.size() - ply;
    return {left > 2 ? &line.moves[ply + 2] : nullptr, left == 1};
}

bool goes_on(const games::Move& move, const games::Move* next) {
    return next != nullptr && !move.is_capture() && !next->is_capture() && next->from == move.to;
}

} // namespace

Alternative alternative(const Hearing& hearing, const Meeting& meeting, const Choice& other) {
    const Choice& a = meeting.choices.front();
    const Choice& b = other;
    const Steps first = steps_of(hearing, meeting, a);
    const Steps second = steps_of(hearing, meeting, b);
    if (a.move.from != b.move.from) {
        return Alternative::none;
    }
    if (a.move.is_capture() && a.move.captured == b.move.captured && first.last && second.last) {
        return Alternative::concluding;
    }
    const bool two_steps = goes_on(a.move, first.next) && goes_on(b.move, second.next);
    return two_steps && first.next->to == second.next->to ? Alternative::move : Alternative::none;
}

} // namespace kodeks::composition
