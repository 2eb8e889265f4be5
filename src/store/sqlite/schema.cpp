#include "store/sqlite/schema.hpp"

#include <array>

#include <fmt/format.h>

namespace kodeks::store::sqlite {

namespace {

constexpr std::int64_t application = 0x4B4F4445; // "KODE", at byte 68 of the file

// Number n leads from version n to n + 1.
constexpr std::array<const char*, schema_version> steps = {
    R"(CREATE TABLE stream (
           id INTEGER PRIMARY KEY,
           name TEXT NOT NULL UNIQUE
       ) STRICT;
       CREATE TABLE record (
           stream INTEGER NOT NULL REFERENCES stream (id),
           seq INTEGER NOT NULL,
           command TEXT NOT NULL,
           line TEXT NOT NULL,
           checksum INTEGER NOT NULL,
           chain BLOB NOT NULL,
           PRIMARY KEY (stream, seq)
       ) STRICT, WITHOUT ROWID;
       CREATE INDEX record_command ON record (stream, command);
       CREATE TRIGGER record_stays BEFORE UPDATE ON record BEGIN
           SELECT RAISE (ABORT, 'records are only ever added');
       END;
       CREATE TRIGGER record_is_kept BEFORE DELETE ON record BEGIN
           SELECT RAISE (ABORT, 'records are only ever added');
       END;)",
    // Which commands a stream has is remembered by whoever writes: with the index every game of a
    // group would touch a page more.
    "DROP INDEX record_command;",
    // Records stand in the order in which they came (places.hpp), not stream by stream: a group of
    // commands of many games is then a few pages in a row instead of one for every game.
    R"(CREATE TABLE came (
           id INTEGER PRIMARY KEY,
           stream INTEGER NOT NULL REFERENCES stream (id),
           seq INTEGER NOT NULL,
           command TEXT NOT NULL,
           line TEXT NOT NULL,
           checksum INTEGER NOT NULL,
           chain BLOB NOT NULL
       ) STRICT;
       INSERT INTO came (stream, seq, command, line, checksum, chain)
           SELECT stream, seq, command, line, checksum, chain FROM record ORDER BY stream, seq;
       DROP TABLE record;
       ALTER TABLE came RENAME TO record;
       CREATE TRIGGER record_stays BEFORE UPDATE ON record BEGIN
           SELECT RAISE (ABORT, 'records are only ever added');
       END;
       CREATE TRIGGER record_is_kept BEFORE DELETE ON record BEGIN
           SELECT RAISE (ABORT, 'records are only ever added');
       END;)",
};

Fault fault(const Database& database, const char* key, std::int64_t version) {
    return {
        Message{key,
                {{"version", std::to_string(version)}, {"known", std::to_string(schema_version)}}},
        database.path(),
        {},
        ""};
}

Result<void> step_from(Database& database, int version) {
    const std::string sql =
        fmt::format("BEGIN IMMEDIATE; {} PRAGMA application_id = {}; PRAGMA user_version = {}; "
                    "COMMIT;",
                    steps[static_cast<std::size_t>(version)], application, version + 1);
    return database.run(sql.c_str());
}

} // namespace

Result<void> check_schema(Database& database) {
    const auto owner = database.number("PRAGMA application_id");
    const auto version = database.number("PRAGMA user_version");
    if (!owner || !version) {
        return tl::unexpected(owner ? version.error() : owner.error());
    }
    if (*owner != application) {
        return tl::unexpected(fault(database, "store.no_store", *version));
    }
    if (*version < 1 || *version > schema_version) {
        return tl::unexpected(fault(database, "store.version", *version));
    }
    return {};
}

Result<void> migrate(Database& database) {
    const auto tables = database.number("SELECT count(*) FROM sqlite_schema");
    if (!tables) {
        return tl::unexpected(tables.error());
    }
    if (*tables > 0) {
        if (const auto known = check_schema(database); !known) {
            return known;
        }
    }
    const auto version = database.number("PRAGMA user_version");
    for (auto i = static_cast<int>(version.value_or(0)); i < schema_version; ++i) {
        if (const auto done = step_from(database, i); !done) {
            return done;
        }
    }
    return {};
}

} // namespace kodeks::store::sqlite
