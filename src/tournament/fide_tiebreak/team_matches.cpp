#include "tournament/fide_tiebreak/team_matches.hpp"

#include "tournament/trf/abnormal.hpp"

#include <algorithm>
#include <map>

namespace kodeks::tournament::fide_tiebreak {

namespace {

using trf::Cell;
using trf::Document;
using trf::Round;
using trf::StartingRank;
using trf::TeamNumber;

constexpr std::size_t boards_max = 100; // as many as an event may have

struct Match {
    Kind kind = Kind::absent;
    PlayerIndex opponent = fide::nobody;
    Tenths match_points{};
    Tenths game_points{};
    std::vector<Tenths> boards;
};

class Teams {
public:
    explicit Teams(const Document& document) : document_(document) {
        for (std::size_t at = 0; at < document.teams.size(); ++at) {
            index_[document.teams[at].number] = static_cast<PlayerIndex>(at);
            for (const StartingRank member : document.teams[at].members) {
                team_of_[member] = static_cast<PlayerIndex>(at);
            }
        }
        for (const trf::PlayerRecord& player : document.players) {
            player_[player.rank] = &player;
        }
        boards_ = document.text("352").size();
        points_ = document.match_points.value_or(trf::MatchPoints{});
    }

    Result<Contest> build() {
        if (boards_ == 0 || boards_ > boards_max) {
            return tl::unexpected(Fault{{"tiebreak.boards", {}}, "", {}, ""});
        }
        rounds_ = trf::rounds_paired(document_);
        if (document_.team_byes) {
            rounds_ = std::max(rounds_, static_cast<Round>(document_.team_byes->teams.size()));
        }
        for (const trf::ForfeitedMatch& match : document_.forfeited) {
            rounds_ = std::max(rounds_, match.round);
        }
        matches_.assign(document_.teams.size(), std::vector<Match>(rounds_));
        for (Round round = 1; round <= rounds_; ++round) {
            for (std::size_t team = 0; team < document_.teams.size(); ++team) {
                matches_[team][round - 1] = match_of(static_cast<PlayerIndex>(team), round);
            }
            score_matches(round);
            forfeit_matches(round);
            change_points(round);
        }
        return contest();
    }

private:
    std::vector<StartingRank> line_up(PlayerIndex team, Round round) const {
        for (const trf::LineUp& line_up : document_.line_ups) {
            const auto found = index_.find(line_up.team);
            if (line_up.round == round && found != index_.end() && found->second == team) {
                return line_up.players;
            }
        }
        auto members = document_.teams[team].members;
        members.resize(std::min(members.size(), boards_));
        return members;
    }

    bool has_bye(PlayerIndex team, Round round) const {
        return document_.team_byes && round <= document_.team_byes->teams.size() &&
               document_.team_byes->teams[round - 1] == document_.teams[team].number;
    }

    // H or F of a record 240.
    char bye_by_request(PlayerIndex team, Round round) const {
        for (const trf::ByeRecord& record : document_.byes) {
            const auto& ids = record.ids;
            if (record.round == round && record.type != 'Z' &&
                std::ranges::find(ids, document_.teams[team].number) != ids.end()) {
                return record.type;
            }
        }
        return '\0';
    }

    Match match_of(PlayerIndex team, Round round) const {
        Match match;
        if (has_bye(team, round)) {
            match.kind = Kind::allocated_bye;
            match.match_points = document_.team_byes->match_points;
            match.game_points = document_.team_byes->game_points;
            match.boards.assign(boards_, document_.points.win);
            return match;
        }
        if (const char type = bye_by_request(team, round); type != '\0') {
            const bool whole = type == 'F';
            const auto boards = static_cast<std::int32_t>(boards_);
            match.kind = whole ? Kind::full_bye : Kind::half_bye;
            match.match_points = whole ? points_.win : points_.draw;
            match.game_points = (whole ? document_.points.win : document_.points.draw) * boards;
            match.boards.assign(boards_, whole ? document_.points.win : document_.points.draw);
            return match;
        }
        std::vector<bool> absent;
        for (const StartingRank rank : line_up(team, round)) {
            const auto player = player_.find(rank);
            const Cell cell =
                player == player_.end() ? trf::blank_cell : trf::cell_of(*player->second, round);
            const bool counts = cell.opponent != 0 || cell.result == '+';
            match.boards.push_back(counts ? points_of(document_.points, cell) : Tenths{});
            absent.push_back(!counts);
            const auto other = team_of_.find(cell.opponent);
            if (other != team_of_.end()) {
                match.opponent = other->second;
                match.kind = Kind::played;
            }
        }
        match.boards.resize(boards_);
        absent.resize(boards_, true);
        for (std::size_t board = 0; board < boards_; ++board) {
            if (match.kind == Kind::played && absent[board]) { // nobody came to this board
                match.boards[board] = document_.points.forfeit_loss;
            }
            match.game_points += match.boards[board];
        }
        return match;
    }

