// Who does the work: the room has no threads of its own. Work is cut into pieces that do not depend
// on how many hands there are, so results are the same for any executor.
#pragma once

#include <cstddef>
#include <functional>

namespace kodeks::truth::tables {

class Executor {
public:
    Executor() = default;
    Executor(const Executor&) = delete;
    Executor& operator=(const Executor&) = delete;
    virtual ~Executor() = default;

    // Calls work(i) for every i below count, in any order and perhaps at the same time, and returns
    // when all are done.
    virtual void parallel(std::size_t count, const std::function<void(std::size_t)>& work) = 0;
};

// One after the other, in the caller's own thread.
class SerialExecutor final : public Executor {
public:
    void parallel(std::size_t count, const std::function<void(std::size_t)>& work) override {
        for (std::size_t i = 0; i < count; ++i) {
            work(i);
        }
    }
};

} // namespace kodeks::truth::tables
