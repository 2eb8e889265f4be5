#include "office/state/invariants.hpp"

#include "base/check.hpp"

namespace kodeks::office {

void assert_invariants(const State& state) {
    for (std::size_t i = 0; i < state.applications.size(); ++i) {
        KODEKS_ASSERT(state.applications[i].id.value == i + 1);
        KODEKS_ASSERT(state.applications[i].verdict == Verdict::open ||
                      state.applications[i].decided.has_value());
    }
    for (std::size_t i = 0; i < state.sanctions.size(); ++i) {
        KODEKS_ASSERT(state.sanctions[i].id.value == i + 1);
        KODEKS_ASSERT(state.sanctions[i].count >= 1);
    }
    for (std::size_t i = 0; i < state.protests.size(); ++i) {
        KODEKS_ASSERT(state.protests[i].id.value == i + 1);
        KODEKS_ASSERT(state.protests[i].sanction.value <= state.sanctions.size());
    }
}

} // namespace kodeks::office
