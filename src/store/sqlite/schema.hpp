// The tables of the log, and how older files become what the program knows now. Every step has its
// number, runs in one transaction and is never changed once released: old data opens for ever.
#pragma once

#include "store/sqlite/database.hpp"

namespace kodeks::store::sqlite {

constexpr int schema_version = 3;

// Before this version each stream stood together; since then records stand as they came.
constexpr int version_in_order = 3;

// Of a file opened for writing: makes the tables, or brings them up to date.
Result<void> migrate(Database& database);

// Of any file: it is a store, and not a younger one than this program.
Result<void> check_schema(Database& database);

} // namespace kodeks::store::sqlite
