// Games: the list, a new one, one as somebody sees it, and acts.
#include "referee/words/words.hpp"
#include "server/api/api.hpp"
#include "server/api/numbers.hpp"
#include "server/api/reply.hpp"
#include "server/broadcast.hpp"
#include "server/game/game_json.hpp"
#include "server/game/game_text.hpp"
#include "server/lent_seat.hpp"

#include <memory>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;
using referee::Seat;

// Actors and seats have the same order; nobody acts from a screen.
std::string actor_at(Seat seat) {
    return std::string(ledger::word(static_cast<referee::Actor>(seat)));
}

// Everybody acts for himself; the arbiter of the board also records what players and their
// assistants did there, and never speaks for the program or for a higher arbiter.
bool may_act_as(const json::value* by, Role role, Seat seat) {
    if (by == nullptr) {
        return true;
    }
    const auto actor = by->is_string()
                           ? ledger::from_word<referee::Actor>(std::string_view(by->as_string()))
                           : std::nullopt;
    const bool official = seat == Seat::arbiter || seat == Seat::chief_arbiter;
    return actor && (*actor == static_cast<referee::Actor>(seat) ||
                     (official && may(role, Action::act_for_players) &&
                      *actor <= referee::Actor::black_assistant));
}

// The codes of a new game are asked for one after the other.
void issue_both(Api& api, const std::string& game, const std::array<std::string, 2>& names,
                const std::string& author, const std::function<void(json::object)>& done) {
    const auto grant = [&](games::Side side) {
        return Grant{Role::player, names[static_cast<std::size_t>(side)], game, side, {}};
    };
    const Grant black = grant(games::Side::black);
    api.hall().issue(grant(games::Side::white), author, [&api, black, author, done](auto white) {
        api.hall().issue(black, author, [white, done](const auto& other) {
            json::object codes;
            if (white && other) {
                codes = {{"white", *white}, {"black", *other}};
            }
            done(std::move(codes));
        });
    });
}

std::string type_of(std::string_view format) {
    return format == "pgn" ? "application/x-chess-pgn" : "text/plain; charset=utf-8";
}

// As far as whoever asks may see that it is there.
Game* shown_game(Api& api, const Call& call) {
    Game* const game = api.hall().find(call.path.at("game"));
    return game != nullptr &&
                   game->seen_from(api.hall().seat_of(call.who.grant, *game)).state().opened()
               ? game
               : nullptr;
}

} // namespace

void list_games(Api& api, const Call&, const Respond& respond) {
    json::array list;
    for (const auto& [number, game] : api.hall().games()) {
        if (game->shown().state().opened()) {
            list.push_back(game->summary());
        }
    }
    respond(json_response({{"games", std::move(list)}}));
}

void create_game(Api& api, const Call& call, const Respond& respond) {
    boost::system::error_code error;
    json::value body = json::parse(call.request.body, error);
    if (error || !body.is_object()) {
        respond(error_response(400, "server.no_json"));
        return;
    }
    const json::value* const id = body.as_object().if_contains("id");
    std::string command = make_token(api.hall().tools().dice).substr(0, 16);
    if (id != nullptr) {
        if (!id->is_string() || !is_id(id->as_string())) {
            respond(error_response(400, "server.bad_id"));
            return;
        }
        command = id->as_string();
        body.as_object().erase("id");
    }
    const std::string role(ledger::word(call.who.grant.role));
    const std::string author = call.who.author(role);
    const Asked asked{fmt::format("open:{}:{}", role, command), role, author, "",
                      api.hall().tools().services.watch.now()};
    api.hall().create(json::serialize(body), asked, [&api, respond, author](const auto& created) {
        if (created.game == nullptr) {
            respond(error_response(status_of(created.reply), created.reply.why));
            return;
        }
        Game& game = *created.game;
        issue_both(api, game.id(), game.decider().state().settings.names, author,
                   [&game, respond](json::object codes) {
                       respond(json_response({{"game", game.summary()},
                                              {"settings", settings_json(game.decider().state())},
                                              {"codes", std::move(codes)}},
                                             201));
                   });
    });
}

void show_game(Api& api, const Call& call, const Respond& respond) {
    Game* const game = shown_game(api, call);
    if (game == nullptr) {
        respond(error_response(404, "server.no_game"));
        return;
    }
    const Seat seat = api.hall().seat_of(call.who.grant, *game);
    const referee::State& state = game->seen_from(seat).state();
    respond(json_response({{"game", game->summary()},
                           {"settings", settings_json(state)},
                           {"seat", actor_at(seat)},
                           {"view", game->view(seat)},
                           {"moves", moves_json(state)},
                           {"last", game->last_for(seat)}}));
}

