// Long proofs, on a thread of their own; the answer is posted back.
#pragma once

#include "server/aside.hpp"
#include "server/services.hpp"

namespace kodeks::server {

class Worker final : public Prover {
public:
    Worker(const truth::Oracle& oracle, Aside::Post post);

    void prove(const truth::Query& query, std::function<void(truth::Known)> done) override;

private:
    const truth::Oracle& oracle_;
    Aside aside_; // finishes the proof it is at, and drops the rest
};

} // namespace kodeks::server
