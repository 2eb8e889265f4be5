// The rules of games by letter of the editions, one data file each; correspondences.cpp lists them.
#pragma once

#include "rulebook/correspondence_rules.hpp"

namespace kodeks::rulebook {

extern const CorrespondenceRules correspondence_ru_code;

} // namespace kodeks::rulebook
