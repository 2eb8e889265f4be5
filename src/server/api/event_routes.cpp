// Events: the list, a new one, one as it stands, and what its tables say.
#include "server/api/api.hpp"
#include "server/api/numbers.hpp"
#include "server/api/reply.hpp"
#include "server/event/schedule_json.hpp"
#include "tournament/audit/draw_record.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

EventDesk* event_in(Api& api, const Call& call, const Respond& respond) {
    EventDesk* const event = api.hall().find_event(call.path.at("event"));
    if (event == nullptr || !event->seen_by(reading_of(call.who)).opened()) {
        respond(error_response(404, "server.no_event"));
        return nullptr;
    }
    return event;
}

namespace {

namespace json = boost::json;
using tournament::EntryId;
using tournament::RoundNumber;
using tournament::Stage;
using tournament::StageNumber;
using tournament::State;

std::uint32_t number_at(const Call& call, const char* name) {
    return static_cast<std::uint32_t>(
        std::min<std::uint64_t>(number_in(call.path.at(name)).value_or(0), UINT32_MAX));
}

// An event and one of its stages; it has been said when one is missing.
struct Shown {
    EventDesk* event = nullptr;
    Reading reading = Reading::late;
    const Stage* stage = nullptr;
    StageNumber number = 0;

    const State& state() const { return event->seen_by(reading).state(); }
};

Shown stage_in(Api& api, const Call& call, const Respond& respond) {
    Shown shown{event_in(api, call, respond), reading_of(call.who)};
    if (shown.event != nullptr) {
        shown.number = number_at(call, "stage");
        shown.stage = find_stage(shown.state(), shown.number);
        if (shown.stage == nullptr) {
            respond(error_response(404, "server.no_stage"));
        }
    }
    return shown;
}

// The number of the round; 0 after it has been said that there is none.
RoundNumber round_in(const Shown& shown, const Call& call, const Respond& respond) {
    const RoundNumber round = number_at(call, "round");
    if (round == 0 || round > shown.stage->rounds.size()) {
        respond(error_response(404, "server.no_round"));
        return 0;
    }
    return round;
}

// Whoever shows a table says which state of the event it is of.
void respond_with(const Respond& respond, const Shown& shown, json::object object) {
    object["last"] = shown.event->last_for(shown.reading);
    respond(json_response(object));
}

void answer_opened(const Respond& respond, const Call& call, const Hall::Opened& opened) {
    if (opened.event == nullptr) {
        respond(error_response(status_of(opened.reply), opened.reply.why));
        return;
    }
    respond(json_response(
        {{"event", opened.event->card(reading_of(call.who))}, {"known", opened.reply.known}},
        opened.reply.known ? 200 : 201));
}

} // namespace

void list_events(Api& api, const Call&, const Respond& respond) {
    json::array list;
    for (const auto& [number, event] : api.hall().events()) {
        if (event->shown().opened()) {
            list.push_back(event->summary());
        }
    }
    respond(json_response({{"events", std::move(list)}}));
}

// {"id":"open-2026","settings":{...},"stage":{...}}: as the acts `create` and `add-stage` have
// them.
void create_event(Api& api, const Call& call, const Respond& respond) {
    boost::system::error_code error;
    const json::value body = json::parse(call.request.body, error);
    const json::object* const object = error ? nullptr : body.if_object();
    const json::value* const settings =
        object == nullptr ? nullptr : object->if_contains("settings");
    if (settings == nullptr || !settings->is_object()) {
        respond(error_response(400, "server.no_settings"));
        return;
    }
    std::string command = make_token(api.hall().tools().dice).substr(0, 16);
    if (const json::value* const id = object->if_contains("id")) {
        if (!id->is_string() || !is_id(id->as_string())) {
            respond(error_response(400, "server.bad_id"));
            return;
        }
        command = id->as_string();
    }
    json::array acts{json::object{{"do", "create"}, {"settings", *settings}}};
    if (const json::value* const stage = object->if_contains("stage")) {
        acts.push_back(json::object{{"do", "add-stage"}, {"settings", *stage}});
    }
    const std::string role(ledger::word(call.who.grant.role));
    const Asked asked{fmt::format("create:{}:{}", role, command), role, call.who.author(role),
                      json::serialize(json::object{{"acts", std::move(acts)}}),
                      api.hall().tools().services.watch.now()};
    api.hall().create_event(
        asked, [respond, who = call.who, request = call.request](const Hall::Opened& opened) {
            answer_opened(respond, {request, who, {}}, opened);
        });
}

