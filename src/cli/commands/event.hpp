// What the commands that show an event share: the form of the output and the stage asked for.
#pragma once

#include "cli/event/session.hpp"
#include "cli/event/show.hpp"
#include "tournament/desk/remarks.hpp"

namespace kodeks::cli {

std::vector<Argument> showing(std::vector<Argument> arguments); // with --stage and --csv
Form form_in(const Arguments& arguments, const Context& context);

// Reads the event and does something with the stage asked for; says so when there is none.
using StageWork = std::function<Exit(const EventFile&, const tournament::Stage&)>;
Exit with_stage(const Arguments& arguments, const Context& context, const StageWork& work,
                Need need = Need::state);

// The codes of all tie-breaks; those like the unknown ones of a list are suggested.
std::vector<std::string> tie_break_codes();
void suggest_tie_breaks(const Context& context, const std::vector<std::string>& codes);

// Something an arbiter should know although nothing forbids it.
void say_remark(const Context& context, std::ostream& out, const tournament::Remark& remark);

// Advice about a stage, a line each.
void say_remarks(const Context& context, std::ostream& out, const tournament::State& state,
                 const tournament::Stage& stage);

} // namespace kodeks::cli
