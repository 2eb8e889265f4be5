#include "office/words/effect.hpp"

namespace kodeks::office {

namespace {

Proposal proposal_of(const Sanction& sanction) {
    return {effect_asked(sanction), sanction.breach.offender, sanction.breach.round,
            sanction.breach.table,  sanction.articles,        sanction.id};
}

Proposal proposal_of(const State& state, const Protest& protest) {
    const Sanction* const about = find_sanction(state, protest.sanction);
    return {effect_asked(state, protest),
            protest.by,
            about == nullptr ? 0 : about->breach.round,
            about == nullptr ? 0 : about->breach.table,
            protest.articles,
            no_sanction,
            protest.id};
}

} // namespace

Effect effect_asked(const Sanction& sanction) {
    return sanction.lifted ? Effect::none : sanction.effect;
}

Effect effect_asked(const State& state, const Protest& protest) {
    if (!protest.upheld || protest.effect != Effect::none) {
        return protest.upheld ? protest.effect : Effect::none;
    }
    const Sanction* const about = find_sanction(state, protest.sanction);
    return about != nullptr && about->entered ? Effect::correction : Effect::none;
}

std::vector<Proposal> proposals_of(const State& state) {
    std::vector<Proposal> proposals;
    for (const Sanction& sanction : state.sanctions) {
        if (effect_asked(sanction) != Effect::none && !sanction.entered) {
            proposals.push_back(proposal_of(sanction));
        }
    }
    for (const Protest& protest : state.protests) {
        if (effect_asked(state, protest) != Effect::none && !protest.entered) {
            proposals.push_back(proposal_of(state, protest));
        }
    }
    return proposals;
}

} // namespace kodeks::office