void import_event(Api& api, const Call& call, const Respond& respond) {
    const std::string role(ledger::word(call.who.grant.role));
    const Asked asked{"import", role, call.who.author(role), "",
                      api.hall().tools().services.watch.now()};
    api.hall().import_event(
        call.request.body, asked,
        [respond, who = call.who, request = Request{}](const Hall::Opened& opened) {
            answer_opened(respond, {request, who, {}}, opened);
        });
}

void show_event(Api& api, const Call& call, const Respond& respond) {
    if (EventDesk* const event = event_in(api, call, respond)) {
        respond(json_response({{"event", event->card(reading_of(call.who))}}));
    }
}

void list_event_facts(Api& api, const Call& call, const Respond& respond) {
    EventDesk* const event = event_in(api, call, respond);
    if (event == nullptr) {
        return;
    }
    const auto after = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(number(call.request, "after").value_or(0), event->owner().last()));
    const Reading reading = reading_of(call.who);
    respond_with(respond, {event, reading}, {{"facts", event->history(after, reading)}});
}

void export_event(Api& api, const Call& call, const Respond& respond) {
    EventDesk* const event = event_in(api, call, respond);
    if (event == nullptr) {
        return;
    }
    auto text = api.hall().export_event(*event);
    if (!text) {
        respond(error_response(503, "server.unavailable"));
        return;
    }
    respond({.type = "application/x-ndjson; charset=utf-8", .body = std::move(*text)});
}

void show_stage(Api& api, const Call& call, const Respond& respond) {
    const Shown shown = stage_in(api, call, respond);
    if (shown.stage != nullptr) {
        respond_with(respond, shown, stage_json(shown.state(), shown.number, shown.event->id()));
    }
}

void show_round(Api& api, const Call& call, const Respond& respond) {
    const Shown shown = stage_in(api, call, respond);
    const RoundNumber round = shown.stage == nullptr ? 0 : round_in(shown, call, respond);
    if (round > 0) {
        respond_with(respond, shown,
                     round_json(shown.state(), shown.number, round, shown.event->id()));
    }
}

void explain_round(Api& api, const Call& call, const Respond& respond) {
    const Shown shown = stage_in(api, call, respond);
    const RoundNumber round = shown.stage == nullptr ? 0 : round_in(shown, call, respond);
    if (round > 0) {
        respond_with(
            respond, shown,
            explanation_json(shown.event->seen_by(shown.reading).events(), shown.number, round));
    }
}

void show_standings(Api& api, const Call& call, const Respond& respond) {
    const Shown shown = stage_in(api, call, respond);
    if (shown.stage != nullptr) {
        respond_with(respond, shown, standings_json(shown.state(), *shown.stage));
    }
}

void explain_place(Api& api, const Call& call, const Respond& respond) {
    const Shown shown = stage_in(api, call, respond);
    if (shown.stage == nullptr) {
        return;
    }
    json::object place = place_json(shown.state(), *shown.stage, EntryId{number_at(call, "entry")});
    if (place.empty()) {
        respond(error_response(404, "server.no_place"));
        return;
    }
    respond_with(respond, shown, std::move(place));
}

void show_schedule(Api& api, const Call& call, const Respond& respond) {
    const Shown shown = stage_in(api, call, respond);
    if (shown.stage != nullptr) {
        respond_with(respond, shown,
                     schedule_json(shown.state(), shown.number, shown.event->office().state(),
                                   shown.event->id()));
    }
}

// Every random choice of the stage, for whoever wants to repeat it.
void show_draw(Api& api, const Call& call, const Respond& respond) {
    const Shown shown = stage_in(api, call, respond);
    if (shown.stage != nullptr) {
        const auto record = tournament::draw_record(shown.event->decider().events(), shown.number);
        respond_with(respond, shown, {{"record", tournament::lots::to_text(record)}});
    }
}

void show_crosstable(Api& api, const Call& call, const Respond& respond) {
    const Shown shown = stage_in(api, call, respond);
    if (shown.stage != nullptr) {
        respond_with(respond, shown, crosstable_json(shown.state(), *shown.stage));
    }
}

} // namespace kodeks::server
