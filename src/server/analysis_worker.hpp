// Positions studied on a thread of their own, so that neither a running game nor its proofs wait
// for somebody's curiosity. Only a few may wait.
#pragma once

#include "oracle/analysis.hpp"
#include "server/aside.hpp"

#include <functional>

namespace kodeks::server {

class AnalysisWorker {
public:
    using Done = std::function<void(const truth::Analysis&)>;

    static constexpr std::size_t waiting_max = 8;

    AnalysisWorker(const truth::Analyst& analyst, Aside::Post post);

    // False when too many wait already.
    bool analyse(const games::Position& position, Done done);

private:
    const truth::Analyst& analyst_;
    Aside aside_; // finishes the position it is at, and drops the rest
};

} // namespace kodeks::server
