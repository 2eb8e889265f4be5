#include "server/worker.hpp"

#include "base/check.hpp"

#include <limits>
#include <memory>
#include <utility>

namespace kodeks::server {

// A game waits for its proof, so that none is turned away; each asks for one at a time.
Worker::Worker(const truth::Oracle& oracle, Aside::Post post)
    : oracle_(oracle), aside_(std::move(post), std::numeric_limits<std::size_t>::max()) {}

void Worker::prove(const truth::Query& query, std::function<void(truth::Known)> done) {
    const auto known = std::make_shared<truth::Known>();
    const bool taken = aside_.run([this, query, known] { *known = truth::ask(oracle_, query); },
                                  [known, done = std::move(done)] { done(*known); });
    KODEKS_ASSERT(taken);
}

} // namespace kodeks::server
