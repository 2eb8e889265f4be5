#include "cli/commands/event.hpp"
#include "cli/event/typed.hpp"
#include "cli/json.hpp"

namespace kodeks::cli {

namespace {

Exit run_event_pairings(const Arguments& arguments, const Context& context) {
    return with_stage(arguments, context, [&](const EventFile& file, const auto& stage) {
        const std::uint64_t round = arguments.number("--round").value_or(stage.rounds.size());
        if (round == 0 || round > stage.rounds.size()) {
            return context.answer_no(
                stage.rounds.empty()
                    ? Message{"tournament.nothing_paired", {}}
                    : Message{"tournament.no_round", {{"round", std::to_string(round)}}});
        }
        if (context.facts.json) {
            print_json(context.streams.out,
                       pairings_json(file.state, stage_in(arguments),
                                     static_cast<tournament::RoundNumber>(round)));
            return Exit::done;
        }
        print_sheet(
            context,
            pairings_sheet(context, file.state, stage, static_cast<tournament::RoundNumber>(round)),
            form_in(arguments, context));
        return Exit::done;
    });
}

} // namespace

Command event_pairings() {
    return {"event pairings", showing({required("EVENT"), number_option("--round", "N")}),
            run_event_pairings};
}

} // namespace kodeks::cli
