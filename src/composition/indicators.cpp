#include "composition/indicators.hpp"

#include "composition/hearing.hpp"

#include <algorithm>
#include <set>

namespace kodeks::composition {

namespace {

using games::Position;
using games::Side;
using games::SquareSet;

constexpr int percent = 100;

std::int32_t count(const Position& position, Side side) {
    return squares_of(position, side).size();
}

bool is_forced(const Position& position) {
    games::MoveList moves;
    games::legal_moves(position, moves);
    return moves.size() == 1;
}

// Squares of the diagram from which something moved or on which something was captured.
std::uint64_t touched_in(const PlayedLine& line) {
    std::uint64_t touched = 0;
    for (const games::Move& move : line.moves) {
        touched |= move.captured.bits() | (std::uint64_t{1} << move.from.index);
    }
    return touched;
}

struct Replies {
    int all = 0;
    int forced = 0;
};

void count_replies(const PlayedLine& line, Replies& replies) {
    for (std::size_t ply = 1; ply < line.moves.size(); ply += 2) {
        ++replies.all;
        replies.forced += is_forced(line.positions[ply]) ? 1 : 0;
    }
}

std::int32_t given_in(const PlayedLine& line) {
    return count(line.positions.front(), Side::white) - count(line.end(), Side::white);
}

bool could_capture(const Position& diagram) {
    return games::capture_available(with_to_move(diagram, Side::black));
}

// A black man on the edge before its last row, and the white man at home that holds it.
bool has_corner_pair(const Position& diagram) {
    const games::Board& board = diagram.variant().board;
    const auto black = board.square_at({board.files - 1, 1});
    const auto white = board.square_at({board.files - 2, 0});
    return black && white && squares_of(diagram, Side::black).contains(*black) &&
           squares_of(diagram, Side::white).contains(*white);
}

} // namespace

Indicators indicators_of(const Composition& composition) {
    const Hearing hearing(composition);
    Indicators found;
    Replies replies;
    std::set<games::Identity> finals;
    std::uint64_t touched = 0;
    for (const PlayedLine& line : hearing.lines()) {
        found.longest =
            std::max(found.longest, static_cast<std::int32_t>((line.moves.size() + 1) / 2));
        found.sacrificed = std::max(found.sacrificed, given_in(line));
        finals.insert(games::identity(line.end()));
        touched |= touched_in(line);
        count_replies(line, replies);
    }
    const Position& diagram = composition.diagram;
    const std::uint64_t all =
        squares_of(diagram, Side::white).bits() | squares_of(diagram, Side::black).bits();
    found.lines = static_cast<std::int32_t>(hearing.lines().size());
    found.finals = static_cast<std::int32_t>(finals.size());
    found.forced_percent = replies.all == 0 ? 0 : percent * replies.forced / replies.all;
    found.balance = count(diagram, Side::white) - count(diagram, Side::black);
    found.passive = squares_text(diagram.variant(), SquareSet(all & ~touched));
    found.ready_capture = could_capture(diagram);
    found.corner_pair = has_corner_pair(diagram);
    return found;
}

} // namespace kodeks::composition
