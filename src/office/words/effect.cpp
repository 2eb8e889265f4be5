#include "office/words/effect.hpp"

namespace kodeks::office {

std::vector<Proposal> proposals_of(const State& state) {
    std::vector<Proposal> proposals;
    for (const Sanction& sanction : state.sanctions) {
        if (sanction.effect != Effect::none && !sanction.lifted) {
            proposals.push_back({sanction.effect, sanction.breach.offender, sanction.breach.round,
                                 sanction.breach.table, sanction.articles});
        }
    }
    for (const Protest& protest : state.protests) {
        if (protest.upheld && protest.effect != Effect::none) {
            const Sanction* const about = find_sanction(state, protest.sanction);
            proposals.push_back({protest.effect, protest.by,
                                 about == nullptr ? 0 : about->breach.round,
                                 about == nullptr ? 0 : about->breach.table, protest.articles});
        }
    }
    return proposals;
}

} // namespace kodeks::office
