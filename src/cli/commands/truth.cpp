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

tl::expected<OpenTable, Exit> open_table(const tables::Engine& engine, const TableFolder& folder,
                                         const Context& context) {
    OpenTable open;
    open.file = MappedFile::open(folder.file_of(engine));
    if (!open.file) {
        return open;
    }
    auto table = tables::Table::open(engine, open.file->bytes());
    if (!table) {
        Fault fault = table.error();
        fault.source = folder.file_of(engine).string();
        return tl::unexpected(context.bad_input(fault));
    }
    open.table = std::move(*table);
    return open;
}

tl::expected<OpenTable, Exit> build_in_memory(const tables::Engine& engine,
                                              std::vector<tables::Slice> slices,
                                              const Context& context) {
    ThreadExecutor executor(ThreadExecutor::available());
    OpenTable open;
    auto built = tables::build_table(engine, {.slices = std::move(slices)}, {executor});
    if (!built) {
        return tl::unexpected(context.bad_input(built.error()));
    }
    open.built = std::move(*built);
    auto table = tables::Table::open(engine, open.built);
    if (!table) {
        return tl::unexpected(context.bad_input(table.error()));
    }
    open.table = std::move(*table);
    return open;
}

} // namespace kodeks::cli
