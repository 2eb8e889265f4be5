// The office of an event: how it stands, and acts that go to it. The room decides; here it is only
// seen to that nobody speaks for others.
#include "office/record/record.hpp"
#include "server/api/api.hpp"
#include "server/api/reply.hpp"
#include "server/event/entering.hpp"
#include "server/event/office_json.hpp"
#include "server/game/game_json.hpp"
#include "server/letters/zone.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

// Those who take part speak for themselves; officials write down what others hand in.
bool takes_part(const Who& who) {
    return who.grant.role == Role::player || who.grant.role == Role::captain;
}

// What the clock on the wall of the venue shows, by the server's own time.
office::Moment venue_clock(Api& api) {
    const HallTools& tools = api.hall().tools();
    return office::moment_since_1970(wall_minutes(tools.zone, tools.services.watch.now()));
}

office::Moment moment_in(Api& api, const Request& request) {
    return office::read_moment(request.parameter("at")).value_or(venue_clock(api));
}

// A player protests in his own name; a team's slip is its captain's, whom the office knows.
json::object in_own_name(const EventDesk& event, const Who& who, json::object act) {
    const tournament::State& state = event.decider().state();
    const auto* const entry = find_entry(state, tournament::EntryId{who.grant.entry});
    const bool captain = who.grant.role == Role::captain;
    std::string team;
    if (entry != nullptr && (captain || entry->team != tournament::no_entry)) {
        team = captain ? entry->person.name : name_of(state, entry->team);
    }
    const auto* const named = office::find_captain(event.office().state(), team);
    act["team"] = team;
    act["by"] = captain && named != nullptr ? named->name : who.grant.name;
    return act;
}

bool is_for(const EventDesk& event, const Who& who) {
    return !takes_part(who) || who.grant.event == event.id();
}

json::object no_right() {
    json::object object = error_json("refused", "server.no_right");
    object["status"] = 403;
    return object;
}

bool is_trial(const json::object& act) {
    const json::value* const only = act.if_contains("try");
    return only != nullptr && *only == json::value(true);
}

// The office's own owner takes it, or, where the tables are meant too, both at once.
void pass_on(EventDesk& event, const Asked& asked, const std::optional<Entering>& entering,
             const std::function<void(json::object)>& done) {
    const auto answered = [done](const Reply& reply) { done(reply_json(reply)); };
    if (entering) {
        enter_at_tables(event, asked, *entering, answered);
    } else {
        event.office_owner().ask(asked, answered);
    }
}

json::object not_understood(const EventDesk& event, const Who& who, const std::string& act,
                            const Message& why) {
    const bool keeps = may(who.grant.role, Action::keep_office) && is_for(event, who);
    const auto wrong = keeps ? refused_entry_date(act, event.office().world()) : std::nullopt;
    return wrong ? reply_json({.outcome = Outcome::refused, .why = desk_refusal_json(*wrong)})
                 : json::object{{"type", "unreadable"}, {"why", complaint_json(why)}};
}

void carry(Api& api, EventDesk& event, const Who& who, json::object act,
           const std::function<void(json::object)>& done) {
    const std::string id(act.at("id").as_string());
    const bool trial = is_trial(act);
    act = without_envelope(act);
    const auto entering = take_entering(act);
    const auto command = office_command_in(json::serialize(act));
    if (!command) {
        done(not_understood(event, who, json::serialize(act), command.error()));
        return;
    }
    if (!may(who.grant.role, action_of(*command)) || !is_for(event, who)) {
        done(no_right());
        return;
    }
    if (takes_part(who)) { // nothing but a protest, when the server has it
        act = in_own_name(event, who, std::move(act));
        act["at"] = office::write_moment(venue_clock(api));
    }
    const std::string role(ledger::word(who.grant.role));
    const std::string own = takes_part(who) ? fmt::format("{}:", who.grant.entry) : "";
    const Asked asked{fmt::format("{}:{}{}", role, own, id), role, who.author(role),
                      json::serialize(act), api.hall().tools().services.watch.now()};
    if (trial) {
        done(tried_json(entering ? attempt_entering(event, asked, *entering)
                                 : event.office().attempt(asked)));
    } else {
        pass_on(event, asked, entering, done);
    }
}

} // namespace

void show_office(Api& api, const Call& call, const Respond& respond) {
    EventDesk* const event = api.hall().find_event(call.path.at("event"));
    if (event == nullptr) {
        respond(error_response(404, "server.no_event"));
        return;
    }
    const OfficeDecider& office = event->office();
    json::object object = office_json(office.state(), office.world(), moment_in(api, call.request));
    object["last"] = event->office_owner().last();
    respond(json_response(object));
}

// Of whoever takes part: the protests he or his team lodged, and what became of them.
void show_own_protests(Api& api, const Call& call, const Respond& respond) {
    EventDesk* const event = api.hall().find_event(call.path.at("event"));
    if (event == nullptr || !is_for(*event, call.who)) {
        respond(error_response(404, "server.no_event"));
        return;
    }
    const json::object own = in_own_name(*event, call.who, {});
    const json::value state = json::parse(office::write_state(event->office().state()));
    json::array protests;
    if (const json::value* const all = state.as_object().if_contains("protests")) {
        for (const json::value& one : all->as_array()) {
            const json::value* const by = one.as_object().if_contains("by");
            if (by != nullptr && *by == own.at("by")) {
                protests.push_back(one);
            }
        }
    }
    respond(json_response({{"rules", event->office().world().rules != nullptr},
                           {"protests", std::move(protests)},
                           {"by", own.at("by")},
                           {"last", event->office_owner().last()}}));
}

void take_office_act(Api& api, const Call& call, const Respond& respond) {
    EventDesk* const event = api.hall().find_event(call.path.at("event"));
    if (event == nullptr) {
        respond(error_response(404, "server.no_event"));
        return;
    }
    boost::system::error_code error;
    const json::value value = json::parse(call.request.body, error);
    const json::object* const act = error ? nullptr : value.if_object();
    const json::value* const id = act == nullptr ? nullptr : act->if_contains("id");
    const auto answer = [respond](const json::object& object) {
        const json::value* const status = object.if_contains("status");
        respond(json_response(object, status == nullptr ? 400 : status->to_number<int>()));
    };
    if (id == nullptr || !id->is_string() || !is_id(id->as_string())) {
        answer(error_json("unreadable", act == nullptr ? "server.no_json" : "server.bad_id"));
        return;
    }
    carry(api, *event, call.who, *act, answer);
}

} // namespace kodeks::server
