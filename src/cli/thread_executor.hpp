// Threads for the rooms that have none of their own.
#pragma once

#include "truth/tables/executor.hpp"

namespace kodeks::cli {

class ThreadExecutor final : public truth::tables::Executor {
public:
    explicit ThreadExecutor(std::size_t threads) : threads_(threads) {}

    // As many as the machine has, at least one.
    static std::size_t available();

    void parallel(std::size_t count, const std::function<void(std::size_t)>& work) override;

private:
    std::size_t threads_;
};

} // namespace kodeks::cli
