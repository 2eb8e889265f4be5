// A thin hold on libpq: a connection that closes itself, statements with text parameters, and
// errors as faults with the server's own words. A password in the address is never shown.
#pragma once

#include "base/result.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

struct pg_conn;
struct pg_result;

namespace kodeks::store::postgres {

// The rows of an answer; columns and rows count from 0.
class Rows {
public:
    explicit Rows(pg_result* result) : result_(result) {}

    int count() const;
    bool is_null(int row, int column) const;
    std::string text(int row, int column) const;
    std::int64_t number(int row, int column) const;
    std::string bytes(int row, int column) const; // of a bytea
    std::int64_t changed() const;                 // rows that the statement has touched

private:
    struct Clear {
        void operator()(pg_result* result) const;
    };

    std::unique_ptr<pg_result, Clear> result_;
};

struct Question {
    const char* sql;
    std::vector<std::string> parameters{};
};

// What another connection has said.
struct Notice {
    std::string channel;
    std::string text;
};

class Connection {
public:
    // "postgresql://user@host:port/database?..." or anything else that libpq understands.
    static Result<Connection> open(const std::string& address);

    Result<void> run(const char* sql); // one statement or several, without parameters
    Result<Rows> ask(const char* sql, const std::vector<std::string>& parameters = {});

    // All of them in one journey; what follows the first that goes wrong is not carried out. What
    // has parameters is planned by the database once and then only carried out: the text of a
    // question lives as long as the program.
    Result<std::vector<Rows>> ask_all(const std::vector<Question>& questions);
    Result<std::int64_t> number(const char* sql, const std::vector<std::string>& parameters = {});

    bool alive() const;

    // The last error was two writers in each other's way, and the same may be tried again.
    bool clashed() const { return clashed_; }

    // Waits until something was said, or for so long; false when the connection is gone.
    bool wait(int milliseconds, int wake_descriptor);
    std::optional<Notice> notice();

    Fault fault(const char* key = "store.failed") const;

    const std::string& shown() const { return shown_; }

private:
    struct Finish {
        void operator()(pg_conn* handle) const;
    };

    explicit Connection(pg_conn* handle) : handle_(handle) {}

    Result<Rows> take(pg_result* result);

    // What was sent: a question, or the wish to plan one.
    struct Sent {
        const char* planned = nullptr;
    };

    bool send(const Question& question, std::vector<Sent>& sent);
    Result<std::vector<Rows>> answers(const std::vector<Sent>& sent);

    std::unique_ptr<pg_conn, Finish> handle_;
    std::string shown_;
    std::set<std::string_view> planned_; // questions, which are their own names here
    bool clashed_ = false;
};

} // namespace kodeks::store::postgres
