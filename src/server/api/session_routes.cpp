// Coming in by a code or a password, saying who one is, going out; codes for others.
#include "server/api/session_parts.hpp"

namespace kodeks::server {

namespace {

namespace json = boost::json;

constexpr std::size_t name_max = 100; // bytes of a person's name
constexpr std::size_t session_id_letters = 16;
constexpr std::size_t secret_min = 20; // letters of a secret that nobody guesses
constexpr std::size_t secret_max = 100;

// A code, or the name of an account with its password. With a secret of the sender's own the same
// code may be said again when the answer was lost.
struct Typed {
    std::string code{};
    std::string secret{};
    std::string account{};
    std::string password{};
};

template <class Archive>
void fields(Archive& a, Typed& x) {
    a.may("code", x.code);
    a.may("secret", x.secret);
    a.may("account", x.account);
    a.may("password", x.password);
}

struct Wish {
    Role role = Role::spectator;
    std::string name{};
    std::string game{};
    std::optional<games::Side> side{};
    std::vector<std::string> boards{};
    std::string event{};
    std::uint32_t entry = 0;
    std::string account{};
    bool renews = false;
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
    a.may("account", x.account);
    a.may("renews", x.renews);
}

bool is_sensible(Api& api, const Wish& wish) {
    const bool at_board = wish.role == Role::player || wish.role == Role::assistant;
    EventDesk* const event = api.hall().find_event(wish.event);
    const bool takes_part =
        event != nullptr &&
        find_entry(event->decider().state(), tournament::EntryId{wish.entry}) != nullptr;
    const bool by_slip = wish.role == Role::correspondent || wish.role == Role::contestant;
    return !by_slip && wish.name.size() <= name_max && (wish.event.empty() || takes_part) &&
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
    if (!typed->account.empty()) {
        open_by_password(api, call, {typed->account, typed->password}, respond);
        return;
    }
    const auto code = tidy_code(typed->code);
    if (!code) {
        respond(error_response(403, "server.code_unknown"));
        return;
    }
    const bool has_secret =
        typed->secret.size() >= secret_min && typed->secret.size() <= secret_max;
    if (!typed->secret.empty() && !has_secret) {
        respond(error_response(400, "server.secret_length"));
        return;
    }
    open_with(api, call, {.code = hash_of(*code), .by = has_secret ? hash_of(typed->secret) : ""},
              respond);
}

void show_session(Api& api, const Call& call, const Respond& respond) {
    json::object object = grant_json(call.who.grant);
    object["known"] = !call.who.session.empty();
    const auto& sessions = api.hall().people().sessions();
    if (const auto own = sessions.find(call.who.session);
        own != sessions.end() && !call.who.grant.account.empty()) {
        object["asks_old_password"] = !own->second.by_code;
    }
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
    const Grant grant{wish->role,   wish->name,  wish->game,  wish->side,
                      wish->boards, wish->event, wish->entry, wish->account};
    if (!grant.account.empty()) {
        issue_account_code(api, call, {.code = {}, .grant = grant, .renews = wish->renews},
                           respond);
        return;
    }
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
