#include "games/variants/russian.hpp"

#include "games/draughts/face.hpp"

#include <array>

namespace kodeks::games::variants {

namespace {

constexpr std::array<std::string_view, 10> articles = {
    "RU:1.1",    "RU:1.3",       "RU:1.4.1",     "RU:1.5.3",     "RU:1.5.14",
    "RU:1.5.15", "UA:III.1.2.1", "UA:III.3.7.1", "UA:III.3.7.2", "UA:III.3.7.3",
};

} // namespace

constexpr Variant russian = draughts::make_variant<russian_rules()>(
    "russian", {SquareNames::letters, ':', "25,W,8,8,A0,0"}, articles);

} // namespace kodeks::games::variants
