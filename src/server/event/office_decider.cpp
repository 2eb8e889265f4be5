#include "server/event/office_decider.hpp"

#include "office/record/record.hpp"
#include "reports/around.hpp"
#include "server/event/event_act.hpp"
#include "server/event/event_json.hpp"
#include "server/game/game_json.hpp"

#include <utility>

#include <boost/json/serialize.hpp>

namespace kodeks::server {

namespace {

struct OfficeActionOf {
    // What costs somebody something, or answers somebody who complains, is a ruling.
    Action operator()(const office::ImposeSanction&) const { return Action::rule_in_office; }

    Action operator()(const office::Suspend&) const { return Action::rule_in_office; }

    Action operator()(const office::Conciliate&) const { return Action::rule_in_office; }

    Action operator()(const office::AnswerProtest&) const { return Action::rule_in_office; }

    Action operator()(const office::EnterEffect&) const { return Action::rule_in_office; }

    Action operator()(const office::Resolve&) const { return Action::rule_in_office; }

    Action operator()(const office::LodgeProtest&) const { return Action::lodge_protests; }

    Action operator()(const office::VoteOnProtest&) const { return Action::vote_on_protests; }

    // Card, regulations, entries, officials, duties.
    template <class Other>
    Action operator()(const Other&) const {
        return Action::keep_office;
    }
};

// A day of an entry that no calendar has; whatever else cannot be read is unreadable.
std::optional<Refusal> refused_date(const std::string& act, const office::World& world) {
    const auto acts = acts_in(act);
    const boost::json::value* const claim = acts ? acts->front().if_contains("claim") : nullptr;
    if (world.rules == nullptr || claim == nullptr || !claim->is_object()) {
        return std::nullopt;
    }
    constexpr std::pair<std::string_view, office::EntryDate> dates[] = {
        {"received", office::EntryDate::received}, {"born", office::EntryDate::born}};
    for (const auto& [key, which] : dates) {
        const boost::json::value* const given = claim->as_object().if_contains(key);
        if (given != nullptr && given->is_string() &&
            !office::read_date(std::string_view(given->as_string()))) {
            return refuse_entry_date(which, std::string_view(given->as_string()), world);
        }
    }
    return std::nullopt;
}

} // namespace

Action action_of(const office::Command& command) {
    return command.visit(OfficeActionOf{});
}

tl::expected<office::Command, Message> office_command_in(const std::string& act) {
    const auto acts = acts_in(act);
    if (!acts) {
        return tl::unexpected(acts.error());
    }
    const std::string text = boost::json::serialize(acts->front());
    const auto value = ledger::read_json(text, 0, text.size());
    auto command = value ? office::read_command(*value) : tl::unexpected(value.error());
    if (!command) {
        return tl::unexpected(command.error().message);
    }
    if (acts->size() > 1) {
        return tl::unexpected(Message{"server.office_one_act", {}});
    }
    return std::move(*command);
}

office::World OfficeDecider::world() const {
    return reports::office_world(event_.state());
}

OfficeDecider::Decided OfficeDecider::decided(const Asked& asked) const {
    const auto command = office_command_in(asked.act);
    const office::World around = world();
    if (const auto wrong = command ? std::nullopt : refused_date(asked.act, around)) {
        return {{.answer = Answer::refused, .why = desk_refusal_json(*wrong)}};
    }
    if (!command) {
        return {{.answer = Answer::unreadable, .why = complaint_json(command.error())}};
    }
    if (around.rules == nullptr) {
        return {{.answer = Answer::refused, .why = complaint_json({"office.no_rules", {}})}};
    }
    const auto decision = office::decide(state_, *command, around);
    if (const Refusal* const refusal = decision.refusal()) {
        return {{.answer = Answer::refused, .why = desk_refusal_json(*refusal)}};
    }
    Decided made{{}, decision.events().size(), state_};
    for (const office::Event& event : decision.events()) {
        if (const auto defect = office::defect_of(made.after, event)) {
            return {{.answer = Answer::unreadable, .why = complaint_json(*defect)}};
        }
        office::apply(made.after, event);
        made.verdict.facts.push_back(office::write_event(event));
    }
    return made;
}

Verdict OfficeDecider::decide(const Asked& asked) {
    pending_ = decided(asked);
    return pending_.verdict;
}

std::vector<Fact> OfficeDecider::accept(std::uint32_t first, const Asked&) {
    std::vector<Fact> facts;
    for (std::size_t i = 0; i < pending_.count; ++i) {
        facts.push_back({first++, 0, {}});
    }
    state_ = std::move(pending_.after);
    pending_ = {};
    return facts;
}

tl::expected<Fact, Message> OfficeDecider::fold(const ledger::RawRecord& record) {
    const auto event = office::read_event(record.event);
    if (!event) {
        return tl::unexpected(event.error().message);
    }
    if (const auto defect = office::defect_of(state_, *event)) {
        return tl::unexpected(*defect);
    }
    office::apply(state_, *event);
    return Fact{record.envelope.sequence, 0, {}};
}

} // namespace kodeks::server
