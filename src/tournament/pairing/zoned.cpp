#include "tournament/pairing/zoned.hpp"

#include "base/check.hpp"
#include "tournament/pairing/floats.hpp"
#include "tournament/pairing/seek.hpp"

#include <algorithm>
#include <array>

namespace kodeks::tournament::pairing {

namespace {

using Group = std::vector<Vertex>;

// How much is asked of a float: first everything, then less.
struct Demands {
    bool colours; // no third equal colour (UA:V.15.9.13)
    bool pairs;   // the group keeps its largest number of pairs (UA:V.15.9.12)
};

constexpr std::array<Demands, 3> demand_steps = {{{true, true}, {false, true}, {false, false}}};

Group without(Group members, Vertex left_out) {
    std::erase(members, left_out);
    return members;
}

class Zoned {
public:
    Zoned(Desk& desk, Vertex bye, lots::Urn& urn)
        : desk_(desk), urn_(urn), original_(desk.score_groups()), all_(desk.can(), paired(bye)) {
        for (Group& group : original_) {
            std::erase(group, bye);
        }
        open_ = original_;
    }

    void run() {
        std::size_t border = 0;
        while (border < open_.size() && zone_of(border) == Zone::upper) {
            pair_group(border++);
        }
        for (std::size_t g = open_.size(); g-- > border;) {
            pair_group(g);
        }
    }

private:
    Group paired(Vertex bye) const {
        Group all = desk_.everybody();
        std::erase(all, bye);
        std::erase(all, desk_.bye_vertex());
        return all;
    }

    // Half of the points that could have been scored so far, or more (UA:V.15.9.9).
    Zone zone_of(std::size_t g) const {
        if (original_[g].empty()) {
            return g == 0 ? Zone::upper : zone_of(g - 1);
        }
        const Field& field = desk_.field();
        const std::int64_t possible = std::int64_t{field.win.value} * (field.round - 1);
        return std::int64_t{2} * desk_.points(original_[g].front()).value >= possible ? Zone::upper
                                                                                      : Zone::lower;
    }

    void pair_group(std::size_t g) {
        if (open_[g].size() % 2 == 1) {
            float_one(g, open_[g]);
        }
        open_[g] = pair_inside(g);
        while (!open_[g].empty()) {
            float_one(g, {});
        }
    }

    // -- Inside a group -------------------------------------------------------------------------

    Graph graph_with_colours(const Group& members) const {
        Graph graph = desk_.can();
        for (std::size_t i = 0; i < members.size(); ++i) {
            for (std::size_t j = i + 1; j < members.size(); ++j) {
                if (desk_.colour_runs_on(members[i], members[j])) {
                    graph.disconnect(members[i], members[j]);
                }
            }
        }
        return graph;
    }

    // Pairs as many as possible and returns those for whom nobody is left.
    Group pair_inside(std::size_t g) {
        const Matching free(desk_.can(), open_[g]);
        const Graph coloured = graph_with_colours(open_[g]);
        const Matching strict(coloured, open_[g]);
        // A third equal colour is allowed only if the group loses a pair otherwise.
        const bool by_colour = strict.size() == free.size();
        Group list = open_[g];
        if (zone_of(g) == Zone::lower) { // the mirror image (UA:V.15.9.10)
            std::ranges::reverse(list);
        }
        Group left_over =
            seek_opponents({desk_, desk_.system().seek, by_colour ? coloured : desk_.can(),
                            by_colour ? strict : free, &all_},
                           list, [&](const Plan& plan) { form(plan); });
        std::ranges::sort(left_over);
        return left_over;
    }

    // -- Between groups -------------------------------------------------------------------------

    // Sends one of the group's open players out. `inside` is the group whose number of pairs is to
    // be kept; it is empty once its pairs are formed.
    void float_one(std::size_t g, const Group& inside) {
        const Matching pairs(desk_.can(), inside);
        for (const Demands& demands : demand_steps) {
            if (float_by(g, demands, pairs)) {
                return;
            }
        }
        float_among_themselves(g);
    }

    std::vector<std::size_t> groups_beyond(std::size_t g) const {
        std::vector<std::size_t> found;
        if (zone_of(g) == Zone::upper) {
            for (std::size_t h = g + 1; h < open_.size(); ++h) {
                found.push_back(h);
            }
        } else {
            for (std::size_t h = g; h-- > 0;) {
                found.push_back(h);
            }
        }
        std::erase_if(found, [&](std::size_t h) { return open_[h].empty(); });
        return found;
    }

