// What the papers of an event are made of, as whoever asks for them may see it: copied, so that the
// event goes on meanwhile.
#pragma once

#include "reports/sources.hpp"
#include "server/hall.hpp"

namespace kodeks::server {

enum class GamesTaken : std::uint8_t { none, of_round, all };

// Officials get everything; for the others games that are not finished are left out, and what the
// wall does not show. Nothing when the disk cannot be read.
Result<tournament::Journal> paper_journal(Hall& hall, const EventDesk& event, Reading reading,
                                          const reports::Request& request, GamesTaken games);

} // namespace kodeks::server
