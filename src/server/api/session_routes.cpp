// Coming in by a code, saying who one is, going out; codes for others.
#include "ledger/reader.hpp"
#include "server/api/api.hpp"
#include "server/texts.hpp"

#include <fmt/format.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

constexpr std::int64_t session_lifetime_ms = std::int64_t{14} * 24 * 3600 * 1000;
// A tournament by letter lasts two years, and its players look in now and then.
constexpr std::int64_t letters_lifetime_ms = std::int64_t{366} * 24 * 3600 * 1000;
constexpr std::size_t name_max = 100; // bytes of a person's name
constexpr std::size_t session_id_letters = 16;

struct Typed {
    std::string code;
};

template <class Archive>
void fields(Archive& a, Typed& x) {
    a.must("code", x.code);
}

struct Wish {
    Role role = Role::spectator;
    std::string name{};
    std::string game{};
    std::optional<games::Side> side{};
    std::vector<std::string> boards{};
    std::string event{};
    std::uint32_t entry = 0;
};

template <class Archive>
void fields(Archive& a, Wish& x) {
    a.must("role", x.role);
    a.may("name", x.name);
    a.may("game", x.game);
    a.may("side", x.side);
    a.may("boards", x.boards);
    a.may("event", x.event);
    a.may("entry", x.entry);
}

template <class T>
tl::expected<T, Message> read_body(const std::string& body) {
    const ledger::Scene nowhere;
    const auto value = ledger::read_json(body, 0, body.size());
    if (!value) {
        return tl::unexpected(value.error().message);
    }
    T read{};
    if (const auto trouble = ledger::read_object(*value, nowhere, read)) {
        return tl::unexpected(trouble->message);
    }
    return read;
}

Response complaint(const Message& message) {
    return error_response(400, {{"name", message.key}, {"text", in_all_languages(message)}});
}

json::object grant_json(const Grant& grant) {
    json::object object{{"role", ledger::word(grant.role)}, {"name", grant.name}};
    if (!grant.game.empty()) {
        object["game"] = grant.game;
    }
    if (grant.side) {
        object["side"] = ledger::word(*grant.side);
    }
    if (!grant.event.empty()) {
        object["event"] = grant.event;
        object["entry"] = grant.entry;
    }
    if (!grant.letters.empty()) {
        object["letters"] = grant.letters;
        object["office"] = grant.office;
        object["entry"] = grant.entry;
    }
    json::array boards;
    for (const std::string& board : grant.boards) {
        boards.emplace_back(board);
    }
    object["boards"] = std::move(boards);
    json::array actions;
    for (const Right& right : rights) {
        if (may(grant.role, right.action)) {
            actions.emplace_back(json::string(ledger::word(right.action)));
        }
    }
    object["may"] = std::move(actions);
    return object;
}

struct NewSession {
    std::string token;
    std::string address;
    bool encrypted = false;
    std::int64_t lifetime_ms = session_lifetime_ms;
};

std::string cookie_for(const NewSession& session, std::int64_t seconds) {
    return fmt::format("kodeks_session={}; Path=/; HttpOnly; SameSite=Strict; Max-Age={}{}",
                       session.token, seconds, session.encrypted ? "; Secure" : "");
}

Response opened(const NewSession& session, const Grant& grant) {
    json::object object = grant_json(grant);
    object["token"] = session.token;
    Response response = json_response(object, 201);
    response.headers.emplace_back("Set-Cookie", cookie_for(session, session.lifetime_ms / 1000));
    return response;
}

// Officials are appointed; everybody else is let in.
bool may_issue(const Who& who, Role role) {
    const bool official = role == Role::chief_arbiter || role == Role::deputy ||
                          role == Role::secretary || role == Role::arbiter || role == Role::appeals;
    return may(who.grant.role, official ? Action::appoint : Action::issue_codes);
}

bool is_sensible(Api& api, const Wish& wish) {
    const bool at_board = wish.role == Role::player || wish.role == Role::assistant;
    EventDesk* const event = api.hall().find_event(wish.event);
    const bool takes_part =
        event != nullptr &&
        find_entry(event->decider().state(), tournament::EntryId{wish.entry}) != nullptr;
    return wish.role != Role::correspondent && wish.name.size() <= name_max &&
           (wish.event.empty() || takes_part) &&
           (!at_board || takes_part || (wish.side && api.hall().find(wish.game) != nullptr));
}

} // namespace

