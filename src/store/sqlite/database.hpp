// A thin hold on the C interface of SQLite: handles that close themselves, and return codes as
// faults with the file's name and the database's own words.
#pragma once

#include "base/result.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace kodeks::store::sqlite {

enum class Mode : std::uint8_t { read_only, read_write, create };

class Statement;

class Database {
public:
    // `vfs` names the layer below, for tests that let the disk fail; empty: the usual one.
    static Result<Database> open(const std::string& path, Mode mode, const std::string& vfs = {});

    Result<void> run(const char* sql);
    Result<std::int64_t> number(const char* sql); // the first column of the first row
    Result<std::string> text(const char* sql);
    Result<Statement> prepare(const char* sql);

    Fault fault(int code) const; // of this file, in words

    sqlite3* handle() const { return handle_.get(); }

    const std::string& path() const { return path_; }

private:
    struct Close {
        void operator()(sqlite3* handle) const;
    };

    Database(sqlite3* handle, std::string path) : handle_(handle), path_(std::move(path)) {}

    std::unique_ptr<sqlite3, Close> handle_;
    std::string path_;
};

class Statement {
public:
    // Columns and parameters count from 0 and 1, as SQLite does. What is bound must live until the
    // statement has run.
    void bind(int parameter, std::int64_t value);
    void bind(int parameter, std::string_view text);
    void bind_blob(int parameter, std::string_view bytes);

    Result<bool> step(); // whether there is a row
    Result<void> run();  // to the end, then ready for the next use
    void reset();

    std::int64_t number(int column) const;
    std::string text(int column) const; // also of a blob, byte by byte

private:
    friend class Database;

    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };

    Statement(sqlite3_stmt* statement, const Database& database)
        : statement_(statement), handle_(database.handle()), path_(database.path()) {}

    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    sqlite3* handle_;
    std::string path_;
};

} // namespace kodeks::store::sqlite
