#include "store/sqlite/sqlite_store.hpp"

#include "base/check.hpp"
#include "store/check.hpp"
#include "store/sqlite/schema.hpp"

#include <algorithm>
#include <bit>
#include <filesystem>

#include <sqlite3.h>

namespace kodeks::store::sqlite {

namespace {

// FULL syncs the write-ahead log at every commit: a commit survives a power failure. Every game of
// a group touches a page of its own, so pages are small (in new files), and the log is carried over
// into them only when it has grown: then each page is written once for many moves.
constexpr const char* settings = "PRAGMA page_size = 2048;"
                                 "PRAGMA journal_mode = WAL;"
                                 "PRAGMA wal_autocheckpoint = 16384;"
                                 "PRAGMA synchronous = FULL;"
                                 "PRAGMA foreign_keys = ON;"
                                 "PRAGMA cell_size_check = ON;"
                                 "PRAGMA trusted_schema = OFF;";

Chain chain_from(const std::string& bytes) {
    Chain chain{};
    std::ranges::copy(bytes.substr(0, chain.size()), chain.begin());
    return chain;
}

std::string_view bytes_of(const Chain& chain) {
    return {reinterpret_cast<const char*>(chain.data()), chain.size()}; // NOLINT
}

Stored stored_from(const Statement& row) {
    return {static_cast<Sequence>(row.number(0)),
            row.text(1),
            row.text(2),
            {std::bit_cast<std::uint64_t>(row.number(3))},
            chain_from(row.text(4))};
}

} // namespace

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& path,
                                                       const Options& options) {
    auto database = Database::open(path, options.mode, options.vfs);
    if (!database) {
        return tl::unexpected(database.error());
    }
    std::unique_ptr<SqliteStore> store(new SqliteStore(std::move(*database)));
    if (options.mode == Mode::read_only) {
        if (const auto known = check_schema(store->database_); !known) {
            return tl::unexpected(known.error());
        }
        return store;
    }
    if (const auto prepared = store->prepare(); !prepared) {
        return tl::unexpected(prepared.error());
    }
    return store;
}

Result<void> SqliteStore::prepare() {
    if (auto set = database_.run(settings); !set) {
        return set;
    }
    return migrate(database_);
}

Result<std::int64_t> SqliteStore::add_stream(const std::string& stream) {
    auto statement = database_.prepare("INSERT INTO stream (name) VALUES (?)");
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    statement->bind(1, stream);
    if (const auto done = statement->run(); !done) {
        return tl::unexpected(done.error());
    }
    return sqlite3_last_insert_rowid(database_.handle());
}

// Asked of the file once, then remembered: nobody else writes.
Result<SqliteStore::Head*> SqliteStore::head_of(const std::string& stream) {
    if (const auto found = heads_.find(stream); found != heads_.end()) {
        return &found->second;
    }
    auto statement = database_.prepare("SELECT s.id, r.seq, r.chain FROM stream s "
                                       "LEFT JOIN record r ON r.stream = s.id WHERE s.name = ? "
                                       "ORDER BY r.seq DESC LIMIT 1");
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    statement->bind(1, stream);
    const auto row = statement->step();
    if (!row) {
        return tl::unexpected(row.error());
    }
    Head head;
    if (*row) {
        head = {statement->number(0),
                static_cast<Sequence>(statement->number(1)),
                chain_from(statement->text(2)),
                {}};
    }
    return &heads_.emplace(stream, head).first->second;
}

Result<Statement*> SqliteStore::kept(std::optional<Statement>& statement, const char* sql) {
    if (!statement) {
        auto prepared = database_.prepare(sql);
        if (!prepared) {
            return tl::unexpected(prepared.error());
        }
        statement.emplace(std::move(*prepared));
    }
    return &*statement;
}

Result<void> SqliteStore::ask_for_commands(Head& head) {
    auto statement = database_.prepare("SELECT command, min(seq), max(seq) FROM record "
                                       "WHERE stream = ? GROUP BY command");
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    statement->bind(1, head.id);
    head.commands.emplace();
    for (auto row = statement->step(); !row || *row; row = statement->step()) {
        if (!row) {
            return tl::unexpected(row.error());
        }
        head.commands->emplace(statement->text(0),
                               std::pair{static_cast<Sequence>(statement->number(1)),
                                         static_cast<Sequence>(statement->number(2))});
    }
    return {};
}

