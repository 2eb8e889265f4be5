// Tournaments by letter: the list, a new one, one as it stands, its games.
#include "server/letters/tourney_routes.hpp"

#include "correspondence/tourney/fact_fields.hpp"
#include "correspondence/tourney/usual.hpp"
#include "ledger/writer.hpp"
#include "rulebook/book.hpp"
#include "server/api/asked.hpp"
#include "server/api/reply.hpp"
#include "server/letters/letter_game_json.hpp"

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace json = boost::json;

// What is announced; what the rulebook settles need not be told.
struct Announced {
    std::string id{};
    tourney::Settings settings{};
};

template <class Archive>
void fields(Archive& a, Announced& x) {
    a.may("id", x.id);
    a.must("name", x.settings.name);
    a.must("code", x.settings.code);
    a.must("rulebook", x.settings.edition);
    a.may("variant", x.settings.variant);
    a.must("first", x.settings.first);
    a.must("last", x.settings.last);
    a.may("means", x.settings.means);
    a.may("cycles", x.settings.cycles);
    a.may("moves", x.settings.allowance.moves);
    a.may("days", x.settings.allowance.days);
    a.must("organiser", x.settings.organiser);
    a.must("arbiter", x.settings.arbiter);
    a.may("headman", x.settings.headman);
}

namespace {

UnixTime now_of(Api& api) {
    return api.hall().tools().services.watch.now();
}

// The announcement as a command of the organiser.
std::string announcement(const tourney::Settings& settings, correspondence::Day on) {
    const tourney::Command command{on, "organiser", tourney::Create{settings}};
    std::string text;
    const ledger::Scene nowhere;
    ledger::Writer(text, nowhere).write_object(command);
    return text;
}

void answer_opened(const Respond& respond, const Who& who, const LetterHall::Opened& opened,
                   UnixTime now) {
    if (opened.one == nullptr) {
        respond(error_response(status_of(opened.reply), opened.reply.why));
        return;
    }
    json::object object = tourney_card_json(*opened.one, letter_seat(who.grant, *opened.one), now);
    object["known"] = opened.reply.known;
    respond(json_response(object, opened.reply.known ? 200 : 201));
}

// Rules of games by letter that this book has; it has been said when it has none.
const rulebook::CorrespondenceRules* rules_in(tourney::Settings& settings, const Respond& respond) {
    const rulebook::Book* const book = rulebook::find_book(settings.edition);
    const auto* const rules =
        book == nullptr ? nullptr : rulebook::correspondence_rules(book->edition);
    if (rules == nullptr) {
        respond(error_response(409, "server.letters.no_rulebook"));
    }
    return rules;
}

} // namespace

LetterTourney* tourney_in(Api& api, const Call& call, const Respond& respond) {
    LetterTourney* const found = api.hall().letters().find(call.path.at("tourney"));
    if (found == nullptr) {
        respond(error_response(404, "server.letters.no_tourney"));
    }
    return found;
}

const tourney::Game* letter_game_in(const LetterTourney& at, const Call& call,
                                    const Respond& respond) {
    const auto number = number_in(call.path.at("game"));
    const auto small = std::min<std::uint64_t>(number.value_or(0), UINT32_MAX);
    const auto* const game =
        tourney::find_game(at.state(), tourney::GameId{static_cast<std::uint32_t>(small)});
    const LetterSeat seat = letter_seat(call.who.grant, at);
    const bool hidden = game != nullptr && !is_informed(seat, at.state()) &&
                        !game->side_of(*seat.player).has_value();
    if (game == nullptr) {
        respond(error_response(404, "server.no_game"));
    } else if (hidden || !may_look(seat, at.state(), *game)) {
        respond(error_response(403, "server.letters.running"));
        return nullptr;
    }
    return game;
}

void list_tourneys(Api& api, const Call& call, const Respond& respond) {
    json::array list;
    for (const auto& [number, one] : api.hall().letters().all()) {
        if (one->decider().opened()) {
            json::object object = tourney_summary_json(*one);
            object["takes_part"] = letter_seat(call.who.grant, *one).takes_part();
            list.push_back(std::move(object));
        }
    }
    respond(json_response({{"tourneys", std::move(list)}}));
}

void create_tourney(Api& api, const Call& call, const Respond& respond) {
    auto announced = asked_in<Announced>(call, respond);
    const auto* const rules = announced ? rules_in(announced->settings, respond) : nullptr;
    if (rules == nullptr) {
        return;
    }
    if (!announced->id.empty() && !is_id(announced->id)) {
        respond(error_response(400, "server.bad_id"));
        return;
    }
    tourney::settle(announced->settings, *rules);
    if (announced->settings.allowance == correspondence::Allowance{}) {
        announced->settings.allowance = {rules->thinking.moves, rules->thinking.days};
    }
    const std::string id =
        announced->id.empty() ? make_token(api.hall().tools().dice).substr(0, 16) : announced->id;
    const std::string role(ledger::word(call.who.grant.role));
    const UnixTime now = now_of(api);
    const correspondence::Day today = today_in({}, now)(std::nullopt);
    api.hall().letters().create({fmt::format("create:{}:{}", role, id), role, call.who.author(role),
                                 announcement(announced->settings, today), now},
                                [respond, who = call.who, now](const LetterHall::Opened& opened) {
                                    answer_opened(respond, who, opened, now);
                                });
}

void import_tourney(Api& api, const Call& call, const Respond& respond) {
    const std::string role(ledger::word(call.who.grant.role));
    const UnixTime now = now_of(api);
    api.hall().letters().import(call.request.body, {"import", role, call.who.author(role), "", now},
                                [respond, who = call.who, now](const LetterHall::Opened& opened) {
                                    answer_opened(respond, who, opened, now);
                                });
}

void show_tourney(Api& api, const Call& call, const Respond& respond) {
    if (LetterTourney* const at = tourney_in(api, call, respond)) {
        respond(
            json_response(tourney_card_json(*at, letter_seat(call.who.grant, *at), now_of(api))));
    }
}

// Everything that was written, also what is sealed: for whoever judges.
void export_tourney(Api& api, const Call& call, const Respond& respond) {
    LetterTourney* const at = tourney_in(api, call, respond);
    if (at == nullptr) {
        return;
    }
    const LetterSeat seat = letter_seat(call.who.grant, *at);
    if (!seat.arbiter && !seat.organiser) {
        respond(error_response(403, "server.no_right"));
        return;
    }
    auto text = api.hall().letters().export_ledger(*at);
    if (!text) {
        respond(error_response(503, "server.unavailable"));
        return;
    }
    respond({.type = "application/x-ndjson; charset=utf-8", .body = std::move(*text)});
}

void list_rulings(Api& api, const Call& call, const Respond& respond) {
    if (LetterTourney* const at = tourney_in(api, call, respond)) {
        respond(json_response({{"rulings", rulings_json(*at, letter_seat(call.who.grant, *at))},
                               {"last", at->last()}}));
    }
}

void show_letter_game(Api& api, const Call& call, const Respond& respond) {
    LetterTourney* const at = tourney_in(api, call, respond);
    const auto* const game = at == nullptr ? nullptr : letter_game_in(*at, call, respond);
    if (game != nullptr) {
        const LetterSeat seat = letter_seat(call.who.grant, *at);
        respond(json_response(letter_game_json(*at, *game, seat, now_of(api))));
    }
}

} // namespace kodeks::server
