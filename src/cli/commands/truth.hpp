// What the commands about endgame tables share: the game, the folder, an opened table.
#pragma once

#include "cli/command.hpp"
#include "cli/table_folder.hpp"
#include "truth/tables/prober.hpp"

#include <tl/expected.hpp>

namespace kodeks::cli {

// The tables of VARIANT; a game without tables is reported.
tl::expected<const truth::tables::Engine*, Exit> engine_from(const Arguments& arguments,
                                                             const Context& context);

// --dir, otherwise the folder "tables" in the program's data folder.
TableFolder table_folder(const Arguments& arguments, const Context& context);

// A table with the bytes it stands on.
struct OpenTable {
    std::unique_ptr<MappedFile> file;
    truth::tables::Bytes built;
    std::unique_ptr<truth::tables::Table> table;
};

// The file in the folder; no table when there is no file.
Result<OpenTable> table_in(const truth::tables::Engine& engine, const TableFolder& folder);

// Built in memory by so many threads.
Result<OpenTable> table_built(const truth::tables::Engine& engine,
                              std::vector<truth::tables::Slice> slices, std::size_t threads);

// The file in the folder. No table when there is no file; a bad file is reported.
tl::expected<OpenTable, Exit> open_table(const truth::tables::Engine& engine,
                                         const TableFolder& folder, const Context& context);

// Built in memory, for this run only.
tl::expected<OpenTable, Exit> build_in_memory(const truth::tables::Engine& engine,
                                              std::vector<truth::tables::Slice> slices,
                                              const Context& context);

} // namespace kodeks::cli
