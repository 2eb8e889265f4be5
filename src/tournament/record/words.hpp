// The words that stand for enumerators in the records of an event. docs/event-file.md lists them.
#pragma once

#include "ledger/words.hpp"
#include "tournament/state/state.hpp"

namespace kodeks::ledger {

KODEKS_WORDS(tournament::Character, "individual", "team", "individual-team")
KODEKS_WORDS(tournament::System, "round-robin", "swiss", "knockout", "scheveningen", "match")
KODEKS_WORDS(tournament::Purpose, "unsaid", "regular", "play-off", "match-for-first")
KODEKS_WORDS(tournament::Goal, "majority", "points", "wins")
KODEKS_WORDS(tournament::Trait, "federation", "region", "club", "team")
KODEKS_WORDS(tournament::Treatment, "by-rulebook", "losses", "annulled")
KODEKS_WORDS(tournament::Taken, "other", "entry", "round", "result", "absence", "level", "stage",
             "opening", "forbidden")
KODEKS_WORDS(tournament::Worth, "win", "draw", "loss", "plus", "minus", "bye", "half-bye",
             "absence", "bonus", "full-bye")
KODEKS_WORDS(tournament::Sex, "unknown", "female", "male")
KODEKS_WORDS(tournament::Mark, "win", "draw", "loss", "plus", "minus")
KODEKS_WORDS(tournament::Status, "open", "finished", "adjourned", "annulled")
KODEKS_WORDS(tournament::pairing::Float, "none", "down", "up", "forced-down", "forced-up")
KODEKS_WORDS(rulebook::TeamScore, "match-points", "game-points")
KODEKS_WORDS(rulebook::MissingOpponent, "nothing", "lowest-score", "last-who-stayed",
             "virtual-opponent")
KODEKS_WORDS(rulebook::LeaverScore, "own", "group-average", "unplayed-are-draws")
KODEKS_WORDS(rulebook::LonelyLeaver, "adjacent-groups", "draw-every-round")
KODEKS_WORDS(rulebook::EarlyLeaver, "keep", "annul", "set-aside")
KODEKS_WORDS(rulebook::MissingLineUp, "main-line-up", "first-round", "previous-round")

} // namespace kodeks::ledger
