#include "games/variants/frisian.hpp"

#include "games/draughts/face.hpp"

#include <array>

namespace kodeks::games::variants {

namespace {

constexpr std::array<std::string_view, 11> articles = {
    "FR:1",  "FR:4",  "FR:7#3",  "FR:8",    "FR:9#1",  "FR:9#2",
    "FR:11", "FR:12", "FR:17#1", "FR:17#2", "FR:17#3",
};

} // namespace

constexpr Variant frisian = draughts::make_variant<frisian_rules()>(
    "frisian", {SquareNames::numbers, 'x', "40,W,10,10,N2,0"}, articles);

} // namespace kodeks::games::variants
