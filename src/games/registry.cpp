// The list of variants: the one place besides a variant's own file that knows it exists.
#include "games/variant.hpp"
#include "games/variants/chess.hpp"
#include "games/variants/chess960.hpp"

#include <algorithm>
#include <array>

namespace kodeks::games {

namespace {

constexpr auto listed = std::to_array<const Variant*>({
    &variants::chess,
    &variants::chess960,
});

} // namespace

std::span<const Variant* const> all_variants() {
    return listed;
}

const Variant* find_variant(std::string_view name) {
    const auto found = std::ranges::find(listed, name, &Variant::name);
    return found == listed.end() ? nullptr : *found;
}

} // namespace kodeks::games
