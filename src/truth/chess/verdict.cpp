#include "truth/chess/verdict.hpp"

#include <array>

namespace kodeks::truth::chess {

std::string_view name_of(Verdict verdict) {
    constexpr std::array<std::string_view, 3> names = {"winnable", "unwinnable", "open"};
    return names[static_cast<std::size_t>(verdict)];
}

std::string_view name_of(Proof proof) {
    constexpr std::array<std::string_view, 6> names = {"none",     "helpmate", "game_over",
                                                       "material", "regions",  "closure"};
    return names[static_cast<std::size_t>(proof)];
}

} // namespace kodeks::truth::chess
