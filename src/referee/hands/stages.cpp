// Moves in their physical stages: a piece is released, another taken off, a new one put on. When
// the stages add up to a legal move, the move is made; until then it binds (FIDE:4.7, PMR:44).
#include "games/variant.hpp"
#include "notation/hand.hpp"
#include "referee/desk/workers.hpp"
#include "referee/hands/placing.hpp"
#include "referee/hands/spoken.hpp"
#include "referee/hands/touch.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using games::Kind;
using games::no_square;
using games::Square;

bool reached(const Partial& partial, const games::Move& move) {
    const bool new_piece = move.promotion == Kind::none ? partial.promotion == Kind::none
                                                        : partial.replaced && partial.pawn_off &&
                                                              partial.promotion == move.promotion;
    return move.from == partial.from && move.to == partial.to && !move.is_castling() &&
           move.captured == partial.removed && new_piece;
}

// A legal move that the stages so far can still become.
bool leads_to(const Partial& partial, const games::Move& move) {
    const auto fits = [](Square want, Square have) { return want == no_square || want == have; };
    const bool taken = (partial.removed.bits() & ~move.captured.bits()) == 0;
    const bool chosen = partial.promotion == Kind::none || partial.promotion == move.promotion;
    const bool castles = partial.castling == move.is_castling();
    return fits(partial.from, move.from) && fits(partial.to, move.to) && taken && chosen && castles;
}

template <class Test>
std::optional<games::Move> find_legal(const State& state, const Test& test) {
    if (!state.position) {
        return std::nullopt;
    }
    games::MoveList legal;
    games::legal_moves(*state.position, legal);
    const auto* const found = std::ranges::find_if(legal, test);
    return found == legal.end() ? std::nullopt : std::optional(*found);
}

games::Move as_displacement(const State& state, const Partial& partial) {
    games::Move move{.captured = partial.removed,
                     .from = partial.from,
                     .to = partial.to,
                     .promotion = partial.promotion,
                     .type = games::MoveType::quiet};
    if (move.to != no_square && move.to != move.from && state.board.at(move.to).present()) {
        move.captured.add(move.to);
    }
    if (!move.captured.empty()) {
        move.type = games::MoveType::capture;
    }
    return move;
}

// The stages so far: a move, part of one, or nothing legal.
Answer weigh(Desk& desk, const Partial& partial) {
    const State& state = desk.state();
    if (const auto made = find_legal(state, [&](const auto& m) { return reached(partial, m); })) {
        return on(desk, Make{*made, partial.two_hands});
    }
    const auto ahead = find_legal(state, [&](const auto& m) { return leads_to(partial, m); });
    if (ahead && !fulfils_touch(desk, *ahead) && partial.to != no_square) {
        return refusal("touched_piece_moves", touch_articles(desk));
    }
    if (ahead || partial.from == no_square || partial.to == no_square) {
        desk.put(Staged{state.to_move(), partial});
        return std::nullopt;
    }
    return on(desk, Make{as_displacement(state, partial), partial.two_hands});
}

Answer may_stage(const Desk& desk) {
    const Side side = *side_of(desk.by());
    if (desk.state().to_move() == side) {
        return std::nullopt;
    }
    const bool own = desk.state().made_by() == side && desk.state().plies.back().legal;
    return own ? refusal("released_stays", desk.rules().stages.released)
               : refusal("not_your_move", desk.rules().touch.turn);
}

// Where the rook stands after castling: on f or d, also in Chess960 (FIDE:G.II.3.2.6).
Square rook_target(const games::Move& castling) {
    const int file = castling.type == games::MoveType::castle_king ? 5 : 3;
    return {static_cast<std::uint8_t>(castling.from.index / 8 * 8 + file)};
}

// Castling in which one hand movement is all: the king, or the rook, is on its square already
// (FIDE:G.II.3.2.3, FIDE:G.II.3.2.4).
std::optional<games::Move> castling_at_once(const State& state, const Release& release) {
    return find_legal(state, [&](const games::Move& move) {
        if (!move.is_castling()) {
            return false;
        }
        const Square rook = castling_rook(state.board, move);
        const bool rook_only = move.from == move.to && release.from == rook;
        const bool king_only = rook == rook_target(move) && release.from == move.from;
        return (rook_only && release.to == rook_target(move)) ||
               (king_only && release.to == move.to);
    });
}

std::optional<games::Move> castling_of(const State& state, const Release& release) {
    return find_legal(state, [&](const games::Move& move) {
        return move.is_castling() && move.from == release.from && move.to == release.to;
    });
}

// The king has been released: only the rook of this castling may follow (FIDE:4.7.2).
Answer go_on_castling(Desk& desk, const Release& release) {
    const State& state = desk.state();
    const Partial partial = *state.partial;
    const auto castling = castling_of(state, {partial.from, partial.to});
    if (!castling || release.from != castling_rook(state.board, *castling) ||
        release.to != rook_target(*castling)) {
        return refusal("castling_begun", desk.rules().stages.castling_begun);
    }
    return on(desk, Make{*castling, partial.two_hands || release.two_hands});
}

} // namespace

void undo_unpressed(Desk& desk, Side side) {
    const State& state = desk.state();
    const bool own_illegal = state.made_by() == side && !state.plies.back().legal;
    if (!own_illegal || desk.rules().duties.hands.faults_have_names) {
        return;
    }
    const games::Move taken = state.plies.back().move;
    desk.put(TakenBack{static_cast<std::int32_t>(state.plies.size()) - 1});
    touch_again(desk, side, taken);
}

