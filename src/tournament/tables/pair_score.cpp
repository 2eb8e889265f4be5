// What a pairing is worth: its games together, and what becomes of those a leaver did not finish.
#include "tournament/tables/settle.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

using tiebreak::Score;

Score score_of_mark(Mark mark) {
    return mark == Mark::win || mark == Mark::plus ? Score::win
           : mark == Mark::draw                    ? Score::draw
                                                   : Score::loss;
}

Mark mark_of_first(const Outcome& outcome, std::uint32_t game) {
    return first_has_white(game) ? outcome.white : outcome.black;
}

Mark mark_of_second(const Outcome& outcome, std::uint32_t game) {
    return first_has_white(game) ? outcome.black : outcome.white;
}

// A draw needs points on both sides: two absent teams have not drawn.
Score compared(Points own, Points other, std::optional<Points> half) {
    if (half) {
        return own > *half ? Score::win : own == *half ? Score::draw : Score::loss;
    }
    if (own == other) {
        return own > Points{} ? Score::draw : Score::loss;
    }
    return own > other ? Score::win : Score::loss;
}

bool somebody_left(const Stage& stage, const Pairing& pairing) {
    return has_left(stage, pairing.first) || has_left(stage, pairing.second);
}

bool are_finished(const std::vector<Outcome>& games) {
    return std::ranges::all_of(games,
                               [](const Outcome& game) { return game.status == Status::finished; });
}

PairScore scored(const State& state, const Stage& stage, const std::vector<Outcome>& games) {
    PairScore score;
    score.complete = are_finished(games);
    const rulebook::Scale& scale = state.settings.scale;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const auto number = static_cast<std::uint32_t>(i) + 1;
        score.played = score.played || is_played(games[i]);
        score.first_games += points_of(mark_of_first(games[i], number), scale);
        score.second_games += points_of(mark_of_second(games[i], number), scale);
    }
    if (games.size() == 1 && stage.settings.boards == 0) {
        score.first = score_of_mark(mark_of_first(games.front(), 1));
        score.second = score_of_mark(mark_of_second(games.front(), 1));
        return score;
    }
    std::optional<Points> half;
    if (stage.settings.boards > 0 && state.settings.counting.half_of_possible) {
        half = Points{scale.win.value * static_cast<std::int32_t>(games.size()) / 2};
    }
    score.first = compared(score.first_games, score.second_games, half);
    score.second = compared(score.second_games, score.first_games, half);
    return score;
}

} // namespace

rulebook::TeamScore primary_of(const State& state, const Stage& stage) {
    return stage.settings.primary.value_or(state.settings.counting.primary);
}

std::uint32_t scheduled_for(const Stage& stage, EntryId entry) {
    // The numbers drawn are the field; somebody who left before a new draw is not in it.
    const auto& field = stage.lots.numbers.empty() ? stage.members : stage.lots.numbers;
    const auto members = static_cast<std::uint32_t>(field.size());
    if (stage.settings.system == System::round_robin) {
        return (members - 1) * stage.settings.cycles;
    }
    if (stage.settings.system == System::scheveningen) {
        return members / 2 * stage.settings.cycles;
    }
    return is_member(stage, entry) ? stage.settings.rounds : 0;
}

std::uint32_t played_games(const State& state, const Stage& stage, EntryId entry) {
    const bool unfinished = state.settings.counting.unfinished_count;
    std::uint32_t count = 0;
    for (const Round& round : stage.rounds) {
        for (const Pairing& pairing : round.pairings) {
            const bool own = pairing.first == entry || pairing.second == entry;
            count += own && std::ranges::any_of(pairing.games, [&](const Outcome& game) {
                         return is_played(game) || (unfinished && game.status == Status::adjourned);
                     });
        }
    }
    return count;
}

bool left_too_early(const State& state, const Stage& stage, EntryId entry) {
    const auto left = stage.left.find(entry);
    if (left == stage.left.end() || left->second.treatment == Treatment::losses) {
        return false;
    }
    if (left->second.treatment == Treatment::annulled) {
        return true;
    }
    const bool keeps = state.settings.counting.early == rulebook::EarlyLeaver::keep;
    return !keeps && has_schedule(stage.settings.system) &&
           2 * played_games(state, stage, entry) < scheduled_for(stage, entry);
}

std::vector<Outcome> settled_games(const State& state, const Stage& stage, const Pairing& pairing) {
    std::vector<Outcome> games = pairing.games;
    const bool first_left = has_left(stage, pairing.first);
    const bool second_left = has_left(stage, pairing.second);
    if (!first_left && !second_left) {
        return games;
    }
    const bool adjudicated = state.settings.counting.adjudicated;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const bool waits = games[i].status == Status::adjourned && adjudicated;
        if (games[i].status == Status::finished || waits) {
            continue;
        }
        const bool white_is_first = first_has_white(static_cast<std::uint32_t>(i) + 1);
        const bool white_left = white_is_first ? first_left : second_left;
        const bool black_left = white_is_first ? second_left : first_left;
        games[i] =
            finished(white_left ? Mark::minus : Mark::plus, black_left ? Mark::minus : Mark::plus);
    }
    return games;
}

PairScore score_of(const State& state, const Stage& stage, const Pairing& pairing) {
    return somebody_left(stage, pairing)
               ? scored(state, stage, settled_games(state, stage, pairing))
               : scored(state, stage, pairing.games);
}

bool is_complete(const State& state, const Stage& stage, const Round& round) {
    return std::ranges::all_of(round.pairings, [&](const Pairing& pairing) {
        return pairing.second == no_entry || are_finished(pairing.games) ||
               score_of(state, stage, pairing).complete;
    });
}

} // namespace kodeks::tournament
