#include "server/letters/letter_decider.hpp"

#include "base/check.hpp"
#include "correspondence/tourney/record.hpp"
#include "server/event/event_json.hpp"
#include "server/game/game_json.hpp"

#include <algorithm>
#include <utility>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::server {

namespace json = boost::json;

namespace {

const tourney::Settings& settings_for(const tourney::State& state,
                                      const tourney::Command& command) {
    const auto* const create = command.act.get_if<tourney::Create>();
    return create == nullptr ? state.settings : create->settings;
}

Verdict refused_by(const Refusal& refusal) {
    return {.answer = Answer::refused, .why = desk_refusal_json(refusal)};
}

Verdict no_rules(const tourney::Settings& settings) {
    return refused_by(
        {{"byletter.no_rules", {{"rulebook", settings.edition}, {"variant", settings.variant}}},
         {}});
}

// Bytes that no file may hold would be lost on the disk.
Verdict written(const std::vector<tourney::Event>& events, const games::Variant& variant) {
    Verdict verdict;
    std::string lines;
    for (const tourney::Event& event : events) {
        verdict.facts.push_back(tourney::write_event(event, variant));
        lines += ledger::write_record({"", 1, {}, "", "", false}, verdict.facts.back()) + "\n";
    }
    if (!tourney::reads_back(lines, events, variant)) {
        return {.answer = Answer::unreadable, .why = complaint_json({"tournament.text_odd", {}})};
    }
    return verdict;
}

} // namespace

std::unique_ptr<LetterDecider> LetterDecider::with(const HallTools& tools) {
    return std::make_unique<LetterDecider>(tools.known);
}

Result<void> LetterDecider::check(const ledger::Source& file) {
    const auto read = tourney::read_ledger(file);
    return read ? Result<void>() : tl::unexpected(read.error());
}

std::string LetterDecider::first_fact() const {
    return tourney::write_event(events_.front(), *games::find_variant(state_.settings.variant));
}

// The program brings the answer to the question that an act waits for.
tl::expected<tourney::Command, Message> LetterDecider::command_in(const Asked& asked) const {
    if (asked.seat == "program") {
        KODEKS_ASSERT(waiting_.has_value());
        const auto known = json::parse(asked.act).at("proof").to_number<int>();
        return tourney::proof_for(waiting_->play, waiting_->on, waiting_->query,
                                  static_cast<truth::Known>(known));
    }
    const auto value = ledger::read_json(asked.act, 0, asked.act.size());
    auto command = value ? tourney::read_command(*value) : tl::unexpected(value.error());
    if (!command) {
        return tl::unexpected(command.error().message);
    }
    return std::move(*command);
}

LetterDecider::Decided LetterDecider::decided(const tourney::Command& command) const {
    const tourney::Settings& settings = settings_for(state_, command);
    const auto world = correspondence::find_world(settings.edition, settings.variant, known_);
    if (!world) {
        return {no_rules(settings)};
    }
    const auto decision = tourney::decide(state_, command, *world);
    if (const Refusal* const refusal = decision.refusal()) {
        return {refused_by(*refusal)};
    }
    if (decision.query() != nullptr) {
        return {{.answer = Answer::needs_proof, .query = *decision.query()}};
    }
    Decided made{written(decision.events(), *games::find_variant(settings.variant)),
                 decision.events(), state_};
    for (const tourney::Event& event : made.events) {
        tourney::apply(made.after, event);
    }
    return made;
}

Verdict LetterDecider::decide(const Asked& asked) {
    const auto command = command_in(asked);
    if (!command) {
        pending_ = {};
        return {.answer = Answer::unreadable, .why = complaint_json(command.error())};
    }
    pending_ = decided(*command);
    if (pending_.verdict.answer == Answer::needs_proof) {
        waiting_ = Waiting{command->act.get<tourney::Play>(), command->on, *pending_.verdict.query};
    }
    return pending_.verdict;
}

