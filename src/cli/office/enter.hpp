// What a sanction or an upheld protest asks, entered at the tables: the office's fact and the
// tournament's fact in one command, so that the standings follow and nothing is entered twice.
#pragma once

#include "cli/office/session.hpp"

namespace kodeks::cli {

// --result, --round, --table, --game, --stage: where the record of the office does not say it.
std::vector<Argument> with_table_options(std::vector<Argument> arguments);

// All or nothing; a refusal of the office or of the tournament leaves the file as it was.
Exit enter_effect(const Arguments& arguments, const Context& context, EventFile& file,
                  const office::EnterEffect& command);

// What is still to be entered, a line each.
void say_proposals(const Context& context, const EventFile& file);

} // namespace kodeks::cli
