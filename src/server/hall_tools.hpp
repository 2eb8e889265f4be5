// What everything in the hall works with.
#pragma once

#include "server/people/secret.hpp"
#include "server/services.hpp"

namespace kodeks::server {

struct HallTools {
    Services services;
    store::Store& store; // for reading
    const truth::Oracle& known;
    Dice& dice;
    Milliseconds delay{0};  // by which spectators see everything later
    bool lag_credit = true; // unless the terms of an event say otherwise
    std::string zone{};     // of the venue, "Europe/Kyiv"; empty: universal time
};

} // namespace kodeks::server
