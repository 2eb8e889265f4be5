// The settings of a stage as arguments, for the first stage of a new event and for further ones.
#pragma once

#include "cli/command.hpp"
#include "tournament/state/state.hpp"

namespace kodeks::cli {

std::vector<Argument> stage_arguments();
tournament::StageSettings stage_settings(const Arguments& arguments);

// What makes no sense: a Swiss of which nobody said which, points of a bye that are none.
std::optional<Message> odd_stage(const Arguments& arguments);

} // namespace kodeks::cli
