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

// How far a group got by itself.
enum class Outcome : std::uint8_t {
    paired,
    group_fails, // it cannot be paired as it is, whatever happens below
    rest_fails,  // it could, but then not everybody below
};

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

    Group rest() const {
        Group all;
        for (auto group = groups_.begin() + 1; group != groups_.end(); ++group) {
            all.insert(all.end(), group->begin(), group->end());
        }
        return all;
    }

    void pair_first() {
        switch (groups_.front().size() % 2 == 1 ? float_one() : pair_even()) {
        case Outcome::paired:
            break;
        case Outcome::group_fails:
            join(Group(groups_.front()));
            break;
        case Outcome::rest_fails:
            pair_what_can_be();
            break;
        }
    }

    Outcome pair_even() {
        if (!inside_.is_perfect()) {
            return Outcome::group_fails;
        }
        if (!below_.is_perfect()) {
            return Outcome::rest_fails;
        }
        pair_inside();
        return Outcome::paired;
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

    // Those below need players of this group: the last formed pairs are given up, as few as
    // possible (RU:3.18.8), and their players join the next group.
    void pair_what_can_be() {
        Group everybody = rest();
        everybody.insert(everybody.end(), groups_.front().begin(), groups_.front().end());
        Matching all(desk_.can(), everybody);
        const Group left_over =
            seek_opponents({desk_, desk_.system().seek, desk_.can(), inside_, &all},
                           groups_.front(), [&](Plan plan) {
                               all.take(plan.seeker, plan.other);
                               form_inside(std::move(plan));
                           });
        inside_ = Matching(desk_.can(), left_over);
        join(left_over);
    }

    Group leaving() const {
        Group leavers = groups_[0];
        if (desk_.system().floater == Floater::last_to_first) {
            std::ranges::reverse(leavers);
        }
        return leavers;
    }

    void form(Plan plan) {
        plan.seeker_float = floated(desk_, plan.seeker, plan.other);
        plan.other_float = floated(desk_, plan.other, plan.seeker);
        desk_.form(plan, urn_);
    }

    // The prescribed order: who leaves, and whom he meets first, start from opposite ends.
    Outcome float_one() {
        if (inside_.size() * 2 + 1 != inside_.remaining() || groups_.size() < 2) {
            return Outcome::group_fails;
        }
        const bool below_one_over = below_.size() * 2 + 1 == below_.remaining();
        Outcome outcome = Outcome::group_fails;
        Group hosts = groups_[1];
        if (desk_.system().floater == Floater::first_to_last) {
            std::ranges::reverse(hosts);
        }
        std::vector<Rejection> rejected;
        Spares spares(inside_);
        Spares spares_below(below_);
        for (const Vertex f : leaving()) {
            if (!spares.has(f)) {
                rejected.push_back({desk_.number(f), nobody, Rejected::fewer_pairs});
                continue;
            }
            for (const Vertex host : hosts) {
                if (const auto why = desk_.why_not(f, host)) {
                    rejected.push_back({desk_.number(f), desk_.number(host), *why});
                    continue;
                }
                outcome = Outcome::rest_fails;
                if (below_one_over && spares_below.has(host)) {
                    take_float(f, host, std::move(rejected));
                    return Outcome::paired;
                }
                rejected.push_back(
                    {desk_.number(f), desk_.number(host), Rejected::round_incomplete});
            }
        }
        return outcome;
    }

    void take_float(Vertex f, Vertex host, std::vector<Rejection> rejected) {
        form({.seeker = f,
              .other = host,
              .step = Step::floated,
              .reason = FloatReason::position,
              .rejected = std::move(rejected)});
        std::erase(groups_[0], f);
        std::erase(groups_[1], host);
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
