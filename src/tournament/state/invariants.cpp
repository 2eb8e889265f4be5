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
    KODEKS_ASSERT(pairing.rated.size() <= pairing.games.size());
}

// Who was promised points without play stays away, and each team's boards are its own players'.
void assert_round(const State& state, const Round& round, const Entries& members) {
    for (const auto* promised : {&round.half_byes, &round.full_byes}) {
        for (const EntryId entry : *promised) {
            KODEKS_ASSERT(std::ranges::find(round.absent, entry) != round.absent.end());
        }
    }
    for (const auto& [team, players] : round.line_ups) {
        KODEKS_ASSERT(members.contains(team) && state.entries[team.value - 1].is_team);
        Entries boards(state);
        for (const EntryId player : players) {
            KODEKS_ASSERT(player == no_entry || boards.add(player));
        }
    }
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
    for (const auto& [entry, points] : stage.carried) {
        KODEKS_ASSERT(members.contains(entry));
    }
    for (const Forbidden& pair : stage.forbidden) {
        KODEKS_ASSERT(pair.entries.size() >= 2 && pair.first_round <= pair.last_round);
    }
    for (const Round& round : stage.rounds) {
        assert_round(state, round, members);
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
        const Entry& entry = state.entries[i];
        KODEKS_ASSERT(entry.id.value == i + 1 && entry.team.value <= state.entries.size());
        KODEKS_ASSERT(entry.team == no_entry || state.entries[entry.team.value - 1].is_team);
        KODEKS_ASSERT(!entry.is_team || (entry.team == no_entry && entry.board == 0));
    }
    for (const Stage& stage : state.stages) {
        assert_stage(state, stage);
    }
    assert_games(state);
}

} // namespace kodeks::tournament
