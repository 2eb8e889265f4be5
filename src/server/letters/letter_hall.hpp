// The tournaments by letter of the hall, each with the owner of its stream. A ledger of the command
// line comes in as such a stream and goes out as the same file.
#pragma once

#include "server/ledger_hall.hpp"
#include "server/letters/letter_decider.hpp"

namespace kodeks::server {

using LetterTourney = LedgerStream<LetterDecider>;
using LetterHall = LedgerHall<LetterDecider>;

} // namespace kodeks::server
