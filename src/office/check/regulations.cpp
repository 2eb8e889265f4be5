// Regulations against the book: what is missing, what is forbidden, what came too late, and what
// holds where they are silent.
#include "office/check/clauses.hpp"
#include "office/desk/applies.hpp"
#include "office/desk/desk.hpp"
#include "office/record/words.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

using rulebook::NeededCondition;
using rulebook::RegulationRules;

void add_usual(Remarks& remarks, const State& state, const World& world) {
    for (const NeededCondition& row : world.rules->regulations.needed) {
        if (!row.usual.empty() && applies(row.when, state, world) &&
            !is_fixed(state, world, row.condition)) {
            remarks.push_back(
                {{"office.regulations.usual",
                  {{"condition", spoken(row.condition)}, {"usual", std::string(row.usual)}}},
                 ids(row.articles),
                 Weight::should});
        }
    }
}

void add_forbidden(Remarks& remarks, const State& state, const RegulationRules& rules) {
    for (const rulebook::ConditionLimit& limit : rules.limits) {
        if (number_in(state, limit.condition).value_or(0) > limit.most) {
            remarks.push_back(
                {{"office.regulations.limit",
                  {{"condition", spoken(limit.condition)}, {"most", std::to_string(limit.most)}}},
                 ids(limit.articles)});
        }
    }
}

void add_approval(Remarks& remarks, const State& state, const RegulationRules& rules) {
    if (rules.approval_months == 0 || !state.card) {
        return;
    }
    const Date last = months_before(state.card->start, rules.approval_months);
    const auto& approved = state.regulations.approved;
    if (!approved) {
        remarks.push_back({{"office.regulations.approve_by", {{"date", write_date(last)}}},
                           ids(rules.approval_articles)});
    } else if (approved->date > last) {
        remarks.push_back({{"office.regulations.approved_late",
                            {{"date", write_date(approved->date)}, {"last", write_date(last)}}},
                           ids(rules.approval_articles)});
    }
}

void add_invitation(Remarks& remarks, const State& state, const World& world) {
    const RegulationRules& rules = world.rules->regulations;
    const auto last = invitation_deadline(state, rules);
    if (!last) {
        return;
    }
    const auto& sent = state.regulations.invitation;
    if (!sent) {
        std::ranges::copy(missing_of(state, world, rules.invitation), std::back_inserter(remarks));
        remarks.push_back(
            {{"office.regulations.invite_by", {{"date", write_date(last->date)}}}, last->articles});
    } else if (sent->date > last->date) {
        remarks.push_back({{"office.regulations.invited_late",
                            {{"date", write_date(sent->date)}, {"last", write_date(last->date)}}},
                           last->articles});
    }
}

void add_schedule(Remarks& remarks, const State& state, const World& world) {
    const auto& needed = world.rules->regulations.schedule;
    if (needed.empty() || state.regulations.schedule) {
        return;
    }
    for (Remark& remark : missing_of(state, world, needed)) {
        remark.message.key = "office.regulations.schedule_missing";
        remarks.push_back(std::move(remark));
    }
    for (const rulebook::Power& power : world.rules->powers) {
        if (power.act == Right::issue_schedule) {
            remarks.push_back({{"office.regulations.no_schedule", {{"role", spoken(power.role)}}},
                               ids(power.articles)});
        }
    }
}

} // namespace

std::optional<Deadline> invitation_deadline(const State& state, const RegulationRules& rules) {
    if (rules.invitation_months == 0 || !state.card) {
        return std::nullopt;
    }
    Deadline last{months_before(state.card->start, rules.invitation_months),
                  ids(rules.invitation_articles)};
    const auto days = number_in(state, Condition::invitation_days);
    const Date earlier = state.card->start - Date{static_cast<std::int32_t>(days.value_or(0))};
    if (days && earlier < last.date) { // a longer term may be asked for, a shorter one not
        last = {earlier, ids(rules.invitation_longer)};
    }
    return last;
}

Remarks remarks_on_regulations(const State& state, const World& world) {
    const RegulationRules& rules = world.rules->regulations;
    Remarks remarks = missing_of(state, world, rules.needed);
    add_forbidden(remarks, state, rules);
    add_approval(remarks, state, rules);
    add_invitation(remarks, state, world);
    add_schedule(remarks, state, world);
    add_usual(remarks, state, world);
    return remarks;
}

} // namespace kodeks::office
