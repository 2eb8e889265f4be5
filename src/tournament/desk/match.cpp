#include "tournament/desk/match.hpp"

#include "tournament/tables/settle.hpp"

namespace kodeks::tournament {

namespace {

bool has_reached(const StageSettings& settings, const MatchStanding& now, bool first) {
    const Points points = first ? now.first : now.second;
    const std::uint32_t wins = first ? now.first_wins : now.second_wins;
    switch (settings.goal) {
    case Goal::points:
        return points >= settings.target;
    case Goal::wins:
        return whole_points(static_cast<std::int32_t>(wins)) >= settings.target;
    case Goal::majority:
        break;
    }
    return false;
}

// More than half of all points: the rest cannot change the winner.
bool has_majority(const StageSettings& settings, const rulebook::Scale& scale, Points points) {
    return 2 * points > scale.win * static_cast<std::int32_t>(settings.rounds);
}

void judge(const State& state, const Stage& stage, MatchStanding& now) {
    const StageSettings& settings = stage.settings;
    const EntryId first = stage.lots.numbers[0];
    const EntryId second = stage.lots.numbers[1];
    // Behind the games of the match only who is ahead counts (PMR:282a).
    const bool by_majority = settings.goal == Goal::majority && now.played <= settings.rounds;
    if (has_reached(settings, now, true) ||
        (by_majority && has_majority(settings, state.settings.scale, now.first))) {
        now.winner = first;
    } else if (has_reached(settings, now, false) ||
               (by_majority && has_majority(settings, state.settings.scale, now.second))) {
        now.winner = second;
    } else if (now.played >= settings.rounds && now.first != now.second) {
        now.winner = now.first > now.second ? first : second;
    }
    now.over = now.winner != no_entry || (now.played >= settings.rounds && !settings.sudden);
}

} // namespace

MatchStanding match_standing(const State& state, const Stage& stage) {
    MatchStanding now;
    // Somebody may have left before the draw: the two who drew numbers play.
    if (stage.lots.numbers.size() != 2) {
        return now;
    }
    for (const Round& round : stage.rounds) {
        for (const Pairing& pairing : round.pairings) {
            const PairScore score = score_of(state, stage, pairing);
            if (!score.complete || pairing.second == no_entry) {
                continue;
            }
            const bool straight = pairing.first == stage.lots.numbers[0];
            now.first += straight ? score.first_games : score.second_games;
            now.second += straight ? score.second_games : score.first_games;
            now.first_wins += (straight ? score.first : score.second) == tiebreak::Score::win;
            now.second_wins += (straight ? score.second : score.first) == tiebreak::Score::win;
            ++now.played;
        }
    }
    judge(state, stage, now);
    return now;
}

} // namespace kodeks::tournament
