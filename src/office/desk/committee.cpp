// The appeals committee: size, reserves, age, who may not sit on it, and when it is chosen.
#include "office/desk/authority.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

using rulebook::CommitteeRules;

std::vector<Member> everybody(const Committee& committee) {
    std::vector<Member> all = {committee.chairman};
    all.insert(all.end(), committee.members.begin(), committee.members.end());
    all.insert(all.end(), committee.reserves.begin(), committee.reserves.end());
    return all;
}

std::optional<Refusal> refused_size(const Committee& committee, const CommitteeRules& rules) {
    const std::size_t members = committee.members.size();
    const bool enough = members >= rules.members && !committee.chairman.name.empty();
    if (!enough || (members > rules.members && !rules.more_members)) {
        return refuse("office.committee.size", {{"n", std::to_string(rules.members)}},
                      rules.size_articles)
            .value();
    }
    if (rules.odd && members % 2 != 0) { // with the chairman the number would be even
        return refuse("office.committee.odd", {{"n", std::to_string(members + 1)}},
                      rules.odd_articles)
            .value();
    }
    if (committee.reserves.size() < rules.reserves) {
        return refuse("office.committee.reserves", {{"n", std::to_string(rules.reserves)}},
                      rules.reserve_articles)
            .value();
    }
    return std::nullopt;
}

std::optional<Refusal> refused_member(const State& state, const Member& member,
                                      const CommitteeRules& rules) {
    const Official* const official = find_official(state, member.name);
    const bool serves = official != nullptr && official->role != Role::organiser &&
                        official->role != Role::federation;
    if (serves && !rules.arbiter_articles.empty()) {
        return refuse("office.committee.arbiter", {{"name", member.name}}, rules.arbiter_articles)
            .value();
    }
    if (rules.youngest == 0) {
        return std::nullopt;
    }
    const bool known = member.born != no_date && state.card;
    if (!known || age_on(state.card->start, member.born) < rules.youngest) {
        return refuse("office.committee.age",
                      {{"name", member.name}, {"n", std::to_string(rules.youngest)}},
                      rules.age_articles)
            .value();
    }
    return std::nullopt;
}

std::optional<Refusal> refused_names(const std::vector<Member>& all, const CommitteeRules& rules) {
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto same = [&](const Member& one) { return one.name == all[i].name; };
        if (all[i].name.empty() || std::count_if(all.begin(), all.end(), same) > 1) {
            return refuse("office.committee.twice", {{"name", all[i].name}}, rules.size_articles)
                .value();
        }
    }
    return std::nullopt;
}

} // namespace

Ruled<Facts> on(const State& state, const ChooseCommittee& command, const World& world) {
    const CommitteeRules& rules = world.rules->committee;
    if (rules.members == 0) {
        return refuse("office.committee.unknown");
    }
    const auto right = right_to(state, {Right::choose_committee, command.by}, world);
    if (!right) {
        return tl::unexpected(right.error());
    }
    if (rules.if_foreseen && written(state.regulations, Condition::committee).empty()) {
        return refuse("office.committee.not_foreseen", {}, rules.before_articles);
    }
    if (world.around.rounds_paired > 0) {
        return refuse("office.committee.begun", {}, rules.before_articles);
    }
    if (auto refusal = refused_size(command.committee, rules)) {
        return tl::unexpected(std::move(*refusal));
    }
    const auto all = everybody(command.committee);
    if (auto refusal = refused_names(all, rules)) {
        return tl::unexpected(std::move(*refusal));
    }
    for (const Member& member : all) {
        if (auto refusal = refused_member(state, member, rules)) {
            return tl::unexpected(std::move(*refusal));
        }
    }
    return Facts{
        CommitteeChosen{command.committee, command.by, joined(*right, rules.size_articles)}};
}

} // namespace kodeks::office
