#include "cli/commands/event.hpp"

namespace kodeks::cli {

namespace {

Exit run(const Arguments& arguments, const Context& context) {
    return with_stage(arguments, context, [&](const EventFile& file, const auto& stage) {
        print_sheet(context, standings_sheet(context, file.state, stage),
                    form_in(arguments, context));
        return Exit::done;
    });
}

} // namespace

Command event_standings() {
    return {"event standings", showing({required("EVENT")}), run};
}

} // namespace kodeks::cli
