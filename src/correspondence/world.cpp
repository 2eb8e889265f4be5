#include "correspondence/world.hpp"

#include "base/check.hpp"
#include "games/variant.hpp"

#include <algorithm>

namespace kodeks::correspondence {

std::optional<World> find_world(std::string_view edition, std::string_view variant,
                                const truth::Oracle& oracle) {
    const auto* const letters = rulebook::correspondence_rules(edition);
    const auto rules = referee::find_rules(edition, variant);
    if (letters == nullptr || !rules ||
        std::ranges::find(letters->variants, variant) == letters->variants.end()) {
        return std::nullopt;
    }
    return World{letters, {*rules, &oracle}};
}

Settings usual_settings(const World& world, std::string_view variant, Day first, Day last) {
    const games::Variant* const game = games::find_variant(variant);
    KODEKS_ASSERT(game != nullptr && world.letters != nullptr);
    const rulebook::Thinking& thinking = world.letters->thinking;
    return {.edition = std::string(world.letters->edition),
            .variant = std::string(variant),
            .start = game->start,
            .first = first,
            .last = last,
            .allowance = {thinking.moves, thinking.days}};
}

} // namespace kodeks::correspondence
