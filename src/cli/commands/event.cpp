#include "cli/commands/event.hpp"

namespace kodeks::cli {

std::vector<Argument> showing(std::vector<Argument> arguments) {
    arguments.push_back(number_option("--stage", "N"));
    arguments.push_back(flag("--csv"));
    return arguments;
}

Form form_in(const Arguments& arguments, const Context& context) {
    if (context.facts.json) {
        return Form::json;
    }
    return arguments.has("--csv") ? Form::csv : Form::text;
}

Exit with_stage(const Arguments& arguments, const Context& context, const StageWork& work) {
    return with_event(arguments, context, [&](const EventFile& file) {
        const auto number = stage_in(arguments);
        const tournament::Stage* stage = tournament::find_stage(file.state, number);
        if (stage == nullptr) {
            return context.answer_no(
                Message{"tournament.no_stage", {{"number", std::to_string(number)}}});
        }
        return work(file, *stage);
    });
}

} // namespace kodeks::cli
