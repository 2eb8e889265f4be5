#include "games/variants/international_giveaway.hpp"

#include "games/draughts/face.hpp"

#include <array>

namespace kodeks::games::variants {

namespace {

constexpr std::array<std::string_view, 1> articles = {
    "RU:5.1.4#4",
};

} // namespace

constexpr Variant international_giveaway = draughts::make_variant<international_giveaway_rules()>(
    "international-giveaway", {SquareNames::numbers, 'x', ""}, articles);

} // namespace kodeks::games::variants
