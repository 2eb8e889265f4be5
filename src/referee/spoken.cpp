// Players who do not see the board: feeling is not touching, and a move is made only when it has
// also been announced (FIDE:D.2).
#include "referee/table_workers.hpp"

namespace kodeks::referee {

namespace {

bool is_blind(const State& state, Side side) {
    return state.match.needs[static_cast<std::size_t>(side)].blind;
}

bool is_spoken(const State& state) {
    return state.match.rules.blind.announced &&
           (is_blind(state, Side::white) || is_blind(state, Side::black));
}

games::Move waiting_move(const State& state) {
    const Partial& partial = *state.partial;
    games::MoveList legal;
    games::legal_moves(*state.position, legal);
    for (const games::Move& move : legal) {
        if (move.from == partial.from && move.to == partial.to &&
            move.promotion == partial.promotion && move.captured == partial.removed) {
            return move;
        }
    }
    return half_made(state);
}

void slip(Desk& desk, Side side, const games::Move& said) {
    desk.put(Announced{side, said});
    desk.rule(ruling("announcement_slip", side, desk.rules().blind.slip, {.move = said}));
}

// Everything else of the move was done; the words complete it.
Answer announce_waiting(Desk& desk, const games::Move& said) {
    const Side side = desk.state().to_move();
    if (said != waiting_move(desk.state())) {
        slip(desk, side, said);
        return std::nullopt;
    }
    desk.put(Announced{side, said});
    note_sheet_duties(desk, side);
    make_move(desk, side, said);
    if (!desk.state().over()) {
        desk.put(Announced{side, said});
    }
    return std::nullopt;
}

} // namespace

bool needs_announcement(const State& state, Side side) {
    return state.match.rules.blind.announced && is_blind(state, side);
}

bool only_felt(const State& state, Side side, const Touch& touch) {
    const auto& rules = state.match.rules;
    const bool relief =
        state.match.regulations.relief_board && !rules.duties.announcing.relief.empty();
    return !touch.lifted && (relief || (is_blind(state, side) && !rules.blind.touched.empty()));
}

Answer announcement_allows_press(const Desk& desk, Side side) {
    const State& state = desk.state();
    if (!is_spoken(state)) {
        return std::nullopt;
    }
    if (state.partial && state.partial->unannounced && state.to_move() == side) {
        return refusal("announce_first", desk.rules().blind.clock);
    }
    const bool open = state.made_by() == side;
    if (open && state.announced != state.plies.back().move) {
        return refusal("announce_first", desk.rules().blind.announce);
    }
    return std::nullopt;
}

Answer on(Desk& desk, const Announce& announce) {
    const State& state = desk.state();
    if (!is_spoken(state)) {
        return refusal("not_spoken");
    }
    if (state.partial && state.partial->unannounced) {
        return announce_waiting(desk, announce.move);
    }
    const auto mover = state.made_by();
    if (!mover) {
        return refusal("nothing_to_announce", desk.rules().blind.announce);
    }
    if (announce.move != state.plies.back().move) {
        slip(desk, *mover, announce.move);
    } else {
        desk.put(Announced{*mover, announce.move});
    }
    return std::nullopt;
}

} // namespace kodeks::referee
