// What authors, judges and officials of a contest do. The room decides; here it is seen to that
// nobody speaks for others and that no day lies ahead.
#include "ledger/words.hpp"
#include "server/api/act_body.hpp"
#include "server/api/reply.hpp"
#include "server/contests/contest_json.hpp"
#include "server/contests/contest_routes.hpp"
#include "server/game/game_json.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::server {

namespace json = boost::json;

namespace {

// Of an appointment it is never said on which day: the record knows.
bool has_day(std::string_view act) {
    return act != contest::Announce::word && act != contest::Appoint::word;
}

// Works come by post, and so do solutions: whoever keeps the contest enters them on the day when
// they came. Everybody else acts on the day on which he acts.
bool may_look_back(const ContestSeat& seat, std::string_view act) {
    return seat.keeps() || act == contest::GiveScore::word;
}

tl::expected<contest::Command, json::object> command_of(json::object act, const ContestSeat& seat,
                                                        const contest::State& state, Day today) {
    const std::string name = text_at(act, "do");
    if (has_day(name) && !act.contains("on")) {
        act["on"] = write_day(today);
    }
    const auto on = read_day(text_at(act, "on"));
    if (on && *on > today) {
        return tl::unexpected(stopped_act(409, "server.letters.future"));
    }
    if (on && *on != today && !may_look_back(seat, name)) {
        return tl::unexpected(stopped_act(409, "server.contests.today"));
    }
    if (name == contest::Enter::word && !act.contains("authors")) {
        act["authors"] = json::array();
    }
    if (name == contest::MakeAppeal::word && !act.contains("author")) {
        act["author"] = 0;
    }
    const std::string text = act_text(without_envelope(act));
    const auto value = ledger::read_json(text, 0, text.size());
    auto command = value ? contest::read_command(*value) : tl::unexpected(value.error());
    if (!command) {
        return tl::unexpected(json::object{{"type", "unreadable"},
                                           {"status", 400},
                                           {"why", complaint_json(command.error().message)}});
    }
    if (!may_ask(seat, state, *command)) {
        return tl::unexpected(stopped_act(403, "server.no_right"));
    }
    return std::move(*command);
}

std::string contest_seat_word(const Grant& grant) {
    return grant.office.empty() ? std::string(ledger::word(grant.role)) : grant.office;
}

std::string contest_command_id(const Grant& grant, const std::string& id) {
    return grant.office.empty()
               ? fmt::format("{}:{}", ledger::word(grant.role), id)
               : fmt::format("{}:{}:{}:{}", grant.office, grant.entry, grant.name, id);
}

json::object contest_tried(const Contest& at, const Asked& asked) {
    const auto trial = at.decider().attempt(asked);
    json::object object = tried_json(trial.verdict);
    object["facts"] = contest_facts_json(trial.events);
    return object;
}

void carry_contest_act(Api& api, Contest& at, const Who& who, const json::object& act,
                       const std::function<void(json::object)>& done) {
    const ContestSeat seat = contest_seat(who.grant, at);
    const auto command = command_of(act, seat, at.state(), contest_day(api));
    if (!command) {
        done(command.error());
        return;
    }
    const std::string office = contest_seat_word(who.grant);
    Asked asked{contest_command_id(who.grant, text_at(act, "id")), office, who.author(office),
                contest::write_command(*command), api.hall().tools().services.watch.now()};
    if (is_trial(act)) {
        done(contest_tried(at, asked));
        return;
    }
    if (const json::value* const seen = act.if_contains("seen"); seen && seen->is_int64()) {
        asked.seen =
            static_cast<std::uint32_t>(std::clamp<std::int64_t>(seen->as_int64(), 0, UINT32_MAX));
    }
    at.owner().ask(std::move(asked),
                   [&at, done](const Reply& reply) { done(contest_done_json(at, reply)); });
}

} // namespace

json::object contest_done_json(const Contest& at, const Reply& reply) {
    json::object object = reply_json(reply);
    if (reply.first > 0) {
        const auto& all = at.decider().events();
        object["facts"] = contest_facts_json(
            std::vector(all.begin() + reply.first - 1, all.begin() + reply.last));
    }
    return object;
}

void take_contest_act(Api& api, const Call& call, const Respond& respond) {
    Contest* const at = contest_in(api, call, respond);
    if (at == nullptr) {
        return;
    }
    answer_act(call, respond, [&](const json::object& act, const auto& done) {
        carry_contest_act(api, *at, call.who, act, done);
    });
}

} // namespace kodeks::server
