// The version of the program, from the project() line of CMakeLists.txt.
#pragma once

#include <string_view>

namespace kodeks::cli {

std::string_view version();

} // namespace kodeks::cli
