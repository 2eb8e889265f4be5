#include "tournament/fide_tiebreak/direct.hpp"

#include "tournament/fide_tiebreak/team_values.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace kodeks::tournament::fide_tiebreak {

namespace {

Value sum(const Value& a, const Value& b) {
    const std::int64_t above = a.above * b.below + b.above * a.below;
    const std::int64_t below = a.below * b.below;
    const std::int64_t common = std::max<std::int64_t>(1, std::gcd(above, below));
    return {above / common, below / common};
}

class Encounters {
public:
    Encounters(const Table& table, bool forfeits_played)
        : table_(table), with_forfeits_(forfeits_played || table.system == System::round_robin) {}

    std::vector<Group> tiers(const Group& group) const {
        if (group.size() < 2) {
            return {group};
        }
        note(group);
        return all_met_ || table_.system == System::round_robin ? by_score(group) : by_lead(group);
    }

    bool is_meeting(const fide::PastRound& past, PlayerIndex opponent) const {
        const bool met = past.kind == Kind::played || (with_forfeits_ && has_opponent(past.kind));
        return met && opponent != fide::nobody && past.opponent == opponent;
    }

private:
    // Scores among the group; several games with one opponent count as their average.
    void note(const Group& group) const {
        Group sorted = group;
        std::ranges::sort(sorted);
        score_.clear();
        possible_.clear();
        all_met_ = true;
        for (const PlayerIndex one : group) {
            std::map<PlayerIndex, std::pair<std::int64_t, std::int64_t>> met; // points, games
            for (const fide::PastRound& past : table_.participants[one].rounds) {
                if (past.opponent != one && is_meeting(past, past.opponent) &&
                    std::ranges::binary_search(sorted, past.opponent)) {
                    auto& [points, games] = met[past.opponent];
                    points += past.points.value;
                    ++games;
                }
            }
            Value score = whole(0);
            for (const auto& [opponent, result] : met) {
                score = sum(score, {result.first, 10 * result.second});
            }
            const auto missing = static_cast<std::int64_t>(group.size() - 1 - met.size());
            all_met_ = all_met_ && missing == 0;
            score_.push_back(score);
            possible_.push_back(sum(score, {table_.win.value * missing, 10}));
        }
    }

    std::vector<Group> by_score(const Group& group) const {
        std::vector<std::pair<Value, Group>> tiers;
        for (std::size_t at = 0; at < group.size(); ++at) {
            const auto found = std::ranges::find_if(
                tiers, [&](const auto& tier) { return tier.first == score_[at]; });
            if (found == tiers.end()) {
                tiers.push_back({score_[at], {group[at]}});
            } else {
                found->second.push_back(group[at]);
            }
        }
        if (tiers.size() == 1) {
            return {group};
        }
        std::ranges::sort(tiers, [](const auto& a, const auto& b) { return b.first < a.first; });
        std::vector<Group> out;
        for (const auto& [score, members] : tiers) {
            const auto inner = tiers_of(members);
            out.insert(out.end(), inner.begin(), inner.end());
        }
        return out;
    }

    std::vector<Group> tiers_of(const Group& group) const {
        return Encounters(table_, with_forfeits_).tiers(group);
    }

    // Some have not met: who is ahead whatever the missing games had been is placed.
    std::vector<Group> by_lead(const Group& group) const {
        std::vector<Group> out;
        std::vector<std::size_t> rest(group.size());
        std::iota(rest.begin(), rest.end(), std::size_t{0});
        for (auto leader = leader_of(rest); leader != rest.end(); leader = leader_of(rest)) {
            out.push_back({group[*leader]});
            rest.erase(leader);
        }
        if (out.empty()) {
            return {group};
        }
        Group left;
        for (const std::size_t at : rest) {
            left.push_back(group[at]);
        }
        const auto inner = tiers_of(left);
        out.insert(out.end(), inner.begin(), inner.end());
        return out;
    }

    // The one nobody else of the rest could have caught up with.
    std::vector<std::size_t>::iterator leader_of(std::vector<std::size_t>& rest) const {
        if (rest.size() < 2) {
            return rest.end();
        }
        const auto less = [this](std::size_t a, std::size_t b) {
            return possible_[a] < possible_[b];
        };
        const std::size_t most = *std::ranges::max_element(rest, less);
        std::size_t second = most == rest.front() ? rest.back() : rest.front();
        for (const std::size_t at : rest) {
            second = at != most && less(second, at) ? at : second;
        }
        return std::ranges::find_if(rest, [&](std::size_t at) {
            return possible_[at == most ? second : most] < score_[at];
        });
    }

