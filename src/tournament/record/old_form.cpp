// The first form of event files: what it left out is completed while it is read.
#include "tournament/record/record.hpp"
#include "tournament/tables/standings.hpp"
#include "tournament/world.hpp"

namespace kodeks::tournament {

namespace {

void complete(const State&, Created& fact) {
    if (const auto* rules = world_for(fact.settings.edition).rules) {
        fact.settings.counting = counting_by(*rules);
    }
}

std::vector<std::string> articles_for(const State& state, const StageSettings& settings,
                                      const std::vector<std::string>& codes) {
    const auto* rules = world_for(state.settings.edition).rules;
    return rules == nullptr ? std::vector<std::string>(codes.size())
                            : tie_break_articles(*rules, settings, codes);
}

void complete(const State& state, StageAdded& fact) {
    fact.settings.tie_break_articles = articles_for(state, fact.settings, fact.settings.tie_breaks);
}

void complete(const State& state, TieBreaksChosen& fact) {
    if (const Stage* const stage = find_stage(state, fact.stage)) {
        fact.articles = articles_for(state, stage->settings, fact.codes);
    }
}

void complete(const State& state, RoundPaired& fact) {
    std::uint32_t last = state.last_game.value;
    for (Pairing& pairing : fact.pairings) {
        pairing.first_game = pairing.games.empty() ? no_game : GameId{last + 1};
        last += static_cast<std::uint32_t>(pairing.games.size());
    }
}

template <class Fact>
void complete(const State&, Fact&) {}

} // namespace

void complete_old(const State& state, Event& event) {
    event.visit([&](auto& fact) { complete(state, fact); });
}

} // namespace kodeks::tournament
