#include "tournament/fide_tiebreak/standings.hpp"

#include <algorithm>

namespace kodeks::tournament::fide_tiebreak {

namespace {

std::string shown(const Values& values) {
    std::string text;
    for (const Value& value : values) {
        text += (text.empty() ? "" : "/") + to_text(value);
    }
    return text;
}

bool is_better(const Values& a, const Values& b, bool smaller) {
    for (std::size_t at = 0; at < a.size(); ++at) {
        if (!(a[at] == b[at])) {
            const bool defined = a[at].is_defined() && b[at].is_defined();
            return smaller && defined ? a[at] < b[at] : b[at] < a[at];
        }
    }
    return false;
}

// Splits a group of equals by values, best first.
std::vector<Group> split(Group group, const std::vector<Values>& values, bool smaller) {
    std::ranges::stable_sort(group, [&](PlayerIndex a, PlayerIndex b) {
        return is_better(values[a], values[b], smaller);
    });
    std::vector<Group> out;
    for (const PlayerIndex one : group) {
        const bool same = !out.empty() && !is_better(values[out.back()[0]], values[one], smaller);
        if (!same) {
            out.emplace_back();
        }
        out.back().push_back(one);
    }
    return out;
}

class Ranking {
public:
    Ranking(const Contest& contest, const std::vector<Code>& codes)
        : contest_(contest),
          shown_(contest.primary.participants.size()),
          tied_(contest.primary.participants.size()) {
        Group all;
        for (std::size_t at = 0; at < shown_.size(); ++at) {
            all.push_back(static_cast<PlayerIndex>(at));
        }
        Code points;
        points.name = "PTS";
        groups_ = split(all, values_of(contest, points), false);
        for (const Code& code : codes) {
            for (auto& tied : tied_) {
                tied.emplace_back();
            }
            use_of(contest, code) != Use::used ? leave_out()
            : is_direct(code)                  ? apply_direct(code)
                                               : apply(code);
        }
    }

    std::vector<Standing> standings() const {
        std::vector<Standing> out;
        for (const Group& group : groups_) {
            const auto place = static_cast<std::uint32_t>(out.size() + 1);
            for (const PlayerIndex one : group) {
                out.push_back({one, place, shown_[one], tied_[one]});
            }
        }
        return out;
    }

private:
    void leave_out() {
        for (auto& list : shown_) {
            list.emplace_back("-");
        }
    }

    void apply(const Code& code) {
        const auto values = values_of(contest_, code);
        for (std::size_t at = 0; at < shown_.size(); ++at) {
            shown_[at].push_back(shown(values[at]));
        }
        regroup([&](const Group& group) { return split(group, values, smaller_is_better(code)); });
    }

    void apply_direct(const Code& code) {
        for (auto& list : shown_) {
            list.emplace_back();
        }
        regroup([&](const Group& group) {
            const auto tied = std::make_shared<const Group>(group);
            for (const PlayerIndex one : group) {
                tied_[one].back() = tied;
            }
            auto tiers = group.size() < 2 ? std::vector<Group>{group}
                                          : direct_encounter(contest_, code, group);
            if (tiers.size() > 1) {
                std::size_t place = 1;
                for (const Group& tier : tiers) {
                    for (const PlayerIndex one : tier) {
                        shown_[one].back() = std::to_string(place);
                    }
                    place += tier.size();
                }
            }
            return tiers;
        });
    }

    template <class Split>
    void regroup(const Split& split_one) {
        std::vector<Group> next;
        for (const Group& group : groups_) {
            const auto parts = split_one(group);
            next.insert(next.end(), parts.begin(), parts.end());
        }
        groups_ = std::move(next);
    }

    const Contest& contest_;
    std::vector<std::vector<std::string>> shown_;
    std::vector<std::vector<std::shared_ptr<const Group>>> tied_;
    std::vector<Group> groups_;
};

} // namespace

std::vector<Standing> standings(const Contest& contest, const std::vector<Code>& codes) {
    return Ranking(contest, codes).standings();
}

} // namespace kodeks::tournament::fide_tiebreak
