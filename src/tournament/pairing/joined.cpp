#include "tournament/pairing/joined.hpp"

#include "base/check.hpp"
#include "tournament/pairing/seek.hpp"

#include <algorithm>

namespace kodeks::tournament::pairing {

namespace {

using Group = std::vector<Vertex>;

Float floated(const Desk& desk, Vertex v, Vertex other) {
    if (desk.points(v) == desk.points(other)) {
        return Float::none;
    }
    return desk.points(v) > desk.points(other) ? Float::down : Float::up;
}

class Joined {
public:
    Joined(Desk& desk, Vertex bye, lots::Urn& urn)
        : desk_(desk), urn_(urn), groups_(desk.score_groups()) {
        for (Group& group : groups_) {
            std::erase(group, bye);
        }
    }

    void run() {
        while (drop_empty(), !groups_.empty()) {
            if (!pair_first()) {
                join();
            }
        }
    }

private:
    void drop_empty() {
        while (!groups_.empty() && groups_.front().empty()) {
            groups_.erase(groups_.begin());
            is_joined_ = false;
        }
        // An emptied group below is no group: the next one is the next that has players.
        std::erase_if(groups_, [](const Group& group) { return group.empty(); });
    }

    void join() {
        KODEKS_ASSERT(groups_.size() >= 2);
        groups_[0].insert(groups_[0].end(), groups_[1].begin(), groups_[1].end());
        groups_.erase(groups_.begin() + 1);
        is_joined_ = true;
    }

    Group rest() const {
        Group all;
        for (auto group = groups_.begin() + 1; group != groups_.end(); ++group) {
            all.insert(all.end(), group->begin(), group->end());
        }
        return all;
    }

    bool pair_first() {
        const Matching inside(desk_.can(), groups_.front());
        const Matching below(desk_.can(), rest());
        if (groups_.front().size() % 2 == 1) {
            return inside.size() * 2 + 1 == inside.remaining() &&
                   below.size() * 2 + 1 == below.remaining() && float_one(inside, below);
        }
        if (!inside.is_perfect() || !below.is_perfect()) {
            return false;
        }
        pair_inside();
        return true;
    }

    void pair_inside() {
        const Step step = is_joined_ ? Step::joined_group : Step::in_group;
        seek_all(desk_, desk_.system().seek, groups_.front(), [&](Plan plan) {
            plan.step = step;
            form(std::move(plan));
        });
        groups_.front().clear();
    }

    void form(Plan plan) {
        plan.seeker_float = floated(desk_, plan.seeker, plan.other);
        plan.other_float = floated(desk_, plan.other, plan.seeker);
        desk_.form(std::move(plan), urn_);
    }

    // The prescribed order: who leaves, and whom he meets first, start from opposite ends.
    bool float_one(const Matching& inside, const Matching& below) {
        Group leavers = groups_[0];
        Group hosts = groups_[1];
        if (desk_.system().floater == Floater::last_to_first) {
            std::ranges::reverse(leavers);
        } else {
            std::ranges::reverse(hosts);
        }
        std::vector<Rejection> rejected;
        std::vector<signed char> completes(hosts.size(), -1); // not yet known
        for (const Vertex f : leavers) {
            if (!inside.can_drop(f)) {
                rejected.push_back({desk_.number(f), nobody, Rejected::fewer_pairs});
                continue;
            }
            for (std::size_t i = 0; i < hosts.size(); ++i) {
                if (const auto why = desk_.why_not(f, hosts[i])) {
                    rejected.push_back({desk_.number(f), desk_.number(hosts[i]), *why});
                    continue;
                }
                if (completes[i] < 0) {
                    completes[i] = below.can_drop(hosts[i]) ? 1 : 0;
                }
                if (completes[i] == 1) {
                    take_float(f, hosts[i], std::move(rejected));
                    return true;
                }
                rejected.push_back(
                    {desk_.number(f), desk_.number(hosts[i]), Rejected::round_incomplete});
            }
        }
        return false;
    }

    void take_float(Vertex f, Vertex host, std::vector<Rejection> rejected) {
        form({.seeker = f,
              .other = host,
              .step = Step::floated,
              .reason = FloatReason::position,
              .rejected = std::move(rejected)});
        std::erase(groups_[0], f);
        std::erase(groups_[1], host);
        pair_inside();
    }

    Desk& desk_;
    lots::Urn& urn_;
    std::vector<Group> groups_;
    bool is_joined_ = false;
};

} // namespace

void pair_joined(Desk& desk, Vertex bye, lots::Urn& urn) {
    Joined(desk, bye, urn).run();
}

} // namespace kodeks::tournament::pairing
