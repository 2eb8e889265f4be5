// Who may come in: codes that were handed out and sessions that were opened with them, as a stream
// of facts like everything else. A code opens one session and is then used up; what is recorded is
// its hash, never the code.
#pragma once

#include "games/side.hpp"
#include "server/decider.hpp"
#include "server/people/role.hpp"

#include <map>
#include <optional>
#include <variant>

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
    std::string letters{};             // of a correspondent: the id of the tournament by letter
    std::string office{};              // and what he is there; a player has his number as `entry`

    friend bool operator==(const Grant&, const Grant&) = default;
};

struct CodeIssued {
    static constexpr std::string_view word = "code-issued";
    std::string code; // its hash
    Grant grant;
    std::int64_t expires_ms = 0; // universal time
};

struct SessionOpened {
    static constexpr std::string_view word = "session-opened";
    std::string code;
    std::string session; // its hash
    std::int64_t expires_ms = 0;
};

struct SessionEnded {
    static constexpr std::string_view word = "session-ended";
    std::string session;
};

struct Session {
    Grant grant;
    std::int64_t expires_ms = 0;
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

    // The session of this token, if it is open now.
    const Session* session(std::string_view hash, UnixTime now) const;

    const std::map<std::string, Session, std::less<>>& sessions() const { return sessions_; }

    // What a code that was not used yet gives; nullptr for others.
    const Grant* offered(std::string_view code) const;

private:
    using Change = std::variant<CodeIssued, SessionOpened, SessionEnded>;

    static tl::expected<Change, ledger::Trouble> read(const ledger::Json& json);
    std::optional<Message> objection(const Change& change, UnixTime now) const;
    void apply(const Change& change);

    std::map<std::string, CodeIssued, std::less<>> codes_; // not used yet
    std::map<std::string, Session, std::less<>> sessions_;
    std::optional<Change> pending_;
};

} // namespace kodeks::server
