#include "cli/time_now.hpp"

#include <chrono>

namespace kodeks::cli {

ledger::UnixTime time_now() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return {std::chrono::duration_cast<std::chrono::milliseconds>(since).count()};
}

} // namespace kodeks::cli
