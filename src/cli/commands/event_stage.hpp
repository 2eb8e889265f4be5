// The settings of a stage as arguments, for the first stage of a new event and for further ones.
#pragma once

#include "cli/command.hpp"
#include "tournament/state/state.hpp"

namespace kodeks::cli {

std::vector<Argument> stage_arguments();
tournament::StageSettings stage_settings(const Arguments& arguments);

// A Swiss of which nobody said which: the arguments say so, and the names there are.
bool lacks_swiss(const Arguments& arguments);
Message swiss_missing();

} // namespace kodeks::cli
