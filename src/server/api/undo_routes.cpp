// Taking the last command at the desk of an event back, as new facts with a reason.
#include "server/api/api.hpp"
#include "server/api/reply.hpp"
#include "server/game/game_json.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

EventDesk* desk_in(Api& api, const Call& call, const Respond& respond) {
    EventDesk* const event = api.hall().find_event(call.path.at("event"));
    if (event == nullptr) {
        respond(error_response(404, "server.no_event"));
    }
    return event;
}

std::set<tournament::GameId> opened_games(Api& api, const EventDesk& event) {
    std::set<tournament::GameId> opened;
    for (const auto& [key, game] : api.hall().games()) {
        if (key.event == number_in(event.id())) {
            opened.insert(tournament::GameId{static_cast<std::uint32_t>(key.number)});
        }
    }
    return opened;
}

const json::string* text_in(const json::object* object, const char* key) {
    const json::value* const found = object == nullptr ? nullptr : object->if_contains(key);
    return found == nullptr ? nullptr : found->if_string();
}

} // namespace

// What would be taken back: its facts, or why it cannot be.
void show_undo(Api& api, const Call& call, const Respond& respond) {
    const EventDesk* const event = desk_in(api, call, respond);
    if (event == nullptr) {
        return;
    }
    json::object answer{{"last", event->last_for(Reading::whole)}};
    if (const auto undoing = event->decider().undoing(opened_games(api, *event), "")) {
        json::array facts = event->history(undoing->first_fact - 1, Reading::whole);
        facts.resize(undoing->last_fact - undoing->first_fact + 1);
        answer["facts"] = std::move(facts);
    } else {
        answer["why"] = complaint_json(undoing.error());
    }
    respond(json_response(answer));
}

// {"id":"...","seen":17,"reason":"wrong table"}: not when something came after what was seen.
void take_undo(Api& api, const Call& call, const Respond& respond) {
    EventDesk* const event = desk_in(api, call, respond);
    if (event == nullptr) {
        return;
    }
    boost::system::error_code error;
    const json::value body = json::parse(call.request.body, error);
    const json::object* const object = error ? nullptr : body.if_object();
    const json::string* const id = text_in(object, "id");
    const json::string* const reason = text_in(object, "reason");
    const json::value* const seen = object == nullptr ? nullptr : object->if_contains("seen");
    if (id == nullptr || !is_id(*id) || reason == nullptr || seen == nullptr || !seen->is_int64()) {
        respond(error_response(400, "server.no_undo"));
        return;
    }
    const std::string role(ledger::word(call.who.grant.role));
    Asked asked{fmt::format("{}:{}", role, std::string(*id)), role, call.who.author(role),
                EventDecider::undo_act(opened_games(api, *event), std::string(*reason)),
                api.hall().tools().services.watch.now()};
    asked.seen = static_cast<std::uint32_t>(seen->as_int64());
    event->owner().ask(std::move(asked), [respond, id = *id](const Reply& reply) {
        json::object answer = reply_json(reply);
        answer["id"] = id;
        respond(json_response(answer, status_of(reply)));
    });
}

} // namespace kodeks::server