// A piece taken off elsewhere was touched before the one that moved; on the same square the order
// is unclear, and the own piece counts as the first (FIDE:4.3.3, PMR:39c).
void touch_again(Desk& desk, Side side, const games::Move& move) {
    const bool enemy_first = notation::is_off(move.to) || !move.captured.contains(move.to);
    if (!enemy_first || !desk.rules().touch.enemy_binds) {
        desk.put(Touched{side, move.from});
    }
    if (!desk.rules().touch.enemy_binds) {
        return;
    }
    for (const Square square : move.captured) {
        desk.put(Touched{side, square});
    }
    if (enemy_first) {
        desk.put(Touched{side, move.from});
    }
}

std::optional<games::Move> unpromoted(const State& state) {
    if (!state.partial || state.partial->promotion != Kind::none || state.partial->pawn_off) {
        return std::nullopt;
    }
    return find_legal(state, [&](const games::Move& move) {
        return move.promotion == Kind::queen && move.from == state.partial->from &&
               move.to == state.partial->to;
    });
}

std::optional<games::Move> king_move_alone(const State& state) {
    if (!state.partial || !state.partial->castling) {
        return std::nullopt;
    }
    return find_legal(state, [&](const games::Move& move) {
        return !move.is_castling() && move.from == state.partial->from &&
               move.to == state.partial->to;
    });
}

Answer stages_allow(const Desk& desk, const games::Move& move) {
    const auto& partial = desk.state().partial;
    if (!partial || partial->to == no_square) {
        return std::nullopt;
    }
    // Complete but for the words: what was released stays all the same (FIDE:4.7, FIDE:D.2.3).
    const bool goes_on =
        partial->unannounced ? move == waiting_move(desk.state()) : leads_to(*partial, move);
    if (goes_on) {
        return std::nullopt;
    }
    const auto& rules = desk.rules().stages;
    return partial->castling ? refusal("castling_begun", rules.castling_begun)
                             : refusal("released_stays", rules.released);
}

games::Move half_made(const State& state) {
    return as_displacement(state, *state.partial);
}

bool left_unpromoted(const State& state, const games::Move& move) {
    return move.promotion == Kind::none && state.board.at(move.from).kind == Kind::pawn &&
           find_legal(state, [&](const games::Move& legal) {
               return legal.promotion == Kind::queen && legal.from == move.from &&
                      legal.to == move.to;
           }).has_value();
}

Answer on(Desk& desk, const Release& release) {
    if (desk.rules().stages.release_first) {
        return release_capturing(desk, release);
    }
    undo_unpressed(desk, *side_of(desk.by()));
    if (const Answer refused = may_stage(desk)) {
        return refused;
    }
    const State& state = desk.state();
    if (state.partial && state.partial->castling) {
        return go_on_castling(desk, release);
    }
    if (const auto castling = castling_at_once(state, release)) {
        return on(desk, Make{*castling, release.two_hands});
    }
    if (const auto castling = castling_of(state, release)) {
        if (!fulfils_touch(desk, *castling)) {
            return refusal("castling_order", desk.rules().stages.castling_order);
        }
        desk.put(Staged{state.to_move(), Partial{.from = release.from,
                                                 .to = release.to,
                                                 .castling = true,
                                                 .two_hands = release.two_hands}});
        return std::nullopt;
    }
    Partial partial = state.partial.value_or(Partial{});
    if (partial.to != no_square && partial.to != release.to) {
        return refusal("released_stays", desk.rules().stages.released);
    }
    const games::Piece piece = state.board.at(release.from);
    if (!piece.present() || piece.side != state.to_move()) {
        return nothing_there(desk);
    }
    partial.from = release.from;
    partial.to = release.to;
    partial.two_hands = partial.two_hands || release.two_hands;
    return weigh(desk, partial);
}

Answer on(Desk& desk, const Remove& remove) {
    if (desk.rules().stages.release_first) {
        return remove_captured(desk, remove);
    }
    if (const Answer refused = may_stage(desk)) {
        return refused;
    }
    const State& state = desk.state();
    Partial partial = state.partial.value_or(Partial{});
    const bool pawn_there = partial.to == remove.square && partial.from != no_square;
    const games::Piece piece = state.board.at(remove.square);
    if (!pawn_there && !piece.present()) {
        return nothing_there(desk);
    }
    if (pawn_there && (!piece.present() || partial.removed.contains(remove.square))) {
        partial.pawn_off = true;
    } else if (piece.side == state.to_move()) {
        partial.from = remove.square;
        partial.pawn_off = true;
    } else {
        partial.removed.add(remove.square);
    }
    if (const Answer refused = on(desk, Touch{pawn_there ? partial.from : remove.square})) {
        return refused;
    }
    return weigh(desk, partial);
}

Answer on(Desk& desk, const Replace& replace) {
    if (desk.rules().stages.promotion_choice.empty()) {
        return refusal("no_stages");
    }
    if (const Answer refused = may_stage(desk)) {
        return refused;
    }
    Partial partial = desk.state().partial.value_or(Partial{});
    if (partial.to != no_square && partial.to != replace.square) {
        return refusal("released_stays", desk.rules().stages.released);
    }
    if (partial.promotion != Kind::none && partial.promotion != replace.kind) {
        return refusal("promotion_choice_final", desk.rules().stages.promotion_choice);
    }
    partial.to = replace.square;
    if (replace.kind == Kind::pawn) { // nothing has been replaced (FIDE:7.5.2)
        partial.pawn_off = false;
    } else {
        partial.promotion = replace.kind;
        partial.replaced = partial.replaced || replace.released;
    }
    return weigh(desk, partial);
}

} // namespace kodeks::referee
