#include "tournament/fide_tiebreak/team_values.hpp"

namespace kodeks::tournament::fide_tiebreak {

namespace {

const Table& match_table(const Contest& contest) {
    return contest.match_points_first ? contest.primary : *contest.secondary;
}

const Table& game_table(const Contest& contest) {
    return contest.match_points_first ? *contest.secondary : contest.primary;
}

Value extended_sonneborn(const Contest& contest, const Code& code, PlayerIndex team) {
    std::int64_t sum = 0;
    for (const Term& term : extended_terms(contest, code, team)) {
        sum += term.cut ? 0 : contribution_of(term, Contribution::product);
    }
    return from_hundredths(sum);
}

Value schedule_strength(const Contest& contest, const Code& code, PlayerIndex team) {
    const Schedule schedule = schedule_of(contest, code, team);
    if (schedule.divisor <= 0) {
        return undefined;
    }
    std::int64_t sum = 0;
    for (const Term& term : schedule.terms) {
        sum += term.score.value;
    }
    return {std::int64_t{schedule.secondary.value} * schedule.divisor + sum, 10 * schedule.divisor};
}

} // namespace

std::vector<Tenths> boards_of(const Contest& contest, PlayerIndex team) {
    std::vector<Tenths> sums(contest.boards);
    for (const auto& round : contest.board_points[team]) {
        for (std::size_t at = 0; at < round.size() && at < sums.size(); ++at) {
            sums[at] += round[at];
        }
    }
    return sums;
}

std::vector<Term> extended_terms(const Contest& contest, const Code& code, PlayerIndex team) {
    const Table& totals = code.name[1] == 'M' ? match_table(contest) : game_table(contest);
    const Table& results = code.name[2] == 'M' ? match_table(contest) : game_table(contest);
    auto terms = OpponentSums(totals).terms(team, code.played);
    for (Term& term : terms) {
        term.points = results.participants[team].rounds[term.round - 1].points;
    }
    mark_cuts(terms, code, Contribution::product);
    return terms;
}

Schedule schedule_of(const Contest& contest, const Code& code, PlayerIndex team) {
    const Table& table = contest.primary;
    const Table drawn = code.fore ? with_drawn_last_round(table) : Table{};
    const std::int64_t highest = table.win.value * static_cast<std::int64_t>(table.rounds);
    const std::int64_t match = contest.secondary->win.value;
    const std::int64_t usual = match == 0 ? 0 : highest / match;
    return {OpponentSums(code.fore ? drawn : table).terms(team, code.played),
            code.divisor ? *code.divisor : usual, contest.secondary->participants[team].points};
}

Value board_count(const std::vector<Tenths>& boards) {
    std::int64_t sum = 0;
    for (std::size_t at = 0; at < boards.size(); ++at) {
        sum += static_cast<std::int64_t>(at + 1) * boards[at].value;
    }
    return from_tenths(sum);
}

Values from_top_board(const std::vector<Tenths>& boards) {
    Values values;
    for (const Tenths points : boards) {
        values.push_back(from_tenths(points.value));
    }
    return values;
}

Values without_bottom_boards(const std::vector<Tenths>& boards) {
    Values values;
    for (std::size_t left = boards.size(); left-- > 1;) {
        std::int64_t sum = 0;
        for (std::size_t at = 0; at < left; ++at) {
            sum += boards[at].value;
        }
        values.push_back(from_tenths(sum));
    }
    return values;
}

std::vector<Values> team_values(const Contest& contest, const Code& code) {
    std::vector<Values> values;
    for (std::size_t at = 0; at < contest.primary.participants.size(); ++at) {
        const auto team = static_cast<PlayerIndex>(at);
        if (!contest.is_of_teams()) {
            values.push_back({undefined});
        } else if (code.name == "BC") {
            values.push_back({board_count(boards_of(contest, team))});
        } else if (code.name == "TBR") {
            values.push_back(from_top_board(boards_of(contest, team)));
        } else if (code.name == "BBE") {
            values.push_back(without_bottom_boards(boards_of(contest, team)));
        } else if (code.name == "MPVGP") {
            values.push_back({from_tenths(contest.secondary->participants[at].points.value)});
        } else if (code.name == "SSSC") {
            values.push_back({schedule_strength(contest, code, team)});
        } else {
            values.push_back({extended_sonneborn(contest, code, team)});
        }
    }
    return values;
}

} // namespace kodeks::tournament::fide_tiebreak
