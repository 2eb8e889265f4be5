#include "tournament/state/invariants.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

// A set of entries of one event.
class Entries {
public:
    explicit Entries(const State& state) : inside_(state.entries.size() + 1) {}

    // False when it was there already or is no entry.
    bool add(EntryId entry) {
        if (entry.value == 0 || entry.value >= inside_.size() || inside_[entry.value]) {
            return false;
        }
        inside_[entry.value] = true;
        return true;
    }

    bool contains(EntryId entry) const {
        return entry.value < inside_.size() && inside_[entry.value];
    }

private:
    std::vector<bool> inside_;
};

void assert_pairing(const Pairing& pairing, const Entries& members, Entries& paired) {
    KODEKS_ASSERT(members.contains(pairing.first) && paired.add(pairing.first));
    const bool alone = pairing.second == no_entry;
    KODEKS_ASSERT(alone || (members.contains(pairing.second) && paired.add(pairing.second)));
    KODEKS_ASSERT(alone == pairing.games.empty());
    KODEKS_ASSERT(alone == (pairing.first_game == no_game));
    KODEKS_ASSERT(pairing.winner == no_entry || pairing.winner == pairing.first ||
                  pairing.winner == pairing.second);
}

void assert_stage(const State& state, const Stage& stage) {
    Entries members(state);
    for (const EntryId entry : stage.members) {
        KODEKS_ASSERT(members.add(entry));
    }
    Entries drawn(state);
    for (const EntryId entry : stage.lots.numbers) {
        KODEKS_ASSERT(members.contains(entry) && drawn.add(entry));
    }
    KODEKS_ASSERT(stage.settings.tie_breaks.size() == stage.settings.tie_break_articles.size());
    for (const auto& [entry, leaving] : stage.left) {
        KODEKS_ASSERT(members.contains(entry) && leaving.after_round <= stage.rounds.size());
    }
    for (const Round& round : stage.rounds) {
        Entries paired(state);
        for (const Pairing& pairing : round.pairings) {
            assert_pairing(pairing, members, paired);
        }
        for (const EntryId entry : round.absent) {
            KODEKS_ASSERT(members.contains(entry) && paired.add(entry));
        }
    }
}

// Every game that was paired has its own number, and no number is missing.
void assert_games(const State& state) {
    std::vector<bool> seen(state.last_game.value + 1);
    std::size_t games = 0;
    for (const Stage& stage : state.stages) {
        for (const Round& round : stage.rounds) {
            for (const Pairing& pairing : round.pairings) {
                for (std::size_t i = 0; i < pairing.games.size(); ++i) {
                    const std::size_t id = pairing.first_game.value + i;
                    KODEKS_ASSERT(id < seen.size() && !seen[id]);
                    seen[id] = true;
                    ++games;
                }
            }
        }
    }
    KODEKS_ASSERT(games == state.last_game.value);
}

} // namespace

void assert_invariants(const State& state) {
    for (std::size_t i = 0; i < state.entries.size(); ++i) {
        KODEKS_ASSERT(state.entries[i].id.value == i + 1);
        KODEKS_ASSERT(state.entries[i].team.value <= state.entries.size());
    }
    for (const Stage& stage : state.stages) {
        assert_stage(state, stage);
    }
    assert_games(state);
}

} // namespace kodeks::tournament
