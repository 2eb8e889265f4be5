#include "server/game/game_decider.hpp"

#include "base/check.hpp"
#include "ledger/time_text.hpp"
#include "referee/record/record.hpp"
#include "referee/script/command_text.hpp"
#include "referee/seat/deadline.hpp"
#include "server/event/table_game.hpp"
#include "server/game/game_json.hpp"
#include "server/game/told.hpp"

#include <algorithm>
#include <span>

#include <fmt/format.h>

namespace kodeks::server {

using namespace referee;
using ledger::Json;
using ledger::JsonKind;

namespace {

Verdict unreadable(const Message& message) {
    return {.answer = server::Answer::unreadable, .why = complaint_json(message)};
}

void add_text(Json& object, std::string name, std::string_view text) {
    object.keys.push_back({object.offset, std::move(name)});
    object.items.push_back({JsonKind::string, object.offset, std::string(text), {}, {}});
}

// When something happened is the server's word, whatever an act says.
void forget_time(Json& object) {
    const auto at = std::ranges::find(object.keys, "at", &Json::Key::name);
    if (at != object.keys.end()) {
        object.items.erase(object.items.begin() + (at - object.keys.begin()));
        object.keys.erase(at);
    }
}

tl::expected<Command, Message> command_in(const server::Asked& asked, const State& state,
                                          Instant at) {
    auto json = ledger::read_json(asked.act, 0, asked.act.size());
    if (!json) {
        return tl::unexpected(json.error().message);
    }
    if (json->kind != JsonKind::object) {
        return tl::unexpected(Message{"script.key_missing", {{"key", "do"}}});
    }
    if (json->find("by") == nullptr) {
        add_text(*json, "by", asked.seat);
    }
    forget_time(*json);
    auto command = script::read_command(*json, state, at);
    if (!command) {
        return tl::unexpected(command.error().message);
    }
    command->at = at;
    return *command;
}

// Whose clock begins to run because the other's was pressed.
std::optional<games::Side> begun_by(std::span<const Event> events) {
    std::optional<games::Side> side;
    for (const Event& event : events) {
        const auto* const changed = event.get_if<ClockChanged>();
        if (changed != nullptr && changed->change == ClockChange::pressed) {
            side = games::opponent(changed->side);
        }
    }
    return side;
}

} // namespace

std::string GameDecider::opening(const Match& match) {
    return write_event(Opened{match.settings}, *match.variant);
}

// The hall has read and checked the settings; here the act is the fact itself.
Verdict GameDecider::decide_opening(const server::Asked& asked) {
    const auto json = ledger::read_json(asked.act, 0, asked.act.size());
    auto event = json ? read_event(*json, nullptr) : tl::unexpected(json.error());
    if (!event || !event->is<Opened>()) {
        return unreadable({"ledger.does_not_follow", {}});
    }
    pending_ = {std::move(*event)};
    pending_credit_.clear();
    pending_at_ = Instant{0};
    return {.facts = {asked.act}};
}

Verdict GameDecider::decided(const Command& command) {
    const Decision decision = referee::decide(state_, command, world_);
    Verdict verdict;
    if (const Refusal* const refusal = decision.refusal()) {
        verdict.answer = server::Answer::refused;
        verdict.why = refusal_json(*refusal, state_);
        return verdict;
    }
    if (const truth::Query* const query = decision.query()) {
        verdict.answer = server::Answer::needs_proof;
        verdict.query = *query;
        return verdict;
    }
    verdict.answer = decision.superseded() ? server::Answer::superseded : server::Answer::accepted;
    pending_ = decision.events();
    pending_credit_.clear();
    pending_at_ = command.at;
    for (const Event& event : pending_) {
        verdict.facts.push_back(write_event(event, *state_.variant));
    }
    return verdict;
}

Verdict GameDecider::decide(const server::Asked& asked) {
    if (!state_.opened()) {
        return decide_opening(asked);
    }
    const auto command = command_in(asked, state_, timeline_.instant(asked.at));
    if (!command) {
        return unreadable(command.error());
    }
    Verdict verdict = decided(*command);
    if (verdict.answer == server::Answer::accepted) {
        verdict.added = credit_lag();
    }
    return verdict;
}

std::string GameDecider::credit_act(games::Side side, Milliseconds credit) {
    return fmt::format(R"({{"by":"arbiter","do":"correct-clock","side":"{}","amount":"{}"}})",
                       ledger::word(side), ledger::write_time(credit));
}

// His clock begins to run by what has just been decided, although he cannot have seen it yet.
std::optional<Added> GameDecider::credit_lag() {
    const auto side = begun_by(pending_);
    const Milliseconds credit =
        side && lag_now ? lag_of(*side).credit(lag_now(*side)) : Milliseconds{0};
    if (credit.value <= 0) {
        return std::nullopt;
    }
    State after = state_;
    for (const Event& event : pending_) {
        apply(after, event);
    }
    if (after.phase != Phase::playing || after.clock.running != side) {
        return std::nullopt;
    }
    const std::string author(program_author);
    const server::Asked asked{{}, author, author, credit_act(*side, credit)};
    const auto command = command_in(asked, after, pending_at_);
    KODEKS_ASSERT(command.has_value());
    const Decision decision = referee::decide(after, *command, world_);
    if (decision.refusal() != nullptr || decision.query() != nullptr || decision.superseded()) {
        return std::nullopt;
    }
    pending_credit_ = decision.events();
    credit_command_ = fmt::format("{}{}", lag_prefix, last_ + pending_.size());
    Added added{credit_command_, {}};
    for (const Event& event : pending_credit_) {
        added.facts.push_back(write_event(event, *state_.variant));
    }
    return added;
}

// Whose time it is follows from the records alone; see Timeline.
void GameDecider::note_time(const Event& event, const ledger::Envelope& envelope) {
    if (event.is<Opened>()) {
        timeline_.open(envelope.time);
    }
    const auto* const changed = event.get_if<ClockChanged>();
    restarted_ = envelope.command.starts_with(restart_prefix);
    if (changed != nullptr && restarted_) {
        timeline_.set(envelope.time, changed->at);
    }
    if (changed != nullptr) {
        timeline_.passed(changed->at);
    }
}

// What is in the buckets follows from the records alone.
void GameDecider::note_lag(const Event& event, const ledger::Envelope& envelope) {
    const auto bucket = [this](games::Side side) -> LagBucket& {
        return lag_[static_cast<std::size_t>(side)];
    };
    if (last_command_ != envelope.command) {
        last_command_ = envelope.command;
        turn_began_.reset();
    }
    if (const auto* const opened = event.get_if<Opened>()) {
        lag_.fill(LagBucket(lag_quota(opened->settings->regulations.control)));
    }
    if (const auto* const changed = event.get_if<ClockChanged>();
        changed != nullptr && changed->change == ClockChange::pressed) {
        bucket(changed->side).moved();
        turn_began_ = games::opponent(changed->side);
    }
    if (const auto* const corrected = event.get_if<TimeCorrected>();
        corrected != nullptr && envelope.command.starts_with(lag_prefix)) {
        bucket(corrected->side).credited(corrected->amount);
    }
}

Fact GameDecider::take(const Event& event, const ledger::Envelope& envelope, Telling telling) {
    const bool told = telling == Telling::whole;
    last_ = envelope.sequence;
    Fact fact{envelope.sequence, 0, {}};
    if (told) {
        fact.json = fact_json(event, state_, envelope);
    }
    note_time(event, envelope);
    note_lag(event, envelope);
    const auto result = result_of(state_);
    apply(state_, event);
    if (result_of(state_) != result) {
        result_at_ = envelope.sequence;
    }
    if (event.is<Opened>()) {
        if (told) {
            fact.json = fact_json(event, state_, envelope);
        }
        if (const auto found = find_rules(state_.settings.edition, state_.settings.variant)) {
            world_ = {*found, &known_, referee::Prover::stands_by};
        }
    }
    fact.seats = seats_told(event, revealed_ || state_.over());
    return fact;
}

std::vector<Fact> GameDecider::accept(std::uint32_t first, const server::Asked& asked) {
    std::vector<Fact> facts;
    for (const Event& event : pending_) {
        facts.push_back(take(event, {"", first++, asked.at, asked.author, asked.command, false},
                             Telling::whole));
    }
    for (const Event& event : pending_credit_) {
        const std::string author(program_author);
        facts.push_back(
            take(event, {"", first++, asked.at, author, credit_command_, false}, Telling::whole));
    }
    timeline_.passed(pending_at_);
    pending_.clear();
    pending_credit_.clear();
    return facts;
}

tl::expected<Fact, Message> GameDecider::fold(const ledger::RawRecord& record) {
    return fold_for(record, Telling::whole);
}

tl::expected<Fact, Message> GameDecider::recall(const ledger::RawRecord& record) {
    return fold_for(record, Telling::nobody);
}

tl::expected<Fact, Message> GameDecider::fold_for(const ledger::RawRecord& record,
                                                  Telling telling) {
    const auto event = read_event(record.event, state_.variant);
    if (!event) {
        return tl::unexpected(event.error().message);
    }
    if (auto defect = defect_of(state_, *event)) {
        return tl::unexpected(*defect);
    }
    Fact fact = take(*event, record.envelope, telling);
    if (world_.rules.game == nullptr) {
        return tl::unexpected(Message{"server.no_rules", {{"name", state_.settings.edition}}});
    }
    timeline_.passed(timeline_.instant(record.envelope.time));
    return fact;
}

std::optional<UnixTime> GameDecider::next_deadline() const {
    if (!state_.opened()) {
        return std::nullopt;
    }
    const auto deadline = referee::next_deadline(state_, world_.rules);
    return deadline ? std::optional(timeline_.time(deadline->at)) : std::nullopt;
}

std::string GameDecider::look() const {
    return R"({"do":"look"})";
}

std::optional<truth::Query> GameDecider::wanted() const {
    return state_.opened() && state_.wanted ? std::optional(wanted_query(state_)) : std::nullopt;
}

std::string GameDecider::proof(const truth::Query& query, truth::Known known) const {
    return script::write_command({timeline_.last(), Actor::program, Prove{proof_of(query, known)}},
                                 state_);
}

// The clocks stop at the last moment that is on the disk, by the ruling for interruptions; play
// goes on when the players are back.
std::string GameDecider::restart(UnixTime now) {
    if (!state_.opened()) {
        return {};
    }
    timeline_.go_on_at(now);
    const bool runs = state_.phase == Phase::playing && state_.clock.running.has_value();
    return runs ? R"({"by":"arbiter","do":"pause"})" : std::string();
}

bool GameDecider::waits_for_players() const {
    return restarted_ && state_.phase == Phase::stopped && !state_.question;
}

} // namespace kodeks::server
