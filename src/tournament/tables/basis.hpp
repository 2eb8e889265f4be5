// The articles that a table stands on, for whoever asks why its numbers are what they are; and what
// the book makes of somebody who left, for whoever has just entered it.
#pragma once

#include "tournament/desk/remarks.hpp"
#include "tournament/tiebreak/terms.hpp"

namespace kodeks::tournament {

using Cited = std::vector<std::string_view>;

// Of the points of a player, or of a team.
Cited articles_of_points(const rulebook::TournamentRules& rules, const StageSettings& settings);

// Where the book lists a tie-break for such a stage, where it defines it, and what it says about
// unplayed games in it. `listed` is what was settled when the tie-breaks were chosen.
Cited articles_of_tie_break(const rulebook::TournamentRules& rules, std::string_view code,
                            std::string_view listed);

// Of a score that nobody made; empty when it is somebody's own.
Cited articles_of_source(const rulebook::TournamentRules& rules, tiebreak::Source source);

// Of an entry that left the stage.
Remark consequence_of_leaving(const State& state, const Stage& stage, EntryId entry,
                              const rulebook::TournamentRules& rules);

} // namespace kodeks::tournament
