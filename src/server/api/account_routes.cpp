// Accounts with passwords, for whoever comes more than once. Their passwords are compared and made
// on a thread of their own (people/password.hpp), and never written anywhere.
#include "server/api/session_parts.hpp"
#include "server/people/password.hpp"
#include "server/texts.hpp"

#include <utility>

namespace kodeks::server {

namespace {

namespace json = boost::json;

struct NewPassword {
    std::string old{};
    std::string password{};
};

template <class Archive>
void fields(Archive& a, NewPassword& x) {
    a.may("old", x.old);
    a.must("password", x.password);
}

// Where there is nobody for it, as in tests, at once.
bool do_aside(Api& api, const std::function<void()>& work, const std::function<void()>& done) {
    if (api.settings().passwords) {
        return api.settings().passwords(work, done);
    }
    work();
    done();
    return true;
}

// What the thread of passwords is given and what it found; it shares nothing with the others.
struct Comparing {
    std::string account;
    std::string password; // as it was typed, byte by byte
    std::string hash{};   // empty: there is no such account
    std::uint32_t number = 0;
    std::optional<std::string> fresh{}; // of the new one, or of this one at today's price
    bool fits = false;
};

// Whoever has no account waits as long as whoever has one.
void compare(Comparing& work) {
    if (work.hash.empty()) {
        static_cast<void>(hash_password(work.password));
        return;
    }
    work.fits = is_password(work.hash, work.password);
    if (work.fits && is_cheap(work.hash)) {
        work.fresh = hash_password(work.password);
    }
}

std::shared_ptr<Comparing> comparing(const Api& api, const Credentials& typed) {
    auto work = std::make_shared<Comparing>();
    work->account = tidy_account(typed.account).value_or("");
    work->password = typed.password;
    if (const Account* const found = api.hall().people().account(work->account)) {
        work->hash = found->hash;
        work->number = found->password;
    }
    return work;
}

void ask_people(Api& api, const std::string& command, const Who& who, std::string act,
                Owner::Answered answered) {
    const std::string author = who.author(std::string(ledger::word(who.grant.role)));
    api.hall().people_owner().ask(
        {command, "program", author, std::move(act), api.hall().tools().services.watch.now()},
        std::move(answered));
}

// 204, or why not.
void tell_done(const Reply& reply, const Respond& respond) {
    if (reply.outcome == Outcome::accepted) {
        respond({.status = 204, .type = "", .body = ""});
    } else {
        respond(error_response(reply.outcome == Outcome::refused ? 403 : 503, reply.why));
    }
}

// A request is gone when its answer comes later; this much of it is needed then.
struct Kept {
    Request request; // its address, and whether it was encrypted
    Who who;
};

void set_hashed(Api& api, const std::shared_ptr<Comparing>& work, const Kept& kept,
                const Respond& respond) {
    const std::string& account = kept.who.grant.account;
    if (!work->fits) {
        api.note("password-refused", {{"address", kept.request.address}});
        respond(error_response(403, "server.password_wrong"));
        return;
    }
    if (!work->fresh) {
        respond(error_response(503, "server.unavailable"));
        return;
    }
    const PasswordSet fact{account, work->number + 1, *work->fresh, kept.who.session};
    ask_people(api, "password:" + hash_of(*work->fresh), kept.who, People::set(fact),
               [&api, kept, account, respond](const Reply& reply) {
                   if (reply.outcome == Outcome::accepted) {
                       api.note("password-set",
                                {{"account", account}, {"address", kept.request.address}});
                   }
                   tell_done(reply, respond);
               });
}

json::object account_json(const std::string& name, const Account& account) {
    json::object object = grant_json(account.grant);
    object["account"] = name;
    object["has_password"] = !account.hash.empty();
    return object;
}

} // namespace

void open_by_password(Api& api, const Call& call, const Credentials& credentials,
                      const Respond& respond) {
    const auto work = comparing(api, credentials);
    const auto request = std::make_shared<Request>(call.request);
    const auto done = [&api, work, request, respond] {
        if (!work->fits) {
            api.note("password-refused", {{"address", request->address}});
            respond(error_response(403, "server.password_wrong"));
            return;
        }
        if (work->fresh) {
            ask_people(api, "harden:" + hash_of(*work->fresh), {},
                       People::harden({work->account, work->number, *work->fresh}), {});
        }
        open_with(api, {*request, {}, {}}, {.account = work->account, .password = work->number},
                  respond);
    };
    if (!do_aside(api, [work] { compare(*work); }, done)) {
        respond(error_response(503, "server.passwords_busy"));
    }
}

// A new one is chosen by whoever came in with the account's code, or knows the old one.
void set_password(Api& api, const Call& call, const Respond& respond) {
    const auto typed = read_body<NewPassword>(call.request.body);
    const std::string& name = call.who.grant.account;
    const Session* const session =
        api.hall().people().session(call.who.session, api.hall().tools().services.watch.now());
    if (!typed || name.empty() || session == nullptr) {
        respond(typed ? error_response(403, "server.no_account") : complaint(typed.error()));
        return;
    }
    if (!api.may_try_code(call.request.address)) {
        respond(error_response(429, "server.too_many"));
        return;
    }
    if (const auto wrong = objection_to_password(typed->password, name)) {
        respond(complaint(*wrong));
        return;
    }
    const auto work = comparing(api, {name, typed->old});
    const bool known = session->by_code;
    const Kept kept{call.request, call.who};
    const auto hash = [work, known, wanted = typed->password] {
        work->fits = known || (!work->hash.empty() && is_password(work->hash, work->password));
        work->fresh = work->fits ? hash_password(wanted) : std::nullopt;
    };
    const auto done = [&api, work, kept, respond] { set_hashed(api, work, kept, respond); };
    if (!do_aside(api, hash, done)) {
        respond(error_response(503, "server.passwords_busy"));
    }
}

// Nobody takes an account away from somebody whom he could not appoint.
void issue_account_code(Api& api, const Call& call, const CodeIssued& wanted,
                        const Respond& respond) {
    const auto name = tidy_account(wanted.grant.account);
    const Account* const there = name ? api.hall().people().account(*name) : nullptr;
    if (!name || wanted.grant.role == Role::spectator) {
        respond(error_response(400, "server.account_name"));
        return;
    }
    if (there != nullptr && !may_issue(call.who, there->grant.role)) {
        respond(error_response(403, "server.no_right"));
        return;
    }
    CodeIssued fact = wanted;
    const std::string code = make_code(api.hall().tools().dice);
    fact.grant.account = *name;
    fact.code = hash_of(code);
    fact.expires_ms = api.hall().tools().services.watch.now().value + code_lifetime_ms;
    ask_people(
        api, "code:" + fact.code, call.who, People::issue(fact),
        [&api, code, grant = fact.grant, respond](const Reply& reply) {
            if (reply.outcome != Outcome::accepted) {
                respond(error_response(reply.outcome == Outcome::refused ? 409 : 503, reply.why));
                return;
            }
            api.note("account-code",
                     {{"account", grant.account}, {"role", ledger::word(grant.role)}});
            json::object object = grant_json(grant);
            object["code"] = code;
            respond(json_response(object, 201));
        });
}

void list_accounts(Api& api, const Call&, const Respond& respond) {
    json::array list;
    for (const auto& [name, account] : api.hall().people().accounts()) {
        list.push_back(account_json(name, account));
    }
    respond(json_response({{"accounts", std::move(list)}}));
}

void close_account(Api& api, const Call& call, const Respond& respond) {
    const std::string& name = call.path.at("account");
    const Account* const there = api.hall().people().account(name);
    if (there == nullptr || !may_issue(call.who, there->grant.role)) {
        respond(there == nullptr ? error_response(404, "server.account_unknown")
                                 : error_response(403, "server.no_right"));
        return;
    }
    ask_people(api, "close:" + make_token(api.hall().tools().dice), call.who, People::close({name}),
               [&api, name, respond](const Reply& reply) {
                   if (reply.outcome == Outcome::accepted) {
                       api.note("account-closed", {{"account", name}});
                   }
                   tell_done(reply, respond);
               });
}

} // namespace kodeks::server
