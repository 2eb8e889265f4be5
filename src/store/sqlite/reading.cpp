#include "store/check.hpp"
#include "store/sqlite/columns.hpp"
#include "store/sqlite/schema.hpp"
#include "store/sqlite/sqlite_store.hpp"

#include <filesystem>

#include <sqlite3.h>

namespace kodeks::store::sqlite {

// With the record before them, whose chain they go on with. A record that cannot be read has the
// number 0, which no record has.
Result<std::vector<Stored>> SqliteStore::rows_behind(const std::string& stream, Sequence after) {
    auto done = follows_ ? places_->follow(database_) : Result<void>();
    const auto id = done ? id_of(stream) : tl::unexpected(done.error());
    const auto statement =
        id ? kept(find_, "SELECT seq, command, line, checksum, chain FROM record WHERE id = ?")
           : tl::unexpected(id.error());
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    std::vector<Stored> raw;
    for (const std::int64_t place : places_->rows(*id, after)) {
        (*statement)->bind(1, place);
        const auto row = (*statement)->step();
        if (!row && row.error().message.key != "store.file_damaged") {
            return tl::unexpected(row.error());
        }
        raw.push_back(row && *row ? stored_from(**statement) : Stored{});
        (*statement)->reset();
    }
    return raw;
}

// The same in a file of an older version.
Result<std::vector<Stored>> SqliteStore::stood_together(const std::string& stream, Sequence after) {
    auto statement =
        database_.prepare("SELECT seq, command, line, checksum, chain FROM record WHERE stream = "
                          "(SELECT id FROM stream WHERE name = ?) AND seq >= ? ORDER BY seq");
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    statement->bind(1, stream);
    statement->bind(2, static_cast<std::int64_t>(after));
    std::vector<Stored> raw;
    for (;;) {
        const auto row = statement->step();
        if (!row || !*row) {
            return row ? Result<std::vector<Stored>>(std::move(raw)) : tl::unexpected(row.error());
        }
        raw.push_back(stored_from(*statement));
    }
}

Result<Reading> SqliteStore::read(const std::string& stream, Sequence after) {
    auto raw = together_ ? stood_together(stream, after) : rows_behind(stream, after);
    if (!raw) {
        return tl::unexpected(raw.error());
    }
    Chain before{};
    if (after > 0 && !raw->empty() && raw->front().sequence == after) {
        before = raw->front().chain;
        raw->erase(raw->begin());
    }
    return checked(Checker(stream, after, before), std::move(*raw));
}

Result<std::vector<std::string>> SqliteStore::streams() {
    auto statement = database_.prepare("SELECT name FROM stream ORDER BY id");
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    std::vector<std::string> names;
    for (;;) {
        const auto row = statement->step();
        if (!row) {
            return tl::unexpected(row.error());
        }
        if (!*row) {
            return names;
        }
        names.push_back(statement->text(0));
    }
}

// Empty where the question has no answer.
Result<std::string> SqliteStore::complaint(const char* sql, const char* words) {
    auto statement = database_.prepare(sql);
    const auto row = statement ? statement->step() : tl::unexpected(statement.error());
    if (!row) {
        return tl::unexpected(row.error());
    }
    return *row ? words + statement->text(0) : std::string();
}

Result<std::string> SqliteStore::inspect() {
    auto said = database_.text("PRAGMA integrity_check(1)");
    if (!said || *said != "ok") {
        return said;
    }
    said = complaint("PRAGMA foreign_key_check", "a record of no stream in ");
    if (!said || !said->empty() || together_) {
        return said;
    }
    return complaint("SELECT id FROM (SELECT id, seq, row_number() OVER "
                     "(PARTITION BY stream ORDER BY id) AS due FROM record) WHERE seq <> due",
                     "a record out of its order, in row ");
}

Result<void> SqliteStore::back_up(const std::string& path) {
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored)) {
        return tl::unexpected(Fault{{"store.exists", {}}, path, {}, ""});
    }
    auto copy = Database::open(path, Mode::create);
    if (!copy) {
        return tl::unexpected(copy.error());
    }
    if (auto set = copy->run("PRAGMA synchronous = FULL"); !set) {
        return set;
    }
    sqlite3_backup* const backup =
        sqlite3_backup_init(copy->handle(), "main", database_.handle(), "main");
    const int code = backup == nullptr ? SQLITE_ERROR : sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    if (code != SQLITE_DONE) {
        return tl::unexpected(copy->fault(code));
    }
    // One file that stands alone: it may lie on a disk that cannot be written to.
    return copy->run("PRAGMA journal_mode = DELETE");
}

} // namespace kodeks::store::sqlite
