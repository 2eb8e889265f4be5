// What players and officials of a tournament by letter do. The room decides; here it is seen to
// that nobody speaks for others and that no day lies ahead.
#include "correspondence/record/act_fields.hpp"
#include "correspondence/text/form.hpp"
#include "correspondence/text/read.hpp"
#include "correspondence/tourney/record.hpp"
#include "ledger/day_form.hpp"
#include "ledger/writer.hpp"
#include "server/api/act_body.hpp"
#include "server/api/asked.hpp"
#include "server/api/reply.hpp"
#include "server/game/game_json.hpp"
#include "server/letters/letter_game_json.hpp"
#include "server/letters/tourney_routes.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace json = boost::json;
namespace text = correspondence::text;
using correspondence::Day;

// A letter as plain text, and its postmark.
struct PlainLetter {
    std::string text{};
    std::string by{};
};

template <class Archive>
void fields(Archive& a, PlainLetter& x) {
    a.must("text", x.text);
    a.may("by", x.by);
}

namespace {

constexpr std::size_t act_bytes_max = 65'536; // an analysis is long

struct Bearing {
    Api& api;
    LetterTourney& at;
    const Who& who;
};

// The act in the name of whoever may speak, on a day that has come; otherwise why not.
tl::expected<json::object, json::object> act_for(const Bearing& bearing, json::object act) {
    const tourney::State& state = bearing.at.state();
    const LetterSeat seat = letter_seat(bearing.who.grant, bearing.at);
    const auto by = acts_as(seat, state, text_at(act, "by"));
    if (!by) {
        return tl::unexpected(stopped_act(403, "server.no_right"));
    }
    const auto* const player = tourney::find_player(state, *by);
    const UnixTime now = bearing.api.hall().tools().services.watch.now();
    const Day today =
        today_in(state, now)(player == nullptr ? std::nullopt : std::optional(player->id));
    if (!act.contains("on")) {
        act["on"] = write_day(today);
    }
    const auto on = read_day(text_at(act, "on"));
    if (on && *on > today) {
        return tl::unexpected(stopped_act(409, "server.letters.future"));
    }
    // A postmark may be older than the entry; what travels at once is sent when it is entered.
    const bool at_once = state.settings.means != correspondence::Carrier::post;
    if (on && at_once && !seat.runs && text_at(act, "do") == "letter" && *on != today) {
        return tl::unexpected(stopped_act(409, "server.letters.at_once"));
    }
    act["by"] = *by;
    return act;
}

// What happens in other games makes nobody stale in his own.
std::optional<std::uint32_t> seen_in(const json::object& act, const LetterTourney& at) {
    const json::value* const seen = act.if_contains("seen");
    if (seen == nullptr || !seen->is_int64()) {
        return std::nullopt;
    }
    const auto number =
        static_cast<std::uint32_t>(std::clamp<std::int64_t>(seen->as_int64(), 0, UINT32_MAX));
    const json::value* const game = act.if_contains("game");
    if (game != nullptr && game->is_int64() && game->as_int64() > 0) {
        const tourney::GameId id{static_cast<std::uint32_t>(game->as_int64())};
        return number >= at.decider().last_of(id) ? std::max(number, at.last()) : number;
    }
    return number;
}

std::string command_id(const Grant& grant, const std::string& id) {
    const std::string role(ledger::word(grant.role));
    return grant.office.empty() ? fmt::format("{}:{}", role, id)
                                : fmt::format("{}:{}:{}", grant.office, grant.entry, id);
}

Asked asked_of(const Bearing& bearing, const json::object& act, const std::string& id) {
    const Grant& grant = bearing.who.grant;
    const std::string role(grant.office.empty() ? std::string(ledger::word(grant.role))
                                                : grant.office);
    return {command_id(grant, id), role, bearing.who.author(role),
            json::serialize(without_envelope(act)),
            bearing.api.hall().tools().services.watch.now()};
}

json::object tried(const LetterTourney& at, const Asked& asked) {
    const auto trial = at.decider().attempt(asked);
    json::object object = tried_json(trial.verdict);
    object["rulings"] = rulings_json(trial.after, trial.events);
    return object;
}

json::object done_json(const LetterTourney& at, const Reply& reply) {
    json::object object = reply_json(reply);
    if (reply.first > 0) {
        const auto& all = at.decider().events();
        const std::vector<tourney::Event> events(all.begin() + reply.first - 1,
                                                 all.begin() + reply.last);
        object["rulings"] = rulings_json(at.state(), events);
    }
    return object;
}

void carry(const Bearing& bearing, const json::object& act,
           const std::function<void(json::object)>& done) {
    const auto own = act_for(bearing, act);
    if (!own) {
        done(own.error());
        return;
    }
    Asked asked = asked_of(bearing, *own, text_at(act, "id"));
    if (is_trial(act)) {
        done(tried(bearing.at, asked));
        return;
    }
    asked.seen = seen_in(act, bearing.at);
    bearing.at.owner().ask(std::move(asked), [&at = bearing.at, done](const Reply& reply) {
        done(done_json(at, reply));
    });
}

// Both sheets in three languages, and what would be decided.
json::object letter_sheets(const LetterTourney& at, const tourney::Game& game,
                           const LetterDecider::Trial& trial) {
    const auto* const after = tourney::find_game(trial.after, game.id);
    const correspondence::Command* said = nullptr;
    for (const tourney::Event& event : trial.events) {
        const auto* const in_game = event.get_if<tourney::InGame>();
        const auto* const words =
            in_game == nullptr ? nullptr : in_game->fact->get_if<correspondence::Said>();
        if (words != nullptr && words->command->act.is<correspondence::Letter>()) {
            said = &*words->command;
        }
    }
    if (said == nullptr) {
        return {};
    }
    const auto form = text::form_of(at.state(), game, after->state, *said);
    const auto sheet = [&](text::Sheet kind) {
        return in_all_languages(
            [&](Language language) { return text::write_letter(form, kind, language); });
    };
    return {{"card", sheet(text::Sheet::card)},
            {"email", sheet(text::Sheet::email)},
            {"days", correspondence::days_text(after->state)},
            {"rulings", rulings_json(trial.after, trial.events)}};
}

text::Context reading_context(const tourney::State& state, const tourney::Game& game,
                              const std::string& name) {
    constexpr std::chrono::days year{366};
    return {.code = state.settings.code,
            .name = name,
            .is_first = !game.state.last,
            .squares = game.state.variant->notation.squares,
            .earliest = state.settings.first - year,
            .latest = state.settings.last + year};
}

// What the ledger knows better than the letter: when the answered one was sent.
void compare(const tourney::Game& game, text::ReadLetter& read) {
    const auto& last = game.state.last;
    if (last && read.partner_sent && *read.partner_sent != last->on) {
        read.doubts.push_back(
            {{}, {"byletter.doubt.partner_date", {{"text", write_day(*read.partner_sent)}}}});
    }
}

// What a letter lacks, it lacks by these articles.
json::object understood_json(const text::ReadLetter& read, rulebook::Articles demanded) {
    std::string written;
    const ledger::Scene nowhere;
    ledger::Writer(written, nowhere).write_object(read.letter);
    json::array doubts;
    for (const text::Doubt& doubt : read.doubts) {
        doubts.push_back({{"line", doubt.place.line},
                          {"column", doubt.place.column},
                          {"text", in_all_languages(doubt.message)}});
    }
    return {{"letter", json::parse(written)},
            {"doubts", std::move(doubts)},
            {"articles", articles_json({demanded.begin(), demanded.end()})}};
}

} // namespace

