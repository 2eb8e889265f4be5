// A position and what is proved about it, as pages show it.
#pragma once

#include "oracle/analysis.hpp"

#include <boost/json/object.hpp>

namespace kodeks::server {

boost::json::object analysis_json(const games::Position& position, const truth::Analysis& analysis);

} // namespace kodeks::server
