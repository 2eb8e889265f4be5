// A composition that was solved and examined, as pages show it: the answer, every first move, the
// lines as one tree, the rulings with their articles and where on the board they are seen.
#pragma once

#include "composition/study.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace kodeks::server {

boost::json::object study_json(const composition::Study& study);

// A verdict alone, without where it is seen.
boost::json::object verdict_json(const composition::Verdict& verdict);

// The books that know compositions, with their genres and the games these exist in.
boost::json::array genres_json();

} // namespace kodeks::server
