// Who may come in: codes that were handed out, accounts, and sessions that were opened with either,
// as a stream of facts like everything else. A code opens one session and is then used up; what is
// recorded of codes, tokens and passwords are hashes, never themselves. An answer may be lost on
// the way: whoever said a secret of his own together with the code may say both again for some
// minutes, and his new session takes the place of the one whose token never reached him.
//
// An account begins with a code that names it: whoever comes in with that code chooses a password,
// and comes in with both from then on. A new password ends all other sessions of the account.
#pragma once

#include "base/one_of.hpp"
#include "games/side.hpp"
#include "server/decider.hpp"
#include "server/people/role.hpp"

#include <map>
#include <optional>

namespace kodeks::server {

// What a code gives to whoever has it.
struct Grant {
    Role role = Role::spectator;
    std::string name{};                // of the person, where it is known
    std::string game{};                // of a player or an assistant: the id of the game
    std::optional<games::Side> side{}; // likewise
    std::vector<std::string> boards{}; // of an arbiter: ids of games; none means all
    std::string event{};               // of a player in an event: its id
    std::uint32_t entry = 0;           // and his own there; he sits wherever he is paired
    std::string account{};             // of somebody who comes in by a password later
    std::string letters{};             // of a correspondent: the id of the tournament by letter
    std::string contest{};             // of a contestant: the id of the contest
    std::string office{};              // and what he is there; a player has his number as `entry`

    // What takes months: his slip comes by post.
    bool lasts() const { return !letters.empty() || !contest.empty(); }

    friend bool operator==(const Grant&, const Grant&) = default;
};

constexpr std::int64_t code_lifetime_ms = std::int64_t{7} * 24 * 3600 * 1000;

struct CodeIssued {
    static constexpr std::string_view word = "code-issued";
    std::string code; // its hash
    Grant grant;
    std::int64_t expires_ms = 0; // universal time
    bool renews = false;         // the account is there already; its sessions end
};

struct SessionOpened {
    static constexpr std::string_view word = "session-opened";
    std::string code{};
    std::string session{}; // its hash
    std::int64_t expires_ms = 0;
    std::string account{};      // instead of a code,
    std::uint32_t password = 0; // with its password of this number
    std::string by{};           // the hash of the secret that may say the code again,
    std::int64_t again_ms = 0;  // until then, in universal time
};

struct SessionEnded {
    static constexpr std::string_view word = "session-ended";
    std::string session;
};

struct PasswordSet {
    static constexpr std::string_view word = "password-set";
    std::string account;
    std::uint32_t password = 0; // the first one is 1
    std::string hash;
    std::string session; // who set it; the others of the account end
};

// The same password, kept at a higher price.
struct PasswordHardened {
    static constexpr std::string_view word = "password-hardened";
    std::string account;
    std::uint32_t password = 0;
    std::string hash;
};

struct AccountClosed {
    static constexpr std::string_view word = "account-closed";
    std::string account;
};

struct Session {
    Grant grant{};
    std::int64_t expires_ms = 0;
    bool by_code = false; // no old password is asked for when a new one is set
    std::string code{};   // its hash, and as long as it may be said again by the same person:
    std::string by{};
    std::int64_t again_ms = 0;
};

struct Account {
    Grant grant;
    std::string hash{};         // empty until a password is set
    std::uint32_t password = 0; // how many there have been
};

class People final : public Decider {
public:
    // Acts are the facts themselves; this decides whether they may follow.
    Verdict decide(const Asked& asked) override;
    std::vector<Fact> accept(std::uint32_t first, const Asked& asked) override;
    tl::expected<Fact, Message> fold(const ledger::RawRecord& record) override;

    static std::string issue(const CodeIssued& fact);
    static std::string open(const SessionOpened& fact);
    static std::string end(const SessionEnded& fact);
    static std::string set(const PasswordSet& fact);
    static std::string harden(const PasswordHardened& fact);
    static std::string close(const AccountClosed& fact);

    // The session of this token, if it is open now.
    const Session* session(std::string_view hash, UnixTime now) const;

    const std::map<std::string, Session, std::less<>>& sessions() const { return sessions_; }

    const Account* account(std::string_view name) const;

    const std::map<std::string, Account, std::less<>>& accounts() const { return accounts_; }

    // What a code gives that was not used yet, or that is said again; nullptr for others.
    const Grant* offered(const SessionOpened& opening, UnixTime now) const;

private:
    struct Change : OneOf<CodeIssued, SessionOpened, SessionEnded, PasswordSet, PasswordHardened,
                          AccountClosed> {
        using OneOf::OneOf;
    };

    static tl::expected<Change, ledger::Trouble> read(const ledger::Json& json);

    // Why it may not follow now.
    std::optional<Message> objection(const CodeIssued& issued, UnixTime now) const;
    std::optional<Message> objection(const SessionOpened& opened, UnixTime now) const;
    std::optional<Message> objection(const SessionEnded& ended, UnixTime now) const;
    std::optional<Message> objection(const PasswordSet& set, UnixTime now) const;
    std::optional<Message> objection(const PasswordHardened& hardened, UnixTime now) const;
    std::optional<Message> objection(const AccountClosed& closed, UnixTime now) const;

    void apply(const CodeIssued& issued);
    void apply(const SessionOpened& opened);
    void apply(const SessionEnded& ended);
    void apply(const PasswordSet& set);
    void apply(const PasswordHardened& hardened);
    void apply(const AccountClosed& closed);

    std::optional<Message> objection_to(const Change& change, UnixTime now) const;
    void take(const Change& change);
    void end_sessions(const std::string& account, const std::string& but = {});

    using Sessions = std::map<std::string, Session, std::less<>>;

    // The session that was opened by the same code and secret; the end if there is none.
    Sessions::const_iterator opened_before(const SessionOpened& opening) const;

    std::map<std::string, CodeIssued, std::less<>> codes_; // not used yet
    std::map<std::string, Session, std::less<>> sessions_;
    std::map<std::string, Account, std::less<>> accounts_;
    std::optional<Change> pending_;
};

} // namespace kodeks::server
