// Rulings and verdicts as JSON: for programs, and for the expectations of tests.
#pragma once

#include "composition/ruling.hpp"

#include <boost/json/object.hpp>

namespace kodeks::composition {

boost::json::object to_json(const Ruling& ruling);

// {"conclusion": "defective", "rulings": [...]}
boost::json::object to_json(const Verdict& verdict);

} // namespace kodeks::composition