void open_session(Api& api, const Call& call, const Respond& respond) {
    if (!api.may_try_code(call.request.address)) {
        respond(error_response(429, "server.too_many"));
        return;
    }
    const auto typed = read_body<Typed>(call.request.body);
    if (!typed) {
        respond(complaint(typed.error()));
        return;
    }
    const auto code = tidy_code(typed->code);
    if (!code) {
        respond(error_response(403, "server.code_unknown"));
        return;
    }
    const Grant* const offered = api.hall().people().offered(hash_of(*code));
    const NewSession made{make_token(api.hall().tools().dice), call.request.address,
                          call.request.encrypted,
                          offered != nullptr && !offered->letters.empty() ? letters_lifetime_ms
                                                                          : session_lifetime_ms};
    const std::string hash = hash_of(made.token);
    const UnixTime now = api.hall().tools().services.watch.now();
    api.hall().people_owner().ask(
        {"session:" + hash, "program", "program",
         People::open({hash_of(*code), hash, now.value + made.lifetime_ms}), now},
        [&api, made, hash, respond, now](const Reply& reply) {
            const Session* const session = api.hall().people().session(hash, now);
            if (reply.outcome == Outcome::accepted && session != nullptr) {
                api.note("session-opened", {{"role", ledger::word(session->grant.role)},
                                            {"name", session->grant.name},
                                            {"address", made.address}});
                respond(opened(made, session->grant));
            } else if (reply.outcome == Outcome::refused) {
                api.note("code-refused", {{"address", made.address}});
                respond(error_response(403, reply.why));
            } else {
                respond(error_response(503, reply.why));
            }
        });
}

void show_session(Api&, const Call& call, const Respond& respond) {
    json::object object = grant_json(call.who.grant);
    object["known"] = !call.who.session.empty();
    respond(json_response(object));
}

void end_session(Api& api, const Call& call, const Respond& respond) {
    const bool encrypted = call.request.encrypted;
    const auto done = [encrypted, respond] {
        Response response{.status = 204, .type = "", .body = ""};
        response.headers.emplace_back("Set-Cookie", cookie_for({"", "", encrypted}, 0));
        respond(std::move(response));
    };
    if (call.who.session.empty()) {
        done();
        return;
    }
    api.hall().people_owner().ask({"end:" + call.who.session, "program", "program",
                                   People::end({call.who.session}),
                                   api.hall().tools().services.watch.now()},
                                  [done](const Reply&) { done(); });
}

// Sessions are named by the beginning of their hashes, which opens nothing.
void list_sessions(Api& api, const Call&, const Respond& respond) {
    json::array list;
    for (const auto& [hash, session] : api.hall().people().sessions()) {
        json::object object = grant_json(session.grant);
        object["id"] = hash.substr(0, session_id_letters);
        list.push_back(std::move(object));
    }
    respond(json_response({{"sessions", std::move(list)}}));
}

void end_other_session(Api& api, const Call& call, const Respond& respond) {
    const std::string& id = call.path.at("session");
    const auto& sessions = api.hall().people().sessions();
    const auto found = sessions.lower_bound(id);
    if (id.size() != session_id_letters || found == sessions.end() ||
        !found->first.starts_with(id)) {
        respond(error_response(404, "server.session_unknown"));
        return;
    }
    api.hall().people_owner().ask(
        {"end:" + found->first, "program",
         call.who.author(std::string(ledger::word(call.who.grant.role))),
         People::end({found->first}), api.hall().tools().services.watch.now()},
        [respond](const Reply&) { respond({.status = 204, .type = "", .body = ""}); });
}

void issue_code(Api& api, const Call& call, const Respond& respond) {
    const auto wish = read_body<Wish>(call.request.body);
    if (!wish) {
        respond(complaint(wish.error()));
        return;
    }
    if (!may_issue(call.who, wish->role)) {
        respond(error_response(403, "server.no_right"));
        return;
    }
    if (!is_sensible(api, *wish)) {
        respond(error_response(400, "server.no_seat"));
        return;
    }
    const Grant grant{wish->role,   wish->name,  wish->game, wish->side,
                      wish->boards, wish->event, wish->entry};
    api.hall().issue(grant, call.who.author(std::string(ledger::word(call.who.grant.role))),
                     [respond, grant](const std::optional<std::string>& code) {
                         if (!code) {
                             respond(error_response(503, "server.unavailable"));
                             return;
                         }
                         json::object object = grant_json(grant);
                         object["code"] = *code;
                         respond(json_response(object, 201));
                     });
}

} // namespace kodeks::server
