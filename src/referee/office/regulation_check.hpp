// What is wrong with the regulations of an event before a game begins under them.
#pragma once

#include "base/result.hpp"
#include "referee/rule_set.hpp"

#include <vector>

namespace kodeks::referee {

// Everything the rulebook requires and the regulations lack or contradict, each with its articles.
std::vector<Refusal> regulation_problems(const Match& match);

} // namespace kodeks::referee
