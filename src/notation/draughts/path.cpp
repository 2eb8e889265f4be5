#include "notation/draughts/path.hpp"

#include "games/variant.hpp"

#include <algorithm>
#include <cstdlib>

namespace kodeks::notation::draughts {

using namespace games;

namespace {

constexpr std::size_t routes_tried = 256;

int sign_of(int n) {
    return (n > 0) - (n < 0);
}

struct Line {
    Field at;
    Field step;
    int length = 0; // steps from one end to the other; 0 when the squares share no line
};

Line line_between(const Board& board, Square from, Square to) {
    const Field a = board.field_of(from);
    const Field b = board.field_of(to);
    const int files = b.file - a.file;
    const int ranks = b.rank - a.rank;
    const bool straight = files == 0 || ranks == 0 || std::abs(files) == std::abs(ranks);
    const int length = straight ? std::max(std::abs(files), std::abs(ranks)) : 0;
    return {a, {sign_of(files), sign_of(ranks)}, length};
}

// Calls visit(square) for every playing square strictly between the two.
template <class Visit>
void visit_between(const Board& board, const Line& line, Visit&& visit) {
    for (int i = 1; i < line.length; ++i) {
        const Field field{line.at.file + line.step.file * i, line.at.rank + line.step.rank * i};
        if (const auto square = board.square_at(field)) {
            visit(*square);
        }
    }
}

// Whether the square is the second one or, when passing counts, lies between the two.
bool reaches(const Board& board, Square from, Square to, Square wanted, Way way) {
    bool found = to == wanted;
    if (way == Way::some_landings) {
        return found;
    }
    visit_between(board, line_between(board, from, to),
                  [&](Square passed) { found = found || passed == wanted; });
    return found;
}

// Whether a route passes all the wanted squares in order.
bool goes_along(const Board& board, const Route& route, const Route& wanted, Way way) {
    std::size_t next = 1; // both begin on the same square
    for (std::size_t leg = 0; leg + 1 < route.size(); ++leg) {
        Square at = route[leg];
        while (next < wanted.size() && reaches(board, at, route[leg + 1], wanted[next], way)) {
            at = wanted[next++];
        }
    }
    return next == wanted.size();
}

// The pieces jumped when the squares are all the landings of a capture; nothing when they are not.
std::optional<SquareSet> jumped_on(const Position& position, const Route& squares) {
    const Board& board = position.variant().board;
    SquareSet jumped;
    for (std::size_t i = 0; i + 1 < squares.size(); ++i) {
        const Line line = line_between(board, squares[i], squares[i + 1]);
        int met = 0;
        visit_between(board, line, [&](Square square) {
            const Piece piece = piece_at(position, square);
            if (piece.present() && square != squares[0]) {
                met += jumped.contains(square) || piece.side == side_to_move(position) ? 2 : 1;
                jumped.add(square);
            }
        });
        if (met != 1) {
            return std::nullopt;
        }
    }
    return jumped;
}

} // namespace

std::optional<Route> route_along(const Position& position, const Move& move, const Route& squares,
                                 Way way) {
    if (way == Way::all_landings) {
        const auto jumped = jumped_on(position, squares);
        return jumped == move.captured ? std::optional(squares) : std::nullopt;
    }
    const auto all = routes(position, move, routes_tried);
    const Board& board = position.variant().board;
    const auto found = std::ranges::find_if(
        all, [&](const Route& route) { return goes_along(board, route, squares, way); });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

} // namespace kodeks::notation::draughts
