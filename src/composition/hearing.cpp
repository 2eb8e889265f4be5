#include "composition/hearing.hpp"

#include "base/check.hpp"
#include "notation/draughts/squares.hpp"
#include "notation/draughts/write.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::composition {

namespace {

PlayedLine played(const Composition& composition, const Line& line) {
    PlayedLine through{line, {composition.diagram}};
    for (const games::Move& move : line) {
        through.positions.push_back(games::play(through.end(), move));
    }
    return through;
}

games::Position accepted(const games::Position& like, const games::Setup& setup) {
    const auto position = games::accept(like.variant(), setup, games::tolerable_defects());
    KODEKS_ASSERT(position.has_value());
    return *position;
}

std::string piece_text(const games::Position& position, games::Square square) {
    const games::Variant& variant = position.variant();
    const bool king = games::piece_at(position, square).kind == games::Kind::king;
    return (king ? "K" : "") +
           notation::draughts::square_text(variant.board, square, variant.notation.squares);
}

// What the book says of the genre in this game; nullptr when the game has no such genre.
const rulebook::GenreRule* rule_of(const Composition& composition) {
    const std::string_view variant = composition.diagram.variant().name;
    const auto found = std::ranges::find_if(composition.rules->genres, [&](const auto& rule) {
        return rule.genre == composition.genre &&
               std::ranges::find(rule.variants, variant) != rule.variants.end();
    });
    return found == composition.rules->genres.end() ? nullptr : &*found;
}

} // namespace

Hearing::Hearing(const Composition& composition)
    : composition_(composition), genre_(rule_of(composition)) {
    for (const Line& line : composition.lines) {
        lines_.push_back(played(composition, line));
    }
}

void Hearing::rule(std::string_view decision, Weight weight,
                   std::initializer_list<rulebook::Articles> articles, Evidence evidence) {
    Ruling made{decision, weight, {}, std::move(evidence)};
    for (const rulebook::Articles list : articles) {
        for (const std::string_view id : list) {
            if (std::ranges::find(made.articles, id) == made.articles.end()) {
                made.articles.push_back(id);
            }
        }
    }
    verdict_.rulings.push_back(std::move(made));
}

bool Hearing::fails(std::size_t line) const {
    return std::ranges::any_of(verdict_.rulings, [&](const Ruling& ruling) {
        return ruling.weight == Weight::failure && ruling.evidence.line == number_of(line);
    });
}

bool is_locked(const games::Position& position) {
    const games::Ending ending = games::ending(position);
    return ending.reason == games::EndReason::no_moves && ending.winner == games::Side::white;
}

bool is_beaten(const games::Position& position) {
    const games::Ending ending = games::ending(position);
    return ending.over() && ending.winner == games::Side::white;
}

games::SquareSet superfluous(const games::Position& end) {
    games::SquareSet squares;
    const games::SquareSet white = squares_of(end, games::Side::white);
    if (white.size() > 1) {
        for (const games::Square square : white) {
            if (is_beaten(without(end, square))) {
                squares.add(square);
            }
        }
    }
    return squares;
}

games::SquareSet squares_of(const games::Position& position, games::Side side) {
    games::SquareSet squares;
    for (int i = 0; i < position.variant().board.squares(); ++i) {
        const games::Square square{static_cast<std::uint8_t>(i)};
        const games::Piece piece = games::piece_at(position, square);
        if (piece.present() && piece.side == side) {
            squares.add(square);
        }
    }
    return squares;
}

std::string pieces_text(const games::Position& position, games::Side side) {
    std::vector<std::string> names;
    for (const games::Square square : squares_of(position, side)) {
        names.push_back(piece_text(position, square));
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string squares_text(const games::Variant& variant, games::SquareSet squares) {
    std::vector<std::string> names;
    for (const games::Square square : squares) {
        names.push_back(
            notation::draughts::square_text(variant.board, square, variant.notation.squares));
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string move_text(const games::Position& position, const games::Move& move) {
    return notation::draughts::move_text(position, move,
                                         notation::draughts::own_style(position.variant()));
}

games::Position with_to_move(const games::Position& position, games::Side side) {
    games::Setup setup = games::setup_of(position);
    setup.to_move = side;
    return accepted(position, setup);
}

games::Position without(const games::Position& position, games::Square square) {
    games::Setup setup = games::setup_of(position);
    setup.at(square) = {};
    return accepted(position, setup);
}

} // namespace kodeks::composition
