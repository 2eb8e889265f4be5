// Regulations: written by the organiser until they are approved, supplemented as the book allows,
// fixed when round 1 begins.
#include "office/check/clauses.hpp"
#include "office/desk/authority.hpp"
#include "office/record/words.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

using rulebook::OwnedCondition;

std::optional<Refusal> refused_text(const WriteClause& command) {
    const auto words = words_for(command.condition);
    const bool known = words.empty() || std::ranges::find(words, command.text) != words.end();
    if (command.text.empty() || !known) {
        std::string choices;
        for (const std::string_view word : words) {
            choices += (choices.empty() ? "" : ", ") + std::string(word);
        }
        return refuse("office.regulations.text",
                      {{"condition", spoken(command.condition)}, {"choices", choices}})
            .value();
    }
    State trial;
    trial.regulations.clauses[command.condition].text = command.text;
    if (is_number(command.condition) && !number_in(trial, command.condition)) {
        return refuse("office.regulations.number", {{"condition", spoken(command.condition)}})
            .value();
    }
    return std::nullopt;
}

// A value the book forbids is never written down.
std::optional<Refusal> refused_value(const WriteClause& command, const World& world) {
    State trial;
    trial.regulations.clauses[command.condition].text = command.text;
    for (const rulebook::ConditionLimit& limit : world.rules->regulations.limits) {
        if (number_in(trial, limit.condition).value_or(0) > limit.most) {
            return refuse("office.regulations.limit",
                          {{"condition", spoken(limit.condition)},
                           {"most", std::to_string(limit.most)}},
                          limit.articles)
                .value();
        }
    }
    return std::nullopt;
}

const OwnedCondition* owner_of(const World& world, Condition condition) {
    const auto rows = world.rules->regulations.owned;
    const auto found = std::ranges::find(rows, condition, &OwnedCondition::condition);
    return found == rows.end() ? nullptr : &*found;
}

Ruled<ArticleIds> right_to_own(const State& state, const WriteClause& command,
                               const OwnedCondition& owned) {
    const auto official = serving(state, command.by);
    if (!official) {
        return tl::unexpected(official.error());
    }
    if ((*official)->role != owned.role) {
        return refuse("office.regulations.owned",
                      {{"condition", spoken(command.condition)}, {"role", spoken(owned.role)}},
                      owned.articles);
    }
    return ids(owned.articles);
}

// The approved text stands; only what it left open may be added where the book says so.
Ruled<ArticleIds> right_to_supplement(const State& state, const WriteClause& command,
                                      const World& world) {
    auto right = right_to(state, {Right::supplement_regulations, command.by, command.with}, world);
    const bool said = !written(state.regulations, command.condition).empty();
    if (right && said && world.rules->regulations.supplement_open_only) {
        const auto power = std::ranges::find(world.rules->powers, Right::supplement_regulations,
                                             &rulebook::Power::act);
        return refuse("office.regulations.approved_stands",
                      {{"condition", spoken(command.condition)}}, power->articles);
    }
    return right;
}

Ruled<ArticleIds> right_to_write(const State& state, const WriteClause& command,
                                 const World& world) {
    if (world.around.rounds_paired > 0) {
        return refuse("office.regulations.begun");
    }
    if (const OwnedCondition* owned = owner_of(world, command.condition)) {
        return right_to_own(state, command, *owned);
    }
    if (state.regulations.approved) {
        return right_to_supplement(state, command, world);
    }
    const auto official = serving(state, command.by);
    if (!official) {
        return tl::unexpected(official.error());
    }
    if ((*official)->role != Role::organiser) {
        return right_to(state, {Right::approve_regulations, command.by}, world);
    }
    return ArticleIds{};
}

// The first condition that is missing.
std::optional<Refusal> incomplete(const State& state, const World& world,
                                  std::span<const rulebook::NeededCondition> needed) {
    for (const rulebook::NeededCondition& row : needed) {
        if (is_missing(state, world, row)) {
            return refuse("office.regulations.missing", {{"condition", spoken(row.condition)}},
                          row.articles)
                .value();
        }
    }
    return std::nullopt;
}

} // namespace

Ruled<Facts> on(const State& state, const WriteClause& command, const World& world) {
    if (auto refusal = refused_text(command)) {
        return tl::unexpected(std::move(*refusal));
    }
    if (auto refusal = refused_value(command, world)) {
        return tl::unexpected(std::move(*refusal));
    }
    auto right = right_to_write(state, command, world);
    if (!right) {
        return tl::unexpected(right.error());
    }
    return Facts{ClauseWritten{command.condition,
                               {command.text, {command.by, command.date}},
                               command.with,
                               std::move(*right)}};
}

Ruled<Facts> on(const State& state, const ApproveRegulations& command, const World& world) {
    const auto card = card_of(state);
    const auto right = right_to(state, {Right::approve_regulations, command.by}, world);
    if (!card || !right) {
        return tl::unexpected(!card ? card.error() : right.error());
    }
    const auto& rules = world.rules->regulations;
    if (auto refusal = incomplete(state, world, rules.needed)) {
        return tl::unexpected(std::move(*refusal));
    }
    const bool late = rules.approval_months > 0 &&
                      command.date > months_before((*card)->start, rules.approval_months);
    return Facts{RegulationsApproved{{command.by, command.date},
                                     late,
                                     joined(*right, late ? rules.approval_articles : Articles())}};
}

Ruled<Facts> on(const State& state, const IssueSchedule& command, const World& world) {
    const auto right = right_to(state, {Right::issue_schedule, command.by}, world);
    if (!right) {
        return tl::unexpected(right.error());
    }
    if (auto refusal = incomplete(state, world, world.rules->regulations.schedule)) {
        return tl::unexpected(std::move(*refusal));
    }
    return Facts{ScheduleIssued{{command.by, command.date}, *right}};
}

Ruled<Facts> on(const State& state, const SendInvitations& command, const World& world) {
    const auto card = card_of(state);
    const auto right = right_to(state, {Right::send_invitations, command.by}, world);
    if (!card || !right) {
        return tl::unexpected(!card ? card.error() : right.error());
    }
    const auto& rules = world.rules->regulations;
    if (auto refusal = incomplete(state, world, rules.invitation)) {
        return tl::unexpected(std::move(*refusal));
    }
    if (command.through.empty() && !rules.invitation_through.empty()) {
        return refuse("office.regulations.through", {}, rules.invitation_through);
    }
    const auto last = invitation_deadline(state, rules);
    const bool late = last && command.date > last->date;
    InvitationsSent sent{{command.by, command.date}, command.through, late, *right};
    if (late) {
        sent.articles.insert(sent.articles.end(), last->articles.begin(), last->articles.end());
    }
    return Facts{std::move(sent)};
}

} // namespace kodeks::office
