#include "games/variants/spantsireti_giveaway.hpp"

#include "games/draughts/face.hpp"

#include <array>

namespace kodeks::games::variants {

namespace {

constexpr std::array<std::string_view, 1> articles = {
    "RU:5.1.4#4",
};

} // namespace

constexpr Variant spantsireti_giveaway = draughts::make_variant<spantsireti_giveaway_rules()>(
    "spantsireti-giveaway", {SquareNames::letters, ':', ""}, articles);

} // namespace kodeks::games::variants
