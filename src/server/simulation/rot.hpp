// A bit of the log turns while the machine is off. The server that is switched on then names the
// record, gives what stands before it, and everything else is as it was.
#pragma once

#include "oracle/oracle.hpp"
#include "server/simulation/virtual_world.hpp"

namespace kodeks::server::simulation {

// The log is damaged by this. What went wrong; empty when nothing did.
std::string turn_a_bit(store::MemoryStore& log, const truth::Oracle& oracle, VirtualDice& dice);

} // namespace kodeks::server::simulation
