#include "cli/commands/truth.hpp"

#include "cli/commands/position.hpp"
#include "cli/thread_executor.hpp"

namespace kodeks::cli {

namespace tables = truth::tables;

tl::expected<const tables::Engine*, Exit> engine_from(const Arguments& arguments,
                                                      const Context& context) {
    const auto variant = variant_from(arguments, context);
    if (!variant) {
        return tl::unexpected(variant.error());
    }
    if (const tables::Engine* engine = tables::find_engine(**variant)) {
        return engine;
    }
    std::vector<std::string> names;
    for (const tables::Engine& engine : tables::all_engines()) {
        names.emplace_back(engine.variant->name);
    }
    return tl::unexpected(context.wrong_usage(
        Message{"cli.truth.no_tables",
                {{"name", std::string((*variant)->name)}, {"names", joined(names, ", ")}}}));
}

TableFolder table_folder(const Arguments& arguments, const Context& context) {
    const auto given = arguments.maybe("--dir");
    return TableFolder(given ? std::filesystem::path(*given)
                             : std::filesystem::path(context.facts.data_folder) / "tables");
}

Result<OpenTable> table_in(const tables::Engine& engine, const TableFolder& folder) {
    OpenTable open;
    open.file = MappedFile::open(folder.file_of(engine));
    if (!open.file) {
        return open;
    }
    auto table = tables::Table::open(engine, open.file->bytes());
    if (!table) {
        Fault fault = table.error();
        fault.source = folder.file_of(engine).string();
        return tl::unexpected(std::move(fault));
    }
    open.table = std::move(*table);
    return open;
}

Result<OpenTable> table_built(const tables::Engine& engine, std::vector<tables::Slice> slices,
                              std::size_t threads) {
    ThreadExecutor executor(threads);
    OpenTable open;
    auto built = tables::build_table(engine, {.slices = std::move(slices)}, {executor});
    if (!built) {
        return tl::unexpected(built.error());
    }
    open.built = std::move(*built);
    auto table = tables::Table::open(engine, open.built);
    if (!table) {
        return tl::unexpected(table.error());
    }
    open.table = std::move(*table);
    return open;
}

namespace {

tl::expected<OpenTable, Exit> reported(Result<OpenTable> open, const Context& context) {
    if (!open) {
        return tl::unexpected(context.bad_input(open.error()));
    }
    return *std::move(open);
}

} // namespace

tl::expected<OpenTable, Exit> open_table(const tables::Engine& engine, const TableFolder& folder,
                                         const Context& context) {
    return reported(table_in(engine, folder), context);
}

tl::expected<OpenTable, Exit> build_in_memory(const tables::Engine& engine,
                                              std::vector<tables::Slice> slices,
                                              const Context& context) {
    return reported(table_built(engine, std::move(slices), ThreadExecutor::available()), context);
}

} // namespace kodeks::cli
