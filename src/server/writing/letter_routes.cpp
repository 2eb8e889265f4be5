#include "server/writing/letter_routes.hpp"

#include "ledger/day_form.hpp"
#include "server/api/asked.hpp"
#include "server/event/event_json.hpp"
#include "server/writing/letter_desk.hpp"

#include <boost/json/array.hpp>

namespace kodeks::server {

namespace json = boost::json;

template <class Archive>
void fields(Archive& a, LetterAsked& x) {
    a.must("variant", x.variant);
    a.may("code", x.code);
    a.may("game", x.game);
    a.may("name", x.name);
    a.may("partner", x.partner);
    a.may("address", x.address);
    a.may("played", x.played);
    a.may("answered", x.answered);
    a.may("moves", x.moves);
    a.may("offers", x.offers);
    a.may("partner_sent", x.partner_sent);
    a.may("received", x.received);
    a.must("sent", x.sent);
    a.may("totals", x.totals);
    a.may("offers_draw", x.offers_draw);
    a.may("accepts_draw", x.accepts_draw);
    a.may("resigns", x.resigns);
    a.may("claims_draw", x.claims_draw);
}

template <class Archive>
void fields(Archive& a, LetterGot& x) {
    a.must("text", x.text);
    a.must("variant", x.variant);
    a.may("code", x.code);
    a.may("name", x.name);
    a.may("first", x.is_first);
}

namespace {

// Its moves are tried while games wait; no game by letter has so many.
constexpr std::size_t letter_bytes_max = 32'768;

// What is asked, if it makes sense and the game is played by letter; else it has been said.
template <class Asked>
std::optional<Asked> letter_asked(const Call& call, const Respond& respond) {
    if (call.request.body.size() > letter_bytes_max) {
        respond(error_response(413, "server.tool.too_large"));
        return std::nullopt;
    }
    auto asked = asked_in<Asked>(call, respond);
    if (asked && letter_rules(asked->variant) == nullptr) {
        respond(error_response(404, "server.no_variant"));
        return std::nullopt;
    }
    return asked;
}

Day day_now(Api& api) {
    const std::chrono::milliseconds now(api.hall().tools().services.watch.now().value);
    return std::chrono::floor<std::chrono::days>(
        std::chrono::sys_time<std::chrono::milliseconds>(now));
}

} // namespace

void list_letter_games(Api& api, const Call&, const Respond& respond) {
    json::array variants;
    json::array books;
    for (const rulebook::CorrespondenceRules* const rules : rulebook::all_correspondence_rules()) {
        variants.insert(variants.end(), rules->variants.begin(), rules->variants.end());
        books.emplace_back(json::string(rules->edition));
    }
    respond(json_response({{"variants", std::move(variants)},
                           {"rulebooks", std::move(books)},
                           {"today", write_day(day_now(api))}}));
}

void write_move_letter(Api&, const Call& call, const Respond& respond) {
    const auto asked = letter_asked<LetterAsked>(call, respond);
    if (!asked) {
        return;
    }
    const auto made = letter_for(*asked, *letter_rules(asked->variant));
    if (!made) {
        respond(error_response(409, desk_refusal_json(made.error())));
        return;
    }
    respond(json_response(letter_json(*made)));
}

void read_move_letter(Api& api, const Call& call, const Respond& respond) {
    if (const auto asked = letter_asked<LetterGot>(call, respond)) {
        respond(json_response(came_json(*asked, day_now(api))));
    }
}

} // namespace kodeks::server
