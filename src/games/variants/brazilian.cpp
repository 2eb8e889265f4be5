#include "games/variants/brazilian.hpp"

#include "games/draughts/face.hpp"

#include <array>

namespace kodeks::games::variants {

namespace {

constexpr std::array<std::string_view, 5> articles = {
    "UA:III.1.2.1", "UA:III.3.8.1", "UA:III.3.8.2", "UA:III.3.8.3", "UA:III.3.8.4",
};

} // namespace

constexpr Variant brazilian = draughts::make_variant<brazilian_rules()>(
    "brazilian", {SquareNames::letters, 'x', "26,W,8,8,A0,0"}, articles);

} // namespace kodeks::games::variants
