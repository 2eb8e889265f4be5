// A variant: its names, its board and the table of functions that know how it is played. Variants
// are constants in src/games/variants/, one file each; registry.cpp lists them. Nothing else names
// one.
#pragma once

#include "games/position.hpp"

#include <span>
#include <string_view>

namespace kodeks::games {

enum class Family : std::uint8_t { chess, draughts };

// How squares are called and captures are signed in this variant's own literature.
enum class SquareNames : std::uint8_t { letters, numbers };

struct NotationTraits {
    SquareNames squares = SquareNames::letters;
    char capture_sign = 'x';
    std::string_view pdn_game_type; // PDN GameType, or "" where PDN has none
    // Values of the Variant tag of PGN files, the first of them written; none in other families.
    std::span<const std::string_view> pgn_names = {};
};

// What a family does for a variant. All functions are pure.
struct VariantFunctions {
    Accepted (*accept)(const Variant&, const Setup&, Defects tolerated);
    Setup (*setup_of)(const Position&);
    Side (*side_to_move)(const Position&);
    void (*legal_moves)(const Position&, MoveList&);
    Position (*play)(const Position&, const Move&);
    bool (*capture_available)(const Position&);
    bool (*is_irreversible)(const Position&, const Move&);
    bool (*in_check)(const Position&);
    Ending (*ending)(const Position&);
    std::uint64_t (*key)(const Position&);
    Identity (*identity)(const Position&);
    std::vector<Route> (*routes)(const Position&, const Move&, std::size_t limit);
    std::uint64_t (*perft)(const Position&, int depth);
    Piece (*piece_at)(const Position&, Square);
    Material (*material)(const Position&, Side);
    // A short cut a family may offer; without it the move is looked up in the legal list.
    bool (*is_legal)(const Position&, const Move&) = nullptr;
};

struct Variant {
    std::string_view name; // stable, lower case: "russian"
    Family family = Family::chess;
    Board board;
    NotationTraits notation;
    Setup start;
    const VariantFunctions* functions = nullptr;
    std::span<const std::string_view> articles; // the articles that define it
};

std::span<const Variant* const> all_variants();
const Variant* find_variant(std::string_view name); // nullptr when there is none

} // namespace kodeks::games
