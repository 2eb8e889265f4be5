// The composition rules of the editions, one data file each; compositions.cpp lists them.
#pragma once

#include "rulebook/composition_rules.hpp"

namespace kodeks::rulebook {

extern const CompositionRules composition_ru_code;

} // namespace kodeks::rulebook
