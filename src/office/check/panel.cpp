// The panel against the book: posts, numbers of arbiters, sectors. One arbiter for 2 or 3 pairs
// means between a third and a half as many arbiters as pairs, rounded up (readings 81 and P27).
#include "office/check/remark.hpp"
#include "office/desk/applies.hpp"
#include "office/desk/desk.hpp"
#include "office/record/words.hpp"

#include <algorithm>
#include <set>

namespace kodeks::office {

namespace {

using rulebook::PanelRatio;
using rulebook::PanelRules;
using rulebook::Post;

std::uint32_t count_of(const State& state, Role role) {
    const auto serves = [&](const Official& one) { return one.role == role && !one.suspended; };
    return static_cast<std::uint32_t>(std::ranges::count_if(state.officials, serves));
}

std::uint32_t rounded_up(std::uint32_t number, std::uint32_t by) {
    return (number + by - 1) / by;
}

bool is_meant(const Post& post, const State& state, const World& world) {
    const bool group =
        post.group == ImpairmentGroup::none || (state.card && state.card->group == post.group);
    return group && applies(post.when, state, world);
}

bool is_meant(const PanelRatio& ratio, const State& state, const World& world) {
    const bool level =
        ratio.levels.empty() ||
        (state.card && std::ranges::find(ratio.levels, state.card->level) != ratio.levels.end());
    const bool blind = !ratio.blind_only || (state.card && state.card->blind_play);
    return level && blind && applies(ratio.when, state, world);
}

void add_posts(Remarks& remarks, const State& state, const World& world) {
    for (const Post& post : world.rules->panel.posts) {
        if (is_meant(post, state, world) && count_of(state, post.role) == 0) {
            remarks.push_back({{"office.panel.post", {{"role", spoken(post.role)}}},
                               ids(post.articles),
                               post.weight});
        }
    }
}

std::uint32_t wanted_by(const PanelRatio& ratio, const World& world) {
    return ratio.participants > 0
               ? std::max(1U, rounded_up(world.around.participants, ratio.participants))
               : rounded_up(world.around.pairs, ratio.most);
}

// Who stands at the boards: chief arbiter and secretary do not count (RU:4.6.1#3).
std::uint32_t at_boards(const State& state) {
    return count_of(state, Role::line_arbiter) + count_of(state, Role::senior_arbiter);
}

void add_ratios(Remarks& remarks, const State& state, const World& world) {
    const std::uint32_t there = at_boards(state);
    for (const PanelRatio& ratio : world.rules->panel.ratios) {
        if (!is_meant(ratio, state, world)) {
            continue;
        }
        const std::uint32_t least = wanted_by(ratio, world);
        const std::uint32_t best =
            ratio.participants > 0 ? least : rounded_up(world.around.pairs, ratio.fewest);
        if (there < least) {
            remarks.push_back({{"office.panel.too_few",
                                {{"n", std::to_string(there)},
                                 {"least", std::to_string(least)},
                                 {"best", std::to_string(best)}}},
                               ids(ratio.articles),
                               ratio.weight});
        }
    }
}

void add_seniors(Remarks& remarks, const State& state, const PanelRules& rules) {
    if (rules.senior_above > 0 && count_of(state, Role::line_arbiter) > rules.senior_above &&
        count_of(state, Role::senior_arbiter) == 0) {
        remarks.push_back({{"office.panel.senior", {{"n", std::to_string(rules.senior_above)}}},
                           ids(rules.senior_articles)});
    }
}

// Too many pairs for those who are there, whoever has which sector.
void add_load(Remarks& remarks, const State& state, const World& world) {
    const PanelRules& rules = world.rules->panel;
    const std::uint32_t there = at_boards(state);
    if (rules.most_pairs > 0 && world.around.pairs > there * rules.most_pairs) {
        remarks.push_back({{"office.panel.load",
                            {{"pairs", std::to_string(world.around.pairs)},
                             {"n", std::to_string(there)},
                             {"most", std::to_string(rules.most_pairs)}}},
                           ids(rules.most_articles)});
    }
}

void add_captains(Remarks& remarks, const State& state, const World& world) {
    std::set<std::string> teams;
    for (const Entrant& entrant : world.around.entrants) {
        if (!entrant.team.empty() && teams.insert(entrant.team).second &&
            find_captain(state, entrant.team) == nullptr) {
            remarks.push_back({{"office.panel.captain", {{"team", entrant.team}}},
                               ids(world.rules->panel.captain_articles)});
        }
    }
}

void add_committee(Remarks& remarks, const State& state, const World& world) {
    const auto& rules = world.rules->committee;
    const bool wanted =
        rules.members > 0 &&
        (!rules.if_foreseen || !written(state.regulations, Condition::committee).empty());
    if (wanted && !state.committee) {
        remarks.push_back({{"office.panel.committee", {}}, ids(rules.before_articles)});
    }
    if (state.committee && !rules.branch_articles.empty()) {
        std::set<std::string> branches = {state.committee->chairman.branch};
        for (const Member& member : state.committee->members) {
            branches.insert(member.branch);
        }
        if (branches.size() < state.committee->members.size() + 1) {
            remarks.push_back(
                {{"office.panel.branches", {}}, ids(rules.branch_articles), Weight::should});
        }
    }
}

} // namespace

Remarks remarks_on_panel(const State& state, const World& world) {
    Remarks remarks;
    add_posts(remarks, state, world);
    add_ratios(remarks, state, world);
    add_load(remarks, state, world);
    add_seniors(remarks, state, world.rules->panel);
    add_captains(remarks, state, world);
    add_committee(remarks, state, world);
    return remarks;
}

} // namespace kodeks::office
