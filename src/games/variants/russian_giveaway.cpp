#include "games/variants/russian_giveaway.hpp"

#include "games/draughts/face.hpp"

#include <array>

namespace kodeks::games::variants {

namespace {

constexpr std::array<std::string_view, 1> articles = {
    "RU:5.1.4#4",
};

} // namespace

constexpr Variant russian_giveaway = draughts::make_variant<russian_giveaway_rules()>(
    "russian-giveaway", {SquareNames::letters, ':', ""}, articles);

} // namespace kodeks::games::variants
