// What coming in by a code and coming in by a password have in common.
#pragma once

#include "ledger/reader.hpp"
#include "server/api/api.hpp"

namespace kodeks::server {

constexpr std::int64_t session_lifetime_ms = std::int64_t{14} * 24 * 3600 * 1000;
// A tournament by letter lasts two years, and its players look in now and then.
constexpr std::int64_t letters_lifetime_ms = std::int64_t{366} * 24 * 3600 * 1000;

// As long as somebody tries to come in over a bad line.
constexpr std::int64_t said_again_ms = std::int64_t{10} * 60 * 1000;

struct NewSession {
    std::string token;
    std::string address;
    bool encrypted = false;
    std::int64_t lifetime_ms = session_lifetime_ms;
};

std::string cookie_for(const NewSession& session, std::int64_t seconds);

// Who somebody is and what he may do.
boost::json::object grant_json(const Grant& grant);

// Officials are appointed; everybody else is let in.
bool may_issue(const Who& who, Role role);

// Opens a session with what this fact says and answers with it; its token is made here.
void open_with(Api& api, const Call& call, SessionOpened opening, const Respond& respond);

// A code that begins or renews an account.
void issue_account_code(Api& api, const Call& call, const CodeIssued& wanted,
                        const Respond& respond);

// Comes in by the name of an account and its password.
struct Credentials {
    std::string account;
    std::string password;
};

void open_by_password(Api& api, const Call& call, const Credentials& credentials,
                      const Respond& respond);

Response complaint(const Message& message);

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

} // namespace kodeks::server
