// How each fact changes a tournament by letter.
#include "base/check.hpp"
#include "correspondence/tourney/state.hpp"

#include <algorithm>

namespace kodeks::correspondence::tourney {

namespace {

Player& player_in(State& state, PlayerId id) {
    KODEKS_ASSERT(id.value >= 1 && id.value <= state.players.size());
    return state.players[id.value - 1];
}

Case& case_in(State& state, CaseId id) {
    KODEKS_ASSERT(id.value >= 1 && id.value <= state.cases.size());
    return state.cases[id.value - 1];
}

CaseId next_case(const State& state) {
    return {static_cast<std::uint32_t>(state.cases.size()) + 1};
}

void close_petitions(State& state, PlayerId about, Office to) {
    std::erase_if(state.petitions,
                  [&](const Petition& one) { return one.about == about && one.to == to; });
}

struct Folding {
    State& state;

    void operator()(const Created& event) const {
        state.settings = *event.settings;
        state.stage = Stage::entering;
    }

    void operator()(const Said&) const {}

    void operator()(const Ruled&) const {}

    void operator()(const Appointed& event) const {
        state.settings.arbiter = event.arbiter;
        state.settings.headman = event.headman;
    }

    void operator()(const Entered& event) const {
        const auto number = static_cast<std::uint32_t>(state.players.size()) + 1;
        state.players.push_back({{number}, *event.person});
    }

    void operator()(const Barred& event) const { state.barred.push_back(event); }

    void operator()(const Started& event) const {
        state.started = event.on;
        state.stage = Stage::playing;
    }

    void operator()(const Paired& event) const {
        const auto number = static_cast<std::uint32_t>(state.games.size()) + 1;
        state.games.push_back({{number}, {event.white, event.black}});
    }

    void operator()(const InGame& event) const {
        KODEKS_ASSERT(event.game.value >= 1 && event.game.value <= state.games.size());
        correspondence::apply(state.games[event.game.value - 1].state, *event.fact);
    }

    void operator()(const BreakAnnounced& event) const {
        player_in(state, event.player).breaks.push_back(event);
    }

    // An office that acts has answered what was asked of it.
    void operator()(const Sanctioned& event) const {
        Player& player = player_in(state, event.player);
        close_petitions(state, event.player, event.by);
        player.uninformed |= event.kind == SanctionKind::no_information;
        player.excluded |= event.kind == SanctionKind::exclusion;
        if (event.kind == SanctionKind::petition ||
            event.kind == SanctionKind::petition_exclusion) {
            const bool to_arbiter = event.kind == SanctionKind::petition;
            state.petitions.push_back(
                {event.player, to_arbiter ? Office::arbiter : Office::organiser, event.on});
            return;
        }
        state.cases.push_back({.id = next_case(state),
                               .by = event.player,
                               .game = event.game,
                               .sanction = event.kind,
                               .with = event.by,
                               .since = event.on,
                               .decided = event.on});
    }

    void operator()(const PetitionDismissed& event) const {
        close_petitions(state, event.player, event.by);
    }

    void operator()(const Left& event) const { player_in(state, event.player).left = event; }

    void operator()(const Excused& event) const { player_in(state, event.player).excused = true; }

    void operator()(const Banned& event) const {
        player_in(state, event.player).banned_until = event.until;
    }

    void operator()(const Disputed& event) const {
        state.cases.push_back({.id = next_case(state),
                               .by = event.by,
                               .game = event.game,
                               .with = event.to,
                               .since = event.on});
    }

    void operator()(const Resolved& event) const {
        Case& about = case_in(state, event.about);
        about.decided = event.on;
        about.lifted |= event.lifts;
        Player& player = player_in(state, about.by);
        player.uninformed &= !(event.lifts && about.sanction == SanctionKind::no_information);
        player.excluded &= !(event.lifts && about.sanction == SanctionKind::exclusion);
    }

    void operator()(const Appealed& event) const {
        Case& about = case_in(state, event.about);
        about.with = event.to;
        about.since = event.on;
        about.decided.reset();
    }

    void operator()(const Informed& event) const { state.informed.push_back(event); }

    void operator()(const ResultsReceived& event) const {
        player_in(state, event.player).results_received = event.on;
    }

    void operator()(const LettersDemanded& event) const {
        player_in(state, event.player).letters_wanted = event.since;
    }

    void operator()(const StageChanged& event) const {
        state.stage = event.stage;
        (event.stage == Stage::confirmed ? state.confirmed : state.closed) = event.on;
    }

    void operator()(const Reported& event) const {
        (event.by == Office::arbiter ? state.arbiters_report : state.headmans_report) = event.on;
    }
};

} // namespace

void apply(State& state, const Event& event) {
    event.visit(Folding{state});
}

} // namespace kodeks::correspondence::tourney
