#include "games/variants/spantsireti.hpp"

#include "games/draughts/face.hpp"

#include <array>

namespace kodeks::games::variants {

namespace {

constexpr std::array<std::string_view, 3> articles = {
    "RU:5.1.4",
    "RU:1.5.14",
    "RU:1.5.15",
};

} // namespace

constexpr Variant spantsireti = draughts::make_variant<spantsireti_rules()>(
    "spantsireti", {SquareNames::letters, ':', "41,W,10,8,A0,0"}, articles);

} // namespace kodeks::games::variants
