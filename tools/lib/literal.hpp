// Text as C++ source.
#pragma once

#include <string>
#include <string_view>

namespace kodeks::tools {

// "…"sv: the length comes with the literal, for counting letters would take the compiler too long.
std::string literal(std::string_view text);

} // namespace kodeks::tools
