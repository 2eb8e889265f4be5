// A script with the referee's answers written in as expectations: the lines of the script as they
// are, behind every command the whole answer. Expectations that were there are replaced; what they
// mentioned besides (clocks, board ...) is mentioned again with the real values.
#pragma once

#include "referee/script/replay.hpp"

namespace kodeks::referee::script {

Result<std::string> filled(const Source& source, const truth::Oracle& oracle);

} // namespace kodeks::referee::script
