#include "tournament/state/counting.hpp"

namespace kodeks::tournament {

Counting counting_by(const rulebook::TournamentRules& rules) {
    return {.missing = rules.unplayed.missing,
            .leaver = rules.unplayed.leaver,
            .lonely = rules.unplayed.lonely,
            .early = rules.withdrawal.early,
            .adjudicated = rules.withdrawal.adjudicated,
            .unfinished_count = rules.withdrawal.unfinished_count,
            .early_plus_for_others = rules.withdrawal.early_plus_for_others,
            .primary = rules.teams.primary,
            .half_of_possible = rules.teams.half_of_possible,
            .fixed_boards = rules.teams.fixed_boards,
            .free_boards = rules.teams.free_boards};
}

} // namespace kodeks::tournament
