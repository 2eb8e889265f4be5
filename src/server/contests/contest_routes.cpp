// Contests of compositions: the list, a new one, one as it stands, its facts, its file and the
// codes of those who take part.
#include "server/contests/contest_routes.hpp"

#include "composition/contest/fields.hpp"
#include "server/api/asked.hpp"
#include "server/api/reply.hpp"
#include "server/api/slips.hpp"
#include "server/contests/contest_json.hpp"
#include "server/letters/zone.hpp"

#include <fmt/format.h>

namespace kodeks::server {

namespace json = boost::json;

struct NewContest {
    std::string id{};
    contest::Regulations regulations{};
};

template <class Archive>
void fields(Archive& a, NewContest& x) {
    a.may("id", x.id);
    a.must("regulations", x.regulations);
}

// Nobody in particular: everybody.
struct SlipsFor {
    std::uint32_t author = 0;
    std::string name{}; // of somebody on the panel
};

template <class Archive>
void fields(Archive& a, SlipsFor& x) {
    a.may("author", x.author);
    a.may("name", x.name);
}

namespace {

ContestHall::Done answering(Api& api, const Who& who, const Respond& respond) {
    return [&api, who, respond](const ContestHall::Opened& opened) {
        if (opened.one == nullptr) {
            respond(error_response(status_of(opened.reply), opened.reply.why));
            return;
        }
        const ContestSeat seat = contest_seat(who.grant, *opened.one);
        json::object object = contest_card_json(*opened.one, seat, contest_day(api));
        object["known"] = opened.reply.known;
        respond(json_response(object, opened.reply.known ? 200 : 201));
    };
}

// All that is missing is told at once, so that the organiser need not come back for each.
ContestHall::Done telling_missing(const contest::Regulations& regulations, const Respond& respond,
                                  const ContestHall::Done& done) {
    return [regulations, respond, done](const ContestHall::Opened& opened) {
        json::array missing = missing_json(regulations);
        if (opened.reply.outcome != Outcome::refused || missing.empty()) {
            done(opened);
            return;
        }
        json::object why = opened.reply.why;
        why["missing"] = std::move(missing);
        respond(error_response(status_of(opened.reply), why));
    };
}

Asked asked_by(const Call& call, std::string command, std::string act, UnixTime now) {
    const std::string role(ledger::word(call.who.grant.role));
    return {std::move(command), role, call.who.author(role), std::move(act), now};
}

Grant slip(const Contest& at, ContestOffice office, const std::string& name) {
    return {.role = Role::contestant,
            .name = name,
            .contest = at.id(),
            .office = std::string(ledger::word(office))};
}

// One for each name on the panel, whatever offices it has there.
std::vector<Grant> slips_for(const Contest& at, const Who& who) {
    const contest::State& state = at.state();
    std::vector<Grant> slips;
    for (const contest::Author& author : state.authors) {
        Grant grant = slip(at, ContestOffice::author, author.name);
        grant.entry = author.id.value;
        slips.push_back(std::move(grant));
    }
    if (!may(who.grant.role, Action::appoint)) {
        return slips;
    }
    std::set<std::string> panel;
    for (const contest::Judge& judge : state.regulations.panel) {
        if (panel.insert(judge.name).second) {
            slips.push_back(slip(at, ContestOffice::panel, judge.name));
        }
    }
    slips.push_back(slip(at, ContestOffice::organiser, state.regulations.organiser));
    slips.push_back(slip(at, ContestOffice::commission, ""));
    return slips;
}

bool is_wanted(const Grant& grant, const SlipsFor& whom) {
    return (whom.author == 0 && whom.name.empty()) ||
           (whom.author != 0 && grant.entry == whom.author) ||
           (!whom.name.empty() && grant.entry == 0 && grant.name == whom.name);
}

} // namespace

Day contest_day(Api& api) {
    const HallTools& tools = api.hall().tools();
    const UnixTime now = tools.services.watch.now();
    const auto day = day_in_zone(tools.zone, now);
    return day ? *day : *day_in_zone("", now);
}

Contest* contest_in(Api& api, const Call& call, const Respond& respond) {
    Contest* const found = api.hall().contests().find(call.path.at("contest"));
    if (found == nullptr) {
        respond(error_response(404, "server.contests.no_contest"));
    }
    return found;
}

void list_contests(Api& api, const Call& call, const Respond& respond) {
    json::array list;
    for (const auto& [number, one] : api.hall().contests().all()) {
        if (one->decider().opened()) {
            json::object object = contest_summary_json(*one);
            object["takes_part"] = contest_seat(call.who.grant, *one).takes_part();
            list.push_back(std::move(object));
        }
    }
    respond(json_response({{"contests", std::move(list)}}));
}

void create_contest(Api& api, const Call& call, const Respond& respond) {
    const auto wanted = asked_in<NewContest>(call, respond);
    if (!wanted) {
        return;
    }
    if (!wanted->id.empty() && !is_id(wanted->id)) {
        respond(error_response(400, "server.bad_id"));
        return;
    }
    const HallTools& tools = api.hall().tools();
    const std::string id = wanted->id.empty() ? make_token(tools.dice).substr(0, 16) : wanted->id;
    const std::string command = fmt::format("create:{}:{}", ledger::word(call.who.grant.role), id);
    const std::string act = contest::write_command(contest::Announce{wanted->regulations});
    api.hall().contests().create(
        asked_by(call, command, act, tools.services.watch.now()),
        telling_missing(wanted->regulations, respond, answering(api, call.who, respond)));
}

void import_contest(Api& api, const Call& call, const Respond& respond) {
    const UnixTime now = api.hall().tools().services.watch.now();
    api.hall().contests().import(call.request.body, asked_by(call, "import", "", now),
                                 answering(api, call.who, respond));
}

void show_contest(Api& api, const Call& call, const Respond& respond) {
    if (const Contest* const at = contest_in(api, call, respond)) {
        const ContestSeat seat = contest_seat(call.who.grant, *at);
        respond(json_response(contest_card_json(*at, seat, contest_day(api))));
    }
}

// Everything that was written, with the authors: for whoever keeps the contest.
void export_contest(Api& api, const Call& call, const Respond& respond) {
    const Contest* const at = contest_in(api, call, respond);
    if (at == nullptr) {
        return;
    }
    if (!contest_seat(call.who.grant, *at).keeps()) {
        respond(error_response(403, "server.no_right"));
        return;
    }
    auto text = api.hall().contests().export_ledger(*at);
    if (!text) {
        respond(error_response(503, "server.unavailable"));
        return;
    }
    respond({.type = "application/x-ndjson; charset=utf-8", .body = std::move(*text)});
}

void list_contest_facts(Api& api, const Call& call, const Respond& respond) {
    const Contest* const at = contest_in(api, call, respond);
    if (at == nullptr) {
        return;
    }
    if (!contest_seat(call.who.grant, *at).keeps()) {
        respond(error_response(403, "server.no_right"));
        return;
    }
    respond(json_response({{"facts", contest_facts_json(*at)}, {"last", at->last()}}));
}

void issue_contest_codes(Api& api, const Call& call, const Respond& respond) {
    const Contest* const at = contest_in(api, call, respond);
    const auto whom = at == nullptr ? std::nullopt : asked_in<SlipsFor>(call, respond);
    if (!whom) {
        return;
    }
    issue_slips(
        api, call, slips_for(*at, call.who),
        [&](const Grant& grant) { return is_wanted(grant, *whom); }, respond);
}

} // namespace kodeks::server
