// Random servers on virtual time, network and disk, with every promise checked.
#include "cli/command.hpp"
#include "cli/json.hpp"
#include "server/simulation/simulation.hpp"

#include <ostream>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

using namespace server::simulation;

constexpr std::uint64_t usual_seeds = 100;

void add(Report& total, const Report& one) {
    total.acknowledged += one.acknowledged;
    total.crashes += one.crashes;
    total.records += one.records;
    total.finished += one.finished;
    total.digest = one.digest;
}

void print(const Report& total, std::uint64_t seeds, const Context& context) {
    if (context.facts.json) {
        print_json(context.streams.out, {{"seeds", seeds},
                                         {"acknowledged", total.acknowledged},
                                         {"crashes", total.crashes},
                                         {"records", total.records},
                                         {"finished", total.finished},
                                         {"digest", total.digest}});
        return;
    }
    context.streams.out << context.text("cli.simulate.server.kept",
                                        {{"seeds", std::to_string(seeds)},
                                         {"acts", std::to_string(total.acknowledged)},
                                         {"crashes", std::to_string(total.crashes)},
                                         {"digest", total.digest}})
                        << '\n';
}

Exit run_simulate_server(const Arguments& arguments, const Context& context) {
    const std::uint64_t first = arguments.number("--seed").value_or(1);
    const std::uint64_t seeds = arguments.number("--seeds").value_or(usual_seeds);
    const truth::SilentOracle oracle;
    Report total;
    for (std::uint64_t seed = first; seed < first + seeds; ++seed) {
        const Report report = simulate({.seed = seed}, oracle);
        if (!report.broken.empty()) {
            return context.answer_no({"cli.simulate.server.broken",
                                      {{"seed", std::to_string(seed)}, {"what", report.broken}}});
        }
        add(total, report);
    }
    print(total, seeds, context);
    return Exit::done;
}

} // namespace

Command simulate_server() {
    return {"simulate server",
            {number_option("--seed", "N"), number_option("--seeds", "N")},
            run_simulate_server};
}

} // namespace kodeks::cli
