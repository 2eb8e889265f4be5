#include "tournament/pairing/drawn.hpp"

#include "base/check.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::tournament::pairing {

namespace {

using Group = std::vector<Vertex>;

class Drawn {
public:
    Drawn(Desk& desk, lots::Urn& urn)
        : desk_(desk), urn_(urn), groups_(desk.score_groups()), all_(desk.can(), desk.everybody()) {
        if (desk.bye_vertex() != no_vertex) {
            groups_.push_back({desk.bye_vertex()}); // below everybody
        }
    }

    void run() {
        const std::size_t count = groups_.size() - (desk_.bye_vertex() != no_vertex ? 1 : 0);
        for (std::size_t g = 0; g < count; ++g) {
            Group left_over = pair_inside(groups_[g]);
            groups_[g].clear();
            while (!left_over.empty()) {
                place(left_over, g);
            }
        }
    }

private:
    std::string choice_name(std::string_view what) const {
        return fmt::format("r{}.pair{}.{}", desk_.field().round, desk_.draw().pairs.size() + 1,
                           what);
    }

    Group pair_inside(Group members) {
        Matching inside(desk_.can(), members);
        Group left_over;
        while (!members.empty()) {
            const Vertex a = draw_from(members, "first");
            std::erase(members, a);
            Plan plan{.seeker = a, .step = Step::lot};
            const Group possible = admissible(plan, members, &inside);
            if (possible.empty()) {
                left_over.push_back(a);
                inside.remove(a);
                continue;
            }
            plan.other = draw_from(possible, "second");
            std::erase(members, plan.other);
            inside.take(a, plan.other);
            form(std::move(plan));
        }
        return left_over;
    }

    Vertex draw_from(const Group& group, std::string_view what) {
        std::vector<std::uint32_t> numbers;
        std::ranges::transform(group, std::back_inserter(numbers),
                               [&](Vertex v) { return desk_.number(v).value; });
        return group[urn_.choose_among(choice_name(what), std::move(numbers))];
    }

    Group admissible(Plan& plan, const Group& among, const Matching* inside) const {
        Group possible;
        std::optional<Partners> partners;
        if (inside != nullptr) {
            partners.emplace(*inside, plan.seeker);
        }
        Partners all(all_, plan.seeker);
        for (const Vertex b : among) {
            if (const auto why = desk_.why_not(plan.seeker, b)) {
                plan.rejected.push_back({desk_.number(plan.seeker), desk_.number(b), *why});
            } else if (partners && !partners->has(b)) {
                plan.rejected.push_back(
                    {desk_.number(plan.seeker), desk_.number(b), Rejected::fewer_pairs});
            } else if (!all.has(b)) {
                plan.rejected.push_back(
                    {desk_.number(plan.seeker), desk_.number(b), Rejected::round_incomplete});
            } else {
                possible.push_back(b);
            }
        }
        return possible;
    }

    // The first left over goes to the nearest lower group where somebody can meet him.
    void place(Group& left_over, std::size_t from) {
        Plan plan{.seeker = left_over.front(), .step = Step::floated, .reason = FloatReason::lot};
        left_over.erase(left_over.begin());
        for (std::size_t g = from + 1; g < groups_.size(); ++g) {
            if (const Group possible = admissible(plan, groups_[g], nullptr); !possible.empty()) {
                plan.other = possible.front() == desk_.bye_vertex() ? possible.front()
                                                                    : draw_from(possible, "float");
                std::erase(groups_[g], plan.other);
                form(std::move(plan));
                return;
            }
        }
        plan.step = Step::last_resort;
        const Group possible = admissible(plan, left_over, nullptr);
        KODEKS_ASSERT(!possible.empty());
        plan.other = draw_from(possible, "float");
        std::erase(left_over, plan.other);
        form(std::move(plan));
    }

    void form(Plan plan) {
        all_.take(plan.seeker, plan.other);
        if (plan.other == desk_.bye_vertex()) {
            desk_.give_bye(plan.seeker, std::move(plan.rejected));
            return;
        }
        if (desk_.points(plan.seeker) != desk_.points(plan.other)) {
            plan.seeker_float = Float::down;
            plan.other_float = Float::up;
        }
        desk_.form(plan, urn_);
    }

    Desk& desk_;
    lots::Urn& urn_;
    std::vector<Group> groups_;
    Matching all_;
};

} // namespace

void pair_drawn(Desk& desk, lots::Urn& urn) {
    Drawn(desk, urn).run();
}

} // namespace kodeks::tournament::pairing
