// Announced moves, and boards that are felt. A move is made, then announced, then completed; or it
// is made only with the words (FIDE:D.2.3, UA:V.13.2, RU:3.21.2).
#include "referee/desk/workers.hpp"
#include "referee/hands/placing.hpp"
#include "referee/hands/putting.hpp"
#include "referee/hands/spoken.hpp"

namespace kodeks::referee {

namespace {

const Needs& needs_of(const Desk& desk, Side side) {
    return desk.state().settings.needs_of(side);
}

// Words name squares: a capture that was done wrongly, say with a piece left standing, has no other
// words than the right one (RU:3.21.2, UA:V.13.2).
bool tells(const State& state, const games::Move& said, const MoveMade& made) {
    const bool wrong = !made.legal || made.how != rulebook::HandFault::none;
    const bool squares_alone = wrong && state.variant->family == games::Family::draughts;
    return said == made.move ||
           (squares_alone && said.from == made.move.from && said.to == made.move.to);
}

// Said otherwise than it stands on the board: to be put right before the press (FIDE:D.2.8), or
// the board decides (RU:3.21.2).
void misspeak(Desk& desk, Side side, const games::Move& said, const games::Move& made) {
    const auto& rules = desk.rules().announcing;
    desk.put(Announced{side, said});
    if (rules.right_before_press) {
        desk.rule(ruling("announcement_slip", side, rules.differs, {.move = said}));
    } else {
        desk.rule(ruling("announcement_differs", side, rules.differs, {.move = made}));
    }
}

// The opponent repeats the last move as he executes it on his own board (FIDE:D.2.1).
Answer repeat(Desk& desk, const games::Move& said) {
    const Side side = *side_of(desk.by());
    const games::Move made = desk.state().plies.back().move;
    desk.rule(ruling(said == made ? "announcement_repeated" : "repetition_differs", side,
                     desk.rules().announcing.before_press, {.move = made}));
    return std::nullopt;
}

bool repeats(const Desk& desk, Actor by) {
    const State& state = desk.state();
    return desk.rules().announcing.by_anybody && !state.plies.empty() && !state.partial &&
           by == player(games::opponent(state.plies.back().side));
}

// Everything else of the move was done; the words complete it.
Answer announce_waiting(Desk& desk, const games::Move& said) {
    const Side side = desk.state().to_move();
    if (const games::Move waiting = waiting_move(desk.state()); said != waiting) {
        misspeak(desk, side, said, waiting);
        return std::nullopt;
    }
    put_move(desk, {side, said}, Completion::open);
    if (!desk.state().over()) {
        desk.put(Announced{side, said});
    }
    return std::nullopt;
}

// A capture under way has been spoken of only where the words may come first.
bool is_said(const Desk& desk) {
    const State& state = desk.state();
    if (in_capture(desk)) {
        return desk.rules().announcing.either_order && state.announced.has_value();
    }
    return desk.rules().announcing.right_before_press ? state.announced == state.plies.back().move
                                                      : state.announced.has_value();
}

// The player to move says what he is going to play, or which capture he is about to finish.
bool speaks_ahead(const Desk& desk, const games::Move& move) {
    const State& state = desk.state();
    return desk.rules().announcing.either_order && !state.made_by() &&
           side_of(desk.by()) == state.to_move() && is_own_move(state, state.to_move(), move);
}

} // namespace

bool is_own_move(const State& state, Side side, const games::Move& move) {
    const games::Piece piece = state.board.at(move.from);
    return piece.present() && piece.side == side;
}

void hear_again(Desk& desk, const MoveMade& made, const std::optional<games::Move>& ahead) {
    if (!ahead || !desk.rules().announcing.either_order || desk.state().over()) {
        return;
    }
    if (tells(desk.state(), *ahead, made)) {
        desk.put(Announced{made.side, made.move});
    } else {
        misspeak(desk, made.side, *ahead, made.move);
    }
}

bool needs_announcement(const Desk& desk, Side side) {
    return !desk.rules().announcing.part_of_move.empty() && needs_of(desk, side).blind;
}

bool feels_the_board(const Desk& desk, Side side) {
    switch (desk.rules().announcing.felt) {
    case rulebook::Felt::by_the_blind:
        return needs_of(desk, side).blind;
    case rulebook::Felt::on_relief_boards:
        return desk.state().settings.regulations.relief_board;
    case rulebook::Felt::nowhere:
        break;
    }
    return false;
}

bool only_felt(const Desk& desk, Side side, const Touch& touch) {
    return !touch.lifted && feels_the_board(desk, side);
}

Answer on(Desk& desk, const Announce& announce) {
    const State& state = desk.state();
    const auto& rules = desk.rules().announcing;
    if (!moves_are_spoken(desk.state(), desk.rules())) {
        return refusal("not_spoken");
    }
    if (state.partial && state.partial->unannounced) {
        return announce_waiting(desk, announce.move);
    }
    if (repeats(desk, desk.by())) {
        return repeat(desk, announce.move);
    }
    if (speaks_ahead(desk, announce.move)) {
        desk.put(Announced{state.to_move(), announce.move});
        return std::nullopt;
    }
    const auto mover = state.made_by();
    if (!mover || (!rules.by_anybody && mover != side_of(desk.by()))) {
        return refusal("nothing_to_announce", rules.before_press);
    }
    const Ply& last = state.plies.back();
    const MoveMade made{last.side, last.move, last.legal, last.how};
    if (tells(state, announce.move, made)) {
        desk.put(Announced{*mover, made.move});
    } else {
        misspeak(desk, *mover, announce.move, made.move);
    }
    return std::nullopt;
}

Answer announced_before_press(const Desk& desk, Side side) {
    const State& state = desk.state();
    const auto& rules = desk.rules().announcing;
    if (!moves_are_spoken(desk.state(), desk.rules())) {
        return std::nullopt;
    }
    if (state.partial && state.partial->unannounced && state.to_move() == side) {
        return refusal("announce_first", rules.part_of_move);
    }
    const bool moved = state.made_by() == side || in_capture(desk);
    return moved && !is_said(desk) ? Answer(refusal("announce_first", rules.before_press))
                                   : std::nullopt;
}

Answer on(Desk& desk, const WriteDown&) {
    const Side side = *side_of(desk.by());
    if (desk.state().made_by() != side) {
        return refusal("nothing_to_write", desk.rules().announcing.writes_first);
    }
    desk.put(Marked{side, Mark::written_down, true});
    return std::nullopt;
}

Answer written_before_press(const Desk& desk, Side side) {
    const State& state = desk.state();
    const bool written = state.of(side).is(Mark::written_down) && !in_capture(desk);
    return needs_of(desk, side).assistant_records && !written
               ? Answer(refusal("write_first", desk.rules().announcing.writes_first))
               : std::nullopt;
}

void note_announcement(Desk& desk, Side side) {
    const State& state = desk.state();
    const auto& rules = desk.rules().announcing;
    const bool judged = !rules.right_before_press; // elsewhere nobody presses on wrong words
    if (!judged || !state.announced || *state.announced == state.plies.back().move) {
        return;
    }
    desk.put(Counted{side, Counter::misannounced});
    const std::int32_t count = state.of(side).count(Counter::misannounced);
    if (count == 1 || rules.repeatedly.empty()) {
        desk.put(Counted{side, Counter::remarks});
        desk.rule(ruling("misannounced", side, rules.differs, {.count = count}));
        return;
    }
    desk.rule(ruling("misannounced", side, rules.repeatedly, {.count = count}));
    on(desk, Report{"misannouncing", side});
}

} // namespace kodeks::referee
