#include "tournament/trf/consistency.hpp"

#include "tournament/trf/abnormal.hpp"
#include "tournament/trf/columns.hpp"
#include "tournament/trf/write.hpp"

#include <algorithm>
#include <set>
#include <string_view>

namespace kodeks::tournament::trf {

namespace {

Fault fault(std::string key, std::vector<MessagePart> parts, Place place = {}) {
    return {Message{std::move(key), std::move(parts)}, "", place, ""};
}

constexpr std::uint32_t points_column = 81;

std::uint32_t column_of(Round round) {
    return 92 + 10 * (round - 1);
}

bool was_played(const Cell& cell) {
    return cell.opponent != 0 &&
           std::string_view("10=WDL").find(cell.result) != std::string_view::npos;
}

bool is_win(char c) {
    return c == '1' || c == 'W';
}

bool is_draw(char c) {
    return c == '=' || c == 'D';
}

bool is_loss(char c) {
    return c == '0' || c == 'L';
}

enum class Fit { yes, odd, no };

// Two results of one game.
Fit fit(char a, char b) {
    if ((a == '+' || a == '-' || b == '+' || b == '-')) {
        const bool forfeit =
            (a == '+' && b == '-') || (a == '-' && b == '+') || (a == '-' && b == '-');
        return forfeit ? Fit::yes : Fit::no;
    }
    if (a == ' ' || b == ' ' || a == 'Z') {
        return a == b && a == ' ' ? Fit::yes : Fit::no;
    }
    if (is_win(a) || is_win(b)) {
        return is_loss(a) || is_loss(b) ? Fit::yes : Fit::no;
    }
    return is_draw(a) && is_draw(b) ? Fit::yes : Fit::odd;
}

class Settling {
public:
    explicit Settling(Reading& reading) : reading_(reading), document_(reading.document) {}

    std::optional<Fault> run() {
        std::ranges::stable_sort(document_.players, {}, &PlayerRecord::rank);
        find_.assign(rank_max + 1, nullptr);
        for (PlayerRecord& player : document_.players) {
            if (player.rank > rank_max || find_[player.rank] != nullptr) {
                return fault("trf.rank_twice", {{"id", std::to_string(player.rank)}},
                             at(player.rank, 5));
            }
            find_[player.rank] = &player;
        }
        note_holes();
        note_numbers();
        note_strangers();
        if (auto bad = check_teams()) {
            return bad;
        }
        if (auto bad = check_cells()) {
            return bad;
        }
        drop_surplus();
        if (auto bad = check_rounds()) {
            return bad;
        }
        set_open_round();
        note_points();
        return std::nullopt;
    }

private:
    void remark(std::string key, std::vector<MessagePart> parts, Place place = {}) {
        reading_.remarks.push_back({Message{std::move(key), std::move(parts)}, place});
    }

    Place at(StartingRank rank, std::uint32_t column) const {
        const auto line = reading_.player_lines.find(rank);
        return line == reading_.player_lines.end() ? Place{} : Place{line->second, column};
    }

    Place of_team(TeamNumber number, std::uint32_t column) const {
        const auto line = reading_.team_lines.find(number);
        return line == reading_.team_lines.end() ? Place{} : Place{line->second, column};
    }

    void note_holes() {
        if (!document_.players.empty() &&
            document_.players.back().rank != document_.players.size()) {
            remark("trf.holes", {});
        }
    }

    // A report that broke off, or lost a line, has fewer players than it says.
    void note_numbers() {
        note_number("062", document_.players.size(), "trf.number_of_players");
        note_number("082", document_.teams.size(), "trf.number_of_teams");
    }

    void note_number(const std::string& code, std::size_t there, std::string key) {
        const std::string said = document_.text(code);
        const auto number = number_from(said);
        if (number && *number != there) {
            remark(std::move(key), {{"said", said}, {"n", std::to_string(there)}});
        }
    }

