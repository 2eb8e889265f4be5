#include "correspondence/state/state.hpp"

#include "base/check.hpp"
#include "correspondence/state/fold.hpp"

#include <fmt/format.h>

namespace kodeks::correspondence {

State::State(const Settings& fixed)
    : settings(fixed), variant(games::find_variant(fixed.variant)), board(fixed.start) {
    KODEKS_ASSERT(variant != nullptr);
    const auto accepted = games::accept(*variant, board);
    KODEKS_ASSERT(accepted.has_value());
    position = *accepted;
    board = games::setup_of(*position);
    tally = rulebook::start_tally(*position);
}

void apply(State& state, const Event& event) {
    event.visit([&](const auto& one) { fold(state, one); });
}

std::string days_text(const State& state) {
    return fmt::format("{}/{}", state.of(Side::white).used.value, state.of(Side::black).used.value);
}

} // namespace kodeks::correspondence
