// What officials do at the desk of an event: acts, games at tables, slips with codes.
#include "ledger/reader.hpp"
#include "server/api/api.hpp"
#include "server/api/in_turn.hpp"
#include "server/api/reply.hpp"
#include "server/api/slips.hpp"
#include "server/event/event_act.hpp"
#include "server/game/game_json.hpp"
#include "server/texts.hpp"
#include "tournament/record/value_fields.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;
using tournament::GameRef;

bool has_rights(const std::vector<tournament::Command>& commands, Role role) {
    return std::ranges::all_of(commands, [&](const tournament::Command& command) {
        return may(role, action_of(command));
    });
}

// The act with a seed of the server's own dice where it draws lots without one: whoever wants to
// prove more commits himself to a seed before (docs/draws.md).
json::object with_seed(json::object act, Dice& dice) {
    const auto fill = [&](json::value& one) {
        json::object* const object = one.if_object();
        const json::value* const word = object == nullptr ? nullptr : object->if_contains("do");
        if (word != nullptr && word->is_string() && word->as_string() == "draw-lots" &&
            !object->contains("seed")) {
            (*object)["seed"] = make_token(dice);
        }
    };
    if (json::value* const list = act.if_contains("acts"); list != nullptr && list->is_array()) {
        for (json::value& one : list->as_array()) {
            fill(one);
        }
    }
    json::value whole = std::move(act);
    fill(whole);
    return std::move(whole.as_object());
}

struct Tables {
    tournament::StageNumber stage = 1;
    tournament::RoundNumber round = 1;
    std::uint32_t table = 0; // 0: all
    std::uint32_t game = 0;  // 0: all
};

template <class Archive>
void fields(Archive& a, Tables& x) {
    a.may("stage", x.stage);
    a.must("round", x.round);
    a.may("table", x.table);
    a.may("game", x.game);
}

// The games of the round that are asked for and not decided yet.
std::vector<GameRef> open_games(const tournament::State& state, const Tables& asked) {
    std::vector<GameRef> refs;
    const tournament::Stage* const stage = find_stage(state, asked.stage);
    if (stage == nullptr || asked.round == 0 || asked.round > stage->rounds.size()) {
        return refs;
    }
    const auto& pairings = stage->rounds[asked.round - 1].pairings;
    for (std::uint32_t table = 1; table <= pairings.size(); ++table) {
        for (std::uint32_t game = 1; game <= pairings[table - 1].games.size(); ++game) {
            const bool wanted = (asked.table == 0 || asked.table == table) &&
                                (asked.game == 0 || asked.game == game);
            const bool open =
                pairings[table - 1].games[game - 1].status != tournament::Status::finished;
            if (wanted && (open || asked.table != 0)) {
                refs.push_back({asked.stage, asked.round, table, game});
            }
        }
    }
    return refs;
}

void open_table(Api& api, EventDesk& event, const GameRef& ref, Asked asked,
                const std::function<void(InTurn::Part)>& told) {
    asked.command = fmt::format("table:{}.{}.{}.{}", ref.stage, ref.round, ref.table, ref.game);
    api.hall().open_table(event, ref, asked, [told](const Hall::Created& created) {
        told(created.game != nullptr
                 ? InTurn::Part(created.game->summary())
                 : tl::unexpected(error_response(status_of(created.reply), created.reply.why)));
    });
}

// For everybody who takes part; the slip of a team is its captain's.
std::vector<Grant> slips_for(const EventDesk& event) {
    std::vector<Grant> slips;
    for (const tournament::Entry& entry : event.decider().state().entries) {
        slips.push_back({.role = entry.is_team ? Role::captain : Role::player,
                         .name = entry.person.name,
                         .event = event.id(),
                         .entry = entry.id.value});
    }
    return slips;
}

} // namespace

void carry_event_act(Api& api, EventDesk& event, const Who& who, const std::string& body,
                     const std::function<void(json::object)>& done) {
    boost::system::error_code error;
    const json::value value = json::parse(body, error);
    const json::object* const act = error ? nullptr : value.if_object();
    const json::value* const id = act == nullptr ? nullptr : act->if_contains("id");
    if (id == nullptr || !id->is_string() || !is_id(id->as_string())) {
        done(error_json("unreadable", act == nullptr ? "server.no_json" : "server.bad_id"));
        return;
    }
    const auto answer = [done, shown = *id](json::object object) {
        object["id"] = shown;
        done(std::move(object));
    };
    const std::string role(ledger::word(who.grant.role));
    Asked asked{fmt::format("{}:{}", role, std::string(id->as_string())), role, who.author(role),
                json::serialize(with_seed(without_envelope(*act), api.hall().tools().dice)),
                api.hall().tools().services.watch.now()};
    const auto commands = commands_in(asked.act);
    if (!commands) {
        answer({{"type", "unreadable"}, {"why", complaint_json(commands.error())}});
        return;
    }
    if (!has_rights(*commands, who.grant.role)) {
        json::object object = error_json("refused", "server.no_right");
        object["status"] = 403;
        answer(std::move(object));
        return;
    }
    if (const json::value* const seen = act->if_contains("seen")) {
        asked.seen = static_cast<std::uint32_t>(seen->is_int64() ? seen->as_int64() : 0);
    }
    if (const json::value* const only = act->if_contains("try");
        only != nullptr && *only == json::value(true)) {
        answer(tried_json(event.decider().attempt(asked).verdict));
        return;
    }
    event.owner().ask(std::move(asked),
                      [answer](const Reply& reply) { answer(reply_json(reply)); });
}

void take_event_act(Api& api, const Call& call, const Respond& respond) {
    EventDesk* const event = api.hall().find_event(call.path.at("event"));
    if (event == nullptr) {
        respond(error_response(404, "server.no_event"));
        return;
    }
    carry_event_act(api, *event, call.who, call.request.body, [respond](json::object object) {
        const json::value* const status = object.if_contains("status");
        respond(json_response(object, status == nullptr ? 400 : status->to_number<int>()));
    });
}

void open_tables(Api& api, const Call& call, const Respond& respond) {
    EventDesk* const event = api.hall().find_event(call.path.at("event"));
    if (event == nullptr) {
        respond(error_response(404, "server.no_event"));
        return;
    }
    const ledger::Scene nowhere;
    const auto value = ledger::read_json(call.request.body, 0, call.request.body.size());
    Tables asked;
    const auto trouble =
        value ? ledger::read_object(*value, nowhere, asked) : std::optional(value.error());
    if (trouble) {
        respond(error_response(
            400, {{"name", trouble->message.key}, {"text", in_all_languages(trouble->message)}}));
        return;
    }
    auto refs = open_games(event->decider().state(), asked);
    if (refs.empty()) {
        respond(error_response(409, "server.no_table"));
        return;
    }
    const std::string role(ledger::word(call.who.grant.role));
    const std::size_t count = refs.size();
    const Asked by{"", role, call.who.author(role), "", api.hall().tools().services.watch.now()};
    const auto open = [&api, event, by, refs = std::move(refs)](
                          std::size_t at, const std::function<void(InTurn::Part)>& told) {
        open_table(api, *event, refs[at], by, told);
    };
    std::make_shared<InTurn>(count, "games", open, respond)->next();
}

void issue_event_codes(Api& api, const Call& call, const Respond& respond) {
    EventDesk* const event = api.hall().find_event(call.path.at("event"));
    if (event == nullptr) {
        respond(error_response(404, "server.no_event"));
        return;
    }
    issue_slips(api, call, slips_for(*event), respond);
}

} // namespace kodeks::server
