// The names that the referee's sources give to decisions, refusals, questions, options and
// outcomes, found in the sources themselves: whoever adds one is told which sentence is missing.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace kodeks::test {

// The string literals in the argument `position` (from 0) of every call of `function`, in all
// sources under the folder. With `position` -1: in all arguments.
std::set<std::string> literals_in_calls(std::string_view folder, std::string_view function,
                                        int position);

// The literals inside the braces directly behind the text.
std::set<std::string> literals_in_braces(std::string_view folder, std::string_view text);

// The literals directly behind "member = ".
std::set<std::string> literals_assigned(std::string_view folder, std::string_view member);

} // namespace kodeks::test
