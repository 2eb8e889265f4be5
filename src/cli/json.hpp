// JSON for `--json`: indented by two spaces, keys in the order they were put in, UTF-8 as it is.
#pragma once

#include <iosfwd>

#include <boost/json/fwd.hpp>

namespace kodeks::cli {

void print_json(std::ostream& out, const boost::json::value& value);

} // namespace kodeks::cli
