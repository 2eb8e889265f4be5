#include "composition/examine/retro.hpp"

#include "games/variant.hpp"

#include <array>

namespace kodeks::composition {

namespace {

using games::Field;
using games::Kind;
using games::Piece;
using games::Setup;
using games::Side;
using games::Square;

constexpr std::array<Field, 4> directions = {{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};
constexpr int most_tries = 200'000;

class Backwards {
public:
    Backwards(const games::Position& position, std::size_t most)
        : position_(position),
          board_(position.variant().board),
          setup_(games::setup_of(position)),
          mover_(games::opponent(games::side_to_move(position))),
          most_(most) {
        setup_.to_move = mover_;
    }

    LastMoves run() {
        each_piece([&](Square square) { unmove(square); });
        // Captures of one piece first, then of two and so on: a king on an open board has more long
        // ones than anybody could try.
        do {
            ++victims_;
            longer_ = false;
            each_piece([&](Square square) { uncapture(square); });
        } while (longer_ && tries_ <= most_tries);
        return std::move(moves_);
    }

private:
    template <class Visit>
    void each_piece(Visit visit) {
        for (int i = 0; i < board_.squares(); ++i) {
            const Square square{static_cast<std::uint8_t>(i)};
            const Piece piece = setup_.at(square);
            if (piece.present() && piece.side == mover_ && moves_.found.size() < most_) {
                visit(square);
            }
        }
    }

    std::optional<Square> step(Square square, Field direction, int steps = 1) const {
        const Field field = board_.field_of(square);
        return board_.square_at(
            {field.file + steps * direction.file, field.rank + steps * direction.rank});
    }

    bool is_empty(const std::optional<Square>& square) const {
        return square && !setup_.at(*square).present();
    }

    // What the piece may have been before: a king on the last row may have come there as a man.
    std::vector<Kind> kinds_before(Square square) const {
        const Kind kind = setup_.at(square).kind;
        const int last = mover_ == Side::white ? board_.ranks - 1 : 0;
        if (kind == Kind::king && (board_.field_of(square).rank == last || passing_)) {
            return {Kind::king, Kind::man};
        }
        return {kind};
    }

    void unmove(Square to) {
        passing_ = false;
        for (const Kind kind : kinds_before(to)) {
            for (const Field direction : directions) {
                const bool forward = (direction.rank > 0) == (mover_ == Side::black);
                for (auto from = step(to, direction); is_empty(from);
                     from = step(*from, direction)) {
                    if (kind == Kind::king || forward) {
                        try_from(*from, to, kind);
                    }
                    if (kind == Kind::man) {
                        break;
                    }
                }
            }
        }
    }

    // The same captures may start from many squares; victims are put back one after another.
    void uncapture(Square to) {
        passing_ = true; // a man may have become a king on the way
        for (const Kind kind : kinds_before(to)) {
            const Piece piece = setup_.at(to);
            far_ = piece.kind == Kind::king;
            setup_.at(to) = {};
            jump_back({to, to, kind}, victims_);
            setup_.at(to) = piece;
        }
    }

    bool has_room() const {
        const Side other = games::opponent(mover_);
        int count = 0;
        for (const Piece& piece : setup_.pieces) {
            count += piece.present() && piece.side == other ? 1 : 0;
        }
        int most = 0;
        for (const Piece& piece : position_.variant().start.pieces) {
            most += piece.present() && piece.side == other ? 1 : 0;
        }
        return count < most;
    }

    struct Jump {
        Square at;
        Square to;
        Kind kind;
    };

    void jump_back(const Jump& jump, int victims) {
        if (!has_room() || moves_.found.size() >= most_ || tries_ > most_tries) {
            return;
        }
        for (const Field direction : directions) {
            auto victim = step(jump.at, direction);
            while (is_empty(victim)) {
                put_back(*victim, direction, jump, victims);
                victim = far_ ? step(*victim, direction) : std::nullopt;
            }
        }
    }

    void put_back(Square victim, Field direction, const Jump& jump, int victims) {
        for (const Kind kind : {Kind::man, Kind::king}) {
            setup_.at(victim) = {kind, games::opponent(mover_)};
            for (auto from = step(victim, direction); is_empty(from);
                 from = step(*from, direction)) {
                if (victims == 1) {
                    longer_ = true;
                    try_from(*from, jump.to, jump.kind);
                } else {
                    jump_back({*from, jump.to, jump.kind}, victims - 1);
                }
                if (!far_) {
                    break;
                }
            }
            setup_.at(victim) = {};
        }
    }

    // Forwards again: is there a legal move that leads exactly here?
    void try_from(Square from, Square to, Kind kind) {
        if (++tries_ > most_tries || moves_.found.size() >= most_) {
            moves_.complete = moves_.complete && tries_ <= most_tries;
            return;
        }
        Setup before = setup_;
        before.at(to) = {};
        before.at(from) = {kind, mover_};
        const auto accepted = games::accept(position_.variant(), before);
        if (!accepted) {
            return;
        }
        games::MoveList moves;
        games::legal_moves(*accepted, moves);
        for (const games::Move& move : moves) {
            if (move.from == from && move.to == to && games::play(*accepted, move) == position_) {
                moves_.found.push_back({*accepted, move});
                return;
            }
        }
    }

    const games::Position& position_;
    games::Board board_;
    Setup setup_;
    Side mover_;
    std::size_t most_;
    bool passing_ = false;
    bool far_ = false;    // a king now: it may have jumped like one, even if it began as a man
    int victims_ = 0;     // of the captures that are tried now
    bool longer_ = false; // such captures are there, so that longer ones may be
    int tries_ = 0;
    LastMoves moves_;
};

} // namespace

LastMoves last_moves(const games::Position& position, std::size_t most) {
    return Backwards(position, most).run();
}

} // namespace kodeks::composition
