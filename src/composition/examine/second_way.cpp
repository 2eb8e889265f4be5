#include "composition/examine/second_way.hpp"

#include "composition/examine/merging.hpp"

#include <cstdlib>

namespace kodeks::composition {

namespace {

struct Place { // the author's line around the fork
    const PlayedLine& line;
    std::size_t ply;

    const games::Position& position() const { return line.positions[ply]; }

    const games::Move& own() const { return line.moves[ply]; }
};

bool on_one_diagonal(const games::Board& board, games::Square a, games::Square b) {
    const games::Field p = board.field_of(a);
    const games::Field q = board.field_of(b);
    return std::abs(p.file - q.file) == std::abs(p.rank - q.rank);
}

int sign(int number) {
    return number > 0 ? 1 : number < 0 ? -1 : 0;
}

bool same_direction(const games::Board& board, const games::Move& a, const games::Move& b) {
    const games::Field from = board.field_of(a.from);
    const games::Field p = board.field_of(a.to);
    const games::Field q = board.field_of(b.to);
    return sign(p.file - from.file) == sign(q.file - from.file) &&
           sign(p.rank - from.rank) == sign(q.rank - from.rank);
}

bool is_diagonal_choice(const Place& at, const games::Move& other) {
    const games::Move& own = at.own();
    const games::Board& board = at.position().variant().board;
    const bool king = games::piece_at(at.position(), own.from).kind == games::Kind::king ||
                      own.promotion == games::Kind::king;
    if (!king || own.from != other.from || own.captured != other.captured ||
        !on_one_diagonal(board, own.to, other.to)) {
        return false;
    }
    return own.is_capture() || same_direction(board, own, other);
}

// To the same square in two steps, through different squares, with the same reply in between.
bool is_alternative_move(const Place& at, const games::Move& other) {
    const std::size_t next = at.ply + 2;
    if (next >= at.line.moves.size() || at.own().from != other.from || at.own().is_capture() ||
        other.is_capture()) {
        return false;
    }
    const games::Move& then = at.line.moves[next];
    const games::Position after = games::play(at.position(), other);
    if (then.from != at.own().to || !games::is_legal(after, at.line.moves[at.ply + 1])) {
        return false;
    }
    const games::Position here = games::play(after, at.line.moves[at.ply + 1]);
    games::MoveList moves;
    games::legal_moves(here, moves);
    for (const games::Move& move : moves) {
        if (move.from == other.to && games::play(here, move) == at.line.positions[next + 1]) {
            return true;
        }
    }
    return false;
}

// The man of both moves becomes a king in the author's line, walking.
bool is_promotion_path(const Place& at, const games::Move& other) {
    games::Square man = at.own().from;
    if (other.from != man || at.own().is_capture() || other.is_capture() ||
        games::piece_at(at.position(), man).kind != games::Kind::man) {
        return false;
    }
    for (std::size_t ply = at.ply; ply < at.line.moves.size(); ply += 2) {
        const games::Move& move = at.line.moves[ply];
        if (move.from != man) {
            continue;
        }
        if (move.is_capture()) {
            return false;
        }
        if (move.promotion == games::Kind::king) {
            return true;
        }
        man = move.to;
    }
    return false;
}

std::optional<SecondWay> by_shape(const Place& at, const games::Move& other) {
    const games::Move& own = at.own();
    if (own.is_capture() && own.from == other.from && own.to == other.to) {
        return SecondWay::alternative_capture;
    }
    if (is_diagonal_choice(at, other)) {
        return SecondWay::diagonal_choice;
    }
    if (is_alternative_move(at, other)) {
        return SecondWay::alternative_move;
    }
    return is_promotion_path(at, other) ? std::optional(SecondWay::promotion_path) : std::nullopt;
}

} // namespace

std::optional<WayFound> second_way(const Hearing& hearing, const Fork& fork, Proofs& proofs) {
    const Place at{hearing.lines()[fork.line], fork.ply};
    if (const auto shape = by_shape(at, fork.other)) {
        return WayFound{*shape};
    }
    if (const auto merged = merging(hearing, fork)) {
        return WayFound{*merged};
    }
    if (hearing.composition().task.aim != Aim::lock) {
        return WayFound{SecondWay::side_solution};
    }
    const auto finals = compare_finals(hearing, games::play(at.position(), at.own()),
                                       games::play(at.position(), fork.other), proofs);
    if (!finals) {
        return std::nullopt;
    }
    return WayFound{finals->same() ? SecondWay::duality : SecondWay::side_solution, *finals};
}

} // namespace kodeks::composition