void list_facts(Api& api, const Call& call, const Respond& respond) {
    Game* const game = shown_game(api, call);
    if (game == nullptr) {
        respond(error_response(404, "server.no_game"));
        return;
    }
    const bool whole = may(call.who.grant.role, Action::read_journal);
    const Seat seat = whole ? Seat::chief_arbiter : api.hall().seat_of(call.who.grant, *game);
    const auto after = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(number(call.request, "after").value_or(0), game->last_for(seat)));
    const bool positions = number(call.request, "positions").value_or(0) != 0;
    auto facts = game->history(api.hall().tools().store, {seat, after, positions});
    if (!facts) {
        respond(error_response(503, "server.unavailable"));
        return;
    }
    respond(json_response({{"last", game->last_for(seat)}, {"facts", std::move(*facts)}}));
}

void show_game_text(Api& api, const Call& call, const Respond& respond) {
    Game* const game = shown_game(api, call);
    if (game == nullptr) {
        respond(error_response(404, "server.no_game"));
        return;
    }
    const GameDecider& seen = game->seen_from(api.hall().seat_of(call.who.grant, *game));
    respond({.type = type_of(is_pgn(seen.state()) ? "pgn" : "pdn"),
             .body = game_text(seen.state(), seen.timeline().opened())});
}

// All games of a family in one text, as programs for broadcasts ask for it again and again.
void show_all_texts(Api& api, const Call& call, const Respond& respond) {
    const std::string& format = call.path.at("format");
    if (format != "pgn" && format != "pdn") {
        respond(error_response(404, "server.no_such_path"));
        return;
    }
    std::string text;
    for (const auto& [number, game] : api.hall().games()) {
        const GameDecider& shown = game->shown();
        if (shown.state().opened() && is_pgn(shown.state()) == (format == "pgn")) {
            text +=
                (text.empty() ? "" : "\n") + game_text(shown.state(), shown.timeline().opened());
        }
    }
    respond({.type = type_of(format), .body = std::move(text)});
}

// The same of one round of an event.
void show_round_texts(Api& api, const Call& call, const Respond& respond) {
    const std::string& format = call.path.at("format");
    const auto at = [&](const char* name) { return number_in(call.path.at(name)).value_or(0); };
    EventDesk* const event = api.hall().find_event(call.path.at("event"));
    if (event == nullptr || (format != "pgn" && format != "pdn")) {
        respond(error_response(404, event == nullptr ? "server.no_event" : "server.no_such_path"));
        return;
    }
    const BroadcastKey key{at("event"), static_cast<tournament::StageNumber>(at("stage")),
                           static_cast<tournament::RoundNumber>(at("round")), format == "pgn"};
    respond({.type = type_of(format), .body = broadcast_text(api.hall(), key)});
}

void carry_act(Api& api, Game& game, const Who& who, const std::string& body,
               const std::function<void(json::object)>& done) {
    boost::system::error_code error;
    json::value value = json::parse(body, error);
    if (error || !value.is_object()) {
        done(error_json("unreadable", "server.no_json"));
        return;
    }
    json::object& act = value.as_object();
    const json::value* const id = act.if_contains("id");
    if (id == nullptr || !id->is_string() || !is_id(id->as_string())) {
        done(error_json("unreadable", "server.bad_id"));
        return;
    }
    const json::value shown = *id;
    const auto answer = [done, shown](json::object object) {
        object["id"] = shown;
        done(std::move(object));
    };
    const auto lent = lent_seat(api.hall(), who.grant, game, act);
    const Seat at = lent.value_or(api.hall().seat_of(who.grant, game));
    const std::string seat = actor_at(at);
    const std::string author = lent ? std::string(ledger::word(who.grant.role)) : seat;
    if (act.contains("at") || !may_act_as(act.if_contains("by"), who.grant.role, at)) {
        json::object refused = error_json("refused", "server.no_right");
        refused["status"] = 403;
        answer(std::move(refused));
        return;
    }
    Asked asked{fmt::format("{}:{}", seat, std::string(shown.as_string())),
                seat,
                who.author(author),
                {},
                api.hall().tools().services.watch.now()};
    if (const json::value* const seen = act.if_contains("seen")) {
        asked.seen = static_cast<std::uint32_t>(seen->is_int64() ? seen->as_int64() : 0);
        act.erase("seen");
    }
    act.erase("id");
    asked.act = json::serialize(act);
    asked.hears_first = true;
    game.owner().ask(std::move(asked), [answer](const Reply& reply) { answer(reply_json(reply)); });
}

void take_act(Api& api, const Call& call, const Respond& respond) {
    Game* const game = api.hall().find(call.path.at("game"));
    if (game == nullptr) {
        respond(error_response(404, "server.no_game"));
        return;
    }
    carry_act(api, *game, call.who, call.request.body, [respond](json::object object) {
        const json::value* const status = object.if_contains("status");
        respond(
            json_response(object, status == nullptr ? 400 : static_cast<int>(status->as_int64())));
    });
}

} // namespace kodeks::server
