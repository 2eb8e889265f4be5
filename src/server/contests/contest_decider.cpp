#include "server/contests/contest_decider.hpp"

#include "composition/contest/contest.hpp"
#include "server/event/event_json.hpp"
#include "server/game/game_json.hpp"

#include <utility>

namespace kodeks::server {

namespace {

contest::World world_of(const contest::State& state, const contest::Command& command) {
    const auto* const announce = command.get_if<contest::Announce>();
    return contest::world_for(announce != nullptr ? announce->regulations.edition
                                                  : state.regulations.edition);
}

Verdict unreadable(const Message& message) {
    return {.answer = Answer::unreadable, .why = complaint_json(message)};
}

} // namespace

Result<void> ContestDecider::check(const ledger::Source& file) {
    const auto read = ledger::read_journal<contest::Room>(file);
    return read ? Result<void>() : tl::unexpected(read.error());
}

ContestDecider::Trial ContestDecider::attempt(const Asked& asked) const {
    const auto value = ledger::read_json(asked.act, 0, asked.act.size());
    const auto command = value ? contest::read_command(*value) : tl::unexpected(value.error());
    if (!command) {
        return {unreadable(command.error().message)};
    }
    const auto decision = contest::decide(state_, *command, world_of(state_, *command));
    if (const Refusal* const refusal = decision.refusal()) {
        return {{.answer = Answer::refused, .why = desk_refusal_json(*refusal)}};
    }
    Trial trial{{}, decision.events()};
    contest::State after = state_;
    for (const contest::Event& event : trial.events) {
        if (const auto defect = contest::Room::defect(after, event)) {
            return {unreadable(*defect)};
        }
        contest::apply(after, event);
        trial.verdict.facts.push_back(contest::Room::write(event));
    }
    return trial;
}

Verdict ContestDecider::decide(const Asked& asked) {
    Trial trial = attempt(asked);
    pending_ = std::move(trial.events);
    return std::move(trial.verdict);
}

void ContestDecider::take(const contest::Event& event, ledger::Envelope envelope) {
    contest::apply(state_, event);
    events_.push_back(event);
    envelopes_.push_back(std::move(envelope));
}

std::vector<Fact> ContestDecider::accept(std::uint32_t first, const Asked& asked) {
    std::vector<Fact> facts;
    for (const contest::Event& event : std::exchange(pending_, {})) {
        ledger::Envelope envelope{"", first++, asked.at, asked.author, asked.command, false};
        facts.push_back({envelope.sequence, 0, {}});
        take(event, std::move(envelope));
    }
    return facts;
}

tl::expected<Fact, Message> ContestDecider::fold(const ledger::RawRecord& record) {
    const auto event = contest::Room::read(record.event);
    if (!event) {
        return tl::unexpected(event.error().message);
    }
    if (const auto defect = contest::Room::defect(state_, *event)) {
        return tl::unexpected(*defect);
    }
    take(*event, record.envelope);
    return Fact{record.envelope.sequence, 0, {}};
}

} // namespace kodeks::server
