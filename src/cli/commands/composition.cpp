#include "cli/commands/composition.hpp"

#include "cli/input.hpp"
#include "cli/thread_executor.hpp"

#include <chrono>
#include <ostream>

namespace kodeks::cli {

namespace {

namespace tables = truth::tables;
using composition::Composition;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t default_nodes = 1'000'000;
constexpr std::uint64_t default_memory_mib = 512;
constexpr std::uint64_t most_memory_mib = 1U << 20;
constexpr int pieces_in_memory = 3; // a table that is built within a moment
// Files are read whole; what a composer writes is a few kilobytes.
constexpr std::size_t most_bytes = std::size_t{10} << 20;

// Stops when the time is over, and tells a terminal every second how far the search is.
class Watcher {
public:
    Watcher(const Context& context, std::optional<std::uint64_t> seconds) : context_(context) {
        if (seconds) {
            end_ = Clock::now() + std::chrono::seconds(*seconds);
        }
    }

    bool operator()(std::uint64_t nodes) {
        const auto now = Clock::now();
        if (context_.facts.width && now - last_ > std::chrono::seconds(1)) {
            last_ = now;
            context_.streams.talk << '\r'
                                  << context_.text("cli.composition.progress",
                                                   {{"nodes", std::to_string(nodes)}})
                                  << std::flush;
        }
        return !end_ || now < *end_;
    }

private:
    const Context& context_;
    std::optional<Clock::time_point> end_;
    Clock::time_point last_ = Clock::now();
};

// The file if there is one, otherwise a small table for this run.
Result<OpenTable> solver_table(const games::Variant& variant, const TableFolder& folder,
                               std::size_t threads) {
    const tables::Engine* const engine = tables::find_engine(variant);
    if (engine == nullptr) {
        return OpenTable{};
    }
    auto open = table_in(*engine, folder);
    if (!open || open->table) {
        return open;
    }
    return table_built(*engine, tables::slices_of({pieces_in_memory, pieces_in_memory}), threads);
}

composition::Leaves leaves_of(tables::Prober& prober) {
    return [&prober](const games::Position& position) { return prober.going_on(position); };
}

} // namespace

std::vector<Argument> with_search(std::vector<Argument> more) {
    std::vector<Argument> all = {required("FILE"), number_option("--nodes", "N"),
                                 number_option("--time", "SECONDS"),
                                 number_option("--memory", "MIB"), option("--dir", "FOLDER")};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

tl::expected<Input, Exit> composition_input(const Arguments& arguments, const Context& context) {
    auto input = read_text(arguments.value("FILE"), context.streams);
    if (!input) {
        return tl::unexpected(context.bad_input(input.error()));
    }
    if (input->text.size() > most_bytes) {
        return tl::unexpected(context.answer_no(
            Message{"cli.composition.too_large", {{"most", std::to_string(most_bytes >> 20)}}}));
    }
    return *std::move(input);
}

tl::expected<Composition, Exit> composition_from(const Arguments& arguments, const Context& context,
                                                 composition::Lines lines) {
    const auto input = composition_input(arguments, context);
    return input ? composition_from(*input, context, lines) : tl::unexpected(input.error());
}

tl::expected<Composition, Exit> composition_from(const Input& input, const Context& context,
                                                 composition::Lines lines) {
    auto composition = composition::read_composition({input.text, input.name}, lines);
    if (!composition) {
        return tl::unexpected(context.bad_input(composition.error()));
    }
    return *std::move(composition);
}

tl::expected<std::unique_ptr<SearchDesk>, Exit> SearchDesk::open(const Composition& composition,
                                                                 const Arguments& arguments,
                                                                 const Context& context) {
    return open(composition.diagram.variant(), composition.task, arguments, context);
}

tl::expected<std::unique_ptr<SearchDesk>, Exit> SearchDesk::open(const games::Variant& variant,
                                                                 const composition::Task& task,
                                                                 const Arguments& arguments,
                                                                 const Context& context) {
    const std::uint64_t memory = arguments.number("--memory").value_or(default_memory_mib);
    if (memory == 0 || memory > most_memory_mib) {
        return tl::unexpected(context.wrong_usage(
            Message{"cli.composition.memory", {{"most", std::to_string(most_memory_mib)}}}));
    }
    const Watcher watcher(context, arguments.number("--time")); // the table takes its time too
    auto open =
        solver_table(variant, table_folder(arguments, context), ThreadExecutor::available());
    if (!open) {
        return tl::unexpected(context.bad_input(open.error()));
    }
    std::unique_ptr<SearchDesk> desk(new SearchDesk(std::move(*open)));
    composition::Means& means = desk->means_;
    if (desk->tables_.table) {
        desk->prober_ = std::make_unique<tables::Prober>(*desk->tables_.table);
        means.solver.leaves = leaves_of(*desk->prober_);
    }
    means.nodes_each = arguments.number("--nodes").value_or(default_nodes);
    means.solver.memory_bytes = memory << 20;
    means.solver.watch = watcher;
    desk->proofs_ = std::make_unique<composition::Proofs>(task, means);
    return desk;
}

// A file that cannot be used was named when the server started; here the search does without.
SolverTables::Known& SolverTables::known(const games::Variant& variant) {
    for (const auto& one : known_) {
        if (one->variant == &variant) {
            return *one;
        }
    }
    auto open = solver_table(variant, folder_, 1); // the other cores are for the games
    known_.push_back(std::make_unique<Known>());
    Known& made = *known_.back();
    made.variant = &variant;
    if (open && open->table) {
        made.open = std::move(*open);
        made.prober = std::make_unique<tables::Prober>(*made.open.table);
    }
    return made;
}

composition::Leaves SolverTables::of(const games::Variant& variant) {
    const Known& found = known(variant);
    return found.prober ? leaves_of(*found.prober) : composition::Leaves{};
}

} // namespace kodeks::cli