    // Records about numbers that nobody has say nothing.
    void note_strangers() {
        const auto note = [&](const char* code, const std::vector<StartingRank>& ids) {
            for (const StartingRank id : ids) {
                if (!is_known(id)) {
                    remark("trf.stranger", {{"code", code}, {"id", std::to_string(id)}});
                }
            }
        };
        for (const ByeRecord& record : document_.byes) {
            note("240", record.ids);
        }
        for (const ProhibitedRecord& record : document_.prohibited) {
            note("260", record.ids);
        }
        for (const PointsRecord& record : document_.abnormal) {
            note("299", record.ids);
        }
        for (const auto& [rank, points] : document_.virtual_points) {
            note("XXA", {rank});
        }
        for (const AccelerationRecord& record : document_.acceleration) {
            if (document_.teams.empty() && record.game_points == Tenths{} &&
                record.match_points != Tenths{}) {
                remark("trf.acceleration.matches", {});
            }
        }
    }

    // A player, or in a report of teams a team.
    bool is_known(std::uint32_t id) const {
        return document_.teams.empty()
                   ? id <= rank_max && find_[id] != nullptr
                   : std::ranges::find(document_.teams, id, &TeamRecord::number) !=
                         document_.teams.end();
    }

    std::optional<Fault> check_teams() const {
        std::set<TeamNumber> numbers;
        std::set<StartingRank> members;
        for (const TeamRecord& team : document_.teams) {
            const std::string number = std::to_string(team.number);
            if (!numbers.insert(team.number).second) {
                return fault("trf.team.twice", {{"team", number}}, of_team(team.number, 5));
            }
            for (const StartingRank member : team.members) {
                const std::vector<MessagePart> parts = {{"team", number},
                                                        {"id", std::to_string(member)}};
                if (member != 0 && (member > rank_max || find_[member] == nullptr)) {
                    return fault("trf.team.stranger", parts, of_team(team.number, 73));
                }
                if (member != 0 && !members.insert(member).second) {
                    return fault("trf.team.member_twice", parts, of_team(team.number, 73));
                }
            }
        }
        return check_matches(numbers);
    }

    // Records about a team that is not there, or about a match that was played otherwise.
    std::optional<Fault> check_matches(const std::set<TeamNumber>& numbers) const {
        for (const ForfeitedMatch& match : document_.forfeited) {
            for (const TeamNumber team : {match.white, match.black}) {
                if (auto bad =
                        check_unplayed(numbers, team, match.round, "trf.team.forfeit_played")) {
                    return bad;
                }
            }
        }
        const auto byes =
            document_.team_byes ? document_.team_byes->teams : std::vector<TeamNumber>();
        for (Round round = 1; round <= byes.size(); ++round) {
            const TeamNumber team = byes[round - 1];
            if (auto bad = check_unplayed(numbers, team, round, "trf.team.bye_played");
                bad && team != 0) {
                return bad;
            }
        }
        return check_line_ups(numbers);
    }

    // A team of the file, a round of the event, and nobody of the team has a game in it.
    std::optional<Fault> check_unplayed(const std::set<TeamNumber>& numbers, TeamNumber team,
                                        Round round, const char* key) const {
        if (!numbers.contains(team)) {
            return fault("trf.team.unknown", {{"team", std::to_string(team)}});
        }
        if (round > document_.rounds.value_or(round)) {
            return fault("trf.rounds.too_few", {{"n", std::to_string(round)}});
        }
        return plays(team, round) ? std::optional(fault(key, {{"team", std::to_string(team)},
                                                              {"round", std::to_string(round)}}))
                                  : std::nullopt;
    }

    std::optional<Fault> check_line_ups(const std::set<TeamNumber>& numbers) const {
        for (const LineUp& line_up : document_.line_ups) {
            if (!numbers.contains(line_up.team)) {
                return fault("trf.team.unknown", {{"team", std::to_string(line_up.team)}});
            }
            const auto& members =
                std::ranges::find(document_.teams, line_up.team, &TeamRecord::number)->members;
            for (const StartingRank player : line_up.players) {
                if (player != 0 && std::ranges::find(members, player) == members.end()) {
                    return fault("trf.team.line_up", {{"team", std::to_string(line_up.team)},
                                                      {"round", std::to_string(line_up.round)},
                                                      {"id", std::to_string(player)}});
                }
            }
        }
        return std::nullopt;
    }

    // Whether somebody of the team played a game in that round.
    bool plays(TeamNumber number, Round round) const {
        const auto team = std::ranges::find(document_.teams, number, &TeamRecord::number);
        return std::ranges::any_of(team->members, [&](StartingRank member) {
            return member != 0 && was_played(cell_of(*find_[member], round));
        });
    }

