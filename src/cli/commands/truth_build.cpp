#include "cli/command.hpp"
#include "cli/commands/truth.hpp"
#include "cli/json.hpp"
#include "cli/thread_executor.hpp"

#include <algorithm>
#include <optional>
#include <ostream>
#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace tables = truth::tables;
namespace json = boost::json;

constexpr std::uint64_t default_memory_mib = 4096;
constexpr std::uint64_t most_threads = 256;

// Tells every tenth that is done. Of a large table every pair of slices, and then how far the file
// is.
class Teller {
public:
    explicit Teller(const Context& context) : context_(context) {}

    void tell(const tables::Progress& progress) {
        const bool is_large = progress.in_total >= large;
        const bool packing = progress.stage == tables::Stage::packed;
        const std::uint64_t percent = 100 * progress.done / progress.in_total;
        const std::uint64_t tenth = percent / 10;
        const bool is_next = tenth != std::exchange(last_tenth_, tenth);
        const bool is_told = is_large ? !packing || is_next : !packing && is_next;
        if (!is_told) {
            return;
        }
        context_.streams.talk << context_.text(key_of(progress.stage),
                                               {{"slice", name_of(progress.slice)},
                                                {"percent", std::to_string(percent)}})
                              << std::endl;
    }

private:
    static constexpr std::uint64_t large = 100'000'000;

    static const char* key_of(tables::Stage stage) {
        return stage == tables::Stage::built   ? "cli.truth.build.done"
               : stage == tables::Stage::found ? "cli.truth.build.found"
                                               : "cli.truth.build.packed";
    }

    const Context& context_;
    std::uint64_t last_tenth_ = 0;
};

struct Wishes {
    tables::BuildPlan plan;
    std::size_t threads = 1;
};

tl::expected<Wishes, Exit> wishes_from(const tables::Engine& engine, const Arguments& arguments,
                                       const Context& context) {
    const auto pieces = arguments.number("--pieces");
    const std::uint64_t threads =
        arguments.number("--threads").value_or(ThreadExecutor::available());
    if ((pieces && (*pieces < 2 || *pieces > tables::most_pieces)) || threads < 1 ||
        threads > most_threads) {
        return tl::unexpected(
            context.wrong_usage(Message{"cli.truth.build.limits",
                                        {{"pieces", std::to_string(tables::most_pieces)},
                                         {"threads", std::to_string(most_threads)}}}));
    }
    const int wanted = static_cast<int>(pieces.value_or(0));
    Wishes wishes;
    wishes.plan.slices = slices_of(pieces ? tables::Scope{wanted, wanted} : engine.usual);
    wishes.plan.memory_bytes = arguments.number("--memory").value_or(default_memory_mib) << 20;
    wishes.threads = threads;
    return wishes;
}

json::object facts_json(const tables::Engine& engine, const TableFolder& folder,
                        std::span<const std::byte> file) {
    std::uint64_t positions = 0;
    const auto contents = read_contents(engine, file, tables::Whole::table);
    for (const tables::StoredSlice& stored : contents->slices) {
        positions += stored.positions;
    }
    return {{"file", folder.file_of(engine).string()},
            {"positions", positions},
            {"bytes", file.size()}};
}

void print_facts(const json::object& facts, const Context& context) {
    context.streams.out << context.text(
                               "cli.truth.build.written",
                               {{"file", std::string(facts.at("file").as_string())},
                                {"positions", std::to_string(facts.at("positions").as_uint64())},
                                {"bytes", std::to_string(facts.at("bytes").as_uint64())}})
                        << '\n';
}

// Builds the table and puts it into its place.
Result<json::object> make(const tables::Engine& engine, const Wishes& wishes, TableFolder& folder,
                          const Context& context) {
    ThreadExecutor executor(wishes.threads);
    Teller teller(context);
    const auto tell = [&](const tables::Progress& progress) { teller.tell(progress); };
    const auto file = tables::build_table(engine, wishes.plan, {executor, &folder, tell});
    if (!file) {
        return tl::unexpected(file.error());
    }
    const std::string name = folder.file_of(engine).filename().string();
    if (const auto written = folder.write(name, *file); !written) {
        return tl::unexpected(written.error());
    }
    for (const tables::Slice slice : wishes.plan.slices) {
        folder.remove(part_name(engine, slice));
    }
    return facts_json(engine, folder, *file);
}

Exit run_one(const Arguments& arguments, const Context& context) {
    const auto engine = engine_from(arguments, context);
    if (!engine) {
        return engine.error();
    }
    const auto wishes = wishes_from(**engine, arguments, context);
    if (!wishes) {
        return wishes.error();
    }
    TableFolder folder = table_folder(arguments, context);
    const auto made = make(**engine, *wishes, folder, context);
    if (!made) {
        return context.bad_input(made.error());
    }
    if (context.facts.json) {
        print_json(context.streams.out, *made);
    } else {
        print_facts(*made, context);
    }
    return Exit::done;
}

// A file that cannot be used any more, or holds less, is as good as none.
std::optional<json::object> found(const tables::Engine& engine, const Wishes& wishes,
                                  const TableFolder& folder) {
    const auto file = MappedFile::open(folder.file_of(engine));
    if (!file) {
        return std::nullopt;
    }
    const auto table = tables::Table::open(engine, file->bytes());
    const auto holds = [&](tables::Slice slice) { return (*table)->holds(slice); };
    if (!table || !std::ranges::all_of(wishes.plan.slices, holds)) {
        return std::nullopt;
    }
    return facts_json(engine, folder, file->bytes());
}

Result<json::object> found_or_made(const tables::Engine& engine, const Wishes& wishes,
                                   TableFolder& folder, const Context& context) {
    if (auto facts = found(engine, wishes, folder)) {
        return *std::move(facts);
    }
    context.streams.talk << context.text("cli.truth.build.making",
                                         {{"file", folder.file_of(engine).string()}})
                         << std::endl;
    return make(engine, wishes, folder, context);
}

Exit tell_failure(const Fault& fault, const Context& context) {
    const Exit exit = context.bad_input(fault);
    if (fault.message.key == unwritable_key) {
        context.streams.talk << context.text("cli.truth.build.not_kept") << '\n';
    }
    return exit;
}

// All games: what is there is left as it is.
Exit run_all(const Arguments& arguments, const Context& context) {
    TableFolder folder = table_folder(arguments, context);
    json::array all;
    for (const tables::Engine& engine : tables::all_engines()) {
        const auto wishes = wishes_from(engine, arguments, context);
        if (!wishes) {
            return wishes.error();
        }
        const auto facts = found_or_made(engine, *wishes, folder, context);
        if (!facts) {
            return tell_failure(facts.error(), context);
        }
        all.push_back(*facts);
        if (!context.facts.json) {
            print_facts(*facts, context);
        }
    }
    if (context.facts.json) {
        print_json(context.streams.out, {{"tables", std::move(all)}});
    }
    return Exit::done;
}

Exit run_truth_build(const Arguments& arguments, const Context& context) {
    return arguments.has("VARIANT") ? run_one(arguments, context) : run_all(arguments, context);
}

} // namespace

Command truth_build() {
    return {"truth build",
            {optional("VARIANT"), number_option("--pieces", "K"), option("--dir", "FOLDER"),
             number_option("--threads", "N"), number_option("--memory", "MIB")},
            run_truth_build};
}

} // namespace kodeks::cli