    const Table& table_;
    bool with_forfeits_;
    mutable std::vector<Value> score_;    // beside the group
    mutable std::vector<Value> possible_; // with all missing games won
    mutable bool all_met_ = true;
};

// Primary score, then the secondary one; every new subgroup starts again (C07:13.3).
std::vector<Group> extended(const Contest& contest, bool played, const Group& group) {
    if (group.size() < 2) {
        return {group};
    }
    for (const Table* table : {&contest.primary, &*contest.secondary}) {
        const auto tiers = Encounters(*table, played).tiers(group);
        if (tiers.size() > 1) {
            std::vector<Group> out;
            for (const Group& tier : tiers) {
                const auto inner = extended(contest, played, tier);
                out.insert(out.end(), inner.begin(), inner.end());
            }
            return out;
        }
    }
    return {group};
}

std::vector<Tenths> boards_between(const Contest& contest, PlayerIndex a, PlayerIndex b) {
    std::vector<Tenths> boards(contest.boards);
    const auto& rounds = contest.primary.participants[a].rounds;
    for (std::size_t round = 0; round < rounds.size(); ++round) {
        if (has_opponent(rounds[round].kind) && rounds[round].opponent == b) {
            for (std::size_t at = 0; at < boards.size(); ++at) {
                boards[at] += contest.board_points[a][round][at];
            }
        }
    }
    return boards;
}

// Two teams still equal: the boards of their own match.
std::vector<Group> by_boards(const Contest& contest, const std::string& ending, const Group& two) {
    const auto first = boards_between(contest, two[0], two[1]);
    const auto second = boards_between(contest, two[1], two[0]);
    const bool count_first = ending.size() == 2;
    if (count_first && !(board_count(first) == board_count(second))) {
        const bool lower = board_count(first) < board_count(second);
        return lower ? std::vector<Group>{{two[0]}, {two[1]}}
                     : std::vector<Group>{{two[1]}, {two[0]}};
    }
    const bool from_top = ending.back() == 'T';
    const Values a = from_top ? from_top_board(first) : without_bottom_boards(first);
    const Values b = from_top ? from_top_board(second) : without_bottom_boards(second);
    for (std::size_t at = 0; at < a.size(); ++at) {
        if (!(a[at] == b[at])) {
            return b[at] < a[at] ? std::vector<Group>{{two[0]}, {two[1]}}
                                 : std::vector<Group>{{two[1]}, {two[0]}};
        }
    }
    return {two};
}

} // namespace

std::vector<Group> direct_tiers(const Table& table, const Code& code, const Group& group) {
    return Encounters(table, code.played).tiers(group);
}

std::vector<Meeting> meetings_of(const Table& table, const Code& code, const Group& group,
                                 PlayerIndex player) {
    const Encounters encounters(table, code.played);
    const auto& rounds = table.participants[player].rounds;
    std::vector<Meeting> meetings;
    for (const PlayerIndex other : group) {
        const auto games = std::ranges::count_if(
            rounds, [&](const auto& past) { return encounters.is_meeting(past, other); });
        for (std::size_t at = 0; at < rounds.size(); ++at) {
            if (encounters.is_meeting(rounds[at], other)) {
                meetings.push_back({static_cast<std::uint32_t>(at + 1), other,
                                    Value{rounds[at].points.value, 10 * games}});
            }
        }
    }
    std::ranges::sort(meetings, {}, &Meeting::round);
    return meetings;
}

std::vector<Group> direct_encounter(const Contest& contest, const Code& code, const Group& group) {
    if (code.name == "DE" || !contest.is_of_teams()) {
        return Encounters(table_for(contest, code), code.played).tiers(group);
    }
    const std::string ending = code.name.substr(3);
    std::vector<Group> out;
    for (const Group& tier : extended(contest, code.played, group)) {
        const auto inner = tier.size() == 2 && !ending.empty() ? by_boards(contest, ending, tier)
                                                               : std::vector<Group>{tier};
        out.insert(out.end(), inner.begin(), inner.end());
    }
    return out;
}

} // namespace kodeks::tournament::fide_tiebreak
