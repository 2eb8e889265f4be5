#include "tournament/plan.hpp"

#include "tournament/decide.hpp"

namespace kodeks::tournament {

namespace {

// Colours alternate from game to game; the lot that gave number 1 gave White in the first.
Ruled<RoundPaired> match_round(const Stage& stage, StageNumber number) {
    const auto round = static_cast<RoundNumber>(stage.rounds.size()) + 1;
    const bool straight = round % 2 == 1;
    const EntryId one = stage.lots.numbers[0];
    const EntryId two = stage.lots.numbers[1];
    return RoundPaired{number,
                       round,
                       0,
                       {{.first = straight ? one : two,
                         .second = straight ? two : one,
                         .games = open_games(stage)}},
                       {}};
}

} // namespace

std::vector<Outcome> open_games(const Stage& stage) {
    return std::vector<Outcome>(std::max(stage.settings.boards, stage.settings.games));
}

RoundNumber rounds_of(const Stage& stage) {
    return stage.settings.rounds;
}

Ruled<RoundPaired> planned_round(const State& state, StageNumber number, std::uint32_t) {
    return match_round(*find_stage(state, number), number);
}

} // namespace kodeks::tournament
