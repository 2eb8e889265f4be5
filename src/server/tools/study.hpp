// Who may have a position analysed now. A player may not be advised while he plays (the book of his
// game says so), and nobody is told what a position is worth that stands on a board in play. While
// games of an event are played, somebody without a name may be one of its players.
#pragma once

#include "server/api/api.hpp"

#include <optional>

namespace kodeks::server {

// Why not, with the articles; nothing when there is no objection.
std::optional<Refusal> study_refusal(const Hall& hall, const Who& who,
                                     const games::Position& position);

} // namespace kodeks::server
