#include "games/variants/chess.hpp"

#include "games/chess/face.hpp"
#include "games/chess/start.hpp"

#include <array>

namespace kodeks::games::variants {

namespace {

constexpr std::array<std::string_view, 8> articles = {"FIDE:2.1",   "FIDE:2.2",    "FIDE:2.3",
                                                      "FIDE:3.1",   "FIDE:3.10.1", "FIDE:5.1.1",
                                                      "FIDE:5.2.1", "PMR:33"};

constexpr auto pgn_names =
    std::to_array<std::string_view>({"Standard", "Chess", "Normal", "From Position"});

} // namespace

constinit const Variant chess = {
    .name = "chess",
    .family = Family::chess,
    .board = {8, 8, Playing::all_fields}, // FIDE:2.1
    .notation = {SquareNames::letters, 'x', "0,W,8,8,S0", pgn_names},
    .start = chess::setup_of_number(chess::regular_start), // FIDE:2.3
    .functions = &chess::regular_functions,                // FIDE:3.8.2: king e1, rooks a1 and h1
    .articles = articles,
};

} // namespace kodeks::games::variants