void take_letter_act(Api& api, const Call& call, const Respond& respond) {
    LetterTourney* const at = tourney_in(api, call, respond);
    if (at == nullptr) {
        return;
    }
    answer_act(call, respond, [&](const json::object& act, const auto& done) {
        carry({api, *at, call.who}, act, done);
    });
}

void write_game_letter(Api& api, const Call& call, const Respond& respond) {
    LetterTourney* const at = tourney_in(api, call, respond);
    const auto* const game = at == nullptr ? nullptr : letter_game_in(*at, call, respond);
    auto letter = game == nullptr ? std::nullopt : act_object_in(call, respond);
    if (!letter) {
        return;
    }
    (*letter)["do"] = "letter";
    (*letter)["game"] = game->id.value;
    const Bearing bearing{api, *at, call.who};
    const auto act = act_for(bearing, *letter);
    if (!act) {
        respond(error_response(act.error().at("status").to_number<int>(),
                               act.error().at("why").as_object()));
        return;
    }
    const auto trial = at->decider().attempt(asked_of(bearing, *act, "letter"));
    if (trial.verdict.answer != Answer::accepted) {
        respond(
            error_response(trial.verdict.answer == Answer::refused ? 409 : 400, trial.verdict.why));
        return;
    }
    respond(json_response(letter_sheets(*at, *game, trial)));
}

void read_game_letter(Api& api, const Call& call, const Respond& respond) {
    LetterTourney* const at = tourney_in(api, call, respond);
    const auto* const game = at == nullptr ? nullptr : letter_game_in(*at, call, respond);
    if (game == nullptr) {
        return;
    }
    if (call.request.body.size() > act_bytes_max) {
        respond(error_response(413, "server.tool.too_large"));
        return;
    }
    const auto plain = asked_in<PlainLetter>(call, respond);
    if (!plain) {
        return;
    }
    const auto by = acts_as(letter_seat(call.who.grant, *at), at->state(), plain->by);
    if (!by || tourney::find_player(at->state(), *by) == nullptr) {
        respond(error_response(403, "server.no_right"));
        return;
    }
    text::ReadLetter read =
        text::read_letter(plain->text, reading_context(at->state(), *game, *by));
    compare(*game, read);
    const auto* const rules = rulebook::correspondence_rules(at->state().settings.edition);
    respond(json_response(
        understood_json(read, rules == nullptr ? rulebook::Articles() : rules->form.parts)));
}

} // namespace kodeks::server
