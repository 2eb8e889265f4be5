#include "cli/commands/event.hpp"

#include "base/edit_distance.hpp"
#include "tournament/desk/remarks.hpp"
#include "tournament/tables/fide_standings.hpp"
#include "tournament/tiebreak/catalogue.hpp"

#include <ostream>

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

Exit with_stage(const Arguments& arguments, const Context& context, const StageWork& work,
                Need need) {
    const auto on_stage = [&](const EventFile& file) {
        const auto number = stage_in(arguments);
        const tournament::Stage* stage = tournament::find_stage(file.state, number);
        if (stage == nullptr) {
            return context.answer_no(
                Message{"tournament.no_stage", {{"number", std::to_string(number)}}});
        }
        return work(file, *stage);
    };
    return with_event(arguments, context, on_stage, need);
}

std::vector<std::string> tie_break_codes() {
    std::vector<std::string> codes;
    for (const auto& tie_break : tournament::tiebreak::catalogue()) {
        codes.emplace_back(tie_break.code);
    }
    return codes;
}

void suggest_tie_breaks(const Context& context, const std::vector<std::string>& codes) {
    for (const std::string& code : codes) {
        if (tournament::is_tie_break(code)) {
            continue;
        }
        const auto like = nearest(code, tie_break_codes(), 3);
        context.suggest(like);
        if (like.empty()) {
            context.streams.talk << context.text("cli.event.codes_are",
                                                 {{"names", joined(tie_break_codes(), ", ")}})
                                 << '\n';
        }
    }
}

void say_remark(const Context& context, std::ostream& out, const tournament::Remark& remark) {
    const std::string text =
        with_articles(render(remark.message, context.facts.language), remark.articles);
    out << context.text("cli.event.remark", {{"text", text}}) << '\n';
}

void say_remarks(const Context& context, std::ostream& out, const tournament::State& state,
                 const tournament::Stage& stage) {
    for (const tournament::Remark& remark :
         tournament::remarks_on(state, stage, {rules_of(state)})) {
        say_remark(context, out, remark);
    }
}

} // namespace kodeks::cli
