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

// FULL syncs the write-ahead log at every commit: a commit survives a power failure.
constexpr const char* settings = "PRAGMA journal_mode = WAL;"
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

// Of a row that lies where it came: also of the stream and the number it belongs to.
std::int64_t whole_of(std::int64_t stream, const Stored& record) {
    std::string text = std::to_string(stream) + ' ' + std::to_string(record.sequence) + ' ' +
                       record.command + '\n' + record.line + '\n';
    text += bytes_of(record.chain);
    return std::bit_cast<std::int64_t>(checksum_of(text).value);
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
    store->fresh_max_ = options.fresh_max;
    if (options.mode == Mode::read_only) {
        if (const auto known = check_schema(store->database_); !known) {
            return tl::unexpected(known.error());
        }
        const auto version = store->database_.number("PRAGMA user_version");
        store->has_fresh_ = version.value_or(1) > 1;
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
    if (auto migrated = migrate(database_); !migrated) {
        return migrated;
    }
    // In a damaged file everything stays where it is: it can be read as far as it is sound.
    auto settled = settle();
    return damaged_ ? Result<void>() : settled;
}

// In one transaction: whoever reads meanwhile sees every record once, here or there.
Result<void> SqliteStore::settle() {
    if (const auto sound = is_fresh_sound(); !sound || !*sound) {
        damaged_ = sound.has_value();
        return tl::unexpected(
            sound ? Fault{{"store.record_damaged", {{"n", "?"}}}, database_.path(), {}, ""}
                  : sound.error());
    }
    auto done = database_.run("BEGIN IMMEDIATE;"
                              "INSERT INTO record (stream, seq, command, line, checksum, chain) "
                              "SELECT stream, seq, command, line, checksum, chain FROM fresh "
                              "ORDER BY stream, seq;"
                              "DELETE FROM fresh;"
                              "COMMIT;");
    if (!done) {
        const int code = sqlite3_errcode(database_.handle());
        damaged_ = code == SQLITE_CONSTRAINT || code == SQLITE_CORRUPT;
        fresh_.reset();
        static_cast<void>(database_.run("ROLLBACK"));
        return done;
    }
    fresh_.emplace();
    fresh_count_ = 0;
    return {};
}

Result<bool> SqliteStore::is_fresh_sound() {
    auto statement = database_.prepare("SELECT seq, command, line, checksum, chain, stream, whole "
                                       "FROM fresh");
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    for (auto row = statement->step(); !row || *row; row = statement->step()) {
        if (!row) {
            return tl::unexpected(row.error());
        }
        if (statement->number(6) != whole_of(statement->number(5), stored_from(*statement))) {
            return false;
        }
    }
    return true;
}

Result<void> SqliteStore::look_at_fresh() {
    if (fresh_) {
        return {};
    }
    auto statement = database_.prepare("SELECT stream, command, seq FROM fresh ORDER BY place");
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    Commands commands;
    std::size_t count = 0;
    for (auto row = statement->step(); !row || *row; row = statement->step()) {
        if (!row) {
            return tl::unexpected(row.error());
        }
        const auto sequence = static_cast<Sequence>(statement->number(2));
        const auto [known, first] =
            commands.try_emplace({statement->number(0), statement->text(1)}, sequence, sequence);
        known->second.second = sequence;
        ++count;
    }
    fresh_ = std::move(commands);
    fresh_count_ = count;
    return {};
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
    auto statement = database_.prepare("SELECT id FROM stream WHERE name = ?");
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
        head.id = statement->number(0);
        auto done = last_of(
            head, "SELECT seq, chain FROM record WHERE stream = ? ORDER BY seq DESC LIMIT 1");
        done = done ? last_of(head, "SELECT seq, chain FROM fresh WHERE stream = ? "
                                    "ORDER BY seq DESC LIMIT 1")
                    : done;
        if (!done) {
            return tl::unexpected(done.error());
        }
    }
    return &heads_.emplace(stream, head).first->second;
}

// The last record that this finds, if there is one.
Result<void> SqliteStore::last_of(Head& head, const char* sql) {
    auto statement = database_.prepare(sql);
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    statement->bind(1, head.id);
    const auto row = statement->step();
    if (!row) {
        return tl::unexpected(row.error());
    }
    if (*row) {
        head.last = static_cast<Sequence>(statement->number(0));
        head.chain = chain_from(statement->text(1));
    }
    return {};
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

Result<std::optional<Receipt>> SqliteStore::known(const Head& head, const std::string& command) {
    if (const auto looked = look_at_fresh(); !looked) {
        return tl::unexpected(looked.error());
    }
    if (const auto found = fresh_->find({head.id, command}); found != fresh_->end()) {
        return Receipt{Written::known, found->second.first, found->second.second};
    }
    const auto statement = kept(known_, "SELECT min(seq), max(seq), count(*) FROM record "
                                        "WHERE stream = ? AND command = ?");
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    (*statement)->bind(1, head.id);
    (*statement)->bind(2, command);
    const auto row = (*statement)->step();
    if (!row) {
        return tl::unexpected(row.error());
    }
    std::optional<Receipt> receipt;
    if ((*statement)->number(2) > 0) {
        receipt = {Written::known, static_cast<Sequence>((*statement)->number(0)),
                   static_cast<Sequence>((*statement)->number(1))};
    }
    (*statement)->reset();
    return receipt;
}

Result<void> SqliteStore::insert(Head& head, const Write& write) {
    const auto statement = kept(insert_, "INSERT INTO fresh (stream, seq, command, line, "
                                         "checksum, chain, whole) VALUES (?, ?, ?, ?, ?, ?, ?)");
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
        row.bind(7, whole_of(head.id, {head.last, write.command, line, {}, head.chain}));
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
    fresh_->insert_or_assign({head.id, write.command}, std::pair{write.after + 1, head.last});
    fresh_count_ += write.lines.size();
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
    if (fresh_count_ >= fresh_max_ && !damaged_) {
        if (const auto settled = settle(); !settled) {
            return tl::unexpected(settled.error());
        }
    }
    auto receipts = add_all(group);
    if (!receipts) {
        heads_.clear(); // what was remembered may not be what the file holds
        fresh_.reset();
        static_cast<void>(database_.run("ROLLBACK"));
    }
    return receipts;
}

Result<Reading> SqliteStore::read(const std::string& stream, Sequence after) {
    const std::string wanted = " WHERE stream = (SELECT id FROM stream WHERE name = ?1) "
                               "AND seq >= ?2 ";
    const std::string columns = "SELECT seq, command, line, checksum, chain FROM ";
    const std::string sql = columns + "record" + wanted +
                            (has_fresh_ ? "UNION ALL " + columns + "fresh" + wanted : "") +
                            "ORDER BY 1";
    auto statement = database_.prepare(sql.c_str());
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
    if (!said || *said != "ok") {
        return said;
    }
    const auto sound = has_fresh_ ? is_fresh_sound() : Result<bool>(true);
    if (!sound) {
        return tl::unexpected(sound.error());
    }
    return *sound ? std::string() : std::string("a row of the table fresh is damaged");
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
