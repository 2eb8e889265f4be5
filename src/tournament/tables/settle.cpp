#include "tournament/tables/settle.hpp"

#include "tournament/tables/awards.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

using tiebreak::Score;

constexpr Points match_win = whole_points(2); // UA:V.14.7.1, PMR:279a1
constexpr Points match_draw = whole_points(1);
constexpr std::int32_t carried_round = 0; // before the first

Mark mark_in(const Outcome& outcome, bool white) {
    return white ? outcome.white : outcome.black;
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
    Settler(const State& state, const Stage& stage) : state_(state), stage_(stage), awards_(stage) {
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
        return counts_games()
                   ? rulebook::Scale{game.win * boards, game.draw * boards, game.loss * boards}
                   : rulebook::Scale{match_win, match_draw, Points{}};
    }

    bool counts_games() const {
        return primary_of(state_, stage_) == rulebook::TeamScore::game_points;
    }

    // The scale with what is otherwise for everybody in every round.
    rulebook::Scale awarded(rulebook::Scale scale) const {
        const auto take = [&](Worth worth, Points& points) {
            if (const Award* const award = awards_.everywhere(worth)) {
                points = primary_in(*award).value_or(points);
            }
        };
        take(Worth::win, scale.win);
        take(Worth::draw, scale.draw);
        take(Worth::loss, scale.loss);
        return scale;
    }

    std::optional<Points> primary_in(const Award& award) const {
        return is_team() && !counts_games() ? award.match_points : award.points;
    }

    void start_table() {
        tiebreak::Table& table = settled_.table;
        table.swiss = stage_.settings.system == System::swiss;
        table.scale = awarded(scale_of_encounter());
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
                add(entry, encounter, usual_match(encounter));
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
            add_absence(round, entry, number);
        }
    }

    void add_absence(const Round& round, EntryId entry, std::int32_t number) {
        tiebreak::Encounter away{.round = number, .happened = tiebreak::Happened::absent};
        const RequestedBye bye = bye_of(round, entry);
        if (bye != RequestedBye::none) {
            const bool half = bye == RequestedBye::half;
            const rulebook::Scale& scale = state_.settings.scale;
            const auto boards = std::max(1, static_cast<std::int32_t>(stage_.settings.boards));
            away.score = half ? Score::draw : Score::win;
            away.game_points = (half ? scale.draw : scale.win) * boards;
            away.points = points_of(away.score, away.game_points);
        }
        add(entry, away, match_points_in(entry, away, usual_match(away)));
    }

    // A free round of a table is no encounter, unless a report gave points for this one.
    bool counts_bye(EntryId entry, std::int32_t number) const {
        const Award* const award =
            awards_.find(Worth::bye, static_cast<RoundNumber>(number), entry);
        return stage_.settings.system == System::swiss ||
               (award != nullptr && award->round != 0 && !award->entries.empty());
    }

    void add_bye(EntryId entry, std::int32_t number) {
        if (!counts_bye(entry, number)) {
            return;
        }
        tiebreak::Encounter bye{
            .round = number, .happened = tiebreak::Happened::bye, .score = Score::win};
        bye.game_points =
            state_.settings.scale.win * static_cast<std::int32_t>(stage_.settings.boards);
        bye.points = points_of(Score::win, bye.game_points);
        add(entry, bye, match_points_in(entry, bye, match_win));
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
        const tiebreak::Happened happened =
            score.played ? tiebreak::Happened::played : tiebreak::Happened::forfeit;
        tiebreak::Encounter first{number,      number_of_row(pairing.second),
                                  happened,    colour(tiebreak::Colour::white),
                                  score.first, points_of(score.first, score.first_games),
                                  {},          score.first_games};
        tiebreak::Encounter second{number,       number_of_row(pairing.first),
                                   happened,     colour(tiebreak::Colour::black),
                                   score.second, points_of(score.second, score.second_games),
                                   {},           score.second_games};
        const Points first_match = match_points_in(pairing.first, first, usual_match(first));
        const Points second_match = match_points_in(pairing.second, second, usual_match(second));
        first.opponent_points = second.points;
        second.opponent_points = first.points;
        add(pairing.first, first, first_match);
        add(pairing.second, second, second_match);
        add_boards(pairing);
    }

    Points usual_match(const tiebreak::Encounter& encounter) const {
        return is_team() ? match_points_of(encounter.score) : encounter.points;
    }

    static Worth worth_of(const tiebreak::Encounter& encounter) {
        switch (encounter.happened) {
        case tiebreak::Happened::bye:
            return Worth::bye;
        case tiebreak::Happened::absent:
            return encounter.score == Score::win    ? Worth::full_bye
                   : encounter.score == Score::draw ? Worth::half_bye
                                                    : Worth::absence;
        case tiebreak::Happened::forfeit:
            return encounter.score == Score::win ? Worth::plus : Worth::minus;
        case tiebreak::Happened::played:
            break;
        }
        return encounter.score == Score::win    ? Worth::win
               : encounter.score == Score::draw ? Worth::draw
                                                : Worth::loss;
    }

    // Gives an encounter the points it is worth here; its match points are the answer.
    Points match_points_in(EntryId entry, tiebreak::Encounter& encounter, Points usual) const {
        const Award* const award =
            awards_.find(worth_of(encounter), static_cast<RoundNumber>(encounter.round), entry,
                         encounter.colour == tiebreak::Colour::black);
        if (award == nullptr) {
            return usual;
        }
        if (is_team()) {
            encounter.game_points = award->points.value_or(encounter.game_points);
            const Points match = award->match_points.value_or(usual);
            encounter.points = counts_games() ? encounter.game_points : match;
            return match;
        }
        encounter.points = award->points.value_or(encounter.points);
        return encounter.points;
    }

    void add(EntryId entry, const tiebreak::Encounter& encounter, Points match_points) {
        tiebreak::Row& row = row_of(entry);
        row.encounters.push_back(encounter);
        row.match_points += match_points;
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
                tournament::points_of(mark_in(games[i], first_has_white(board)), scale);
            row_of(pairing.second).boards[i] +=
                tournament::points_of(mark_in(games[i], !first_has_white(board)), scale);
        }
    }

    Points points_of(Score score, Points games) const {
        if (!is_team()) {
            return scale_points_of(score, state_.settings.scale);
        }
        return counts_games() ? games : match_points_of(score);
    }

    void add_totals() {
        for (const EntryId entry : settled_.entries) {
            tiebreak::Row& row = row_of(entry);
            for (const tiebreak::Encounter& encounter : row.encounters) {
                row.points += encounter.points;
                row.game_points += encounter.game_points;
            }
            add_bonus(entry, row);
        }
        for (std::size_t board = 0; board < stage_.settings.boards; ++board) {
            add_board_places(board);
        }
    }

    void add_bonus(EntryId entry, tiebreak::Row& row) const {
        const auto bonus = awards_.bonus(entry, static_cast<RoundNumber>(stage_.rounds.size()));
        row.match_points += is_team() ? bonus.match_points : bonus.points;
        row.game_points += bonus.points;
        row.points += is_team() && !counts_games() ? bonus.match_points : bonus.points;
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
    Awards awards_;
    Settled settled_;
    std::vector<std::size_t> index_; // entry -> row, without a search for every game
};

} // namespace

Settled settle(const State& state, const Stage& stage) {
    return Settler(state, stage).run();
}

} // namespace kodeks::tournament
