#include "store/sqlite/database.hpp"

#include <cerrno>

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

namespace kodeks::store::sqlite {

namespace {

constexpr int busy_ms = 5000; // another program reads or backs up; nobody writes for long

// What people can do something about has its own sentence.
std::string_view key_of(int code) {
    switch (code & 0xFF) {
    case SQLITE_FULL:
        return "store.disk_full";
    case SQLITE_READONLY:
        return "store.read_only";
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return "store.file_damaged";
    case SQLITE_CANTOPEN:
        return "store.cannot_open";
    default:
        return "store.failed";
    }
}

// A disk that the system has made read-only is, to SQLite, one that fails.
bool is_read_only(const std::string& path, int code) {
    return (code & 0xFF) == SQLITE_IOERR && access(path.c_str(), W_OK) != 0 && errno == EROFS;
}

Fault fault_of(sqlite3* handle, const std::string& path, int code) {
    const bool is_last = handle != nullptr && sqlite3_errcode(handle) == (code & 0xFF);
    const char* const words = is_last ? sqlite3_errmsg(handle) : sqlite3_errstr(code);
    const std::string_view key = is_read_only(path, code) ? "store.read_only" : key_of(code);
    return {Message{std::string(key), {{"reason", words}}}, path, {}, ""};
}

int flags_of(Mode mode) {
    switch (mode) {
    case Mode::read_only:
        return SQLITE_OPEN_READONLY;
    case Mode::read_write:
        return SQLITE_OPEN_READWRITE;
    case Mode::create:
        return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    }
    return SQLITE_OPEN_READONLY;
}

// A log and its copies hold names, years of birth and codes: they are nobody else's. SQLite gives
// its other files the rights of this one; what cannot be made here it will say itself.
void make_private(const std::string& path) {
    const int made = ::open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    if (made >= 0) {
        ::close(made);
    }
}

} // namespace

void Database::Close::operator()(sqlite3* handle) const {
    sqlite3_close_v2(handle);
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

Result<Database> Database::open(const std::string& path, Mode mode, const std::string& vfs) {
    if (mode == Mode::create && vfs.empty()) {
        make_private(path);
    }
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &handle, flags_of(mode) | SQLITE_OPEN_NOMUTEX,
                                     vfs.empty() ? nullptr : vfs.c_str());
    Database database(handle, path);
    if (code != SQLITE_OK) {
        return tl::unexpected(fault_of(handle, path, code));
    }
    sqlite3_busy_timeout(handle, busy_ms);
    return database;
}

Fault Database::fault(int code) const {
    return fault_of(handle_.get(), path_, code);
}

Result<void> Database::run(const char* sql) {
    const int code = sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) {
        return tl::unexpected(fault(code));
    }
    return {};
}

Result<Statement> Database::prepare(const char* sql) {
    sqlite3_stmt* statement = nullptr;
    const int code = sqlite3_prepare_v2(handle_.get(), sql, -1, &statement, nullptr);
    if (code != SQLITE_OK) {
        return tl::unexpected(fault(code));
    }
    return Statement(statement, *this);
}

Result<std::int64_t> Database::number(const char* sql) {
    auto statement = prepare(sql);
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    const auto row = statement->step();
    if (!row) {
        return tl::unexpected(row.error());
    }
    return *row ? statement->number(0) : 0;
}

Result<std::string> Database::text(const char* sql) {
    auto statement = prepare(sql);
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    const auto row = statement->step();
    if (!row) {
        return tl::unexpected(row.error());
    }
    return *row ? statement->text(0) : std::string();
}

void Statement::bind(int parameter, std::int64_t value) {
    sqlite3_bind_int64(statement_.get(), parameter, value);
}

void Statement::bind(int parameter, std::string_view text) {
    sqlite3_bind_text64(statement_.get(), parameter, text.data(), text.size(), SQLITE_STATIC,
                        SQLITE_UTF8);
}

void Statement::bind_blob(int parameter, std::string_view bytes) {
    sqlite3_bind_blob64(statement_.get(), parameter, bytes.data(), bytes.size(), SQLITE_STATIC);
}

Result<bool> Statement::step() {
    const int code = sqlite3_step(statement_.get());
    if (code != SQLITE_ROW && code != SQLITE_DONE) {
        const Fault fault = fault_of(handle_, path_, code);
        sqlite3_reset(statement_.get());
        return tl::unexpected(fault);
    }
    return code == SQLITE_ROW;
}

Result<void> Statement::run() {
    const auto row = step();
    reset();
    if (!row) {
        return tl::unexpected(row.error());
    }
    return {};
}

void Statement::reset() {
    sqlite3_reset(statement_.get());
}

std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(statement_.get(), column);
}

std::string Statement::text(int column) const {
    const void* const bytes = sqlite3_column_blob(statement_.get(), column);
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return bytes == nullptr
               ? std::string()
               : std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
}

} // namespace kodeks::store::sqlite
