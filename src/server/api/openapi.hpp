// docs/openapi.json, compiled in.
#pragma once

#include <string_view>

namespace kodeks::server {

std::string_view openapi_json();

} // namespace kodeks::server
