// The tables of the log in PostgreSQL, in a schema of their own, and how older ones become what the
// program knows now. Steps have numbers, run in one transaction under a lock, and are never changed
// once released.
#pragma once

#include "store/postgres/connection.hpp"

namespace kodeks::store::postgres {

constexpr int schema_version = 1;

// Makes the tables, or brings them up to date; several nodes may do so at once.
Result<void> migrate(Connection& connection);

// The tables are there and not younger than this program.
Result<void> check_schema(Connection& connection);

} // namespace kodeks::store::postgres
