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
    a.may("letters", x.letters);
    a.may("office", x.office);
}

template <class Archive>
void fields(Archive& a, CodeIssued& x) {
    a.must("code", x.code);
    a.must("grant", x.grant);
    a.must("expires", x.expires_ms);
}

template <class Archive>
void fields(Archive& a, SessionOpened& x) {
    a.must("code", x.code);
    a.must("session", x.session);
    a.must("expires", x.expires_ms);
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
    ledger::write_variant(writer, "type", std::variant<T>(fact));
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

std::optional<Message> People::objection(const Change& change, UnixTime now) const {
    if (const auto* const opened = std::get_if<SessionOpened>(&change)) {
        const auto code = codes_.find(opened->code);
        if (code == codes_.end() || code->second.expires_ms < now.value) {
            return Message{"server.code_unknown", {}};
        }
    }
    if (const auto* const ended = std::get_if<SessionEnded>(&change)) {
        if (!sessions_.contains(ended->session)) {
            return Message{"server.session_unknown", {}};
        }
    }
    return std::nullopt;
}

void People::apply(const Change& change) {
    if (const auto* const issued = std::get_if<CodeIssued>(&change)) {
        codes_[issued->code] = *issued;
    } else if (const auto* const opened = std::get_if<SessionOpened>(&change)) {
        const auto code = codes_.extract(opened->code);
        sessions_[opened->session] = {code.empty() ? Grant{} : code.mapped().grant,
                                      opened->expires_ms};
    } else if (const auto* const ended = std::get_if<SessionEnded>(&change)) {
        sessions_.erase(ended->session);
    }
}

Verdict People::decide(const Asked& asked) {
    const auto json = ledger::read_json(asked.act, 0, asked.act.size());
    auto change = json ? read(*json) : tl::unexpected(json.error());
    const auto wrong =
        change ? objection(*change, asked.at) : std::optional(change.error().message);
    if (wrong) {
        return {.answer = change ? Answer::refused : Answer::unreadable,
                .why = {{"name", wrong->key}, {"text", in_all_languages(*wrong)}}};
    }
    pending_ = std::move(*change);
    return {.facts = {asked.act}};
}

std::vector<Fact> People::accept(std::uint32_t first, const Asked&) {
    apply(*pending_);
    pending_.reset();
    return {Fact{first, 0, {}}};
}

tl::expected<Fact, Message> People::fold(const ledger::RawRecord& record) {
    const auto change = read(record.event);
    if (!change) {
        return tl::unexpected(change.error().message);
    }
    if (auto wrong = objection(*change, record.envelope.time)) {
        return tl::unexpected(*wrong);
    }
    apply(*change);
    return Fact{record.envelope.sequence, 0, {}};
}

const Grant* People::offered(std::string_view code) const {
    const auto found = codes_.find(code);
    return found == codes_.end() ? nullptr : &found->second.grant;
}

const Session* People::session(std::string_view hash, UnixTime now) const {
    const auto found = sessions_.find(hash);
    return found == sessions_.end() || found->second.expires_ms < now.value ? nullptr
                                                                            : &found->second;
}

} // namespace kodeks::server
