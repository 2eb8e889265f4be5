#include "cli/version.hpp"

namespace kodeks::cli {

std::string_view version() {
    return KODEKS_VERSION;
}

} // namespace kodeks::cli
