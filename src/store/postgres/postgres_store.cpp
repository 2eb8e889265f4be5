#include "store/postgres/postgres_store.hpp"

#include "base/check.hpp"
#include "store/check.hpp"
#include "store/postgres/arrays.hpp"
#include "store/postgres/schema.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <set>
#include <thread>

#include <fmt/format.h>

namespace kodeks::store::postgres {

namespace {

constexpr int tries_max = 50; // to reach the database again, and to get past other writers
constexpr auto pause_between_tries = std::chrono::milliseconds(200);

constexpr const char* settings =
    "SET search_path = kodeks; SET synchronous_commit = on; SET TIME ZONE 'UTC'; "
    "SET idle_in_transaction_session_timeout = '10s'; SET bytea_output = 'hex'";

Chain chain_from(const std::string& bytes) {
    Chain chain{};
    std::ranges::copy(bytes.substr(0, chain.size()), chain.begin());
    return chain;
}

Stored stored_from(const Rows& rows, int row) {
    return {static_cast<Sequence>(rows.number(row, 0)),
            rows.text(row, 1),
            rows.text(row, 2),
            {std::bit_cast<std::uint64_t>(rows.number(row, 3))},
            chain_from(rows.bytes(row, 4))};
}

Result<void> check_durability(Connection& connection) {
    const auto off = connection.number("SELECT count(*) FROM pg_settings WHERE name IN ('fsync', "
                                       "'full_page_writes') AND setting = 'off'");
    if (!off) {
        return tl::unexpected(off.error());
    }
    return *off == 0 ? Result<void>()
                     : tl::unexpected(Fault{{"store.no_sync", {}}, connection.shown(), {}, ""});
}

} // namespace

struct PostgresStore::Batch {
    static bool is_fresh(const Write& write, const Heads& heads, const Known& known) {
        const auto head = heads.find(write.stream);
        return head != heads.end() && head->second.last == write.after &&
               !known.contains({write.stream, write.command});
    }

    // Of a bundle all writes are stored or none; its first one decides.
    bool fits(const Write& write, std::span<const Write> group, const Heads& heads,
              const Known& known) {
        if (write.bundle == 0) {
            return true;
        }
        if (!bundles.contains(write.bundle)) {
            bundles[write.bundle] = std::ranges::all_of(group, [&](const Write& other) {
                return other.bundle != write.bundle || is_fresh(other, heads, known);
            });
        }
        return bundles.at(write.bundle);
    }

    Receipt add(const Write& write, Heads& heads, Known& known) {
        KODEKS_ASSERT(!write.lines.empty() && !write.command.empty());
        const auto before = known.find({write.stream, write.command});
        if (before != known.end()) {
            return before->second;
        }
        if (!is_fresh(write, heads, known)) {
            return {Written::conflict, 0, 0};
        }
        Head& head = heads.find(write.stream)->second;
        for (const std::string& line : write.lines) {
            add_record(head, write.command, line);
        }
        known[{write.stream, write.command}] = {Written::known, write.after + 1, head.last};
        return {Written::stored, write.after + 1, head.last};
    }

    void add_record(Head& head, const std::string& command, const std::string& line) {
        head.chain = chained(head.chain, line);
        head.grown = true;
        ++head.last;
        streams.add(head.id);
        numbers.add(static_cast<std::int64_t>(head.last));
        commands.add(command);
        lines.add(line);
        checksums.add(std::bit_cast<std::int64_t>(checksum_of(line).value));
        chains.add_bytes(head.chain);
        ++count;
    }

