#include "store/sqlite/sqlite_store.hpp"

#include "base/check.hpp"
#include "store/sqlite/columns.hpp"
#include "store/sqlite/schema.hpp"

#include <algorithm>
#include <bit>

#include <sqlite3.h>

namespace kodeks::store::sqlite {

namespace {

// FULL syncs the write-ahead log at every commit: a commit survives a power failure.
// That a record's stream exists is seen to by add(); inspect() looks it over.
constexpr const char* settings = "PRAGMA journal_mode = WAL;"
                                 "PRAGMA synchronous = FULL;"
                                 "PRAGMA foreign_keys = OFF;"
                                 "PRAGMA cell_size_check = ON;"
                                 "PRAGMA trusted_schema = OFF;";

// One run of a statement costs as much as two rows do.
constexpr std::size_t rows_at_once = 32;

// OR FAIL, because the group is rolled back as a whole: nothing has to be kept for taking back the
// rows of one statement.
std::string insert_sql(std::size_t rows) {
    std::string sql = "INSERT OR FAIL INTO record (stream, seq, command, line, checksum, chain) "
                      "VALUES (?, ?, ?, ?, ?, ?)";
    for (std::size_t i = 1; i < rows; ++i) {
        sql += ", (?, ?, ?, ?, ?, ?)";
    }
    return sql;
}

std::string_view bytes_of(const Chain& chain) {
    return {reinterpret_cast<const char*>(chain.data()), chain.size()}; // NOLINT
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
        const auto ready = store->prepare_to_read();
        return ready ? Result<std::unique_ptr<SqliteStore>>(std::move(store))
                     : tl::unexpected(ready.error());
    }
    if (const auto prepared = store->prepare(); !prepared) {
        return tl::unexpected(prepared.error());
    }
    store->carrier_ = std::make_unique<Carrier>(store->database_, options.vfs, options.log_pages);
    return store;
}

Result<std::unique_ptr<SqliteStore>> SqliteStore::reader() const {
    auto database = Database::open(database_.path(), Mode::read_only);
    if (!database) {
        return tl::unexpected(database.error());
    }
    std::unique_ptr<SqliteStore> store(new SqliteStore(std::move(*database)));
    store->places_ = places_;
    store->follows_ = false;
    return store;
}

// A file that was cut off is opened only with this pragma, and then gives what is left of it;
// nothing can be written here.
Result<void> SqliteStore::prepare_to_read() {
    if (auto open = database_.run("PRAGMA writable_schema = ON"); !open) {
        return open;
    }
    if (auto known = check_schema(database_); !known) {
        return known;
    }
    const auto version = database_.number("PRAGMA user_version");
    together_ = version && *version < version_in_order;
    return {};
}

// Nothing is added behind records that cannot be read: their numbers would be given twice.
Result<void> SqliteStore::prepare() {
    follows_ = false;
    auto done = database_.run(settings);
    done = done ? migrate(database_) : done;
    done = done ? places_->follow(database_) : done;
    if (done && places_->is_torn()) {
        return tl::unexpected(database_.fault(SQLITE_CORRUPT));
    }
    return done;
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

// 0: there is none of this name.
Result<std::int64_t> SqliteStore::id_of(const std::string& stream) {
    auto statement = database_.prepare("SELECT id FROM stream WHERE name = ?");
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    statement->bind(1, stream);
    const auto row = statement->step();
    if (!row) {
        return tl::unexpected(row.error());
    }
    return *row ? statement->number(0) : 0;
}

// Asked of the file once, then remembered: nobody else writes.
Result<SqliteStore::Head*> SqliteStore::head_of(const std::string& stream) {
    if (const auto found = heads_.find(stream); found != heads_.end()) {
        return &found->second;
    }
    const auto id = id_of(stream);
    if (!id) {
        return tl::unexpected(id.error());
    }
    Head head{.id = *id};
    if (const std::int64_t last = places_->last_row(*id); last != 0) {
        auto statement = database_.prepare("SELECT seq, chain FROM record WHERE id = ?");
        if (!statement) {
            return tl::unexpected(statement.error());
        }
        statement->bind(1, last);
        const auto row = statement->step();
        if (!row || !*row) {
            return tl::unexpected(row ? database_.fault(SQLITE_CORRUPT) : row.error());
        }
        head.last = static_cast<Sequence>(statement->number(0));
        head.chain = chain_from(statement->text(1));
    }
    return &heads_.emplace(stream, std::move(head)).first->second;
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

Result<void> SqliteStore::run_kept(std::optional<Statement>& statement, const char* sql) {
    const auto ready = kept(statement, sql);
    return ready ? (*ready)->run() : tl::unexpected(ready.error());
}

Result<void> SqliteStore::ask_for_commands(Head& head) {
    auto statement = database_.prepare("SELECT command, seq FROM record WHERE id = ?");
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    head.commands.emplace();
    for (const std::int64_t place : places_->rows(head.id, 0)) {
        statement->bind(1, place);
        const auto row = statement->step();
        if (!row) {
            return tl::unexpected(row.error());
        }
        if (*row) {
            const auto seq = static_cast<Sequence>(statement->number(1));
            head.commands->try_emplace(statement->text(0), seq, seq).first->second.second = seq;
        }
        statement->reset();
    }
    return {};
}

// Only sealed here: the rows of a whole group go to the database together.
void SqliteStore::seal(Head& head, const Write& write) {
    for (const std::string& line : write.lines) {
        head.chain = chained(head.chain, line);
        ++head.last;
        sealed_.push_back({head.id, head.last, write.command, line, checksum_of(line), head.chain});
    }
}

Result<void> SqliteStore::insert(std::span<const Sealed> rows) {
    static const std::string several = insert_sql(rows_at_once);
    static const std::string one = insert_sql(1);
    const auto ready =
        rows.size() == 1 ? kept(insert_one_, one.c_str()) : kept(insert_several_, several.c_str());
    if (!ready) {
        return tl::unexpected(ready.error());
    }
    int parameter = 0;
    for (const Sealed& row : rows) {
        Statement& statement = **ready;
        statement.bind(++parameter, row.stream);
        statement.bind(++parameter, static_cast<std::int64_t>(row.sequence));
        statement.bind(++parameter, row.command);
        statement.bind(++parameter, row.line);
        statement.bind(++parameter, std::bit_cast<std::int64_t>(row.checksum.value));
        statement.bind_blob(++parameter, bytes_of(row.chain));
    }
    if (auto done = (*ready)->run(); !done) {
        return done;
    }
    // Rows are never taken away: each has the number behind the one before it.
    std::int64_t place =
        sqlite3_last_insert_rowid(database_.handle()) - static_cast<std::int64_t>(rows.size());
    for (const Sealed& row : rows) {
        added_.push_back({row.stream, ++place});
    }
    return {};
}

Result<void> SqliteStore::insert_sealed() {
    for (std::span<const Sealed> left(sealed_); !left.empty();) {
        const std::size_t count = left.size() < rows_at_once ? 1 : rows_at_once;
        if (auto done = insert(left.first(count)); !done) {
            return done;
        }
        left = left.subspan(count);
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
    const auto asked = head.commands ? Result<void>() : ask_for_commands(head);
    if (!asked) {
        return tl::unexpected(asked.error());
    }
    const auto last = static_cast<Sequence>(write.after + write.lines.size());
    const auto [its, is_new] = head.commands->try_emplace(write.command, write.after + 1, last);
    if (!is_new) {
        return Receipt{Written::known, its->second.first, its->second.second};
    }
    if (head.last != write.after) {
        head.commands->erase(its);
        return Receipt{Written::conflict, 0, 0};
    }
    if (head.id == 0) {
        const auto id = add_stream(write.stream);
        if (!id) {
            return tl::unexpected(id.error());
        }
        head.id = *id;
    }
    seal(head, write);
    return Receipt{Written::stored, write.after + 1, last};
}

Result<std::vector<Receipt>> SqliteStore::add_all(std::span<const Write> group) {
    std::vector<Receipt> receipts;
    receipts.reserve(group.size());
    if (const auto begun = run_kept(begin_, "BEGIN IMMEDIATE"); !begun) {
        return tl::unexpected(begun.error());
    }
    for (const Write& write : group) {
        const auto receipt = add(write);
        if (!receipt) {
            return tl::unexpected(receipt.error());
        }
        receipts.push_back(*receipt);
    }
    if (const auto done = insert_sealed(); !done) {
        return tl::unexpected(done.error());
    }
    if (const auto done = run_kept(commit_, "COMMIT"); !done) {
        return tl::unexpected(done.error());
    }
    return receipts;
}

Result<std::vector<Receipt>> SqliteStore::append(std::span<const Write> group) {
    if (sqlite3_db_readonly(database_.handle(), "main") != 0) {
        return tl::unexpected(database_.fault(SQLITE_READONLY));
    }
    added_.clear();
    sealed_.clear();
    auto receipts = add_all(group);
    if (!receipts) {
        heads_.clear(); // what was remembered may not be what the file holds
        static_cast<void>(database_.run("ROLLBACK"));
    } else {
        places_->add(added_);
        carrier_->committed();
    }
    return receipts;
}

} // namespace kodeks::store::sqlite
