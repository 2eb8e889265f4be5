#include "tournament/tables/settle.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

using tiebreak::Happened;
using tiebreak::Score;

constexpr Points match_win = whole_points(2); // UA:V.14.7.1, PMR:279a1
constexpr Points match_draw = whole_points(1);
constexpr std::int32_t carried_round = 0; // before the first

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

Points match_points_of(Score score) {
    return score == Score::win ? match_win : score == Score::draw ? match_draw : Points{};
}

Points scale_points_of(Score score, const rulebook::Scale& scale) {
    return score == Score::win ? scale.win : score == Score::draw ? scale.draw : scale.loss;
}

// Builds the rows of one stage.
class Settler {
public:
    Settler(const State& state, const Stage& stage) : state_(state), stage_(stage) {
        for (const EntryId entry : stage.members) {
            settled_.rows[entry] = static_cast<std::int32_t>(settled_.entries.size());
            index_.resize(std::max<std::size_t>(index_.size(), entry.value + 1));
            index_[entry.value] = settled_.entries.size();
            settled_.entries.push_back(entry);
        }
    }

    Settled run() {
        start_table();
        add_carried();
        for (std::size_t i = 0; i < stage_.rounds.size(); ++i) {
            add_round(stage_.rounds[i], static_cast<std::int32_t>(i) + 1);
        }
        add_totals();
        return std::move(settled_);
    }

private:
    bool is_team() const { return stage_.settings.boards > 0; }

    tiebreak::Row& row_of(EntryId entry) { return settled_.table.rows[index_.at(entry.value)]; }

    std::int32_t number_of_row(EntryId entry) const {
        return static_cast<std::int32_t>(index_.at(entry.value));
    }

    // What the standing counts of an encounter: where game points decide, a match is worth the
    // points of all its boards (PMR:280, RU:3.17.6).
    rulebook::Scale scale_of_encounter() const {
        const rulebook::Scale& game = state_.settings.scale;
        const auto boards = static_cast<std::int32_t>(stage_.settings.boards);
        if (!is_team()) {
            return game;
        }
        return primary_of(state_, stage_) == rulebook::TeamScore::game_points
                   ? rulebook::Scale{game.win * boards, game.draw * boards, game.loss * boards}
                   : rulebook::Scale{match_win, match_draw, Points{}};
    }

    void start_table() {
        tiebreak::Table& table = settled_.table;
        table.swiss = stage_.settings.system == System::swiss;
        table.scale = scale_of_encounter();
        const Counting& counting = state_.settings.counting;
        table.unplayed = {counting.missing, counting.leaver, counting.lonely};
        table.rows.resize(settled_.entries.size());
        for (const EntryId entry : settled_.entries) {
            tiebreak::Row& row = row_of(entry);
            const Person& person = find_entry(state_, entry)->person;
            if (!person.ratings.empty()) {
                row.rating = person.ratings.front().value;
            }
            const auto left = stage_.left.find(entry);
            row.excluded = left_too_early(state_, stage_, entry);
            if (left != stage_.left.end() && table.swiss) {
                row.left_after = static_cast<std::int32_t>(left->second.after_round);
            }
            row.first_round = static_cast<std::int32_t>(stage_.rounds.size()) + 1;
            row.boards.resize(stage_.settings.boards);
            row.encounters.reserve(stage_.rounds.size());
        }
        const auto complete = std::ranges::find_if_not(
            stage_.rounds, [&](const Round& round) { return is_complete(state_, stage_, round); });
        table.rounds = static_cast<std::int32_t>(complete - stage_.rounds.begin());
    }

    // Games of an earlier stage among those who came from it count here as they did there.
    void add_carried() {
        const Stage* const earlier = find_stage(state_, stage_.settings.from.stage);
        if (stage_.carried.empty() || earlier == nullptr) {
            return;
        }
        const Settled before = settle(state_, *earlier);
        for (const EntryId entry : settled_.entries) {
            const auto row = before.rows.find(entry);
            if (row != before.rows.end()) {
                carry(entry, before, before.table.rows[static_cast<std::size_t>(row->second)]);
            }
        }
    }

    void carry(EntryId entry, const Settled& before, const tiebreak::Row& row) {
        for (tiebreak::Encounter encounter : row.encounters) {
            if (encounter.opponent == tiebreak::nobody) {
                continue;
            }
            const auto opponent =
                settled_.rows.find(before.entries[static_cast<std::size_t>(encounter.opponent)]);
            if (opponent != settled_.rows.end()) {
                encounter.opponent = opponent->second;
                encounter.round = carried_round;
                add(entry, encounter);
            }
        }
    }

