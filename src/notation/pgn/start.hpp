// Where a PGN game starts: the variant its tags name and the position they set up.
#pragma once

#include "notation/game.hpp"

#include <vector>

namespace kodeks::notation::pgn {

// Fills variant, setup and start of the game from its tags Variant and FEN. Without a Variant tag a
// position that regular chess refuses is tried with the other variants of the family.
void find_start(Game& game, games::Defects tolerated);

// The tags a start needs in a file and the game does not have: Variant, SetUp, FEN.
std::vector<Tag> missing_start_tags(const Game& game);

} // namespace kodeks::notation::pgn
