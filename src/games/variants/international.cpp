#include "games/variants/international.hpp"

#include "games/draughts/face.hpp"

#include <array>

namespace kodeks::games::variants {

namespace {

constexpr std::array<std::string_view, 12> articles = {
    "RU:2.1",     "RU:2.2",    "RU:2.3",    "RU:2.4#2",  "RU:2.5.1#1", "RU:2.5.2.1",
    "RU:2.5.2.2", "UA:IV.1.2", "UA:IV.3.7", "UA:IV.3.8", "UA:IV.3.9",  "UA:IV.3.10",
};

} // namespace

constexpr Variant international = draughts::make_variant<international_rules()>(
    "international", {SquareNames::numbers, 'x', "20,W,10,10,N2,0"}, articles);

} // namespace kodeks::games::variants
