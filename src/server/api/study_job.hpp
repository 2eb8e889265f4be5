// Jobs of the thread that solves compositions, as whoever asked for one comes back for it.
#pragma once

#include "server/api/api.hpp"
#include "server/composition_worker.hpp"

namespace kodeks::server {

// Somebody without a name is known by where he comes from.
std::string asker_of(const Call& call);

std::uint64_t job_in(const std::string& text); // 0 is no job

// How far it is, and the answer at the end.
boost::json::object shown_json(std::uint64_t number, const CompositionWorker::Shown& shown);

} // namespace kodeks::server