    Array streams, numbers, commands, lines, checksums, chains;
    std::size_t count = 0;
    std::map<std::uint32_t, bool> bundles; // whether they fit
};

bool is_address(std::string_view text) {
    return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

Result<std::unique_ptr<PostgresStore>> PostgresStore::open(const std::string& address, Mode mode) {
    auto connection = Connection::open(address);
    if (!connection) {
        return tl::unexpected(connection.error());
    }
    auto ready = connection->run(settings);
    if (ready && mode == Mode::create) {
        ready = check_durability(*connection);
        ready = ready ? migrate(*connection) : ready;
    } else if (ready) {
        ready = check_schema(*connection);
    }
    if (!ready) {
        return tl::unexpected(ready.error());
    }
    return std::unique_ptr<PostgresStore>(new PostgresStore(std::move(*connection), address));
}

Result<void> PostgresStore::reconnect() {
    auto fresh = Connection::open(address_);
    if (!fresh) {
        return tl::unexpected(fresh.error());
    }
    connection_ = std::move(*fresh);
    return connection_.run(settings);
}

Result<std::vector<Receipt>> PostgresStore::append(std::span<const Write> group) {
    for (int i = 0;; ++i) {
        auto receipts = append_inside(group);
        if (receipts || i == tries_max || !may_try_again()) {
            return receipts;
        }
    }
}

// After a clash of writers at once, after a lost connection a little later; not when the database
// itself says no.
bool PostgresStore::may_try_again() {
    const bool clashed = connection_.clashed();
    if (!is_lost("ROLLBACK")) {
        return clashed;
    }
    std::this_thread::sleep_for(pause_between_tries);
    static_cast<void>(reconnect());
    return true;
}

// A database that goes down says so as its last answer: only the next question finds nobody.
bool PostgresStore::is_lost(const char* question) {
    if (connection_.alive()) {
        static_cast<void>(connection_.run(question));
    }
    return !connection_.alive();
}

// New names in order, so that two nodes never wait for each other in a circle.
Result<void> PostgresStore::add_streams(std::span<const Write> group) {
    std::set<std::string> names;
    for (const Write& write : group) {
        if (write.after == 0) {
            names.insert(write.stream);
        }
    }
    if (names.empty()) {
        return {};
    }
    Array array;
    for (const std::string& name : names) {
        array.add(name);
    }
    const auto done = connection_.ask("INSERT INTO stream (name) SELECT unnest($1::text[]) "
                                      "ON CONFLICT (name) DO NOTHING",
                                      {array.text()});
    return done ? Result<void>() : tl::unexpected(done.error());
}

Result<PostgresStore::Heads> PostgresStore::lock_heads(std::span<const Write> group) {
    Array names;
    for (const Write& write : group) {
        names.add(write.stream);
    }
    const auto rows = connection_.ask("SELECT name, id, last, chain FROM stream "
                                      "WHERE name = ANY ($1::text[]) ORDER BY id FOR UPDATE",
                                      {names.text()});
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    Heads heads;
    for (int i = 0; i < rows->count(); ++i) {
        heads[rows->text(i, 0)] = {rows->number(i, 1), static_cast<Sequence>(rows->number(i, 2)),
                                   chain_from(rows->bytes(i, 3))};
    }
    return heads;
}

Result<PostgresStore::Known> PostgresStore::known_commands(std::span<const Write> group) {
    Array names;
    Array commands;
    for (const Write& write : group) {
        names.add(write.stream);
        commands.add(write.command);
    }
    const auto rows = connection_.ask(
        "SELECT s.name, r.command, min(r.seq), max(r.seq) "
        "FROM unnest($1::text[], $2::text[]) AS asked (name, command) "
        "JOIN stream s ON s.name = asked.name "
        "JOIN record r ON r.stream = s.id AND r.command = asked.command GROUP BY 1, 2",
        {names.text(), commands.text()});
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    Known known;
    for (int i = 0; i < rows->count(); ++i) {
        known[{rows->text(i, 0), rows->text(i, 1)}] = {Written::known,
                                                       static_cast<Sequence>(rows->number(i, 2)),
                                                       static_cast<Sequence>(rows->number(i, 3))};
    }
    return known;
}

// All records of a group in one statement, then the ends of its streams in another.
Result<void> PostgresStore::insert(const Heads& heads, const Batch& batch) {
    const auto added = connection_.ask(
        "INSERT INTO record (stream, seq, command, line, checksum, chain) SELECT * FROM "
        "unnest($1::bigint[], $2::integer[], $3::text[], $4::text[], $5::bigint[], $6::bytea[])",
        {batch.streams.text(), batch.numbers.text(), batch.commands.text(), batch.lines.text(),
         batch.checksums.text(), batch.chains.text()});
    if (!added) {
        return tl::unexpected(added.error());
    }
    Array ids;
    Array lasts;
    Array chains;
    Array notices;
    for (const auto& [name, head] : heads) {
        if (head.grown) {
            ids.add(head.id);
            lasts.add(static_cast<std::int64_t>(head.last));
            chains.add_bytes(head.chain);
            notices.add(fmt::format("changed {} {}", head.last, name));
        }
    }
    const auto moved = connection_.ask(
        "UPDATE stream SET last = a.last, chain = a.chain "
        "FROM unnest($1::bigint[], $2::integer[], $3::bytea[]) AS a (id, last, chain) "
        "WHERE stream.id = a.id",
        {ids.text(), lasts.text(), chains.text()});
    if (!moved) {
        return tl::unexpected(moved.error());
    }
    const auto told = connection_.ask(
        "SELECT pg_notify('kodeks', notice) FROM unnest($1::text[]) AS notice", {notices.text()});
    return told ? Result<void>() : tl::unexpected(told.error());
}

Result<std::vector<Receipt>> PostgresStore::append_inside(std::span<const Write> group) {
    auto ready = connection_.run("BEGIN");
    ready = ready ? add_streams(group) : ready;
    if (!ready) {
        return tl::unexpected(ready.error());
    }
    auto heads = lock_heads(group);
    auto known = heads ? known_commands(group) : tl::unexpected(heads.error());
    if (!known) {
        return tl::unexpected(known.error());
    }
    Batch batch;
    std::vector<Receipt> receipts;
    for (const Write& write : group) {
        receipts.push_back(batch.fits(write, group, *heads, *known)
                               ? batch.add(write, *heads, *known)
                               : Receipt{Written::conflict, 0, 0});
    }
    if (batch.count > 0) {
        ready = insert(*heads, batch);
    }
    ready = ready ? connection_.run("COMMIT") : ready;
    return ready ? Result<std::vector<Receipt>>(receipts) : tl::unexpected(ready.error());
}

Result<Reading> PostgresStore::read(const std::string& stream, Sequence after) {
    const char* const sql =
        "SELECT seq, command, line, checksum, chain FROM record WHERE stream = "
        "(SELECT id FROM stream WHERE name = $1) AND seq >= $2::integer ORDER BY seq";
    const std::vector<std::string> parameters = {stream, std::to_string(after)};
    auto rows = connection_.ask(sql, parameters);
    if (!rows && is_lost("SELECT 1") && reconnect()) {
        rows = connection_.ask(sql, parameters);
    }
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    std::vector<Stored> raw;
    Chain before{};
    for (int i = 0; i < rows->count(); ++i) {
        Stored record = stored_from(*rows, i);
        if (record.sequence == after) {
            before = record.chain;
        } else {
            raw.push_back(std::move(record));
        }
    }
    return checked(Checker(stream, after, before), std::move(raw));
}

Result<std::vector<std::string>> PostgresStore::streams() {
    const char* const sql = "SELECT name FROM stream WHERE last > 0 ORDER BY id";
    auto rows = connection_.ask(sql);
    if (!rows && is_lost("SELECT 1") && reconnect()) {
        rows = connection_.ask(sql);
    }
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    std::vector<std::string> names;
    for (int i = 0; i < rows->count(); ++i) {
        names.push_back(rows->text(i, 0));
    }
    return names;
}

Result<void> PostgresStore::hold_still() {
    return connection_.run("SET idle_in_transaction_session_timeout = 0; "
                           "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
}

} // namespace kodeks::store::postgres
