// The list of variants: the one place besides a variant's own file that knows it exists.
#include "games/variant.hpp"
#include "games/variants/brazilian.hpp"
#include "games/variants/chess.hpp"
#include "games/variants/chess960.hpp"
#include "games/variants/frisian.hpp"
#include "games/variants/international.hpp"
#include "games/variants/international_giveaway.hpp"
#include "games/variants/russian.hpp"
#include "games/variants/russian_giveaway.hpp"
#include "games/variants/spantsireti.hpp"
#include "games/variants/spantsireti_giveaway.hpp"

#include <algorithm>
#include <array>

namespace kodeks::games {

namespace {

constexpr auto listed = std::to_array<const Variant*>({
    &variants::chess,
    &variants::chess960,
    &variants::russian,
    &variants::brazilian,
    &variants::international,
    &variants::frisian,
    &variants::spantsireti,
    &variants::russian_giveaway,
    &variants::international_giveaway,
    &variants::spantsireti_giveaway,
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
