// Every round that can be known before it is played: the whole of a round robin, a Scheveningen or
// a match, from the numbers drawn.
#include "cli/commands/event.hpp"
#include "cli/event/typed.hpp"
#include "cli/json.hpp"
#include "tournament/tables/schedule.hpp"

#include <ostream>

#include <boost/json/array.hpp>

namespace kodeks::cli {

namespace {

using namespace tournament;
namespace json = boost::json;

Sheet schedule_sheet(const Context& context, const State& state, const Stage& stage) {
    Sheet all;
    for (RoundNumber round = 1; round <= stage.rounds.size(); ++round) {
        Sheet sheet = pairings_sheet(context, state, stage, round);
        if (round == 1) {
            all.columns = sheet.columns;
            all.keys = sheet.keys;
            all.columns.insert(all.columns.begin(),
                               {context.text("cli.event.column.round"), Align::right});
            all.keys.insert(all.keys.begin(), "round");
        }
        for (auto& row : sheet.rows) {
            row.insert(row.begin(), std::to_string(round));
            all.rows.push_back(std::move(row));
        }
    }
    return all;
}

Exit run_event_schedule(const Arguments& arguments, const Context& context) {
    return with_stage(arguments, context, [&](const EventFile& file, const Stage&) {
        const StageNumber number = stage_in(arguments);
        const auto known = scheduled(file.state, number);
        if (!known) {
            return context.answer_no(known.error().message);
        }
        const State& state = *known;
        const Stage& whole = *find_stage(state, number);
        if (!context.facts.json) {
            print_sheet(context, schedule_sheet(context, state, whole),
                        form_in(arguments, context));
            return Exit::done;
        }
        json::array rounds;
        for (RoundNumber round = 1; round <= whole.rounds.size(); ++round) {
            rounds.push_back(pairings_json(state, number, round));
        }
        print_json(context.streams.out, json::object{{"rounds", std::move(rounds)}});
        return Exit::done;
    });
}

} // namespace

Command event_schedule() {
    return {"event schedule", showing({required("EVENT")}), run_event_schedule};
}

} // namespace kodeks::cli
