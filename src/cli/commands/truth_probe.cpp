#include "base/text_table.hpp"
#include "cli/command.hpp"
#include "cli/commands/position.hpp"
#include "cli/commands/truth.hpp"
#include "cli/json.hpp"
#include "notation/styles.hpp"
#include "truth/draughts_truth.hpp"

#include <numeric>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace tables = truth::tables;
namespace json = boost::json;
using truth::Outcome;
using truth::Value;

// What is built in memory within seconds when no file holds the position.
constexpr std::uint64_t most_positions_built = 50'000'000;
constexpr std::uint64_t default_budget = 100'000;
constexpr std::size_t longest_line_plies = 300;

std::string move_text(const games::Position& position, const games::Move& move,
                      const Context& context) {
    return notation::styled_move(position, move,
                                 notation::move_style_names(position.variant()).front(),
                                 context.facts.language);
}

std::string_view value_name(Value value) {
    constexpr std::string_view names[] = {"loss", "draw", "win"};
    return names[static_cast<std::size_t>(value)];
}

std::string outcome_text(const Outcome& outcome, const Context& context) {
    const std::string key = "cli.truth.probe." + std::string(value_name(outcome.value));
    if (!outcome.plies) {
        return context.text(key);
    }
    return context.text(key + "_in", {{"moves", std::to_string((*outcome.plies + 1) / 2)},
                                      {"plies", std::to_string(*outcome.plies)}});
}

json::object outcome_json(const Outcome& outcome) {
    json::object object{{"value", value_name(outcome.value)}};
    if (outcome.plies) {
        object["plies"] = *outcome.plies;
    }
    return object;
}

std::vector<std::string> line_text(tables::Prober& prober, const games::Position& position,
                                   const Context& context) {
    std::vector<std::string> line;
    games::Position now = position;
    for (const games::Move& move : prober.best_line(position, longest_line_plies)) {
        line.push_back(move_text(now, move, context));
        now = games::play(now, move);
    }
    return line;
}

Exit print(tables::Prober& prober, const games::Position& position, const Outcome& outcome,
           const Context& context) {
    const std::vector<std::string> line = line_text(prober, position, context);
    TextTable table(
        {{context.text("cli.truth.probe.move")}, {context.text("cli.truth.probe.worth")}});
    json::array moves;
    for (const tables::MoveOutcome& each : prober.moves(position)) {
        const std::string text = move_text(position, each.move, context);
        table.add({text, outcome_text(each.outcome, context)});
        json::object object = outcome_json(each.outcome);
        object["move"] = text;
        moves.push_back(std::move(object));
    }
    std::ostream& out = context.streams.out;
    if (context.facts.json) {
        json::object object = outcome_json(outcome);
        object["line"] = json::array(line.begin(), line.end());
        object["moves"] = std::move(moves);
        print_json(out, object);
        return Exit::done;
    }
    out << outcome_text(outcome, context) << '\n';
    if (!line.empty()) {
        out << joined(line, " ") << '\n';
    }
    if (!moves.empty()) {
        out << '\n' << table.to_text();
    }
    return Exit::done;
}

// Beyond the tables: can either side force a win? The tables there are help.
Exit search(tables::Prober* prober, const games::Position& position, std::uint64_t budget,
            const Context& context) {
    const truth::DraughtsTruth judge(prober);
    const truth::Decision decision = judge.decided(position, {budget});
    const std::string white(truth::name_of(decision.for_white.verdict));
    const std::string black(truth::name_of(decision.for_black.verdict));
    if (context.facts.json) {
        print_json(context.streams.out,
                   {{"forced_win", {{"white", white}, {"black", black}}},
                    {"nodes", decision.for_white.nodes + decision.for_black.nodes}});
    } else {
        for (const auto& [side, verdict] : {std::pair("white", white), std::pair("black", black)}) {
            context.streams.out << context.text("cli.truth.probe." + std::string(side),
                                                {{"verdict", context.text("truth." + verdict)}})
                                << '\n';
        }
    }
    return decision.verdict == truth::Verdict::open ? Exit::no : Exit::done;
}

// The file if it holds the position, otherwise just what the position needs, if that is small.
tl::expected<OpenTable, Exit> table_for(const tables::Engine& engine,
                                        const games::Position& position, const TableFolder& folder,
                                        const Context& context) {
    auto open = open_table(engine, folder, context);
    const auto slice = tables::slice_of(position);
    const bool two_sided = slice && slice->own() > 0 && slice->theirs() > 0;
    if (!open || !two_sided || (open->table && open->table->holds(*slice))) {
        return open;
    }
    const auto needed = closure_of(*slice);
    const std::uint64_t positions = std::accumulate(
        needed.begin(), needed.end(), std::uint64_t{0},
        [&](std::uint64_t sum, tables::Slice one) { return sum + engine.size(one); });
    return positions > most_positions_built ? std::move(open)
                                            : build_in_memory(engine, needed, context);
}

Exit run_truth_probe(const Arguments& arguments, const Context& context) {
    const auto engine = engine_from(arguments, context);
    if (!engine) {
        return engine.error();
    }
    const auto position = position_from(arguments, context);
    if (!position) {
        return position.error();
    }
    const TableFolder folder = table_folder(arguments, context);
    const auto open = table_for(**engine, *position, folder, context);
    if (!open) {
        return open.error();
    }
    const std::uint64_t budget = arguments.number("--budget").value_or(default_budget);
    if (!open->table) {
        return search(nullptr, *position, budget, context);
    }
    tables::Prober prober(*open->table);
    if (const auto outcome = prober.outcome(*position)) {
        return print(prober, *position, *outcome, context);
    }
    if (open->table->damaged()) {
        Fault fault = tables::table_fault("truth.table.damaged", {{"what", "block"}});
        fault.source = folder.file_of(**engine).string();
        return context.bad_input(fault);
    }
    return search(&prober, *position, budget, context);
}

} // namespace

Command truth_probe() {
    return {"truth probe",
            with_position({option("--dir", "FOLDER"), number_option("--budget", "NODES")}),
            run_truth_probe};
}

} // namespace kodeks::cli
