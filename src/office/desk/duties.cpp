// Duties and the times of play: a duty is done by somebody who has it, and late is late.
#include "office/check/agenda.hpp"
#include "office/desk/authority.hpp"
#include "office/record/words.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

using rulebook::OfficeDuty;

// The articles by which he has the duty, also standing in for somebody; nothing when he has not.
std::optional<ArticleIds> duty_of(const Official& official, const OfficeDuty& duty,
                                  const World& world) {
    if (std::ranges::find(duty.roles, official.role) != duty.roles.end()) {
        return ids(duty.articles);
    }
    for (const Role role : duty.roles) {
        if (const auto* row = stand_in(*world.rules, official.role, role)) {
            return joined(ids(duty.articles), row->articles);
        }
    }
    return std::nullopt;
}

std::optional<Refusal> refused_round(const State& state, const OfficeDuty& duty,
                                     std::uint32_t round) {
    const bool each_round = duty.due == rulebook::DueTime::before_round;
    if (each_round && find_session(state, round) == nullptr) {
        return refuse("office.duty.round", {{"round", std::to_string(round)}}, duty.articles)
            .value();
    }
    return !each_round && round != 0
               ? std::optional(refuse("office.duty.no_round", {}, duty.articles).value())
               : std::nullopt;
}

// What follows the event cannot be done before its end, what has its hour not before that.
std::optional<Refusal> refused_early(const State& state, const OfficeDuty& duty, Moment at) {
    if (duty.due == rulebook::DueTime::after_event && date_of(at) < state.card->end) {
        return refuse("office.duty.too_early", {{"date", write_date(state.card->end)}},
                      duty.articles)
            .value();
    }
    const auto fixed = fixed_time(state, duty);
    return fixed && at < *fixed
               ? std::optional(
                     refuse("office.duty.hour", {{"time", write_moment(*fixed)}}, duty.articles)
                         .value())
               : std::nullopt;
}

} // namespace

Ruled<Facts> on(const State& state, const DoDuty& command, const World& world) {
    const OfficeDuty* const duty = find_duty(*world.rules, command.duty);
    if (duty == nullptr) {
        return refuse("office.duty.unknown", {{"duty", command.duty}});
    }
    const auto card = card_of(state);
    const auto official = serving(state, command.by);
    if (!card || !official) {
        return tl::unexpected(!card ? card.error() : official.error());
    }
    auto articles = duty_of(**official, *duty, world);
    if (!articles) {
        return refuse("office.duty.not_his",
                      {{"name", command.by}, {"role", spoken((*official)->role)}}, duty->articles);
    }
    if (auto refusal = refused_round(state, *duty, command.round)) {
        return tl::unexpected(std::move(*refusal));
    }
    if (auto refusal = refused_early(state, *duty, command.at)) {
        return tl::unexpected(std::move(*refusal));
    }
    const auto due = due_of(state, *duty, command.round);
    return Facts{DutyWasDone{{command.duty, command.round, command.by, command.at,
                              due && command.at > *due, std::move(*articles)}}};
}

// Times of play are fixed beforehand, those of resumptions announced.
Ruled<Facts> on(const State& state, const PlanSession& command, const World& world) {
    const auto card = card_of(state);
    if (!card) {
        return tl::unexpected(card.error());
    }
    const Session& session = command.session;
    const Articles articles =
        session.resumption ? world.rules->resumption_articles : world.rules->beforehand_articles;
    const Date day = date_of(session.start);
    if (session.round == 0 || day < (*card)->start || day > (*card)->end) {
        return refuse("office.session.day",
                      {{"start", write_date((*card)->start)}, {"end", write_date((*card)->end)}});
    }
    if (session.announced >= session.start) {
        return refuse("office.session.announced", {{"start", write_moment(session.start)}},
                      articles);
    }
    return Facts{SessionPlanned{session, ids(articles)}};
}

} // namespace kodeks::office
