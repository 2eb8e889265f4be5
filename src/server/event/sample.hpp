// A small event for the first start, so that there is something to look at: two rounds of a Swiss
// are played and the third is paired. Every result is a choice of the open draw that gave the
// numbers (tournament/lots/urn.hpp).
#pragma once

#include "tournament/record/journal.hpp"

#include <string>

namespace kodeks::server {

// As an event file.
std::string sample_event(const std::string& name, const tournament::Stamp& stamp);

} // namespace kodeks::server
