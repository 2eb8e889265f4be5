#include "tournament/fide_tiebreak/direct.hpp"

#include "tournament/fide_tiebreak/team_values.hpp"

#include <algorithm>
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
        const bool all_met = std::ranges::none_of(missing_, [](std::size_t n) { return n > 0; });
        return all_met || table_.system == System::round_robin ? by_score(group) : by_lead(group);
    }

private:
    // Scores among the group; several games with one opponent count as their average.
    void note(const Group& group) const {
        score_.assign(group.size(), whole(0));
        missing_.assign(group.size(), 0);
        for (std::size_t a = 0; a < group.size(); ++a) {
            for (std::size_t b = 0; b < group.size(); ++b) {
                if (a == b) {
                    continue;
                }
                std::int64_t points = 0;
                std::int64_t games = 0;
                for (const fide::PastRound& past : table_.participants[group[a]].rounds) {
                    const bool met =
                        past.kind == Kind::played || (with_forfeits_ && has_opponent(past.kind));
                    if (met && past.opponent == group[b]) {
                        points += past.points.value;
                        ++games;
                    }
                }
                if (games == 0) {
                    ++missing_[a];
                } else {
                    score_[a] = sum(score_[a], {points, 10 * games});
                }
            }
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
        for (std::size_t at = 0; at < rest.size(); ++at) {
            rest[at] = at;
        }
        while (rest.size() > 1) {
            const auto leader =
                std::ranges::find_if(rest, [&](std::size_t at) { return leads(at, rest); });
            if (leader == rest.end()) {
                break;
            }
            out.push_back({group[*leader]});
            rest.erase(leader);
        }
        Group left;
        for (const std::size_t at : rest) {
            left.push_back(group[at]);
        }
        if (out.empty()) {
            return {group};
        }
        const auto inner = tiers_of(left);
        out.insert(out.end(), inner.begin(), inner.end());
        return out;
    }

    bool leads(std::size_t one, const std::vector<std::size_t>& rest) const {
        return std::ranges::all_of(rest, [&](std::size_t other) {
            const Value possible{table_.win.value * static_cast<std::int64_t>(missing_[other]), 10};
            return other == one || sum(score_[other], possible) < score_[one];
        });
    }

    const Table& table_;
    bool with_forfeits_;
    mutable std::vector<Value> score_;
    mutable std::vector<std::size_t> missing_;
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
