#include "cli/referee/watch.hpp"

#include <chrono>

namespace kodeks::cli {

Console::Watch watch_for(const Arguments& arguments) {
    if (arguments.has("--still")) {
        return {};
    }
    return [begun = std::chrono::steady_clock::now()] {
        const auto passed = std::chrono::steady_clock::now() - begun;
        return referee::Instant{
            std::chrono::duration_cast<std::chrono::milliseconds>(passed).count()};
    };
}

} // namespace kodeks::cli
