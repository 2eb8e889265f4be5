#include "server/api/session_parts.hpp"

#include "server/texts.hpp"

#include <fmt/format.h>

namespace kodeks::server {

namespace json = boost::json;

std::string cookie_for(const NewSession& session, std::int64_t seconds) {
    return fmt::format("kodeks_session={}; Path=/; HttpOnly; SameSite=Strict; Max-Age={}{}",
                       session.token, seconds, session.encrypted ? "; Secure" : "");
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
    }
    if (!grant.contest.empty()) {
        object["contest"] = grant.contest;
    }
    if (grant.lasts()) {
        object["office"] = grant.office;
        object["entry"] = grant.entry;
    }
    if (!grant.account.empty()) {
        object["account"] = grant.account;
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

bool may_issue(const Who& who, Role role) {
    const bool official = role == Role::chief_arbiter || role == Role::deputy ||
                          role == Role::secretary || role == Role::arbiter || role == Role::appeals;
    return may(who.grant.role, official ? Action::appoint : Action::issue_codes);
}

Response complaint(const Message& message) {
    return error_response(400, {{"name", message.key}, {"text", in_all_languages(message)}});
}

namespace {

Response opened(const NewSession& session, const Grant& grant) {
    json::object object = grant_json(grant);
    object["token"] = session.token;
    Response response = json_response(object, 201);
    response.headers.emplace_back("Set-Cookie", cookie_for(session, session.lifetime_ms / 1000));
    return response;
}

std::int64_t lifetime_of(const People& people, const SessionOpened& opening, UnixTime now) {
    const Account* const account = people.account(opening.account);
    const Grant* const grant = account != nullptr ? &account->grant : people.offered(opening, now);
    return grant != nullptr && grant->lasts() ? letters_lifetime_ms : session_lifetime_ms;
}

} // namespace

void open_with(Api& api, const Call& call, SessionOpened opening, const Respond& respond) {
    const UnixTime now = api.hall().tools().services.watch.now();
    const NewSession made{make_token(api.hall().tools().dice), call.request.address,
                          call.request.encrypted, lifetime_of(api.hall().people(), opening, now)};
    const std::string hash = hash_of(made.token);
    opening.session = hash;
    opening.expires_ms = now.value + made.lifetime_ms;
    opening.again_ms = opening.by.empty() ? 0 : now.value + said_again_ms;
    const bool by_code = opening.account.empty();
    api.hall().people_owner().ask(
        {"session:" + hash, "program", "program", People::open(opening), now},
        [&api, made, hash, by_code, respond, now](const Reply& reply) {
            const Session* const session = api.hall().people().session(hash, now);
            if (reply.outcome == Outcome::accepted && session != nullptr) {
                api.note("session-opened", {{"role", ledger::word(session->grant.role)},
                                            {"name", session->grant.name},
                                            {"address", made.address}});
                respond(opened(made, session->grant));
            } else if (reply.outcome == Outcome::refused) {
                api.note(by_code ? "code-refused" : "password-refused",
                         {{"address", made.address}});
                respond(error_response(403, reply.why));
            } else {
                respond(error_response(503, reply.why));
            }
        });
}

} // namespace kodeks::server
