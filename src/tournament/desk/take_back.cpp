// Taking an earlier fact back. Nothing is overwritten: the fact and its end both stay in the
// record, with the reason. What later facts stand on is not taken away from under them.
#include "tournament/desk/take_back.hpp"

#include "tournament/desk/desk.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

Refusal stands() {
    return refuse("tournament.stands_on_it").value();
}

bool is_used(const Round& round, EntryId entry) {
    const auto plays = [&](const Pairing& pairing) {
        return pairing.first == entry || pairing.second == entry;
    };
    return std::ranges::any_of(round.pairings, plays) ||
           std::ranges::find(round.absent, entry) != round.absent.end();
}

// Only the last entry, and nobody who was in a round, had left or is in a team's line-up.
Refused refused_entry(const State& state, const TakeBack& command) {
    const bool last = command.entry.value != 0 && command.entry.value == state.entries.size();
    const auto holds = [&](const Stage& stage) {
        return has_left(stage, command.entry) ||
               std::ranges::any_of(stage.rounds,
                                   [&](const Round& r) { return is_used(r, command.entry); });
    };
    const bool lined_up = std::ranges::any_of(state.stages, [&](const Stage& stage) {
        const EntryId team = state.entries.empty() ? no_entry : state.entries.back().team;
        return team != no_entry && is_member(stage, team) && !stage.rounds.empty();
    });
    const bool free = last && !lined_up && std::ranges::none_of(state.stages, holds);
    return free ? std::nullopt : Refused(stands());
}

// The last round while none of its games has a result and no other stage was paired after it.
Refused refused_round(const State& state, const TakeBack& command) {
    const Stage* const stage = find_stage(state, command.stage);
    if (stage == nullptr || stage->rounds.empty() || command.round != stage->rounds.size()) {
        return stands();
    }
    std::uint32_t last = 0;
    for (const Pairing& pairing : stage->rounds.back().pairings) {
        for (std::size_t game = 0; game < pairing.games.size(); ++game) {
            if (pairing.games[game].status != Status::open) {
                return refuse("tournament.round_has_results",
                              {{"round", std::to_string(command.round)}})
                    .value();
            }
            last = std::max(last, pairing.first_game.value + static_cast<std::uint32_t>(game));
        }
    }
    return last != 0 && last != state.last_game.value ? Refused(stands()) : std::nullopt;
}

// A knock-out that went on stands on the results of the round before.
Refused refused_result(const State& state, const TakeBack& command) {
    const Outcome* const now = find_game(state, command.game);
    if (now == nullptr || now->status == Status::open || command.outcome == *now ||
        command.outcome.status == Status::finished) {
        return refuse("tournament.nothing_to_correct").value();
    }
    const Stage& stage = *find_stage(state, command.game.stage);
    const bool gone_on =
        stage.settings.system == System::knockout && command.game.round != stage.rounds.size();
    const Pairing& pairing = stage.rounds[command.game.round - 1].pairings[command.game.table - 1];
    return gone_on || pairing.winner != no_entry ? Refused(stands()) : std::nullopt;
}

Refused refused_absence(const State& state, const TakeBack& command) {
    const Stage* const stage = find_stage(state, command.stage);
    if (stage == nullptr || command.round <= stage->rounds.size()) {
        return stands();
    }
    return is_announced(stage->absences, command.entry, command.round) ? std::nullopt
                                                                       : Refused(stands());
}

// A pairing of the last round: its decision or its opening.
Refused refused_pairing(const State& state, const TakeBack& command) {
    const Stage* const stage = find_stage(state, command.stage);
    if (stage == nullptr || command.round == 0 || command.round != stage->rounds.size() ||
        command.game.table == 0 || command.game.table > stage->rounds.back().pairings.size()) {
        return stands();
    }
    const Pairing& pairing = stage->rounds.back().pairings[command.game.table - 1];
    const bool begun = std::ranges::any_of(
        pairing.games, [](const Outcome& game) { return game.status != Status::open; });
    const bool there = command.what == Taken::level ? pairing.winner != no_entry
                                                    : !pairing.opening.empty() && !begun;
    return there ? std::nullopt : Refused(stands());
}

// What was forbidden last; rounds that were paired with it stay as they are.
Refused refused_forbidden(const State& state, const TakeBack& command) {
    const Stage* const stage = find_stage(state, command.stage);
    return stage == nullptr || stage->forbidden.empty() ? Refused(stands()) : std::nullopt;
}

Refused refused_stage(const State& state, const TakeBack& command) {
    const bool last = command.stage >= 2 && command.stage == state.stages.size();
    return last && state.stages.back().rounds.empty() && state.stages.back().lots == Lots{} &&
                   state.stages.back().voided.empty()
               ? std::nullopt
               : Refused(stands());
}

} // namespace

Refused refused_taking(const State& state, const TakeBack& command) {
    switch (command.what) {
    case Taken::entry:
        return refused_entry(state, command);
    case Taken::round:
        return refused_round(state, command);
    case Taken::result:
        return refused_result(state, command);
    case Taken::absence:
        return refused_absence(state, command);
    case Taken::level:
    case Taken::opening:
        return refused_pairing(state, command);
    case Taken::stage:
        return refused_stage(state, command);
    case Taken::forbidden:
        return refused_forbidden(state, command);
    case Taken::other:
        break;
    }
    return std::nullopt;
}

Ruled<Facts> on(const State& state, const TakeBack& command, const World& world) {
    if (command.reason.empty()) {
        return refuse("tournament.reason_missing", {}, world.rules->correction_articles);
    }
    if (command.fact == 0) {
        return refuse("tournament.nothing_to_undo");
    }
    if (auto refused = refused_taking(state, command)) {
        return tl::unexpected(*refused);
    }
    return Facts{TakenBack{command.fact, command.what, command.stage, command.round, command.entry,
                           command.game, command.outcome, command.reason}};
}

} // namespace kodeks::tournament
