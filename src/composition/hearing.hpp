// A composition while it is being judged: its lines played through, and the rulings so far.
#pragma once

#include "composition/composition.hpp"
#include "composition/ruling.hpp"

#include <initializer_list>
#include <string>
#include <vector>

namespace kodeks::composition {

// A line with the position before each of its moves and the one at its end.
struct PlayedLine {
    const Line& moves;
    std::vector<games::Position> positions;

    const games::Position& end() const { return positions.back(); }
};

class Hearing {
public:
    explicit Hearing(const Composition& composition);

    const Composition& composition() const { return composition_; }

    const rulebook::CompositionRules& rules() const { return *composition_.rules; }

    const rulebook::GenreRule* genre() const { return genre_; }

    const std::vector<PlayedLine>& lines() const { return lines_; }

    // The articles are put together in this order, each once.
    void rule(std::string_view decision, Weight weight,
              std::initializer_list<rulebook::Articles> articles, Evidence evidence = {});

    // Whether the task was found not to be met at the end of this line.
    bool fails(std::size_t line) const;

    const std::vector<Ruling>& rulings() const { return verdict_.rulings; }

    Verdict verdict() { return std::move(verdict_); }

private:
    const Composition& composition_;
    const rulebook::GenreRule* genre_;
    std::vector<PlayedLine> lines_;
    Verdict verdict_;
};

// White has locked what is left of Black: pieces, and none of them can move.
bool is_locked(const games::Position& position);

// Won on the board, by locking or by taking everything.
bool is_beaten(const games::Position& position);
// The white pieces without which, one at a time, Black would be beaten just the same. The last one
// is never superfluous: somebody must have won.
games::SquareSet superfluous(const games::Position& end);

games::SquareSet squares_of(const games::Position& position, games::Side side);

// "a5, Kb6": the pieces of a side.
std::string pieces_text(const games::Position& position, games::Side side);
std::string squares_text(const games::Variant& variant, games::SquareSet squares);
std::string move_text(const games::Position& position, const games::Move& move);

// The same pieces with the other side, or one piece less.
games::Position with_to_move(const games::Position& position, games::Side side);
games::Position without(const games::Position& position, games::Square square);

// The number by which people call the line.
constexpr std::int32_t number_of(std::size_t index) {
    return static_cast<std::int32_t>(index) + 1;
}

} // namespace kodeks::composition
