// Every random choice of an event's stage, for publication.
#include "cli/commands/event.hpp"
#include "tournament/audit/audit.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

Exit run(const Arguments& arguments, const Context& context) {
    return with_stage(arguments, context, [&](const EventFile& file, const auto&) {
        context.streams.out << tournament::lots::to_text(
            tournament::draw_record(file.events, stage_in(arguments)));
        return Exit::done;
    });
}

} // namespace

Command draw_record() {
    return {"draw record", {required("EVENT"), number_option("--stage", "N")}, run};
}

} // namespace kodeks::cli