    void score_matches(Round round) {
        for (auto& team : matches_) {
            Match& match = team[round - 1];
            if (match.kind == Kind::played) {
                const Tenths theirs = matches_[match.opponent][round - 1].game_points;
                match.match_points = match.game_points > theirs   ? points_.win
                                     : match.game_points < theirs ? points_.loss
                                                                  : points_.draw;
            }
        }
    }

    void forfeit_matches(Round round) {
        for (const trf::ForfeitedMatch& forfeited : document_.forfeited) {
            const auto white = index_.find(forfeited.white);
            const auto black = index_.find(forfeited.black);
            if (forfeited.round == round && white != index_.end() && black != index_.end()) {
                forfeit(matches_[white->second][round - 1], black->second,
                        forfeited.type[0] == '+');
                forfeit(matches_[black->second][round - 1], white->second,
                        forfeited.type[1] == '+');
            }
        }
    }

    void forfeit(Match& match, PlayerIndex opponent, bool won) const {
        match.kind = won ? Kind::forfeit_win : Kind::forfeit_loss;
        match.opponent = opponent;
        match.match_points = won ? points_.win : points_.loss;
        if (!won) {
            const Tenths lost = document_.points.forfeit_loss;
            match.game_points = lost * static_cast<std::int32_t>(boards_);
            match.boards.assign(boards_, lost);
        }
    }

    // What the match was, among the results that record 299 can change.
    char type_of(const Match& match, Round round) const {
        switch (match.kind) {
        case Kind::forfeit_win:
            return '+';
        case Kind::forfeit_loss:
            return '-';
        case Kind::absent:
            return 'Z';
        case Kind::half_bye:
            return 'H';
        case Kind::full_bye:
            return 'F';
        case Kind::played:
            break;
        default:
            return '\0';
        }
        const Tenths theirs = matches_[match.opponent][round - 1].game_points;
        return match.game_points > theirs ? 'W' : match.game_points < theirs ? 'L' : 'D';
    }

    // All results are known before the first is changed.
    void change_points(Round round) {
        std::vector<const trf::PointsRecord*> changes;
        for (std::size_t team = 0; team < matches_.size(); ++team) {
            const char type = type_of(matches_[team][round - 1], round);
            changes.push_back(trf::change_of(document_, type, document_.teams[team].number, round));
        }
        for (std::size_t team = 0; team < matches_.size(); ++team) {
            if (changes[team] != nullptr) {
                Match& match = matches_[team][round - 1];
                match.match_points = changes[team]->match_points.value_or(match.match_points);
                match.game_points = changes[team]->game_points.value_or(match.game_points);
            }
        }
    }

    Contest contest() const {
        Contest contest;
        contest.boards = boards_;
        contest.match_points_first = !trf::counts_game_points(document_);
        const auto boards = static_cast<std::int32_t>(boards_);
        Table match = table(&Match::match_points, &trf::Bonus::matches);
        match.win = points_.win;
        match.draw = points_.draw;
        match.loss = points_.loss;
        Table game = table(&Match::game_points, &trf::Bonus::games);
        game.win = document_.points.win * boards;
        game.draw = document_.points.draw * boards;
        game.loss = document_.points.loss * boards;
        contest.primary = contest.match_points_first ? match : game;
        contest.secondary = contest.match_points_first ? game : match;
        for (const auto& team : matches_) {
            auto& rounds = contest.board_points.emplace_back();
            for (const Match& one : team) {
                rounds.push_back(one.boards);
            }
        }
        return contest;
    }

    Table table(Tenths Match::* points, Tenths trf::Bonus::* bonus) const {
        Table table;
        table.rounds = rounds_;
        for (std::size_t at = 0; at < matches_.size(); ++at) {
            Participant one;
            one.id = document_.teams[at].number;
            one.points = trf::bonus_until(document_, one.id, rounds_).*bonus;
            for (const Match& match : matches_[at]) {
                one.rounds.push_back({match.kind, match.opponent, Side::none, match.*points});
                one.points += match.*points;
            }
            table.participants.push_back(std::move(one));
        }
        return table;
    }

    const Document& document_;
    std::map<TeamNumber, PlayerIndex> index_;
    std::map<StartingRank, PlayerIndex> team_of_;
    std::map<StartingRank, const trf::PlayerRecord*> player_;
    std::size_t boards_ = 0;
    trf::MatchPoints points_;
    Round rounds_ = 0;
    std::vector<std::vector<Match>> matches_;
};

} // namespace

Result<Contest> teams_of(const Document& document) {
    return Teams(document).build();
}

} // namespace kodeks::tournament::fide_tiebreak
