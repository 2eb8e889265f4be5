// The standings of a tournament report file by FIDE tie-breaks.
#include "cli/pair/report_standings.hpp"

namespace kodeks::cli {

namespace {

Exit run_pair_standings(const Arguments& arguments, const Context& context) {
    return print_report_standings(arguments.value("FILE"), arguments, context);
}

} // namespace

Command pair_standings() {
    std::vector<Argument> arguments = fide_tie_break_options();
    arguments.insert(arguments.begin(), required("FILE"));
    arguments.push_back(number_option("--explain", "N"));
    return {"pair standings", arguments, run_pair_standings};
}

} // namespace kodeks::cli
