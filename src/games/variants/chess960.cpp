#include "games/variants/chess960.hpp"

#include "games/chess/face.hpp"
#include "games/chess/start.hpp"

#include <array>

namespace kodeks::games::variants {

namespace {

constexpr std::array<std::string_view, 5> articles = {
    "FIDE:G.II.1", "FIDE:G.II.2.1", "FIDE:G.II.2.2", "FIDE:G.II.2.3", "FIDE:G.II.3.2"};

constexpr auto pgn_names = std::to_array<std::string_view>(
    {"Chess960", "Fischerandom", "Fischerrandom", "Fischer Random", "Freestyle"});

} // namespace

constinit const Variant chess960 = {
    .name = "chess960",
    .family = Family::chess,
    .board = {8, 8, Playing::all_fields}, // FIDE:2.1
    .notation = {SquareNames::letters, 'x', "0,W,8,8,S0", pgn_names},
    // A game starts from a number drawn by lot (FIDE:G.II.2); without one, from the regular array.
    .start = chess::setup_of_number(chess::regular_start),
    .functions = &chess::any_file_functions, // FIDE:G.II.3.2
    .articles = articles,
};

} // namespace kodeks::games::variants
