#include "cli/commands/event.hpp"

#include <algorithm>
#include <ostream>

namespace kodeks::cli {

namespace {

using namespace tournament;

Exit run(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const StageNumber number = stage_in(arguments);
        Pair pair;
        pair.stage = number;
        pair.table_round = static_cast<std::uint32_t>(
            std::min<std::uint64_t>(arguments.number("--table-round").value_or(0), 10'000));
        const Exit exit = change(arguments, context, file, {pair});
        if (exit == Exit::done) {
            const Stage& stage = *find_stage(file.state, number);
            const auto round = static_cast<RoundNumber>(stage.rounds.size());
            context.streams.talk << context.text("cli.event.round",
                                                 {{"round", std::to_string(round)}})
                                 << '\n';
            print_sheet(context, pairings_sheet(context, file.state, stage, round),
                        form_in(arguments, context));
        }
        return exit;
    });
}

} // namespace

Command event_pair() {
    return {"event pair", with_common({required("EVENT"), number_option("--table-round", "N")}),
            run};
}

} // namespace kodeks::cli