    // Games that count for nobody and rounds that still go on are rounds somebody is in, too.
    void is_in(EntryId entry, std::int32_t round) {
        row_of(entry).first_round = std::min(row_of(entry).first_round, round);
    }

    void add_round(const Round& round, std::int32_t number) {
        for (const Pairing& pairing : round.pairings) {
            is_in(pairing.first, number);
            if (pairing.second != no_entry) {
                is_in(pairing.second, number);
            }
            if (pairing.second == no_entry) {
                add_bye(pairing.first, number);
            } else {
                add_pairing(pairing, number);
            }
        }
        for (const EntryId entry : round.absent) {
            is_in(entry, number);
            tiebreak::Encounter away{.round = number, .happened = Happened::absent};
            if (std::ranges::find(round.half_byes, entry) != round.half_byes.end()) {
                away.score = Score::draw;
                away.points = state_.settings.scale.draw;
                away.game_points = away.points;
            }
            row_of(entry).encounters.push_back(away);
        }
    }

    void add_bye(EntryId entry, std::int32_t number) {
        if (stage_.settings.system != System::swiss) {
            return; // a free round of a table is no encounter
        }
        tiebreak::Encounter bye{.round = number, .happened = Happened::bye, .score = Score::win};
        bye.game_points =
            state_.settings.scale.win * static_cast<std::int32_t>(stage_.settings.boards);
        bye.points = points_of(Score::win, bye.game_points);
        row_of(entry).match_points += match_win;
        row_of(entry).encounters.push_back(bye);
    }

    void add_pairing(const Pairing& pairing, std::int32_t number) {
        const PairScore score = score_of(state_, stage_, pairing);
        const bool aside = row_of(pairing.first).excluded || row_of(pairing.second).excluded;
        if (!score.complete || aside) {
            return;
        }
        const auto colour = [&](tiebreak::Colour own) {
            return score.played && pairing.games.size() == 1 ? own : tiebreak::Colour::none;
        };
        const Points first = points_of(score.first, score.first_games);
        const Points second = points_of(score.second, score.second_games);
        const Happened happened = score.played ? Happened::played : Happened::forfeit;
        add(pairing.first,
            {number, number_of_row(pairing.second), happened, colour(tiebreak::Colour::white),
             score.first, first, second, score.first_games});
        add(pairing.second,
            {number, number_of_row(pairing.first), happened, colour(tiebreak::Colour::black),
             score.second, second, first, score.second_games});
        add_boards(pairing);
    }

    void add(EntryId entry, const tiebreak::Encounter& encounter) {
        tiebreak::Row& row = row_of(entry);
        row.encounters.push_back(encounter);
        row.match_points += is_team() ? match_points_of(encounter.score) : encounter.points;
    }

    void add_boards(const Pairing& pairing) {
        if (!is_team()) {
            return;
        }
        const std::vector<Outcome> games = settled_games(state_, stage_, pairing);
        for (std::size_t i = 0; i < games.size() && i < stage_.settings.boards; ++i) {
            const auto board = static_cast<std::uint32_t>(i) + 1;
            const rulebook::Scale& scale = state_.settings.scale;
            row_of(pairing.first).boards[i] +=
                tournament::points_of(mark_of_first(games[i], board), scale);
            row_of(pairing.second).boards[i] +=
                tournament::points_of(mark_of_second(games[i], board), scale);
        }
    }

    Points points_of(Score score, Points games) const {
        if (!is_team()) {
            return scale_points_of(score, state_.settings.scale);
        }
        return primary_of(state_, stage_) == rulebook::TeamScore::game_points
                   ? games
                   : match_points_of(score);
    }

    void add_totals() {
        for (const EntryId entry : settled_.entries) {
            tiebreak::Row& row = row_of(entry);
            for (const tiebreak::Encounter& encounter : row.encounters) {
                row.points += encounter.points;
                row.game_points += encounter.game_points;
            }
        }
        for (std::size_t board = 0; board < stage_.settings.boards; ++board) {
            add_board_places(board);
        }
    }

    // A shared place counts as the middle of the places it covers.
    void add_board_places(std::size_t board) {
        for (tiebreak::Row& row : settled_.table.rows) {
            std::int32_t above = 0;
            std::int32_t level = 0;
            for (const tiebreak::Row& other : settled_.table.rows) {
                above += !other.excluded && other.boards[board] > row.boards[board];
                level += !other.excluded && other.boards[board] == row.boards[board];
            }
            row.board_places += half_points(2 * above + level + 1);
        }
    }

    const State& state_;
    const Stage& stage_;
    Settled settled_;
    std::vector<std::size_t> index_; // entry -> row, without a search for every game
};

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

Settled settle(const State& state, const Stage& stage) {
    return Settler(state, stage).run();
}

} // namespace kodeks::tournament
