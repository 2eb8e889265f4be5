#include "cli/thread_executor.hpp"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace kodeks::cli {

std::size_t ThreadExecutor::available() {
    return std::max(1U, std::thread::hardware_concurrency());
}

void ThreadExecutor::parallel(std::size_t count, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next{0};
    const auto take = [&] {
        for (std::size_t i = next++; i < count; i = next++) {
            work(i);
        }
    };
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(threads_, count); ++i) {
        helpers.emplace_back(take);
    }
    take();
}

} // namespace kodeks::cli
