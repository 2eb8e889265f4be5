#include "store/postgres/schema.hpp"

#include <array>

#include <fmt/format.h>

namespace kodeks::store::postgres {

namespace {

constexpr std::array<const char*, schema_version> steps = {
    R"(CREATE TABLE kodeks.stream (
           id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
           name text NOT NULL UNIQUE,
           last integer NOT NULL DEFAULT 0,
           chain bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex')
       );
       CREATE TABLE kodeks.record (
           stream bigint NOT NULL REFERENCES kodeks.stream (id),
           seq integer NOT NULL CHECK (seq > 0),
           command text NOT NULL,
           line text NOT NULL,
           checksum bigint NOT NULL,
           chain bytea NOT NULL,
           PRIMARY KEY (stream, seq)
       );
       CREATE INDEX record_command ON kodeks.record (stream, command);
       CREATE SEQUENCE kodeks.node AS integer;
       CREATE FUNCTION kodeks.records_stay() RETURNS trigger LANGUAGE plpgsql AS $$
           BEGIN RAISE EXCEPTION 'records are only ever added'; END $$;
       CREATE TRIGGER record_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON kodeks.record
           FOR EACH STATEMENT EXECUTE FUNCTION kodeks.records_stay();)",
};

// Any number that other programs are unlikely to lock.
constexpr const char* lock = "SELECT pg_advisory_xact_lock(4821709153)";

Fault fault(const Connection& connection, const char* key, std::int64_t version) {
    return {
        Message{key,
                {{"version", std::to_string(version)}, {"known", std::to_string(schema_version)}}},
        connection.shown(),
        {},
        ""};
}

Result<std::int64_t> version_of(Connection& connection) {
    auto there = connection.number("SELECT count(*) FROM pg_tables WHERE schemaname = 'kodeks' AND "
                                   "tablename = 'version'");
    if (!there || *there == 0) {
        return there;
    }
    return connection.number("SELECT number FROM kodeks.version");
}

Result<void> steps_from(Connection& connection, std::int64_t version) {
    std::string sql;
    if (version == 0) {
        sql = "CREATE SCHEMA IF NOT EXISTS kodeks;"
              "CREATE TABLE kodeks.version (number integer NOT NULL);"
              "INSERT INTO kodeks.version VALUES (0);";
    }
    for (auto i = static_cast<std::size_t>(version); i < steps.size(); ++i) {
        sql += steps[i];
    }
    sql += fmt::format("UPDATE kodeks.version SET number = {};", schema_version);
    return connection.run(sql.c_str());
}

Result<void> migrate_locked(Connection& connection) {
    if (const auto locked = connection.ask(lock); !locked) {
        return tl::unexpected(locked.error());
    }
    const auto version = version_of(connection);
    if (!version) {
        return tl::unexpected(version.error());
    }
    if (*version > schema_version) {
        return tl::unexpected(fault(connection, "store.version", *version));
    }
    return *version == schema_version ? Result<void>() : steps_from(connection, *version);
}

} // namespace

Result<void> check_schema(Connection& connection) {
    const auto version = version_of(connection);
    if (!version) {
        return tl::unexpected(version.error());
    }
    if (*version == 0) {
        return tl::unexpected(fault(connection, "store.nothing_there", 0));
    }
    return *version <= schema_version
               ? Result<void>()
               : tl::unexpected(fault(connection, "store.version", *version));
}

Result<void> migrate(Connection& connection) {
    if (auto begun = connection.run("BEGIN"); !begun) {
        return begun;
    }
    auto done = migrate_locked(connection);
    auto ended = connection.run(done ? "COMMIT" : "ROLLBACK");
    return done ? ended : done;
}

} // namespace kodeks::store::postgres
