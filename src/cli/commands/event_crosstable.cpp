#include "cli/commands/event.hpp"
#include "cli/event/typed.hpp"
#include "cli/json.hpp"

namespace kodeks::cli {

namespace {

Exit run_event_crosstable(const Arguments& arguments, const Context& context) {
    return with_stage(arguments, context, [&](const EventFile& file, const auto& stage) {
        if (context.facts.json) {
            print_json(context.streams.out, crosstable_json(file.state, stage));
            return Exit::done;
        }
        const Form form = form_in(arguments, context);
        print_sheet(context, crosstable_sheet(context, file.state, stage, form), form);
        return Exit::done;
    });
}

} // namespace

Command event_crosstable() {
    return {"event crosstable", showing({required("EVENT")}), run_event_crosstable};
}

} // namespace kodeks::cli
