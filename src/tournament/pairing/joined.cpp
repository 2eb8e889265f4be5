#include "tournament/pairing/joined.hpp"

#include "base/check.hpp"
#include "tournament/pairing/leavers.hpp"
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
        : desk_(desk),
          urn_(urn),
          groups_(desk.score_groups()),
          inside_(desk.can(), {}),
          below_(desk.can(), paired(desk, bye)) {
        for (Group& group : groups_) {
            std::erase(group, bye);
        }
    }

    void run() {
        while (drop_empty(), !groups_.empty()) {
            for (const Vertex v : groups_.front()) {
                move_up(v);
            }
            pair_first();
        }
    }

private:
    static Group paired(const Desk& desk, Vertex bye) {
        Group all = desk.everybody();
        std::erase(all, bye);
        std::erase(all, desk.bye_vertex());
        return all;
    }

    // From the players below to the group that is paired now.
    void move_up(Vertex v) {
        if (below_.has_member(v)) {
            below_.remove(v);
            inside_.add(v);
        }
    }

    // An emptied group is no group: the next one is the next that has players.
    void drop_empty() {
        is_joined_ = is_joined_ && !groups_.empty() && !groups_.front().empty();
        std::erase_if(groups_, [](const Group& group) { return group.empty(); });
    }

    // These of the first group go to the next one, above its own players.
    void join(const Group& moving) {
        KODEKS_ASSERT(groups_.size() >= 2 && !moving.empty());
        groups_.erase(groups_.begin());
        groups_[0].insert(groups_[0].begin(), moving.begin(), moving.end());
        std::ranges::sort(groups_[0]);
        is_joined_ = true;
    }

    void pair_first() {
        const bool odd = groups_.front().size() % 2 == 1;
        if (odd ? float_one() : pair_even()) {
            return;
        }
        let_go(leavers({desk_.can(), leaving(), inside_, below_}));
    }

    bool pair_even() {
        if (!inside_.is_perfect() || !below_.is_perfect()) {
            return false;
        }
        pair_inside();
        return true;
    }

    void pair_inside() {
        const Group group = groups_.front();
        const Group left_over =
            seek_opponents({desk_, desk_.system().seek, desk_.can(), inside_}, group,
                           [&](Plan plan) { form_inside(std::move(plan)); });
        KODEKS_ASSERT(left_over.empty());
        groups_.front().clear();
        inside_ = Matching(desk_.can(), {});
    }

    void form_inside(Plan plan) {
        plan.step = is_joined_ ? Step::joined_group : Step::in_group;
        form(std::move(plan));
    }

    // The group pairs those who stay; the others join the next group.
    void let_go(Group leaving) {
        for (const Vertex v : leaving) {
            std::erase(groups_[0], v);
            inside_.remove(v);
        }
        pair_inside();
        std::ranges::sort(leaving);
        inside_ = Matching(desk_.can(), leaving);
        join(leaving);
    }

    // Who leaves first: of the lowest points the last or the first of the list.
    Group leaving() const {
        Group order = groups_[0];
        if (desk_.system().floater == Floater::last_to_first) {
            std::ranges::reverse(order);
        }
        std::ranges::stable_sort(order, {}, [&](Vertex v) { return desk_.points(v); });
        return order;
    }

    void form(Plan plan) {
        plan.seeker_float = floated(desk_, plan.seeker, plan.other);
        plan.other_float = floated(desk_, plan.other, plan.seeker);
        desk_.form(plan, urn_);
    }

    // The prescribed order: who leaves, and whom he meets first, start from opposite ends. The
    // next group comes first; the one after it only when nobody can go to the next.
    bool float_one() {
        if (inside_.size() * 2 + 1 != inside_.remaining() ||
            below_.size() * 2 + 1 != below_.remaining()) {
            return false;
        }
        Floating floating{leaving(), Spares(inside_), Spares(below_), {}};
        for (std::size_t to = 1; to < groups_.size(); ++to) {
            if (float_to(to, floating)) {
                return true;
            }
        }
        return false;
    }

    struct Floating {
        Group order;
        Spares inside;
        Spares below;
        std::vector<Rejection> rejected;
    };

    bool float_to(std::size_t to, Floating& floating) {
        Group hosts = groups_[to];
        if (desk_.system().floater == Floater::first_to_last) {
            std::ranges::reverse(hosts);
        }
        for (const Vertex f : floating.order) {
            if (!floating.inside.has(f)) {
                floating.rejected.push_back({desk_.number(f), nobody, Rejected::fewer_pairs});
                continue;
            }
            for (const Vertex host : hosts) {
                auto why = desk_.why_not(f, host);
                if (!why && !floating.below.has(host)) {
                    why = Rejected::round_incomplete;
                }
                if (!why) {
                    take_float(f, host, to, std::move(floating.rejected));
                    return true;
                }
                floating.rejected.push_back({desk_.number(f), desk_.number(host), *why});
            }
        }
        return false;
    }

    void take_float(Vertex f, Vertex host, std::size_t to, std::vector<Rejection> rejected) {
        form({.seeker = f,
              .other = host,
              .step = Step::floated,
              .reason = to == 1 ? FloatReason::position : FloatReason::far,
              .rejected = std::move(rejected)});
        std::erase(groups_[0], f);
        std::erase(groups_[to], host);
        inside_.remove(f);
        below_.remove(host);
        pair_inside();
    }

    Desk& desk_;
    lots::Urn& urn_;
    std::vector<Group> groups_;
    // Kept from step to step: players move from below to inside, which costs one search each.
    Matching inside_; // of the first group
    Matching below_;  // of all other groups
    bool is_joined_ = false;
};

} // namespace

void pair_joined(Desk& desk, Vertex bye, lots::Urn& urn) {
    Joined(desk, bye, urn).run();
}

} // namespace kodeks::tournament::pairing