Result<std::optional<Receipt>> SqliteStore::known(Head& head, const std::string& command) {
    if (!head.commands) {
        if (const auto asked = ask_for_commands(head); !asked) {
            return tl::unexpected(asked.error());
        }
    }
    const auto found = head.commands->find(command);
    return found == head.commands->end()
               ? std::optional<Receipt>()
               : Receipt{Written::known, found->second.first, found->second.second};
}

Result<void> SqliteStore::insert(Head& head, const Write& write) {
    const auto statement = kept(insert_, "INSERT INTO record (stream, seq, command, line, "
                                         "checksum, chain) VALUES (?, ?, ?, ?, ?, ?)");
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    Statement& row = **statement;
    for (const std::string& line : write.lines) {
        head.chain = chained(head.chain, line);
        ++head.last;
        row.bind(1, head.id);
        row.bind(2, static_cast<std::int64_t>(head.last));
        row.bind(3, write.command);
        row.bind(4, line);
        row.bind(5, std::bit_cast<std::int64_t>(checksum_of(line).value));
        row.bind_blob(6, bytes_of(head.chain));
        if (const auto done = row.run(); !done) {
            return done;
        }
    }
    return {};
}

Result<Receipt> SqliteStore::add(const Write& write) {
    KODEKS_ASSERT(!write.lines.empty() && !write.command.empty());
    const auto found = head_of(write.stream);
    if (!found) {
        return tl::unexpected(found.error());
    }
    Head& head = **found;
    const auto before = known(head, write.command);
    if (!before) {
        return tl::unexpected(before.error());
    }
    if (*before) {
        return **before;
    }
    if (head.last != write.after) {
        return Receipt{Written::conflict, 0, 0};
    }
    if (head.id == 0) {
        const auto id = add_stream(write.stream);
        if (!id) {
            return tl::unexpected(id.error());
        }
        head.id = *id;
    }
    if (const auto done = insert(head, write); !done) {
        return tl::unexpected(done.error());
    }
    head.commands->emplace(write.command, std::pair{write.after + 1, head.last});
    return Receipt{Written::stored, write.after + 1, head.last};
}

Result<std::vector<Receipt>> SqliteStore::add_all(std::span<const Write> group) {
    std::vector<Receipt> receipts;
    if (const auto begun = database_.run("BEGIN IMMEDIATE"); !begun) {
        return tl::unexpected(begun.error());
    }
    for (const Write& write : group) {
        const auto receipt = add(write);
        if (!receipt) {
            return tl::unexpected(receipt.error());
        }
        receipts.push_back(*receipt);
    }
    if (const auto done = database_.run("COMMIT"); !done) {
        return tl::unexpected(done.error());
    }
    return receipts;
}

Result<std::vector<Receipt>> SqliteStore::append(std::span<const Write> group) {
    auto receipts = add_all(group);
    if (!receipts) {
        heads_.clear(); // what was remembered may not be what the file holds
        static_cast<void>(database_.run("ROLLBACK"));
    }
    return receipts;
}

Result<Reading> SqliteStore::read(const std::string& stream, Sequence after) {
    auto statement =
        database_.prepare("SELECT seq, command, line, checksum, chain FROM record WHERE stream = "
                          "(SELECT id FROM stream WHERE name = ?) AND seq >= ? ORDER BY seq");
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    statement->bind(1, stream);
    statement->bind(2, static_cast<std::int64_t>(after)); // the chain begins with the one before
    std::vector<Stored> raw;
    Chain before{};
    for (;;) {
        const auto row = statement->step();
        if (!row) {
            return tl::unexpected(row.error());
        }
        if (!*row) {
            break;
        }
        Stored record = stored_from(*statement);
        if (record.sequence == after) {
            before = record.chain;
        } else {
            raw.push_back(std::move(record));
        }
    }
    return checked(Checker(stream, after, before), std::move(raw));
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

Result<std::string> SqliteStore::inspect() {
    auto said = database_.text("PRAGMA integrity_check(1)");
    if (said && *said == "ok") {
        said->clear();
    }
    return said;
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
