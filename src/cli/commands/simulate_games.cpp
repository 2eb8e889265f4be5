// Random games before the referee, with every promise checked after every command.
#include "cli/command.hpp"
#include "cli/json.hpp"
#include "referee/simulation/simulation.hpp"
#include "rulebook/book.hpp"

#include <ostream>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace referee::simulation;

constexpr std::uint64_t usual_games = 1000;

// The rulebooks and variants asked for; all of them when none is named.
std::vector<Plan> plans_of(const Arguments& arguments) {
    const auto typed = arguments.maybe("--rulebook");
    const rulebook::Book* const book = typed ? rulebook::find_book(*typed) : nullptr;
    const auto variant = arguments.maybe("--variant");
    std::vector<Plan> plans;
    for (const rulebook::GameRules* rules : rulebook::all_game_rules()) {
        for (const std::string_view name : rules->variants) {
            const bool wanted = !typed || (book != nullptr && book->edition == rules->edition);
            if (wanted && (!variant || *variant == name)) {
                plans.push_back({rules->edition, name, 0, {}});
            }
        }
    }
    return plans;
}

using Counts = std::map<std::string, std::uint64_t, std::less<>>;

json::object counts_json(const Counts& counts) {
    json::object object;
    for (const auto& [name, count] : counts) {
        object[name] = count;
    }
    return object;
}

void print_counts(const Counts& counts, std::string_view key, const Context& context) {
    context.streams.out << context.text(key) << "\n";
    for (const auto& [name, count] : counts) {
        context.streams.out << fmt::format("  {} {}\n", count, name);
    }
}

void print_totals(const Totals& totals, const Context& context) {
    if (context.facts.json) {
        print_json(context.streams.out, {{"games", totals.games},
                                         {"commands", totals.commands},
                                         {"events", totals.events},
                                         {"unfinished", totals.unfinished},
                                         {"decisions", counts_json(totals.decisions)},
                                         {"refusals", counts_json(totals.refusals)},
                                         {"outcomes", counts_json(totals.outcomes)}});
        return;
    }
    print_counts(totals.decisions, "cli.simulate.games.decisions", context);
    print_counts(totals.refusals, "cli.simulate.games.refusals", context);
    print_counts(totals.outcomes, "cli.simulate.games.outcomes", context);
    context.streams.out << context.text("cli.simulate.games.kept",
                                        {{"games", std::to_string(totals.games)},
                                         {"commands", std::to_string(totals.commands)},
                                         {"events", std::to_string(totals.events)}})
                        << "\n";
}

Exit report(const Plan& plan, const Violation& violation, const Context& context) {
    context.streams.out << violation.script;
    return context.answer_no({"cli.simulate.games.broken",
                              {{"rulebook", std::string(plan.edition)},
                               {"variant", std::string(plan.variant)},
                               {"seed", std::to_string(violation.seed)},
                               {"what", violation.what}}});
}

Exit run_simulate_games(const Arguments& arguments, const Context& context) {
    std::vector<Plan> plans = plans_of(arguments);
    if (plans.empty()) {
        return context.wrong_usage({"cli.simulate.games.nothing", {}});
    }
    const std::uint64_t games = arguments.number("--games").value_or(usual_games);
    const std::uint64_t seed = arguments.number("--seed").value_or(1);
    Totals totals;
    for (Plan& plan : plans) {
        if (arguments.has("--trace")) {
            plan.trace = [&](const std::string& line) {
                context.streams.out << line << std::endl; // before anything can go wrong
            };
        }
        for (std::uint64_t i = 0; i < games; ++i) {
            plan.seed = seed + i;
            if (const auto violation = simulate(plan, totals)) {
                return report(plan, *violation, context);
            }
        }
    }
    print_totals(totals, context);
    return Exit::done;
}

} // namespace

Command simulate_games() {
    return {"simulate games",
            {option("--rulebook", "RULEBOOK"), option("--variant", "VARIANT"),
             number_option("--games", "N"), number_option("--seed", "S"), flag("--trace")},
            run_simulate_games};
}

} // namespace kodeks::cli