    std::optional<Fault> check_cells() {
        for (PlayerRecord& player : document_.players) {
            for (Round round = 1; round <= player.cells.size(); ++round) {
                if (player.cells[round - 1].opponent != 0) {
                    if (auto bad = check_game(player, round)) {
                        return bad;
                    }
                }
            }
        }
        return std::nullopt;
    }

    std::optional<Fault> check_game(PlayerRecord& player, Round round) {
        Cell& cell = player.cells[round - 1];
        const std::vector<MessagePart> names = {{"a", std::to_string(player.rank)},
                                                {"b", std::to_string(cell.opponent)},
                                                {"round", std::to_string(round)}};
        const Place place = at(player.rank, column_of(round));
        PlayerRecord* other = cell.opponent <= rank_max ? find_[cell.opponent] : nullptr;
        if (other == nullptr || other == &player) {
            return fault("trf.game.stranger", names, place);
        }
        const Cell& back = cell_of(*other, round);
        if (back.opponent != player.rank) {
            return fault("trf.game.one_sided", names, place);
        }
        if (cell.result == 'Z') { // an absent player written with his opponent
            cell.result =
                back.result == '+' || back.result == '-' || back.result == 'Z' ? '-' : 'Z';
            remark("trf.game.absent", names, {place.line, place.column + 7});
        }
        if (cell.colour == back.colour && cell.colour != '-') {
            return fault("trf.game.colours", names, {place.line, place.column + 5});
        }
        const char theirs = back.result == 'Z' ? '-' : back.result;
        if (fit(cell.result, theirs) == Fit::no) {
            return fault("trf.game.results", names, {place.line, place.column + 7});
        }
        if (fit(cell.result, theirs) == Fit::odd && player.rank < other->rank) {
            remark("trf.game.penalty", names, {place.line, place.column + 7});
        }
        return std::nullopt;
    }

    // Cells behind the announced rounds that name nobody.
    void drop_surplus() {
        const Round last = std::max(rounds_paired(document_) + 1, document_.rounds.value_or(0));
        for (PlayerRecord& player : document_.players) {
            if (player.cells.size() > last) {
                player.cells.resize(last);
                remark("trf.surplus", {{"id", std::to_string(player.rank)}},
                       at(player.rank, column_of(last + 1)));
            }
        }
    }

    std::optional<Fault> check_rounds() {
        const Round paired = rounds_paired(document_);
        if (document_.rounds && paired > *document_.rounds) {
            return fault("trf.rounds.too_few", {{"n", std::to_string(paired)}});
        }
        for (Round round = 1; round <= paired; ++round) {
            const auto byes = std::ranges::count_if(document_.players, [&](const auto& player) {
                return cell_of(player, round).result == 'U';
            });
            if (byes > 1 && document_.teams.empty()) {
                remark("trf.two_byes", {{"round", std::to_string(round)}});
            }
        }
        return std::nullopt;
    }

    void set_open_round() {
        for (ByeRecord& record : document_.byes) {
            record.round = record.round == 0 ? rounds_paired(document_) + 1 : record.round;
        }
        for (ProhibitedRecord& record : document_.prohibited) {
            record.last_round = std::min(record.last_round, round_max);
        }
    }

    // The points of the file, with or without a bye of the coming round.
    void note_points() {
        const Round paired = rounds_paired(document_);
        for (const PlayerRecord& player : document_.players) {
            Tenths sum = document_.teams.empty()
                             ? bonus_until(document_, player.rank, round_max).games
                             : Tenths{};
            for (Round round = 1; round <= paired; ++round) {
                sum += points_in(document_, player, round);
            }
            const Tenths with_bye = sum + points_in(document_, player, paired + 1);
            if (player.points != sum && player.points != with_bye) {
                remark("trf.points.differ",
                       {{"id", std::to_string(player.rank)},
                        {"said", text_of(player.points)},
                        {"sum", text_of(sum)}},
                       at(player.rank, points_column));
            }
        }
    }

    Reading& reading_;
    Document& document_;
    std::vector<PlayerRecord*> find_;
};

} // namespace

std::optional<Fault> settle(Reading& reading) {
    return Settling(reading).run();
}

} // namespace kodeks::tournament::trf
