#include "server/analysis_worker.hpp"

#include <memory>
#include <utility>

namespace kodeks::server {

AnalysisWorker::AnalysisWorker(const truth::Analyst& analyst, Aside::Post post)
    : analyst_(analyst), aside_(std::move(post), waiting_max) {}

bool AnalysisWorker::analyse(const games::Position& position, Done done) {
    const auto found = std::make_shared<truth::Analysis>();
    return aside_.run([this, position, found] { *found = analyst_.analyse(position); },
                      [found, done = std::move(done)] { done(*found); });
}

} // namespace kodeks::server
