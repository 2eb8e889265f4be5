#include "server/live/live.hpp"

#include "rulebook/game_rules.hpp"
#include "server/event/table_game.hpp"
#include "server/game/game_json.hpp"

#include <boost/json/serialize.hpp>

namespace kodeks::server {

namespace json = boost::json;

namespace {

constexpr int policy_violated = 1008;

} // namespace

Live::Live(Api& api, Line& line, const Api::LiveCall& call)
    : api_(api), line_(line), who_(call.who), alive_(std::make_shared<Live*>(this)) {
    if (const auto game = call.path.find("game"); game != call.path.end()) {
        wanted_ = game->second;
        game_ = api.hall().find(wanted_);
    } else if (const auto event = call.path.find("event"); event != call.path.end()) {
        wanted_ = event->second;
        event_ = api.hall().find_event(wanted_);
    }
}

Live::~Live() {
    *alive_ = nullptr;
    if (game_ != nullptr) {
        game_->leave(*this);
    }
    if (event_ != nullptr) {
        event_->leave(*this);
    }
    api_.hall().leave_list(*this);
}

void Live::send(const json::object& object) {
    line_.send(std::make_shared<const std::string>(json::serialize(object)));
}

// Whoever comes over from another server may have been told there what this one has not heard yet.
void Live::hear_of(std::uint32_t last) {
    if (api_.hall().tools().services.neighbours == nullptr) {
        return;
    }
    if (game_ != nullptr) {
        game_->owner().follow(last);
    } else if (event_ != nullptr) {
        event_->owner().follow(last);
    }
}

void Live::begin(std::optional<std::uint32_t> after) {
    hear_of(after.value_or(0));
    const bool is_shown =
        game_ != nullptr
            ? game_->seen_from(api_.hall().seat_of(who_.grant, *game_)).state().opened()
            : event_ == nullptr || event_->seen_by(reading_of(who_)).opened();
    const bool is_list = game_ == nullptr && event_ == nullptr;
    if (!is_shown || (is_list && !wanted_.empty())) {
        line_.close(policy_violated, "there is nothing of this id");
    } else if (game_ != nullptr) {
        hello_game(after);
    } else if (event_ != nullptr) {
        hello_event(after);
    } else {
        hello_list();
    }
}

namespace {

// What the opponent gets when a claim turns out wrong: it is said before the claim is made.
Milliseconds gain_of_wrong_claim(const Game& game, referee::Seat seat) {
    const GameDecider& seen = game.seen_from(seat);
    const referee::Settings& settings = seen.state().settings;
    const auto* const row =
        rulebook::row_for(seen.rules().game->wrong_claims, settings.pace, settings.supervision());
    return row == nullptr ? Milliseconds{0} : row->opponent_gains;
}

} // namespace

void Live::hello_game(std::optional<std::uint32_t> after) {
    const referee::Seat seat = api_.hall().seat_of(who_.grant, *game_);
    json::object settings = settings_json(game_->seen_from(seat).state());
    settings["claim_gain_ms"] = gain_of_wrong_claim(*game_, seat).value;
    settings["touch_move"] = api_.hall().term_of(*game_, touch_move_term) == "true";
    json::object hello{{"type", "hello"},
                       {"game", game_->id()},
                       {"seat", ledger::word(static_cast<referee::Actor>(seat))},
                       {"last", game_->last_for(seat)},
                       {"time", ledger::write_unix_time(api_.hall().tools().services.watch.now())},
                       {"settings", std::move(settings)},
                       {"view", game_->view(seat)}};
    if (after) {
        if (*after > game_->last_for(seat)) {
            line_.close(policy_violated, "that number has not been told yet");
            return;
        }
        auto facts = game_->history(api_.hall().tools().store, {seat, *after});
        hello["facts"] = facts ? std::move(*facts) : json::array();
    } else {
        hello["moves"] = moves_json(game_->seen_from(seat).state());
    }
    send(hello);
    game_->watch(*this, seat);
}

void Live::hello_event(std::optional<std::uint32_t> after) {
    const Reading reading = reading_of(who_);
    json::object hello{{"type", "hello"},
                       {"event", event_->id()},
                       {"last", event_->last_for(reading)},
                       {"time", ledger::write_unix_time(api_.hall().tools().services.watch.now())},
                       {"summary", event_->summary()}};
    if (after && *after > event_->last_for(reading)) {
        line_.close(policy_violated, "that number has not been told yet");
        return;
    }
    if (after) {
        hello["facts"] = event_->history(*after, reading);
    } else {
        hello["card"] = event_->card(reading);
    }
    send(hello);
    event_->watch(*this, reading);
}

void Live::hello_list() {
    json::array list;
    for (const auto& [number, game] : api_.hall().games()) {
        if (game->shown().state().opened()) {
            list.push_back(game->summary());
        }
    }
    json::array events;
    for (const auto& [number, event] : api_.hall().events()) {
        if (event->shown().opened()) {
            events.push_back(event->summary());
        }
    }
    send({{"type", "hello"}, {"games", std::move(list)}, {"events", std::move(events)}});
    api_.hall().watch_list(*this);
}

// Whoever was shown out, or whose session is over, neither hears nor says anything any more. Most
// watch without a session, and cost nothing here.
bool Live::is_in() {
    if (!who_.session.empty() &&
        api_.hall().people().session(who_.session, api_.hall().tools().services.watch.now()) ==
            nullptr) {
        line_.close(policy_violated, "the session is over");
        return false;
    }
    return true;
}

void Live::told(const Text& text) {
    if (is_in()) {
        line_.send(text);
    }
}

// As of a request over HTTP: who, what and where, and nothing that he wrote.
void Live::note_refusal(const json::object& answer) const {
    const json::value* const type = answer.if_contains("type");
    const json::value* const why = answer.if_contains("why");
    if (type == nullptr || (*type != "refused" && *type != "unreadable")) {
        return;
    }
    const json::object* const reason = why == nullptr ? nullptr : why->if_object();
    const json::value* const name = reason == nullptr ? nullptr : reason->if_contains("name");
    api_.note("act-refused",
              {{"role", ledger::word(who_.grant.role)},
               {"at", game_ != nullptr ? game_->owner().stream() : "event " + wanted_},
               {"why", name == nullptr ? json::value() : *name}});
}

void Live::receive(const std::string& text) {
    if (!is_in()) {
        return;
    }
    const auto answer = [alive = alive_](const json::object& object) {
        if (*alive != nullptr) {
            (*alive)->note_refusal(object);
            (*alive)->send(object);
        }
    };
    if (game_ != nullptr) {
        carry_act(api_, *game_, who_, text, answer);
    } else if (event_ != nullptr) {
        carry_event_act(api_, *event_, who_, text, answer);
    } else {
        line_.close(policy_violated, "nothing is taken here");
    }
}

} // namespace kodeks::server
