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

// Records are looked up by their keys alone, and how is planned once: a plan that was made while
// the tables were small must be the right one when they have grown.
constexpr const char* settings =
    "SET search_path = kodeks; SET synchronous_commit = on; SET TIME ZONE 'UTC'; "
    "SET idle_in_transaction_session_timeout = '10s'; SET bytea_output = 'hex'; "
    "SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan; SET jit = off";

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
            bundles[write.bundle] = is_whole_fresh(write.bundle, group, heads, known);
        }
        return bundles.at(write.bundle);
    }

    // One write of a bundle may stand on another one of it.
    static bool is_whole_fresh(std::uint32_t bundle, std::span<const Write> group,
                               const Heads& heads, const Known& known) {
        std::map<std::string_view, Sequence> ends; // of its streams
        for (const Write& write : group) {
            const auto head = heads.find(write.stream);
            if (write.bundle != bundle) {
                continue;
            }
            if (head == heads.end() || known.contains({write.stream, write.command})) {
                return false;
            }
            Sequence& end = ends.try_emplace(write.stream, head->second.last).first->second;
            if (end != write.after) {
                return false;
            }
            end += static_cast<Sequence>(write.lines.size());
        }
        return true;
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

// What a group asks first: a transaction, its streams' rows, which of its commands are there
// already. New names come in order, so that two nodes never wait for each other in a circle.
std::vector<Question> PostgresStore::opening(std::span<const Write> group) {
    std::set<std::string> fresh;
    Array names;
    Array commands;
    for (const Write& write : group) {
        names.add(write.stream);
        commands.add(write.command);
        if (write.after == 0) {
            fresh.insert(write.stream);
        }
    }
    std::vector<Question> questions{{"BEGIN"}};
    if (!fresh.empty()) {
        Array array;
        for (const std::string& name : fresh) {
            array.add(name);
        }
        questions.push_back({"INSERT INTO stream (name) SELECT unnest($1::text[]) "
                             "ON CONFLICT (name) DO NOTHING",
                             {array.text()}});
    }
    questions.push_back({"SELECT name, id, last, chain FROM stream "
                         "WHERE name = ANY ($1::text[]) ORDER BY id FOR UPDATE",
                         {names.text()}});
    questions.push_back({"SELECT s.name, r.command, min(r.seq), max(r.seq) "
                         "FROM unnest($1::text[], $2::text[]) AS asked (name, command) "
                         "JOIN stream s ON s.name = asked.name "
                         "JOIN record r ON r.stream = s.id AND r.command = asked.command "
                         "GROUP BY 1, 2",
                         {names.text(), commands.text()}});
    return questions;
}

PostgresStore::Heads PostgresStore::heads_in(const Rows& rows) {
    Heads heads;
    for (int i = 0; i < rows.count(); ++i) {
        heads[rows.text(i, 0)] = {rows.number(i, 1), static_cast<Sequence>(rows.number(i, 2)),
                                  chain_from(rows.bytes(i, 3))};
    }
    return heads;
}

PostgresStore::Known PostgresStore::known_in(const Rows& rows) {
    Known known;
    for (int i = 0; i < rows.count(); ++i) {
        known[{rows.text(i, 0), rows.text(i, 1)}] = {Written::known,
                                                     static_cast<Sequence>(rows.number(i, 2)),
                                                     static_cast<Sequence>(rows.number(i, 3))};
    }
    return known;
}

// All records of a group in one statement, the ends of its streams in another, and what the others
// are told.
std::vector<Question> PostgresStore::closing(const Heads& heads, const Batch& batch) {
    if (batch.count == 0) {
        return {{"COMMIT"}};
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
    return {
        {"INSERT INTO record (stream, seq, command, line, checksum, chain) SELECT * FROM "
         "unnest($1::bigint[], $2::integer[], $3::text[], $4::text[], $5::bigint[], "
         "$6::bytea[])",
         {batch.streams.text(), batch.numbers.text(), batch.commands.text(), batch.lines.text(),
          batch.checksums.text(), batch.chains.text()}},
        {"UPDATE stream SET last = a.last, chain = a.chain "
         "FROM unnest($1::bigint[], $2::integer[], $3::bytea[]) AS a (id, last, chain) "
         "WHERE stream.id = a.id",
         {ids.text(), lasts.text(), chains.text()}},
        {"SELECT pg_notify('kodeks', notice) FROM unnest($1::text[]) AS notice", {notices.text()}},
        {"COMMIT"}};
}

// Two journeys to the database: what is there, and what is added.
Result<std::vector<Receipt>> PostgresStore::append_inside(std::span<const Write> group) {
    const auto there = connection_.ask_all(opening(group));
    if (!there) {
        return tl::unexpected(there.error());
    }
    Heads heads = heads_in((*there)[there->size() - 2]);
    Known known = known_in(there->back());
    Batch batch;
    std::vector<Receipt> receipts;
    for (const Write& write : group) {
        receipts.push_back(batch.fits(write, group, heads, known)
                               ? batch.add(write, heads, known)
                               : Receipt{Written::conflict, 0, 0});
    }
    const auto done = connection_.ask_all(closing(heads, batch));
    return done ? Result<std::vector<Receipt>>(receipts) : tl::unexpected(done.error());
}

Result<Reading> PostgresStore::read(const std::string& stream, Sequence after) {
    const From from{stream, after};
    auto all = read_all({&from, 1});
    return all ? Result<Reading>(std::move(all->front())) : tl::unexpected(all.error());
}

// With the record before, for its chain.
Result<std::vector<Reading>> PostgresStore::read_all(std::span<const From> streams) {
    Array names;
    Array afters;
    for (const From& from : streams) {
        names.add(from.stream);
        afters.add(static_cast<std::int64_t>(from.after));
    }
    const char* const sql =
        "SELECT r.seq, r.command, r.line, r.checksum, r.chain, asked.place "
        "FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS asked (name, after, place) "
        "JOIN stream s ON s.name = asked.name "
        "JOIN record r ON r.stream = s.id AND r.seq >= asked.after ORDER BY asked.place, r.seq";
    const std::vector<Question> question{{sql, {names.text(), afters.text()}}};
    auto answer = connection_.ask_all(question);
    if (!answer && is_lost("SELECT 1") && reconnect()) {
        answer = connection_.ask_all(question);
    }
    if (!answer) {
        return tl::unexpected(answer.error());
    }
    const Rows& rows = answer->front();
    std::vector<Reading> all;
    int row = 0;
    for (std::size_t i = 0; i < streams.size(); ++i) {
        std::vector<Stored> raw;
        Chain before{};
        for (; row < rows.count() && rows.number(row, 5) == static_cast<int>(i) + 1; ++row) {
            Stored record = stored_from(rows, row);
            if (record.sequence == streams[i].after) {
                before = record.chain;
            } else {
                raw.push_back(std::move(record));
            }
        }
        const auto& [stream, after] = streams[i];
        all.push_back(checked(Checker(stream, after, before), std::move(raw)));
    }
    return all;
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
