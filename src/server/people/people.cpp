#include "server/people/people.hpp"

#include "ledger/alternative.hpp"
#include "server/texts.hpp"

namespace kodeks::server {

using ledger::Reader;
using ledger::Scene;
using ledger::Writer;

template <class Archive>
void fields(Archive& a, Grant& x) {
    a.must("role", x.role);
    a.may("name", x.name);
    a.may("game", x.game);
    a.may("side", x.side);
    a.may("boards", x.boards);
    a.may("event", x.event);
    a.may("entry", x.entry);
    a.may("account", x.account);
    a.may("letters", x.letters);
    a.may("contest", x.contest);
    a.may("office", x.office);
}

template <class Archive>
void fields(Archive& a, CodeIssued& x) {
    a.must("code", x.code);
    a.must("grant", x.grant);
    a.must("expires", x.expires_ms);
    a.may("renews", x.renews);
}

template <class Archive>
void fields(Archive& a, SessionOpened& x) {
    a.may("code", x.code);
    a.must("session", x.session);
    a.must("expires", x.expires_ms);
    a.may("account", x.account);
    a.may("password", x.password);
    a.may("by", x.by);
    a.may("again", x.again_ms);
}

template <class Archive>
void fields(Archive& a, PasswordSet& x) {
    a.must("account", x.account);
    a.must("password", x.password);
    a.must("hash", x.hash);
    a.must("session", x.session);
}

template <class Archive>
void fields(Archive& a, PasswordHardened& x) {
    a.must("account", x.account);
    a.must("password", x.password);
    a.must("hash", x.hash);
}

template <class Archive>
void fields(Archive& a, AccountClosed& x) {
    a.must("account", x.account);
}

template <class Archive>
void fields(Archive& a, SessionEnded& x) {
    a.must("session", x.session);
}

namespace {

template <class T>
std::string written(const T& fact) {
    const Scene nowhere;
    std::string text = "{";
    Writer writer(text, nowhere);
    ledger::write_variant(writer, "type", OneOf<T>(fact));
    return text + "}";
}

} // namespace

std::string People::issue(const CodeIssued& fact) {
    return written(fact);
}

std::string People::open(const SessionOpened& fact) {
    return written(fact);
}

std::string People::end(const SessionEnded& fact) {
    return written(fact);
}

std::string People::set(const PasswordSet& fact) {
    return written(fact);
}

std::string People::harden(const PasswordHardened& fact) {
    return written(fact);
}

std::string People::close(const AccountClosed& fact) {
    return written(fact);
}

tl::expected<People::Change, ledger::Trouble> People::read(const ledger::Json& json) {
    const Scene nowhere;
    Reader reader(json, nowhere);
    Change change;
    ledger::read_variant(reader, "type", change);
    reader.done();
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    return change;
}

// A name that is taken is given to nobody else by mistake: it has to be said that it is meant.
std::optional<Message> People::objection(const CodeIssued& issued, UnixTime) const {
    const bool there = accounts_.contains(issued.grant.account);
    if (!issued.grant.account.empty() && there != issued.renews) {
        return Message{there ? "server.account_taken" : "server.account_unknown", {}};
    }
    return std::nullopt;
}

// A password that was changed while it was being compared opens nothing any more.
std::optional<Message> People::objection(const SessionOpened& opened, UnixTime now) const {
    if (!opened.account.empty()) {
        const Account* const found = account(opened.account);
        const bool fits = found != nullptr && !found->hash.empty() && opened.code.empty() &&
                          found->password == opened.password;
        return fits ? std::nullopt : std::optional(Message{"server.password_wrong", {}});
    }
    return offered(opened, now) != nullptr ? std::nullopt
                                           : std::optional(Message{"server.code_unknown", {}});
}

std::optional<Message> People::objection(const SessionEnded& ended, UnixTime) const {
    return sessions_.contains(ended.session) ? std::nullopt
                                             : std::optional(Message{"server.session_unknown", {}});
}

std::optional<Message> People::objection(const PasswordSet& set, UnixTime now) const {
    const Session* const by = session(set.session, now);
    const Account* const found = account(set.account);
    if (by == nullptr || found == nullptr || by->grant.account != set.account) {
        return Message{"server.session_unknown", {}};
    }
    return found->password + 1 == set.password
               ? std::nullopt
               : std::optional(Message{"server.password_wrong", {}});
}

std::optional<Message> People::objection(const PasswordHardened& hardened, UnixTime) const {
    const Account* const found = account(hardened.account);
    return found != nullptr && found->password == hardened.password
               ? std::nullopt
               : std::optional(Message{"server.password_wrong", {}});
}

std::optional<Message> People::objection(const AccountClosed& closed, UnixTime) const {
    return accounts_.contains(closed.account)
               ? std::nullopt
               : std::optional(Message{"server.account_unknown", {}});
}

// Of several codes for one account the last one is good.
void People::apply(const CodeIssued& issued) {
    const std::string& name = issued.grant.account;
    if (!name.empty()) {
        end_sessions(name);
        accounts_[name].grant = issued.grant;
    }
    codes_[issued.code] = issued;
}

void People::apply(const SessionOpened& opened) {
    if (!opened.account.empty()) {
        sessions_[opened.session] = {accounts_.at(opened.account).grant, opened.expires_ms};
        return;
    }
    Session session{.expires_ms = opened.expires_ms,
                    .by_code = true,
                    .code = opened.code,
                    .by = opened.by,
                    .again_ms = opened.again_ms};
    if (auto code = codes_.extract(opened.code)) {
        session.grant = std::move(code.mapped().grant);
    } else if (const auto before = opened_before(opened); before != sessions_.end()) {
        session.grant = before->second.grant;
        session.again_ms = before->second.again_ms;
        sessions_.erase(before);
    }
    sessions_[opened.session] = std::move(session);
}

void People::apply(const SessionEnded& ended) {
    sessions_.erase(ended.session);
}

void People::apply(const PasswordSet& set) {
    end_sessions(set.account, set.session);
    sessions_.at(set.session).by_code = false;
    Account& account = accounts_.at(set.account);
    account.hash = set.hash;
    account.password = set.password;
}

void People::apply(const PasswordHardened& hardened) {
    accounts_.at(hardened.account).hash = hardened.hash;
}

void People::apply(const AccountClosed& closed) {
    end_sessions(closed.account);
    accounts_.erase(closed.account);
}

// What would let somebody in goes with the sessions: codes of the account that were not used.
void People::end_sessions(const std::string& account, const std::string& but) {
    std::erase_if(codes_, [&](const auto& one) { return one.second.grant.account == account; });
    std::erase_if(sessions_, [&](const auto& one) {
        return one.second.grant.account == account && one.first != but;
    });
}

std::optional<Message> People::objection_to(const Change& change, UnixTime now) const {
    return change.visit([&](const auto& one) { return objection(one, now); });
}

void People::take(const Change& change) {
    change.visit([&](const auto& one) { apply(one); });
}

Verdict People::decide(const Asked& asked) {
    const auto json = ledger::read_json(asked.act, 0, asked.act.size());
    auto change = json ? read(*json) : tl::unexpected(json.error());
    const auto wrong =
        change ? objection_to(*change, asked.at) : std::optional(change.error().message);
    if (wrong) {
        return {.answer = change ? Answer::refused : Answer::unreadable,
                .why = {{"name", wrong->key}, {"text", in_all_languages(*wrong)}}};
    }
    pending_ = std::move(*change);
    return {.facts = {asked.act}};
}

std::vector<Fact> People::accept(std::uint32_t first, const Asked&) {
    take(*pending_);
    pending_.reset();
    return {Fact{first, 0, {}}};
}

tl::expected<Fact, Message> People::fold(const ledger::RawRecord& record) {
    const auto change = read(record.event);
    if (!change) {
        return tl::unexpected(change.error().message);
    }
    if (auto wrong = objection_to(*change, record.envelope.time)) {
        return tl::unexpected(*wrong);
    }
    take(*change);
    return Fact{record.envelope.sequence, 0, {}};
}

People::Sessions::const_iterator People::opened_before(const SessionOpened& opening) const {
    return std::find_if(sessions_.begin(), sessions_.end(), [&](const auto& one) {
        return !opening.by.empty() && one.second.by == opening.by &&
               one.second.code == opening.code;
    });
}

const Grant* People::offered(const SessionOpened& opening, UnixTime now) const {
    if (const auto code = codes_.find(opening.code); code != codes_.end()) {
        return code->second.expires_ms < now.value ? nullptr : &code->second.grant;
    }
    const auto before = opened_before(opening);
    return before == sessions_.end() || before->second.again_ms < now.value ? nullptr
                                                                            : &before->second.grant;
}

const Session* People::session(std::string_view hash, UnixTime now) const {
    const auto found = sessions_.find(hash);
    return found == sessions_.end() || found->second.expires_ms < now.value ? nullptr
                                                                            : &found->second;
}

const Account* People::account(std::string_view name) const {
    const auto found = accounts_.find(name);
    return found == accounts_.end() ? nullptr : &found->second;
}

} // namespace kodeks::server
