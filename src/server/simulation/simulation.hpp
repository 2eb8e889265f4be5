// Whole servers on virtual time, network and disk, with players, arbiters and spectators who lose
// their connections, send twice and do what they may not; and machines that are switched off at any
// moment. After every restart and at the end it is checked that
//
//   - whatever was acknowledged stands in the log, once, under the numbers that were told;
//   - no command stands there twice;
//   - what is folded from the log is the state the server had;
//   - everybody saw what the log says, in order, without gaps and without repetition;
//   - the standings of an event are what its acknowledged results add up to;
//   - the accounts of both sides follow from the log, and clocks were charged for no time at which
//     no server ran;
//   - when a bit of the log turns at last, the record is named and everything before it is there.
//
// The same seed gives the same run, to the last byte of the log.
#pragma once

#include "oracle/oracle.hpp"

#include <cstdint>
#include <string>

namespace kodeks::server::simulation {

struct Report {
    std::uint64_t seed = 0;
    std::uint64_t acknowledged = 0;
    std::uint64_t crashes = 0;
    std::uint64_t records = 0;
    std::uint64_t finished = 0; // games
    std::string digest;         // of the whole log
    std::string broken;         // which promise, and how; empty when all were kept
};

struct Plan {
    std::uint64_t seed = 1;
    std::int64_t seconds = 40; // of virtual time
    bool lying_disk = false;   // to see that it is found out
};

Report simulate(const Plan& plan, const truth::Oracle& oracle);

} // namespace kodeks::server::simulation