    bool float_by(std::size_t g, Demands demands, const Matching& pairs) {
        const Direction direction = zone_of(g) == Zone::upper ? Direction::down : Direction::up;
        const Direction back = direction == Direction::down ? Direction::up : Direction::down;
        Plan plan{.step = Step::floated};
        Spares spares(pairs);
        bool nearest = true;
        for (const std::size_t h : groups_beyond(g)) {
            const Group hosts = leaving_order(desk_, open_[h], back, zone_of(h));
            for (const Vertex d : leavers(g, direction, nearest)) {
                plan.seeker = d;
                if (demands.pairs && pairs.remaining() > 0 && !spares.has(d)) {
                    plan.rejected.push_back({desk_.number(d), nobody, Rejected::fewer_pairs});
                    continue;
                }
                if (!find_host(plan, hosts, demands)) {
                    continue;
                }
                plan.reason = reason_of(d, direction, nearest, pairs.remaining() == 0);
                std::erase(open_[g], d);
                std::erase(open_[h], plan.other);
                mark(plan, g, h);
                form(plan);
                return true;
            }
            nearest = false;
        }
        return false;
    }

    // Over more than one group the place alone decides (UA:V.15.9.8.1).
    Group leavers(std::size_t g, Direction direction, bool nearest) const {
        if (nearest) {
            return leaving_order(desk_, open_[g], direction, zone_of(g));
        }
        Group order = open_[g];
        if (direction == Direction::up) {
            std::ranges::reverse(order);
        }
        return order;
    }

    FloatReason reason_of(Vertex d, Direction direction, bool nearest, bool unpaired) const {
        if (!nearest) {
            return FloatReason::far;
        }
        if (unpaired) {
            return FloatReason::unpaired;
        }
        return is_owed(desk_, d, direction) ? FloatReason::earlier : FloatReason::position;
    }

    bool find_host(Plan& plan, const Group& hosts, Demands demands) const {
        Partners partners(all_, plan.seeker);
        for (const Vertex u : hosts) {
            const auto reject = [&](Rejected why) {
                plan.rejected.push_back({desk_.number(plan.seeker), desk_.number(u), why});
            };
            if (const auto why = desk_.why_not(plan.seeker, u)) {
                reject(*why);
            } else if (demands.colours && desk_.colour_runs_on(plan.seeker, u)) {
                reject(Rejected::colour_run);
            } else if (!partners.has(u)) {
                reject(Rejected::round_incomplete);
            } else {
                plan.other = u;
                return true;
            }
        }
        return false;
    }

    // Nobody elsewhere can meet any of them: two of them meet after all.
    void float_among_themselves(std::size_t g) {
        const Zone zone = zone_of(g);
        const Direction direction = zone == Zone::upper ? Direction::down : Direction::up;
        const Group order = leaving_order(desk_, open_[g], direction, zone);
        Plan plan{.seeker = order.front(), .step = Step::last_resort};
        const bool found = find_host(plan, without(order, plan.seeker), {false, false});
        KODEKS_ASSERT(found);
        std::erase(open_[g], plan.seeker);
        std::erase(open_[g], plan.other);
        form(plan);
    }

    // -- Marks ----------------------------------------------------------------------------------

    bool could_meet_somebody(Vertex v, const Group& group) const {
        return std::ranges::any_of(group,
                                   [&](Vertex w) { return w != v && desk_.can().has(v, w); });
    }

    // A descent is forced when nobody of his own nor of the next higher group could meet him, an
    // ascent when nobody of his own nor of the next lower group could (UA:V.15.5).
    bool is_forced(Vertex v, std::size_t own, Direction direction) const {
        if (could_meet_somebody(v, original_[own])) {
            return false;
        }
        const bool down = direction == Direction::down;
        std::size_t next = own;
        while (down ? next > 0 : next + 1 < original_.size()) {
            next = down ? next - 1 : next + 1;
            if (!original_[next].empty()) {
                return !could_meet_somebody(v, original_[next]);
            }
        }
        return true;
    }

    void mark(Plan& plan, std::size_t from, std::size_t to) const {
        const Float down_mark =
            is_forced(from < to ? plan.seeker : plan.other, std::min(from, to), Direction::down)
                ? Float::forced_down
                : Float::down;
        const Float up_mark =
            is_forced(from < to ? plan.other : plan.seeker, std::max(from, to), Direction::up)
                ? Float::forced_up
                : Float::up;
        plan.seeker_float = from < to ? down_mark : up_mark;
        plan.other_float = from < to ? up_mark : down_mark;
    }

    void form(const Plan& plan) {
        all_.take(plan.seeker, plan.other);
        desk_.form(plan, urn_);
    }

    Desk& desk_;
    lots::Urn& urn_;
    std::vector<Group> original_;
    std::vector<Group> open_;
    Matching all_;
};

} // namespace

void pair_zoned(Desk& desk, Vertex bye, lots::Urn& urn) {
    Zoned(desk, bye, urn).run();
}

} // namespace kodeks::tournament::pairing
