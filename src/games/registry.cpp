// The list of variants: the one place besides a variant's own file that knows it exists.
#include "games/variant.hpp"

#include <algorithm>
#include <array>

namespace kodeks::games {

namespace {

constexpr std::array<const Variant*, 0> variants = {};

} // namespace

std::span<const Variant* const> all_variants() {
    return variants;
}

const Variant* find_variant(std::string_view name) {
    const auto found = std::ranges::find(variants, name, &Variant::name);
    return found == variants.end() ? nullptr : *found;
}

} // namespace kodeks::games
