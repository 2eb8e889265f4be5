// A board as an SVG picture, drawn with our own simple shapes: no font is needed. A title and a
// description in words make it readable for those who hear it.
#pragma once

#include "base/message.hpp"
#include "games/setup.hpp"
#include "games/variant.hpp"

#include <string>

namespace kodeks::notation::picture {

std::string board_svg(const games::Variant& variant, const games::Setup& setup, Language language);

} // namespace kodeks::notation::picture