LetterDecider::Trial LetterDecider::attempt(const Asked& asked) const {
    const auto command = command_in(asked);
    if (!command) {
        return {{.answer = Answer::unreadable, .why = complaint_json(command.error())}};
    }
    const tourney::Settings& settings = settings_for(state_, *command);
    const auto world = correspondence::find_world(settings.edition, settings.variant, known_);
    if (!world) {
        return {no_rules(settings)};
    }
    const truth::SilentOracle nobody;
    Trial trial{{}, {}, state_};
    const auto decision = tourney::carry_out(trial.after, *command, *world, nobody, trial.events);
    if (const Refusal* const refusal = decision.refusal()) {
        return {refused_by(*refusal)};
    }
    trial.verdict = written(trial.events, *games::find_variant(settings.variant));
    return trial;
}

std::string LetterDecider::proof(const truth::Query&, truth::Known known) const {
    return json::serialize(json::object{{"proof", static_cast<int>(known)}});
}

// What is said about a case stands with it: a dispute, a sanction, decisions, appeals.
void LetterDecider::note(const tourney::Event& event) {
    const auto add = [this](std::uint32_t about) { notes_[about].push_back(said_); };
    if (const auto* const said = event.get_if<tourney::Said>()) {
        said_ = *said->command;
    } else if (const auto* const resolved = event.get_if<tourney::Resolved>()) {
        add(resolved->about.value);
    } else if (const auto* const appealed = event.get_if<tourney::Appealed>()) {
        add(appealed->about.value);
    } else if (event.is<tourney::Disputed>() || event.is<tourney::Sanctioned>()) {
        add(static_cast<std::uint32_t>(state_.cases.size()));
    }
}

void LetterDecider::take(tourney::Event event, ledger::Envelope envelope) {
    const std::size_t cases = state_.cases.size();
    tourney::apply(state_, event);
    const bool petition = event.is<tourney::Sanctioned>() && state_.cases.size() == cases;
    if (!petition) {
        note(event);
    }
    if (const auto* const in_game = event.get_if<tourney::InGame>()) {
        GameFacts& game = games_[in_game->game.value];
        game.facts.push_back(*in_game->fact);
        game.places.push_back(events_.size());
    }
    events_.push_back(std::move(event));
    envelopes_.push_back(std::move(envelope));
}

std::vector<Fact> LetterDecider::accept(std::uint32_t first, const Asked& asked) {
    std::vector<Fact> facts;
    for (tourney::Event& event : pending_.events) {
        ledger::Envelope envelope{"", first++, asked.at, asked.author, asked.command, false};
        facts.push_back({envelope.sequence, 0, {}});
        take(std::move(event), std::move(envelope));
    }
    pending_ = {};
    return facts;
}

tl::expected<Fact, Message> LetterDecider::fold(const ledger::RawRecord& record) {
    const games::Variant* const variant =
        opened() ? games::find_variant(state_.settings.variant) : nullptr;
    auto event = tourney::read_event(record.event, variant);
    if (!event) {
        return tl::unexpected(event.error().message);
    }
    if (const auto defect = tourney::defect_of(state_, *event)) {
        return tl::unexpected(*defect);
    }
    take(std::move(*event), record.envelope);
    return Fact{record.envelope.sequence, 0, {}};
}

const LetterDecider::GameFacts& LetterDecider::game(tourney::GameId id) const {
    static const GameFacts none;
    const auto found = games_.find(id.value);
    return found == games_.end() ? none : found->second;
}

std::uint32_t LetterDecider::last_of(tourney::GameId id) const {
    const GameFacts& game = this->game(id);
    return game.places.empty() ? 0 : envelopes_[game.places.back()].sequence;
}

const std::vector<tourney::Command>& LetterDecider::notes(tourney::CaseId about) const {
    static const std::vector<tourney::Command> none;
    const auto found = notes_.find(about.value);
    return found == notes_.end() ? none : found->second;
}

} // namespace kodeks::server
