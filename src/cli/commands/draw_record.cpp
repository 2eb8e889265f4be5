// Every random choice of an event's stage, for publication.
#include "tournament/audit/draw_record.hpp"

#include "cli/commands/event.hpp"
#include "cli/event/typed.hpp"
#include "cli/json.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

Exit run_draw_record(const Arguments& arguments, const Context& context) {
    const auto print = [&](const EventFile& file, const auto&) {
        const auto records = tournament::draw_record(file.events, stage_in(arguments));
        if (context.facts.json) {
            print_json(context.streams.out, draws_json(records));
        } else {
            context.streams.out << tournament::lots::to_text(records);
        }
        return Exit::done;
    };
    return with_stage(arguments, context, print, Need::facts);
}

} // namespace

Command draw_record() {
    return {"draw record", {required("EVENT"), number_option("--stage", "N")}, run_draw_record};
}

} // namespace kodeks::cli
