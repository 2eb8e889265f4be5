#include "correspondence/letters/line.hpp"

#include "games/variant.hpp"
#include "notation/draughts/read.hpp"
#include "notation/draughts/squares.hpp"

#include <algorithm>

namespace kodeks::correspondence {

namespace {

namespace draughts = notation::draughts;

// The legal move of the piece on the square a text begins with, if it has exactly one.
std::optional<games::Move> only_move_of(const games::Position& position, std::string_view text) {
    const std::string_view start = text.substr(0, text.find_first_of("-:x"));
    const auto square = draughts::read_square(position.variant().board, start);
    games::MoveList legal;
    games::legal_moves(position, legal);
    const auto starts_there = [&](const games::Move& move) { return move.from == *square; };
    if (!square || std::ranges::count_if(legal, starts_there) != 1) {
        return std::nullopt;
    }
    return *std::ranges::find_if(legal, starts_there);
}

} // namespace

WrittenMove read_written(const games::Position& position, std::string_view text) {
    if (const auto read = draughts::read_move(position, text, draughts::Accept::full_only)) {
        return {Understood::as_written, read->move};
    }
    if (const auto only = only_move_of(position, text)) {
        return {Understood::as_the_only_one, *only};
    }
    return {};
}

bool is_forced(const games::Position& position) {
    games::MoveList legal;
    games::legal_moves(position, legal);
    return legal.size() == 1;
}

std::vector<games::Move> read_offer(games::Position position,
                                    const std::vector<std::string>& texts) {
    std::vector<games::Move> moves;
    for (const std::string& text : texts) {
        const WrittenMove written = read_written(position, text);
        if (written.understood != Understood::as_written) {
            break;
        }
        moves.push_back(written.move);
        position = games::play(position, written.move);
    }
    return moves;
}

} // namespace kodeks::correspondence
