#include "cli/command.hpp"
#include "cli/commands/truth.hpp"
#include "cli/json.hpp"
#include "cli/thread_executor.hpp"

#include <ostream>

#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace tables = truth::tables;

constexpr std::uint64_t default_memory_mib = 4096;
constexpr std::uint64_t most_threads = 256;

// Tells every tenth that is done, and every pair of slices of a large table.
class Teller {
public:
    explicit Teller(const Context& context) : context_(context) {}

    void tell(const tables::Progress& progress) {
        const std::uint64_t percent = 100 * progress.done / progress.in_total;
        if (percent < next_percent_ && progress.in_total < large) {
            return;
        }
        next_percent_ = percent - percent % 10 + 10;
        const char* const key = progress.resumed ? "cli.truth.build.found" : "cli.truth.build.done";
        context_.streams.talk << context_.text(key, {{"slice", name_of(progress.slice)},
                                                     {"percent", std::to_string(percent)}})
                              << std::endl;
    }

private:
    static constexpr std::uint64_t large = 100'000'000;

    const Context& context_;
    std::uint64_t next_percent_ = 10;
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

Exit report(const tables::Engine& engine, const TableFolder& folder, const tables::Bytes& file,
            const Context& context) {
    const std::string path = folder.file_of(engine).string();
    std::uint64_t positions = 0;
    const auto contents = read_contents(engine, file, tables::Whole::table);
    for (const tables::StoredSlice& stored : contents->slices) {
        positions += stored.positions;
    }
    if (context.facts.json) {
        print_json(context.streams.out,
                   {{"file", path}, {"positions", positions}, {"bytes", file.size()}});
    } else {
        context.streams.out << context.text("cli.truth.build.written",
                                            {{"file", path},
                                             {"positions", std::to_string(positions)},
                                             {"bytes", std::to_string(file.size())}})
                            << '\n';
    }
    return Exit::done;
}

Exit run(const Arguments& arguments, const Context& context) {
    const auto engine = engine_from(arguments, context);
    if (!engine) {
        return engine.error();
    }
    const auto wishes = wishes_from(**engine, arguments, context);
    if (!wishes) {
        return wishes.error();
    }
    TableFolder folder = table_folder(arguments, context);
    ThreadExecutor executor(wishes->threads);
    Teller teller(context);
    const auto tell = [&](const tables::Progress& progress) { teller.tell(progress); };
    const auto file = tables::build_table(**engine, wishes->plan, {executor, &folder, tell});
    if (!file) {
        return context.bad_input(file.error());
    }
    const std::string name = folder.file_of(**engine).filename().string();
    if (const auto written = folder.write(name, *file); !written) {
        return context.bad_input(written.error());
    }
    for (const tables::Slice slice : wishes->plan.slices) {
        folder.remove(part_name(**engine, slice));
    }
    return report(**engine, folder, *file, context);
}

} // namespace

Command truth_build() {
    return {"truth build",
            {required("VARIANT"), number_option("--pieces", "K"), option("--dir", "FOLDER"),
             number_option("--threads", "N"), number_option("--memory", "MIB")},
            run};
}

} // namespace kodeks::cli
