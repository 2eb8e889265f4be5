#include "server/event/event_decider.hpp"

#include "server/event/event_act.hpp"
#include "server/event/event_json.hpp"
#include "server/event/table_game.hpp"
#include "server/game/game_json.hpp"
#include "tournament/record/record.hpp"
#include "tournament/record/texts.hpp"

#include <utility>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace json = boost::json;
using tournament::Command;
using tournament::Event;
using tournament::State;

namespace {

Verdict unreadable(const Message& message) {
    return {.answer = Answer::unreadable, .why = complaint_json(message)};
}

tournament::World world_of(const State& state, const Command& command) {
    const auto* const create = command.get_if<tournament::Create>();
    return tournament::world_for(create != nullptr ? create->settings.edition
                                                   : state.settings.edition);
}

// Terms on which no game could be opened are found when the event is created, not at the board.
std::optional<Message> wrong_terms(const Command& command) {
    const auto* const create = command.get_if<tournament::Create>();
    if (create == nullptr ||
        (create->settings.games.variant.empty() && create->settings.games.terms.empty())) {
        return std::nullopt;
    }
    const auto match = match_on(create->settings);
    return match ? std::nullopt : std::optional(match.error());
}

// {"do":"follow-game","game":17,"result":"win-loss","note":"..."}: the program's own word that the
// game of a table has ended so. The result is corrected when somebody had written another one down.
tl::expected<std::vector<Command>, Message> following_in(const std::string& act,
                                                         const State& state) {
    const json::object object = json::parse(act).as_object();
    const tournament::GameId game{object.at("game").to_number<std::uint32_t>()};
    const auto ref = find_ref(state, game);
    if (!ref) {
        return tl::unexpected(Message{"server.no_game", {}});
    }
    const auto read = commands_in(json::serialize(json::object{
        {"do", "record-result"}, {"result", object.at("result")}, {"note", object.at("note")}}));
    if (!read) {
        return tl::unexpected(read.error());
    }
    const auto& asked = read->front().get<tournament::RecordResult>();
    const auto command = following(state, *ref, asked.outcome, asked.note);
    return command ? std::vector<Command>{*command} : std::vector<Command>{};
}

tl::expected<std::vector<Command>, Message> asked_commands(const Asked& asked, const State& state) {
    const bool own = asked.seat == "program" && asked.act.starts_with(R"({"do":"follow-game")");
    return own ? following_in(asked.act, state) : commands_in(asked.act);
}

constexpr std::string_view undo_word = "undo-last"; // no command of the tournament

} // namespace

std::string EventDecider::undo_act(const std::set<tournament::GameId>& opened,
                                   const std::string& reason) {
    json::array games;
    for (const tournament::GameId game : opened) {
        games.push_back(game.value);
    }
    return json::serialize(
        json::object{{"do", undo_word}, {"reason", reason}, {"opened", std::move(games)}});
}

tl::expected<tournament::Undoing, Message>
EventDecider::undoing(const std::set<tournament::GameId>& opened, const std::string& reason) const {
    const auto is_opened = [&](tournament::GameId game) { return opened.contains(game); };
    return tournament::undoing({state_, events_, envelopes_, is_opened}, reason);
}

EventDecider::Decided EventDecider::undone(const std::string& act) const {
    const json::object object = json::parse(act).as_object();
    std::set<tournament::GameId> opened;
    for (const json::value& game : object.at("opened").as_array()) {
        opened.insert(tournament::GameId{game.to_number<std::uint32_t>()});
    }
    const auto made = undoing(opened, std::string(object.at("reason").as_string()));
    if (!made) {
        return {{.answer = Answer::refused, .why = complaint_json(made.error())}};
    }
    return carried(made->commands);
}

EventDecider::Decided EventDecider::decided(const Asked& asked) const {
    if (asked.act.starts_with(fmt::format(R"({{"do":"{}")", undo_word))) {
        return undone(asked.act);
    }
    const auto commands = asked_commands(asked, state_);
    return commands ? carried(*commands) : Decided{unreadable(commands.error())};
}

EventDecider::Decided EventDecider::carried(const std::vector<Command>& commands) const {
    Decided made;
    made.after = state_;
    for (const Command& command : commands) {
        if (const auto wrong = wrong_terms(command)) {
            return {unreadable(*wrong)};
        }
        const auto decision =
            tournament::decide(made.after, command, world_of(made.after, command));
        if (const Refusal* const refusal = decision.refusal()) {
            return {{.answer = Answer::refused, .why = desk_refusal_json(*refusal)}};
        }
        for (const Event& event : decision.events()) {
            const auto defect = tournament::defect_of(made.after, event);
            if (defect || !tournament::has_sound_texts(event)) {
                return {unreadable(defect.value_or(Message{"tournament.text_odd", {}}))};
            }
            tournament::apply(made.after, event);
            made.verdict.facts.push_back(tournament::write_event(event));
            made.events.push_back(event);
        }
    }
    return made;
}

Verdict EventDecider::decide(const Asked& asked) {
    pending_ = decided(asked);
    return pending_.verdict;
}

EventDecider::Trial EventDecider::attempt(const Asked& asked) const {
    Decided made;
    made = decided(asked);
    return {std::move(made.verdict), std::move(made.after)};
}

std::vector<Fact> EventDecider::accept(std::uint32_t first, const Asked& asked) {
    std::vector<Fact> facts;
    for (Event& event : pending_.events) {
        ledger::Envelope envelope{"", first++, asked.at, asked.author, asked.command, false};
        facts.push_back({envelope.sequence, 0, {}});
        events_.push_back(std::move(event));
        envelopes_.push_back(std::move(envelope));
    }
    state_ = std::move(pending_.after);
    pending_ = {};
    return facts;
}

tl::expected<Fact, Message> EventDecider::fold(const ledger::RawRecord& record) {
    auto event = tournament::read_event(record.event);
    if (!event) {
        return tl::unexpected(event.error().message);
    }
    if (const auto defect = tournament::defect_of(state_, *event)) {
        return tl::unexpected(*defect);
    }
    tournament::apply(state_, *event);
    events_.push_back(std::move(*event));
    envelopes_.push_back(record.envelope);
    return Fact{record.envelope.sequence, 0, {}};
}

} // namespace kodeks::server
