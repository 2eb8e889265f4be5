// Replays a certificate: with the plain move generator and nothing else. No search, no memory of
// any solver, and of the tables only what the certificate itself lists.
#pragma once

#include "base/message.hpp"
#include "composition/certificate/certificate.hpp"
#include "truth/proof/evidence.hpp"

#include <optional>

namespace kodeks::composition {

struct Replay {
    std::size_t claims = 0;
    std::size_t positions = 0;      // visited
    std::size_t leaves = 0;         // taken from the certificate's list of table positions
    std::optional<Message> trouble; // the first thing that does not hold
};

// With tables, the leaves are compared with them too; without, they are believed and counted.
Replay replay(const Certificate& certificate, const truth::Leaves& tables = {});

} // namespace kodeks::composition
