#include "store/postgres/connection.hpp"

#include "store/postgres/libpq.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>

#include <fmt/format.h>
#include <poll.h>

namespace kodeks::store::postgres {

namespace {

// The sentence of the server without its level and its line feed.
std::string sentence(const char* said) {
    std::string text = said == nullptr ? "" : said;
    text = text.substr(0, text.find('\n'));
    for (const std::string_view level : {"ERROR:  ", "FATAL:  ", "PANIC:  "}) {
        const std::size_t at = text.find(level);
        if (at != std::string::npos) {
            text.erase(0, at + level.size());
        }
    }
    return text;
}

// A deadlock, or a transaction that the server could not put in line (PostgreSQL, appendix A).
bool is_clash(const pg_result* result) {
    const char* const state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const std::string_view code = state == nullptr ? "" : state;
    return code == "40P01" || code == "40001";
}

// Silence: the program says in its own words what matters, on its own streams.
void ignore_notice(void*, const pg_result*) {}

} // namespace

void Rows::Clear::operator()(pg_result* result) const {
    PQclear(result);
}

int Rows::count() const {
    return PQntuples(result_.get());
}

bool Rows::is_null(int row, int column) const {
    return PQgetisnull(result_.get(), row, column) == 1;
}

std::string Rows::text(int row, int column) const {
    const auto size = static_cast<std::size_t>(PQgetlength(result_.get(), row, column));
    return {PQgetvalue(result_.get(), row, column), size};
}

std::int64_t Rows::number(int row, int column) const {
    const std::string digits = text(row, column);
    std::int64_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

std::string Rows::bytes(int row, int column) const {
    std::size_t size = 0;
    const auto* const given =
        reinterpret_cast<const unsigned char*>(PQgetvalue(result_.get(), row, column)); // NOLINT
    unsigned char* const raw = PQunescapeBytea(given, &size);
    if (raw == nullptr) {
        return {};
    }
    std::string bytes(reinterpret_cast<const char*>(raw), size); // NOLINT
    PQfreemem(raw);
    return bytes;
}

std::int64_t Rows::changed() const {
    const std::string_view digits = PQcmdTuples(result_.get());
    std::int64_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

void Connection::Finish::operator()(pg_conn* handle) const {
    PQfinish(handle);
}

Result<Connection> Connection::open(const std::string& address) {
    if (Libpq::opened() == nullptr) {
        const Message message{"store.cannot_open", {{"reason", "libpq.so.5"}}};
        return tl::unexpected(Fault{message, "postgresql", {}, ""});
    }
    // What the address says itself comes last and wins.
    const std::array<const char*, 6> names{"application_name", "connect_timeout", "client_encoding",
                                           "keepalives_idle",  "dbname",          nullptr};
    const std::array<const char*, 6> values{"kodeks", "10", "UTF8", "5", address.c_str(), nullptr};
    Connection made(PQconnectdbParams(names.data(), values.data(), 1));
    PQsetNoticeReceiver(made.handle_.get(), ignore_notice, nullptr);
    const char* const host = PQhost(made.handle_.get());
    const char* const database = PQdb(made.handle_.get());
    made.shown_ = std::string("postgresql ") + (host == nullptr ? "" : host) + "/" +
                  (database == nullptr ? "" : database);
    if (!made.alive()) {
        return tl::unexpected(made.fault("store.cannot_open"));
    }
    return made;
}

bool Connection::alive() const {
    return PQstatus(handle_.get()) == CONNECTION_OK;
}

Fault Connection::fault(const char* key) const {
    return {Message{key, {{"reason", sentence(PQerrorMessage(handle_.get()))}}}, shown_, {}, ""};
}

Result<Rows> Connection::take(pg_result* result) {
    Rows rows(result);
    const auto status = PQresultStatus(result);
    clashed_ = is_clash(result);
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
        return tl::unexpected(fault());
    }
    return rows;
}

Result<void> Connection::run(const char* sql) {
    const auto rows = take(PQexec(handle_.get(), sql));
    return rows ? Result<void>() : tl::unexpected(rows.error());
}

namespace {

std::vector<const char*> pointers(const std::vector<std::string>& parameters) {
    std::vector<const char*> values;
    values.reserve(parameters.size());
    for (const std::string& parameter : parameters) {
        values.push_back(parameter.c_str());
    }
    return values;
}

} // namespace

Result<Rows> Connection::ask(const char* sql, const std::vector<std::string>& parameters) {
    const auto values = pointers(parameters);
    return take(PQexecParams(handle_.get(), sql, static_cast<int>(values.size()), nullptr,
                             values.data(), nullptr, nullptr, 0));
}

namespace {

// A short name that no other question of this connection has.
std::string name_of(const char* sql) {
    return fmt::format("k{:x}", std::hash<std::string_view>{}(sql));
}

} // namespace

bool Connection::send(const Question& question, std::vector<Sent>& sent) {
    const auto values = pointers(question.parameters);
    const auto count = static_cast<int>(values.size());
    if (count == 0) {
        sent.push_back({});
        return PQsendQueryParams(handle_.get(), question.sql, 0, nullptr, nullptr, nullptr, nullptr,
                                 0) == 1;
    }
    const std::string name = name_of(question.sql);
    const bool under_way = std::ranges::find(sent, question.sql, &Sent::planned) != sent.end();
    if (!planned_.contains(question.sql) && !under_way) {
        sent.push_back({question.sql});
        if (PQsendPrepare(handle_.get(), name.c_str(), question.sql, 0, nullptr) != 1) {
            return false;
        }
    }
    sent.push_back({});
    return PQsendQueryPrepared(handle_.get(), name.c_str(), count, values.data(), nullptr, nullptr,
                               0) == 1;
}

// Each answer ends with a null, all of them with the mark that was sent behind the questions.
Result<std::vector<Rows>> Connection::answers(const std::vector<Sent>& sent) {
    std::vector<Rows> all;
    std::optional<Fault> wrong;
    bool clashed = false;
    for (const Sent& one : sent) {
        auto rows = take(PQgetResult(handle_.get()));
        if (rows && one.planned != nullptr) {
            planned_.insert(one.planned);
        } else if (rows) {
            all.push_back(std::move(*rows));
        } else if (!wrong) {
            wrong = rows.error();
            clashed = clashed_;
        }
        while (pg_result* const rest = PQgetResult(handle_.get())) {
            PQclear(rest);
        }
    }
    PQclear(PQgetResult(handle_.get()));
    clashed_ = clashed;
    return wrong ? Result<std::vector<Rows>>(tl::unexpected(*wrong)) : std::move(all);
}

Result<std::vector<Rows>> Connection::ask_all(const std::vector<Question>& questions) {
    clashed_ = false;
    std::vector<Sent> sent;
    bool going = PQenterPipelineMode(handle_.get()) == 1;
    for (std::size_t i = 0; going && i < questions.size(); ++i) {
        going = send(questions[i], sent);
    }
    if (!going || PQpipelineSync(handle_.get()) != 1) {
        const Fault wrong = fault();
        handle_.reset(); // libpq itself learns only by reading that nobody is there any more
        return tl::unexpected(wrong);
    }
    auto all = answers(sent);
    if (PQexitPipelineMode(handle_.get()) != 1) {
        handle_.reset();
    }
    return all;
}

Result<std::int64_t> Connection::number(const char* sql,
                                        const std::vector<std::string>& parameters) {
    const auto rows = ask(sql, parameters);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    return rows->count() == 0 ? 0 : rows->number(0, 0);
}

bool Connection::wait(int milliseconds, int wake_descriptor) {
    std::array<pollfd, 2> both{pollfd{PQsocket(handle_.get()), POLLIN, 0},
                               pollfd{wake_descriptor, POLLIN, 0}};
    poll(both.data(), both.size(), milliseconds);
    if (both[0].revents != 0) {
        PQconsumeInput(handle_.get());
    }
    return alive();
}

std::optional<Notice> Connection::notice() {
    PGnotify* const said = PQnotifies(handle_.get());
    if (said == nullptr) {
        return std::nullopt;
    }
    Notice notice{said->relname, said->extra};
    PQfreemem(said);
    return notice;
}

} // namespace kodeks::store::postgres
